import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a place that closes before a visit could end is left out. */
test('A02 a closed place is skipped', () => {
  const day = dayOf(
    `
    place   score  stay  opens  closes
    temple      9    60  09:00   17:00
    garden      7    45  09:00   09:30
    market      5    30  10:00   18:00
  `,
    { travel: (from, to) => (from === 'hotel' || to === 'hotel' ? 0 : 15) },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:00 temple 60 ~ 15 ~ 10:15 market 30 [score 14]');
});
