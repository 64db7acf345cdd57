import { expect, it } from 'vitest';

import { makeChosenPlans } from '../edits/chosen-plans.ts';
import { composeConcierge } from '../plan/plan-request.ts';
import { toWrittenPlan } from './right-plan.ts';
import { runCheck, type Tally } from './run-check.ts';

it('sees the faults of plans over the four cities in ten styles, and none where there is none', async () => {
  const told: string[] = [];
  const plans = await makeChosenPlans(3, { seed: 3, effort: 50 });
  const run = await runCheck(composeConcierge(), plans.map(toWrittenPlan), {
    seed: 3,
    tell: (text) => told.push(text),
  });
  const sum = (field: keyof Tally): number => [...run.byStyle.values()].reduce((all, tally) => all + tally[field], 0);
  expect(told).toEqual([]);
  expect(sum('right')).toBe(40);
  expect(sum('seen')).toBe(sum('seeded'));
  // What is never seeded, or never proposed, is seen by nobody.
  expect(sum('seeded')).toBeGreaterThan(30);
  expect(sum('fixes')).toBeGreaterThan(5);
}, 120_000);
