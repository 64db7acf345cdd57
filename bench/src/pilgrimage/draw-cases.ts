import { seededRandom } from '@wayfarer/archon/testing';
import type { WalkRequest } from '@wayfarer/pilgrimage';
import type { Point, Station, Work } from '@wayfarer/pilgrimage/ports';
import type { EmbeddedSources } from '@wayfarer/sources';
import { addDays, minute } from '@wayfarer/trip/clock';

export interface WalkCase {
  readonly work: Work;
  readonly station: Station;
  readonly request: WalkRequest;
}

const FIRST_DATE = '2026-11-23';
/** Some 2.5 km to each side. */
const DEGREES = 0.05;
const PACES = ['relaxed', 'moderate', 'packed'] as const;

/** Works and origins as a die falls: mostly within 3 km of a place of the work, one in ten by any place of another one. */
export async function drawCases(
  { works, stations, points }: EmbeddedSources['pilgrimage'],
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly WalkCase[]> {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  const shift = (): number => (random() - 0.5) * DEGREES;
  const all = works.listWithPoints();
  const context = { signal: new AbortController().signal };
  const placesOf = new Map<number, readonly Point[]>();
  for (const work of all) placesOf.set(work.id, await points.findPoints({ work, dates: [] }, context));
  return Array.from({ length: count }, () => {
    const work = pick(all);
    const anchor = pick(placesOf.get(random() < 0.1 ? pick(all).id : work.id) ?? []);
    const { latitude, longitude } = anchor.coordinates;
    const near = stations.nearest({ lat: latitude, lon: longitude }) ?? pick<Station>([]);
    return {
      work,
      station: { ...near, coordinates: { latitude: latitude + shift(), longitude: longitude + shift() } },
      request: {
        date: addDays(FIRST_DATE, Math.floor(random() * 60)),
        days: random() < 0.15 ? 2 : 1,
        start: minute(480 + Math.floor(random() * 20) * 15),
        pace: pick(PACES),
        radius_km: 1 + Math.floor(random() * 20),
        max_fee: random() < 0.2 ? 400 : null,
        chosen: [],
      },
    };
  });
}
