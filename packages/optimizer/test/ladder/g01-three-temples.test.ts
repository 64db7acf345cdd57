import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf } from '../timetable.ts';

/** FEATURE UNDER TEST — with `diminishing` 0.5 a second temple on the same day counts half, a third a quarter: something else is better. */
test('G01 three temples in a row', () => {
  const text = `
    place    score  stay  category
    kinkaku      9    60  temple
    ginkaku      8    60  temple
    ryoan        7    60  temple
    market       5    60  market
  `;
  const plain = dayOf(text, { end: '11:00' });
  const diminished = dayOf(text, { end: '11:00', diminishing: 0.5 });
  const twoDays = dayOf(text, { end: '11:00', diminishing: 0.5, days: [{}, {}] });

  expect(solve(plain, { seed: 1 }).score).toBeCloseTo(1.7);
  expect(solve(diminished, { seed: 1 }).score).toBeCloseTo(1.4);
  // Two temples on different days count in full; the third is worth half of 0.7 beside the market's 0.5.
  expect(solve(twoDays, { seed: 1 }).score).toBeCloseTo(0.9 + 0.8 + 0.5 + 0.35);
});
