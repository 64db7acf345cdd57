import type { EditablePlan } from '@wayfarer/edits';
import { beforeAll, expect, it } from 'vitest';

import { makeChosenPlans } from './chosen-plans.ts';
import { runEdits } from './run-edits.ts';

let plans: readonly EditablePlan[] = [];

beforeAll(async () => {
  // Every promise holds of a plan, however long it was searched.
  plans = await makeChosenPlans(4, { seed: 1, effort: 50 });
}, 120_000);

it('keeps every promise in a few hundred random edits of plans over the four cities', () => {
  const { faults, tallies } = runEdits(plans, { edits: 400, seed: 11, effort: 50 });
  expect(faults).toEqual([]);
  // What is never done promises nothing.
  const done = [...tallies.values()].reduce((sum, tally) => sum + tally.done, 0);
  expect(done).toBeGreaterThan(100);
});
