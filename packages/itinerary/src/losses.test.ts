import { typicalCrowd } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { DATE, requestOf, sight } from '../test/small-town.ts';
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
    if (place.categories[0] === 'market') return;
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

/** From when on a sight loses how much by its hour, for those who do not mind crowds. */
function lossesOf(changes: Parameters<typeof sight>[1]): readonly (readonly [number, number])[] {
  const town = requestOf({ sights: [sight('sight', changes)] });
  const { from, loss } = toLosses(town, toCandidates(town).candidates);
  return Array.from(from, (minute, index) => [minute, loss[index] ?? NaN]);
}

it('lets a market lose by stalls that are packed up, in the last hour before it closes', () => {
  // Open until 18:00; half an hour there from 16:30 on is over by 17:00, from 17:00 on it is not.
  expect(lossesOf({ categories: ['market'], usualMinutes: 30 })).toEqual([
    [17 * 60, 0.2],
    [18 * 60, 0],
  ]);
  expect(lossesOf({ categories: ['temple'], usualMinutes: 30 })).toEqual([]);
});

it('lets a long walk in the open lose that would last into the evening', () => {
  const always = { hours: { [DATE]: [{ open: minute(0), close: minute(1440) }] } };
  const walk = { ...always, categories: ['historic'], indoor: false, usualMinutes: 180 } as const;
  // Three hours from 15:30 on are over by half past six, from 16:00 on they are not.
  expect(lossesOf(walk)).toEqual([[16 * 60, 0.2]]);
  // A minute longer, and half past three is too late.
  expect(lossesOf({ ...walk, usualMinutes: 181 })).toEqual([[15 * 60 + 30, 0.2]]);
  expect(lossesOf({ ...walk, usualMinutes: 120 })).toEqual([[17 * 60, 0.2]]);
  expect(lossesOf({ ...walk, usualMinutes: 119 })).toEqual([]);
  expect(lossesOf({ ...walk, usualMinutes: 90 })).toEqual([]);
  expect(lossesOf({ ...walk, indoor: true })).toEqual([]);
  expect(lossesOf({ ...walk, categories: ['street'] })).toEqual([]);
});
