import type { KnownCity } from '@wayfarer/planner/ports';
import { type Coordinates, distanceKm } from '@wayfarer/trip';
import { distance as editDistance } from 'fastest-levenshtein';

import { fold } from './fold.ts';
import type { KnownCities } from './known-cities.ts';

/** How many cities are named when one is not known. */
const MOST_NEAREST = 3;
/** Names that differ by so many letters, or by their end, may be the same name misspelt. */
const CLOSE_SPELLING = 2;
const SHORTEST_PREFIX = 3;

/**
 * Known cities to offer instead of `text`: those that may be meant, by spelling; then the others by distance, where it is
 * known where `text` lies.
 */
export function findNearest(cities: KnownCities, text: string, at?: Coordinates): readonly KnownCity[] {
  const key = fold(text);
  const spelling = new Map<KnownCity, number>();
  for (const [name, city] of cities.listKeys()) {
    spelling.set(city, Math.min(spelling.get(city) ?? Infinity, spellingDistance(key, name)));
  }
  const rank = (city: KnownCity): readonly [number, number] => {
    const letters = spelling.get(city) ?? Infinity;
    if (letters <= CLOSE_SPELLING) return [0, letters];
    return [1, at ? distanceKm(city.center, at) : letters];
  };
  const byRank = (left: KnownCity, right: KnownCity): number => {
    const [group, order] = rank(left);
    const [otherGroup, otherOrder] = rank(right);
    return group - otherGroup || order - otherOrder || (left.id < right.id ? -1 : 1);
  };
  // Where nothing tells where it lies, a city that is spelt quite otherwise is no help.
  const near = at ? cities.all : cities.all.filter((city) => rank(city)[0] === 0);
  return near.toSorted(byRank).slice(0, MOST_NEAREST);
}

/** Letters to change; 1 where one name is the beginning of the other; short names must not lose half of themselves. */
function spellingDistance(key: string, name: string): number {
  const shorter = Math.min(key.length, name.length);
  if (shorter >= SHORTEST_PREFIX && (key.startsWith(name) || name.startsWith(key)))
    return Math.min(1, Math.abs(key.length - name.length));
  const letters = editDistance(key, name);
  return letters * 2 >= shorter ? letters + CLOSE_SPELLING : letters;
}
