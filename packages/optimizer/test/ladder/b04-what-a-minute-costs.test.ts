import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

const TEXT = `
    place      score  stay  at  from   until
    temple         6    60  10      -      -
    garden         5    60  20      -      -
    lighthouse     8    60  90      -      -
  `;

/** FEATURE UNDER TEST — a minute of travel has a price in score, so a somewhat better place far away is left alone. */
test('B04 a little less score, and much less travel', () => {
  const setting = { days: [{ mostVisits: 2, end: -1 }] };
  const free = dayOf(TEXT, setting);
  const priced = dayOf(TEXT, { ...setting, perMinute: { travel: 0.005 } });

  expect(show(free, solve(free, { seed: 1 }))).toBe('09:10 temple 60 ~ 80 ~ 11:30 lighthouse 60 [score 14]');
  expect(show(priced, solve(priced, { seed: 1 }))).toBe('09:10 temple 60 ~ 10 ~ 10:20 garden 60 [score 11]');
  expect(solve(priced, { seed: 1 }).worth).toBeCloseTo(1.1 - 0.005 * 20);
});

/** FEATURE UNDER TEST — the price is no rule: what must be in is in, however long the way. */
test('B05 a mandatory place at any price', () => {
  const day = dayOf(
    TEXT.replace('until', 'until must').replace(
      'lighthouse     8    60  90      -      -',
      'lighthouse 8 60 90 - - yes',
    ),
    {
      perMinute: { travel: 0.05 },
    },
  );

  expect(solve(day, { seed: 1 }).routes.flat()).toContain(2);
});

/** FEATURE UNDER TEST — a minute of waiting has a price too: of two ways round of the same length the one that waits less. */
test('B06 not before closed doors', () => {
  const text = `
    place    score  stay  at  from   until
    temple       5    60  30  10:30  12:00
    garden       5    60  10      -      -
  `;
  const day = dayOf(text, { perMinute: { waiting: 0.001 } });

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:10 garden 60 ~ 20 ~ 10:30 temple 60 [score 10]');
});
