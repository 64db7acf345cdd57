import { expect, it } from 'vitest';

import { acceptsStay, roomsFor, unitsFor } from './stay-terms.ts';

it('is let for no fewer nights than it says', () => {
  expect([1, 2, 3].map((nights) => acceptsStay({ minimumNights: 2 }, {}, nights))).toEqual([false, true, true]);
  expect(acceptsStay({}, {}, 1)).toBe(true);
});

it('has to be of a kind that will do, and to allow what is asked for', () => {
  expect(acceptsStay({ room: 'shared' }, { rooms: ['entire', 'private'] }, 1)).toBe(false);
  expect(acceptsStay({ room: 'private' }, { rooms: ['entire', 'private'] }, 1)).toBe(true);
  expect(acceptsStay({ bans: ['pets', 'smoking'] }, { allowed: ['smoking'] }, 1)).toBe(false);
  expect(acceptsStay({ bans: ['pets'] }, { allowed: ['smoking'] }, 1)).toBe(true);
});

it('needs one for each so many people as sleep in it, and for two where nobody says', () => {
  expect([1, 2, 3, 5].map((travelers) => unitsFor({}, travelers))).toEqual([1, 1, 2, 3]);
  expect([4, 5].map((travelers) => unitsFor({ sleeps: 4 }, travelers))).toEqual([1, 2]);
});

it('is let two to a room', () => {
  expect([1, 2, 3, 20].map((travelers) => roomsFor({ travelers }))).toEqual([1, 1, 2, 10]);
});
