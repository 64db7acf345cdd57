import { expect, it } from 'vitest';

import { solveByCholesky } from './cholesky.ts';

it('finds what a matrix turns into what is wanted, whatever stands right of the diagonal', () => {
  const lower = Float64Array.of(4, NaN, NaN, 2, 5, NaN, 1, 3, 6);
  const [one, other] = solveByCholesky(lower, [Float64Array.of(7, 10, 10), Float64Array.of(0, 0, 0)]);
  expect([...(one ?? [])].map((value) => Number(value.toFixed(12)))).toEqual([1, 1, 1]);
  expect([...(other ?? [])]).toEqual([0, 0, 0]);
});
