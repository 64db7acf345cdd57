import { expect, test } from 'vitest';

import { solve } from '../src/index.ts';
import { solveInPool } from '../src/pool/index.ts';
import { dayOf } from './timetable.ts';

const DAY = dayOf(
  Array.from({ length: 12 }, (_, i) => `p${i} ${1 + (i % 7)} ${30 + 10 * (i % 4)} ${(i * 37) % 60}`).reduce(
    (text, line) => `${text}\n${line}`,
    'place score stay at',
  ),
  { end: '15:00' },
);

test('several searches at once are as good as the best of them', async () => {
  const pooled = await solveInPool(DAY, { seed: 1, effort: 20, workers: 2 });
  const single = [1, 2].map((seed) => solve(DAY, { seed, effort: 20 }).worth);

  expect(pooled.worth).toBeCloseTo(Math.max(...single), 9);
});

test('what is wrong with a problem comes back from the workers', async () => {
  await expect(solveInPool({ ...DAY, stay: Int32Array.of(1) }, { seed: 1, workers: 1 })).rejects.toThrow('At stay');
});
