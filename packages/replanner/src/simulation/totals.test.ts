import { expect, it } from 'vitest';

import type { Lived } from './live.ts';
import { describeTotals, drawTotals, sumUp } from './totals.ts';

const one: Lived = {
  ...{ score: 9, planned: 10, hindsight: 9, decisions: 3, days: 2, infeasible: 0 },
  ...{ unaffected: 10, unmoved: 10, minutesLost: 30 },
};
const other: Lived = {
  ...{ score: 4, planned: 8, hindsight: 5, decisions: 1, days: 2, infeasible: 1 },
  ...{ unaffected: 6, unmoved: 2, minutesLost: 50 },
};

it('averages shares over travellers, and all else over days and visits', () => {
  // (9/9 + 4/5) / 2 = 0.9; (9/10 + 4/8) / 2 = 0.7; 12 of 16; 4 decisions and 80 minutes in 4 days.
  expect(sumUp([one, other])).toEqual({
    ...{ travellers: 2, scoreKept: 0.9, keptOfPlan: 0.7, unmoved: 0.75 },
    ...{ infeasible: 1, decisionsADay: 1, minutesLostADay: 20 },
  });
});

it('loses nothing where there was nothing to have', () => {
  const nothing: Lived = { ...one, score: 0, planned: 0, hindsight: 0, unaffected: 0, unmoved: 0 };
  expect(sumUp([nothing])).toMatchObject({ scoreKept: 1, keptOfPlan: 1 });
});

it('is told and drawn', () => {
  expect(describeTotals(sumUp([one, other]))).toContain('score kept of hindsight, on average: 90.00 %\n');
  expect(drawTotals([one, other]).match(/<g /g)).toHaveLength(3);
});
