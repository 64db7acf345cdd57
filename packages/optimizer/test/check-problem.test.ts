import { expect, test } from 'vitest';

import { InvalidProblemError, type Problem, solve } from '../src/index.ts';
import { dayOf } from './timetable.ts';

const DAY = dayOf(`
    place   score  stay  at
    temple      9    60  20
    garden      8    60  30
  `);

const BROKEN: readonly (readonly [Partial<Problem>, RegExp])[] = [
  [{ travel: new Int32Array(4) }, /^At travel: expected 9 entries, got 4\.$/],
  [{ stay: Int32Array.of(60, -5) }, /^At stay\.1: expected at least 0, got -5\.$/],
  [{ score: Float64Array.of(0.9, NaN) }, /^At score\.1: expected at least 0, got NaN\.$/],
  [
    { days: [{ start: 1, end: 2, opens: 0, closes: 9, mostVisits: 1 }] },
    /^At days\.0\.start: expected a whole number 2…2, got 1\.$/,
  ],
  [{ diminishing: 2 }, /^At diminishing: expected a number 0…1, got 2\.$/],
  [
    { windows: { offsets: Int32Array.of(0, 1, 2), opens: Int32Array.of(0, 9), closes: Int32Array.of(5, 8) } },
    /^At windows\.closes\.1: expected at least 9 \(it opens then\), got 8\.$/,
  ],
  [
    { groups: [{ members: Int32Array.of(0, 2), perDayLeast: 0, perDayMost: 1, countsAsVisit: true }] },
    /^At groups\.0\.members: expected a whole number 0…1, got 2\.$/,
  ],
  [
    { atHour: { offsets: Int32Array.of(0, 2, 2), from: Int32Array.of(9, 9), loss: Float64Array.of(0.1, 0) } },
    /^At atHour\.from\.1: expected a whole number 10…67108864, got 9\.$/,
  ],
  [
    { pace: { from: Int32Array.of(0), factor: Float64Array.of(1), kind: new Uint8Array(9).fill(1) } },
    /^At pace\.factor: expected 2 entries, got 1\.$/,
  ],
];

test.each(BROKEN)('solve refuses %o', (change, message) => {
  expect(() => solve({ ...DAY, ...change }, { seed: 1 })).toThrow(InvalidProblemError);
  expect(() => solve({ ...DAY, ...change }, { seed: 1 })).toThrow(message);
});

test('solve refuses a plan to start from that names a place twice', () => {
  expect(() => solve(DAY, { seed: 1, warmStart: { routes: [[0, 0]] } })).toThrow('place 0 is there twice');
});
