import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — no leg is longer than `maxLeg`, but a place on the way may bridge it. */
test('C04 the longest leg', () => {
  const text = `
    place    score  stay  at
    village      2    30  40
    abbey        9    60  80
  `;
  const alone = dayOf(text.replace(/village.*/, 'village 0 30 40'), { maxLeg: 60 });
  const bridged = dayOf(text, { maxLeg: 60, days: [{ end: -1 }] });

  expect(show(alone, solve(alone, { seed: 1 }))).toBe('– [score 0]');
  expect(show(bridged, solve(bridged, { seed: 1 }))).toBe('09:40 village 30 ~ 40 ~ 10:50 abbey 60 [score 11]');
});
