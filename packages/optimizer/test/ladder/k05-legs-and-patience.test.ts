import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

const TEXT = `
    place    score  stay  at  from   until
    temple       9    60  20      -      -
    garden       7    60  25      -      -
    castle       8    60  70      -      -
  `;

/** FEATURE UNDER TEST — no day has more minutes on foot than it may. */
test('K05 tired legs', () => {
  const day = dayOf(TEXT, { onFoot: true, days: [{ mostWalking: 60, end: -1 }] });
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:20 temple 60 ~ 5 ~ 10:25 garden 60 [score 16]');
  expect(solution.leftOut).toMatchObject([{ place: 2, reason: 'rule', rule: 'walking' }]);
});

/** FEATURE UNDER TEST — nobody waits longer than they would, except at home before the first visit. */
test('K06 no patience', () => {
  const text = `
    place    score  stay  at  from   until
    temple       5    60  10      -  09:30
    theatre      9    60  20  14:00  14:00
  `;
  const day = dayOf(text, { days: [{ mostWaiting: 60 }] });

  expect(show(day, solve(day, { seed: 1 }))).toBe('14:00 theatre 60 [score 9]');
});
