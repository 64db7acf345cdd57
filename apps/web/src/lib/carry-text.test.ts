import '../testing/english.ts';

import type { PlaceId, VisitId } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { carryText } from './carry-text.ts';
import type { DropSlot } from './drop-slot.ts';
import type { Carry } from './hands.ts';

const days = [sampleDay([sampleVisit('lunch', '12:00-13:00')])];
const slot: DropSlot = {
  date: '2027-04-03',
  after: 'visit_lunch' as VisitId,
  answer: 'refused',
  arrive: '16:00',
  depart: '17:00',
  moved: [],
  tag: 'closes 16:30',
  text: 'It closes at 16:30, during the visit.',
};
const carry: Carry = {
  cargo: { dragged: { place: 'place_m' as PlaceId }, place: 'place_m' as PlaceId, name: 'Museum', home: null },
  by: 'keyboard',
  over: { date: '2027-04-03', index: 0 },
  slots: new Map([['2027-04-03', [slot]]]),
  placing: false,
};

it('reads out place, time, verdict and reason', () => {
  expect(carryText(days, carry, slot)).toBe(
    'Sat 3 Apr, place 1 of 1, after lunch, 16:00 to 17:00: does not fit. It closes at 16:30, during the visit.',
  );
});

it('says how it is carried where it lies', () => {
  const text = carryText(days, carry, { ...slot, answer: 'home' });
  expect(text).toContain('Museum is picked up. Sat 3 Apr, place 1 of 1, after lunch: where it is now.');
  expect(text).toContain('Escape leaves it.');
});

it('says what is going on before there is a place to speak of', () => {
  expect(carryText(days, { ...carry, placing: true }, slot)).toBe('Museum is being put there.');
  expect(carryText(days, { ...carry, over: null })).toMatch(/^Museum is picked up\. Up and down arrows/);
  expect(carryText(days, carry)).toBe('Sat 3 Apr: nothing to be said yet.');
});

it('counts places from one, and says after what each is', () => {
  const second = {
    ...carry,
    over: { date: '2027-04-03', index: 1 },
    slots: new Map([['2027-04-03', [slot, slot, slot]]]),
  };
  const unknown = { ...slot, answer: 'moves' as const, after: 'visit_gone' as VisitId };
  expect(carryText(days, second, unknown)).toMatch(
    /^Sat 3 Apr, place 2 of 3, after the stop before, 16:00 to 17:00: fits, others move\./,
  );
});
