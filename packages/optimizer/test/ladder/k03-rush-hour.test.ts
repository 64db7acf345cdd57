import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — travel that depends on the time of day: twice as long until ten. Part of a way may be gone at each pace. */
test('K03 the rush hour', () => {
  const day = dayOf(
    `
    place    score  stay  at  from  until
    harbour      9    60  40      -     -
  `,
    { pace: { from: Int32Array.of(0, 600), factor: Float64Array.of(2, 1) } },
  );

  // From nine to ten 30 of the 40 minutes are done, the other 10 at the usual pace.
  expect(show(day, solve(day, { seed: 1 }))).toBe('10:10 harbour 60 [score 9]');
});

/** FEATURE UNDER TEST — what is later in the day knows it, too: one leaves before the evening traffic. */
test('K04 home before the traffic', () => {
  const day = dayOf(
    `
    place    score  stay  at  from   until
    harbour      9    60  40  15:00  17:30
  `,
    { pace: { from: Int32Array.of(17 * 60), factor: Float64Array.of(2) } },
  );
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('15:00 harbour 60 [score 9]');
  // Home by 18:00: the last 30 of the 40 minutes after 17:00 take 60. So leave at 16:50, begin by 15:50.
  expect(solution.slack).toEqual([[50]]);
});
