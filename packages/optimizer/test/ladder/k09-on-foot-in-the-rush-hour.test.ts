import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a pace for each kind of leg: the traffic that doubles a ride does nothing to a walk. */
test('K09 on foot in the rush hour', () => {
  const text = `
    place    score  stay  at
    harbour      9    60  40
    tower        8    60  60
  `;
  const RIDE = 0;
  const WALK = 1;
  const [from, factor] = [Int32Array.of(0), Float64Array.of(2, 1)];
  const isWalk = (k: number) => k === 0 * 3 + 1;
  const kind = Uint8Array.from({ length: 9 }, (_, k) => (isWalk(k) ? WALK : RIDE));
  const allRides = dayOf(text, { pace: { from, factor: factor.subarray(0, 1) }, days: [{ end: -1 }] });
  const day = dayOf(text, { pace: { from, factor, kind }, days: [{ end: -1 }] });

  // 80 min to the harbour either way; from there to the tower 40 min by car, 20 on foot.
  expect(solve(allRides, { seed: 1 }).starts).toEqual([[620, 720]]);
  expect(show(day, solve(day, { seed: 1 }))).toBe('10:20 harbour 60 ~ 20 ~ 11:40 tower 60 [score 17]');
});
