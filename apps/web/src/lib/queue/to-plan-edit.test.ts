import { expect, it } from 'vitest';

import { toPlanEdit } from './to-plan-edit.ts';

it('has minutes where the API has clock times, however deep', () => {
  expect(toPlanEdit({ type: 'move', visit: 'visit_a', to: { date: '2027-04-04', at: '09:30' } })).toEqual({
    type: 'move',
    visit: 'visit_a',
    to: { date: '2027-04-04', at: 570 },
  });
  expect(toPlanEdit({ type: 'free', date: '2027-04-04', window: { start: '12:00', end: '14:00' } })).toEqual({
    type: 'free',
    date: '2027-04-04',
    window: { start: 720, end: 840 },
  });
});

it('leaves to the server what only the server can do', () => {
  expect(toPlanEdit({ type: 'dates', start: '2027-04-04', end: '2027-04-05' })).toBeUndefined();
  expect(toPlanEdit({ type: 'refill', date: null })).toBeUndefined();
});
