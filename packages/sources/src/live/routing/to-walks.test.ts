import { expect, it } from 'vitest';

import { toWalks } from './to-walks.ts';

const inn = { lat: 41, lon: -8.6 };
/** So many kilometres north of the inn, as the crow flies. */
const north = (km: number) => ({ lat: 41 + km / 111.195, lon: -8.6 });
/** One way, beside nine that nobody doubts: one of ten may be unlikely. */
function walk(seconds: number, km: number, straightKm = km) {
  const ways = [[{ seconds, km }, ...Array.from({ length: 9 }, () => ({ seconds: 900, km: 1 }))]];
  const targets = [north(straightKm), ...Array.from({ length: 9 }, () => north(1))];
  return toWalks(ways, { sources: [inn], targets })[0]?.[0];
}

it('takes whole minutes, begun ones too, and tenths of kilometres', () => {
  expect(walk(1200, 1.649)).toEqual({ minutes: 20, km: 1.6 });
  expect(walk(1201, 1.651)).toEqual({ minutes: 21, km: 1.7 });
});

it('believes nobody who runs: 9 km an hour are the most', () => {
  // 200 metres may be missing: 9.2 km in an hour are 9.
  expect(walk(3600, 9.2)).not.toBeNull();
  expect(walk(3590, 9.2)).toBeNull();
  expect(walk(3600, 9.21)).toBeNull();
});

it('believes nobody who creeps: 1 km an hour is the least', () => {
  expect(walk(4320, 1)).not.toBeNull();
  expect(walk(4330, 1)).toBeNull();
});

it('believes no way that is shorter than the air, or longer than 200 km', () => {
  expect(walk(3600, 3, 3.19)).not.toBeNull();
  expect(walk(3600, 3, 3.21)).toBeNull();
  expect(walk(40 * 3600, 200, 1)).not.toBeNull();
  expect(walk(40 * 3600, 200.1, 1)).toBeNull();
});

it('fails where more than one way in ten cannot be', () => {
  const unlikely = { seconds: 1, km: 1 };
  const likely = { seconds: 900, km: 1 };
  const find = (...row: readonly (typeof likely | null)[]) =>
    toWalks([row], { sources: [inn], targets: row.map(() => north(1)) })[0]?.filter((each) => each !== null).length;
  expect(find(unlikely, ...Array.from({ length: 9 }, () => likely))).toBe(9);
  expect(() => find(unlikely, ...Array.from({ length: 8 }, () => likely))).toThrow(/\(1 of 9\)/);
  // What the engine did not find counts for nothing.
  expect(() => find(unlikely, null, ...Array.from({ length: 8 }, () => likely))).toThrow(/\(1 of 9\)/);
});
