import '../testing/english.ts';

import { expect, it } from 'vitest';

import { sampleVisit } from '../testing/sample.ts';
import { sampleDay } from '../testing/sample.ts';
import { findCargo, toEdit } from './cargo.ts';
import { idOfSheet, toSheetName } from './sheet-name.ts';
import { isEditable, listStopActions } from './stop-actions.ts';

const hotel = sampleVisit('hotel', '09:00-09:00', { kind: 'stay' });
const temple = sampleVisit('temple', '09:20-10:20');
const fixed = sampleVisit('dinner', '19:00-20:00', { kind: 'meal', locked: true });
const idea = { placeId: 'place_museum', name: 'Museum', reason: 'day-full' as const, text: 'The day is full.' };
const trip = { days: [sampleDay([hotel, temple, fixed])], leftOut: [idea] };

it('leaves what is fixed only to be set free, or taken out', () => {
  expect(listStopActions(fixed).map(({ label }) => label)).toEqual(['Unlock', 'Remove']);
  expect(listStopActions(temple).map(({ label }) => label)).toEqual([
    '15 min longer',
    '15 min shorter',
    '30 min longer',
    '30 min shorter',
    'Lock',
    'Remove',
  ]);
});

it('changes no beds, and nothing that is over', () => {
  expect(isEditable(hotel)).toBe(false);
  expect(isEditable({ ...temple, done: true })).toBe(false);
  expect(isEditable(fixed)).toBe(true);
});

it('takes up stops that move, with what stands before them, and ideas', () => {
  expect(findCargo(trip, temple.id)).toMatchObject({ name: 'temple', home: { date: '2027-04-03', before: hotel.id } });
  expect(findCargo(trip, 'place_museum')).toMatchObject({ name: 'Museum', home: null });
  expect(findCargo(trip, hotel.id)).toBeUndefined();
  expect(findCargo(trip, fixed.id)).toBeUndefined();
});

it('puts a stop down by a move, an idea by adding it', () => {
  const [stop, place] = [findCargo(trip, temple.id), findCargo(trip, 'place_museum')];
  const to = { date: '2027-04-04', after: fixed.id as never };
  expect(stop && toEdit(stop, to)).toEqual({ type: 'move', visit: temple.id, to });
  expect(place && toEdit(place, to)).toEqual({ type: 'add', place: 'place_museum', to });
});

it('names sheets by what they are about', () => {
  expect(idOfSheet(toSheetName('move', 'visit_1'), 'move')).toBe('visit_1');
  expect(idOfSheet(toSheetName('move', 'visit_1'), 'day')).toBeUndefined();
  expect(idOfSheet(null, 'move')).toBeUndefined();
});
