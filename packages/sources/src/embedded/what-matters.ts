import { type Coordinates, type Diet, type Interest, pickAround, type PlaceId } from '@wayfarer/trip';
import { type AccessNeed, type Level, matchesInterest, servesDiet } from '@wayfarer/trip/vocabulary';

import type { CityFile, EateryEntry, LodgingEntry, SightEntry } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';

/** So many of a city enter a trip, whose log keeps them for good. Cities written by hand have fewer. */
const MOST = { sights: 120, eateries: 80, lodgings: 40 } as const;
/** A trip through several cities takes fewer of each, but never fewer than these (as many as a city written by hand has). */
const LEAST = { sights: 60, eateries: 50, lodgings: 20 } as const;
/** What is near so many of the best sights is near to what one comes for. */
const BEST_SIGHTS = 24;
/** What one likes is worth as much as a step of significance; that its hours are known, a quarter of one (editorial). */
const WORTH = { liked: 1, hours: 0.25 } as const;
/** How much farther away one may be for its sake, in km (editorial). */
const KM_FOR = { significance: 0.2, hours: 0.3, level: 0.2, price: 1, house: 2 } as const;

/** What matters of a city to the travellers, and what must be among it. */
export interface Matters {
  readonly keep?: readonly PlaceId[] | undefined;
  /** How many cities the trip has; one by default. */
  readonly cities?: number | undefined;
}

/** The most significant, those before others that answer an interest or whose hours are known. */
export function pickSights(
  { city, sights }: CityFile,
  { interests, ...matters }: Matters & { readonly interests: readonly Interest[] },
): readonly SightEntry[] {
  const worth = ({ significance, categories, hours }: SightEntry): number =>
    significance + (matchesInterest(categories, interests) ? WORTH.liked : 0) + (hours === 'unknown' ? 0 : WORTH.hours);
  const ranked = sights.toSorted((left, right) => worth(right) - worth(left) || (left.id < right.id ? -1 : 1));
  return inTheirOrder(sights, ranked, { city: city.id, most: mostOf('sights', matters), ...matters });
}

/** Tables spread over the town near the best sights, those first that serve everyone. */
export function pickEateries(
  file: CityFile,
  { diets, level, ...matters }: Matters & { readonly diets: readonly Diet[]; readonly level?: Level | undefined },
): readonly EateryEntry[] {
  const { eateries } = file;
  const most = mostOf('eateries', matters);
  if (eateries.length <= most) return eateries;
  const feedsAll = ({ serves }: EateryEntry): boolean => diets.every((diet) => servesDiet(serves, diet));
  const handicap = (one: EateryEntry): number =>
    KM_FOR.house * (one.isArea ? 1 : 0) +
    KM_FOR.hours * (one.hours === 'unknown' ? 1 : 0) +
    KM_FOR.level * (level === undefined || one.level === level ? 0 : one.level === null ? 1 : 2) -
    KM_FOR.significance * one.significance;
  const [first, others] = split(eateries, feedsAll);
  const ranked = [first, others].flatMap((some) => pickNear(some, file, { most, handicap }));
  return inTheirOrder(eateries, ranked, { city: file.city.id, most, ...matters });
}

export interface LodgingMatters extends Matters {
  readonly style: string | null;
  readonly access: readonly AccessNeed[];
  /** Parts of the town near which they want to sleep; without any, near the best sights. */
  readonly near?: readonly Coordinates[] | undefined;
}

/** Houses near what matters, those first that everyone can enter and that are of the style that is asked for. */
export function pickLodgings(
  file: CityFile,
  { style, access, near = [], ...matters }: LodgingMatters,
): readonly LodgingEntry[] {
  const { lodgings } = file;
  const most = mostOf('lodgings', matters);
  if (lodgings.length <= most) return lodgings;
  const handicap = (one: LodgingEntry): number =>
    KM_FOR.house * (one.isArea ? 1 : 0) +
    KM_FOR.price * (one.nightly === null ? 1 : 0) +
    KM_FOR.level * (one.level === null ? 1 : 0) -
    KM_FOR.significance * one.significance;
  const isFitting = ({ stepFree }: LodgingEntry): boolean => !access.includes('step-free') || stepFree === 'yes';
  const [fitting, others] = split(lodgings, isFitting);
  const ranked = [...split(fitting, (one) => one.style === style), others].flatMap((some) =>
    pickNear(some, file, { most, handicap, around: near }),
  );
  return inTheirOrder(lodgings, ranked, { city: file.city.id, most, ...matters });
}

function mostOf(what: keyof typeof MOST, { cities = 1 }: Matters): number {
  return Math.max(LEAST[what], Math.floor(MOST[what] / cities));
}

function split<One>(all: readonly One[], test: (one: One) => boolean): readonly [readonly One[], readonly One[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

function pickNear<Entry extends { readonly id: string; readonly lat: number; readonly lon: number }>(
  entries: readonly Entry[],
  { sights }: CityFile,
  {
    most,
    handicap,
    around = [],
  }: {
    readonly most: number;
    readonly handicap: (entry: Entry) => number;
    readonly around?: readonly Coordinates[];
  },
): readonly Entry[] {
  const best = sights
    .toSorted((left, right) => right.significance - left.significance || (left.id < right.id ? -1 : 1))
    .slice(0, BEST_SIGHTS);
  const placed = entries.map((entry) => ({ id: entry.id, at: pointOf(entry), entry }));
  return pickAround(placed, around.length > 0 ? around : best.map(pointOf), {
    most,
    handicap: ({ entry }) => handicap(entry),
  }).map(({ entry }) => entry);
}

function pointOf({ lat, lon }: { readonly lat: number; readonly lon: number }): Coordinates {
  return { lat, lon };
}

/** What must be among them, and the first of the others up to so many; as they stand in the file. */
function inTheirOrder<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  ranked: readonly Entry[],
  { city, keep = [], most }: Matters & { readonly city: string; readonly most: number },
): readonly Entry[] {
  if (entries.length <= most) return entries;
  const kept = new Set<string>(keep);
  const [must, others] = split(ranked, ({ id }) => kept.has(placeIdOf(city, id)));
  const missing = entries.filter((one) => kept.has(placeIdOf(city, one.id)) && !must.includes(one));
  const picked = new Set([...must, ...missing, ...others.slice(0, Math.max(0, most - must.length - missing.length))]);
  return entries.filter((one) => picked.has(one));
}
