import { typicalCrowd } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { request } from '../test/town.ts';
import { toCandidates } from './candidates.ts';
import { fillDays, type FillRequest } from './index.ts';
import { toLosses } from './losses.ts';

const TOWNS = fc.sample(
  request.filter((town) => town.sights.length > 5),
  { seed: 1, numRuns: 12 },
);

/** How full the sights of the plan usually are when they are visited, on average. */
function meanCrowd(towns: readonly FillRequest[]): number {
  const crowds = towns.flatMap((town) =>
    fillDays(town).days.flatMap(({ visits }) =>
      visits.flatMap(({ kind, place, arrive }) => {
        const category = town.book.get(place)?.categories[0];
        return kind === 'place' && category ? [typicalCrowd(category, arrive, false)] : [];
      }),
    ),
  );
  return crowds.reduce((sum, crowd) => sum + crowd, 0) / crowds.length;
}

it('lets a sight lose by how full it usually is at each hour, and a table nothing', () => {
  const town = TOWNS.find(({ eateries }) => eateries.length > 0);
  if (!town) throw new Error('No town has a table.');
  const { candidates } = toCandidates(town);
  const minding = { ...town, preferences: { ...town.preferences, avoidCrowds: true } };
  const { offsets, from, loss } = toLosses(minding, candidates);

  candidates.forEach(({ kind, place }, index) => {
    const [begin, end] = [offsets[index] ?? 0, offsets[index + 1] ?? 0];
    expect(Array.from(from.subarray(begin, end))).toEqual(kind === 'meal' ? [] : [0, 540, 660, 900, 1020]);
    if (kind === 'meal') return;
    const crowds = [0, 540, 660, 900, 1020].map((time) => typicalCrowd(place.categories[0], minute(time), false));
    loss
      .subarray(begin, end)
      .forEach((value, k) =>
        expect(value).toBeCloseTo(0.2 * (crowds[k] ?? NaN) + 2 * Math.max(0, (crowds[k] ?? NaN) - 0.6)),
      );
  });
});

it('leads those who avoid crowds to quieter hours', () => {
  const [avoiding, indifferent] = [true, false].map((avoidCrowds) =>
    meanCrowd(TOWNS.map((town) => ({ ...town, preferences: { ...town.preferences, avoidCrowds } }))),
  );

  expect(avoiding).toBeLessThan(indifferent ?? 0);
});
