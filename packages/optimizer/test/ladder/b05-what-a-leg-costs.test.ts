import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf } from '../timetable.ts';

/** FEATURE UNDER TEST — a leg may cost more than its minutes say, and a place is then not worth the way to it. */
test('B05 what a leg costs', () => {
  const day = dayOf(`
    place   score  stay  at  from   until
    near        5    30  10  09:00  18:00
    far         5    30  10  09:00  18:00
  `);
  const { points } = day;
  const [near, far] = [0, 1];
  // As many minutes each, and the far one across a toll bridge.
  const toll = (cost: number): Float64Array =>
    Float64Array.from({ length: points ** 2 }, (_, k) =>
      Math.floor(k / points) === far || k % points === far ? cost : 0,
    );

  const worthIt = solve({ ...day, perLeg: toll(0.2) }, { seed: 1 });
  // There and back for 0.2 each; a score of 5 counts half.
  expect(worthIt.score).toBe(1);
  expect(worthIt.worth).toBeCloseTo(0.6, 6);
  expect(solve({ ...day, perLeg: toll(0.26) }, { seed: 1 }).routes).toEqual([[near]]);
  expect(() => solve({ ...day, perLeg: toll(-1) }, { seed: 1 })).toThrow('perLeg.1: expected at least 0, got -1.');
  expect(() => solve({ ...day, perLeg: new Float64Array(3) }, { seed: 1 })).toThrow(
    'perLeg: expected 9 entries, got 3.',
  );
});
