import { expect, it } from 'vitest';

import { kmNorth, point, SHINJUKU } from '../../test/sources.ts';
import type { Station } from '../ports/index.ts';
import { toSections } from './sections.ts';

const stationAt = (km: number): Station => ({ ...SHINJUKU, ...kmNorth(km), romaji: `North ${km}` });
/** Stations 19, 24 and 40 km north of Shinjuku. */
const STATIONS = {
  nearest: ({ lat }: { readonly lat: number }) =>
    [19, 24, 40]
      .map(stationAt)
      .toSorted(
        (left, right) => Math.abs(left.coordinates.latitude - lat) - Math.abs(right.coordinates.latitude - lat),
      )[0],
};
const at = (km: number) => point(`${km}`, kmNorth(km));
const sections = (
  kms: readonly number[],
  days: number,
  stations: typeof STATIONS | { nearest: () => undefined } = STATIONS,
) =>
  toSections(kms.map(at), { station: SHINJUKU, radiusKm: 5, days, stations }).map((section) => [
    section.station.romaji,
    section.points.map(({ id }) => id),
    section.days,
  ]);

it('spends all days around the station where all is within its radius', () => {
  expect(sections([0, 4.9], 3)).toEqual([['Shinjuku', ['0', '4.9'], 3]]);
});

it('gives each area beyond it a day, at the station nearest to one of its points, and the days left over to the first', () => {
  // 20 is 1.0 km from the station at 19, 24.5 is 0.5 km from the one at 24.
  expect(sections([41, 1, 20, 24.5], 5)).toEqual([
    ['Shinjuku', ['1'], 3],
    ['North 24', ['20', '24.5'], 1],
    ['North 40', ['41'], 1],
  ]);
  expect(sections([41, 20], 3)).toEqual([
    ['North 19', ['20'], 2],
    ['North 40', ['41'], 1],
  ]);
});

it('has a day for each part even where there are more of them', () => {
  expect(sections([1, 20, 41], 2).map(([, , days]) => days)).toEqual([1, 1, 1]);
});

it('begins at the station of the walk where no other is known, and is empty without points', () => {
  expect(sections([20], 1, { nearest: () => undefined })).toEqual([['Shinjuku', ['20'], 1]]);
  expect(sections([], 2)).toEqual([]);
});
