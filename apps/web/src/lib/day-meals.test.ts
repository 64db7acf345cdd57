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
