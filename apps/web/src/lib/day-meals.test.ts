import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { listMeals } from './day-meals.ts';

it('tells lunch from dinner by the clock, and a skipped meal from one without a table', () => {
  const lunch = sampleVisit('ramen', '12:30-13:30', { kind: 'meal' });
  expect(listMeals(sampleDay([lunch], { settings: { withoutMeals: ['dinner'] } }))).toEqual([
    { meal: 'lunch', visit: lunch, isSkipped: false },
    { meal: 'dinner', visit: null, isSkipped: true },
  ]);
});

it('calls a table dinner from four in the afternoon on', () => {
  const late = sampleVisit('late', '15:59-17:00', { kind: 'meal' });
  const early = sampleVisit('early', '16:00-17:00', { kind: 'meal' });
  const park = sampleVisit('park', '12:00-13:00');
  expect(listMeals(sampleDay([park, late, early])).map(({ visit }) => visit?.name)).toEqual(['late', 'early']);
  expect(listMeals(sampleDay([park])).map(({ isSkipped }) => isSkipped)).toEqual([false, false]);
});
