import type { Day, Option } from '@wayfarer/contract';

import { kmBetween, type Point } from '../great-circle.ts';
import type { Tally } from './tally.ts';

/** Beyond this the table of the search would not fit; no day of ours holds more places. */
const MOST_PLACES = 12;

/**
 * Kilometres of the days as the crow flies, and those of the shortest order of the same places: beds and meals stay where they are
 * in the row, hours are not asked; the way to and from stations and airports is left out. What is between the two is partly opening hours and partly a bad order.
 */
export function measureOrder({ days }: Option): Tally {
  const measured = days.filter((day) => countPlaces(day) <= MOST_PLACES);
  const rows = measured.map(({ visits }) => visits.filter(({ kind }) => kind !== 'transport'));
  const km = rows.reduce((sum, row) => sum + lengthOf(row), 0);
  const best = rows.reduce((sum, row) => sum + shortestKm(row), 0);
  return { days: measured.length, metres: Math.round(km * 1000), metresBest: Math.round(best * 1000) };
}

function countPlaces({ visits }: Day): number {
  return visits.filter(({ kind }) => kind === 'place').length;
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + kmBetween(points[index] ?? point, point), 0);
}

/** By dynamic programming over the sets of places that are seen already (Held and Karp), exact. */
function shortestKm(row: readonly (Point & { readonly kind: string })[]): number {
  const places = row.filter(({ kind }) => kind === 'place');
  const all = 2 ** places.length;
  let reached = new Map<string, Reached>([['0:-1', { seen: 0, last: -1, at: undefined, km: 0 }]]);
  for (const slot of row) {
    const next = new Map<string, Reached>();
    const offer = (one: Reached): void => {
      const key = `${one.seen}:${one.last}`;
      if (one.km < (next.get(key)?.km ?? Infinity)) next.set(key, one);
    };
    for (const { seen, at, km } of reached.values()) {
      const step = (to: Point): number => km + (at ? kmBetween(at, to) : 0);
      if (slot.kind !== 'place') offer({ seen, last: -1, at: slot, km: step(slot) });
      else
        places.forEach((place, index) => {
          if ((seen & (1 << index)) === 0)
            offer({ seen: seen | (1 << index), last: index, at: place, km: step(place) });
        });
    }
    reached = next;
  }
  return Math.min(...[...reached.values()].filter(({ seen }) => seen === all - 1).map(({ km }) => km));
}

interface Reached {
  /** A bit for each place. */
  readonly seen: number;
  /** Index of the place one is at, −1 at anything else. */
  readonly last: number;
  readonly at: Point | undefined;
  readonly km: number;
}
