import type { VisitId } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { findCargo, toEdit } from './cargo.ts';

const hotel = sampleVisit('hotel', '09:00-09:00', { kind: 'stay' });
const temple = sampleVisit('temple', '09:20-10:20');
const lunch = sampleVisit('lunch', '12:00-13:00', { kind: 'meal' });
const idea = { placeId: 'place_museum', name: 'Museum', code: 'day-full' as const, text: '' };
const trip = { days: [sampleDay([hotel, temple, lunch])], leftOut: [idea] } as unknown as Parameters<
  typeof findCargo
>[0];
const slot = { date: '2027-04-03', after: lunch.id as VisitId };

it('is a stop with where it lies, and is moved', () => {
  const cargo = findCargo(trip, lunch.id);
  expect(cargo).toMatchObject({ place: 'place_lunch', name: 'lunch', home: { visit: lunch.id, before: temple.id } });
  expect(cargo && toEdit(cargo, slot)).toEqual({ type: 'move', visit: lunch.id, to: slot });
});

it('is an idea, which lies nowhere, and is added', () => {
  const cargo = findCargo(trip, 'place_museum');
  expect(cargo).toMatchObject({ place: 'place_museum', name: 'Museum', home: null });
  expect(cargo && toEdit(cargo, slot)).toEqual({ type: 'add', place: 'place_museum', to: slot });
});

it('has nothing before it where it is the first', () => {
  const first = { ...trip, days: [sampleDay([temple])] };
  expect(findCargo(first, temple.id)?.home?.before).toBeNull();
});

it.each([
  ['a bed', hotel.id, {}],
  ['what is over', temple.id, { done: true }],
  ['what is fixed', temple.id, { locked: true }],
  ['what is not there', 'visit_gone', {}],
])('is not %s', (_, id, change) => {
  const days = [sampleDay([hotel, { ...temple, ...change }])];
  expect(findCargo({ ...trip, days }, id)).toBeUndefined();
});
