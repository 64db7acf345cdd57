import '../testing/english.ts';

import type { Visit } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { findStanding, listStopMoves, movesText } from './stop-moves.ts';

const temple = sampleVisit('temple', '09:20-10:20');
const lunch = sampleVisit('lunch', '12:00-13:00', { kind: 'meal' });
const bed = sampleVisit('bed', '20:00-08:00', { kind: 'stay' });
const daysOf = (...visits: readonly (readonly Visit[])[]) => ({
  days: visits.map((each, index) => sampleDay(each, { date: `2027-04-0${index + 3}` })),
});
const before = daysOf([temple, lunch, bed]);

it('lists nothing where nothing has moved, and no beds', () => {
  expect(listStopMoves(before, before)).toEqual([]);
  expect(listStopMoves(before, daysOf([temple, lunch]))).toEqual([]);
});

it.each([
  ['arrives later', daysOf([{ ...temple, arrive: '09:30' }, lunch]), 'temple 09:20 → 09:30'],
  ['leaves later', daysOf([{ ...temple, depart: '10:30' }, lunch]), 'temple until 10:30'],
  ['is on another day', daysOf([lunch], [temple]), 'temple to Sun 4 Apr 09:20'],
  ['is not in the plan any more', daysOf([lunch]), 'temple goes to the ideas'],
])('lists a stop that %s', (_, after, text) => {
  const moves = listStopMoves(before, after);
  expect(moves.map(({ name }) => name)).toEqual(['temple']);
  expect(movesText(moves)).toBe(text);
});

it('lists what came in behind what moved', () => {
  const museum = sampleVisit('museum', '15:00-16:00');
  const moves = listStopMoves(before, daysOf([museum, temple, { ...lunch, arrive: '12:10' }]));
  expect(moves.map(({ name, from, to }) => [name, from?.arrive, to?.arrive])).toEqual([
    ['lunch', '12:00', '12:10'],
    ['museum', undefined, '15:00'],
  ]);
  expect(movesText(moves)).toBe('lunch 12:00 → 12:10, museum comes in at 15:00');
});

it('takes the two visits to one place for the same only on the same day', () => {
  const second = { ...lunch, id: 'visit_second' };
  const twice = daysOf([lunch], [second]);
  expect(listStopMoves(twice, twice)).toEqual([]);
  const later = daysOf([lunch], [{ ...second, arrive: '12:30' }]);
  expect(listStopMoves(twice, later).map(({ from, to }) => [from?.date, to?.date])).toEqual([
    ['2027-04-04', '2027-04-04'],
  ]);
  const elsewhere = daysOf([lunch], [], [second]);
  expect(listStopMoves(twice, elsewhere).map(({ from, to }) => [from?.date, to?.date])).toEqual([
    ['2027-04-04', undefined],
    [undefined, '2027-04-05'],
  ]);
});

it('names two, and counts the others', () => {
  const none = daysOf([]);
  const three = daysOf([temple, lunch, sampleVisit('museum', '15:00-16:00')]);
  expect(movesText(listStopMoves(none, before))).toBe('temple comes in at 09:20, lunch comes in at 12:00');
  expect(movesText(listStopMoves(none, three))).toBe('temple comes in at 09:20, lunch comes in at 12:00 and 1 more');
});

it('finds where a place stands first', () => {
  const twice = daysOf([temple, lunch], [{ ...lunch, arrive: '12:30' }]);
  expect(findStanding(twice, lunch.placeId)).toMatchObject({ date: '2027-04-03', arrive: '12:00' });
  expect(findStanding(twice, 'place_elsewhere')).toBeUndefined();
});
