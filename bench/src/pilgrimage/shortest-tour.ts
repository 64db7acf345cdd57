import { seededRandom } from '@wayfarer/archon/testing';
import type { PilgrimageState } from '@wayfarer/pilgrimage';
import { distanceKm } from '@wayfarer/trip';

const DETOUR = 1.3;

/**
 * The shortest round from the station past all stops and back, in kilometres along the way: the best of so many searches from
 * orders drawn at random, each by 2-opt and by moving runs of up to three stops. Hours do not count.
 */
export function shortestTour(
  { origin, segments }: PilgrimageState['route'],
  { seed, tries }: { readonly seed: number; readonly tries: number },
): number {
  const places = [origin, ...segments.map(({ point }) => point)].map(
    ({ coordinates: { latitude: lat, longitude: lon } }) => ({ lat, lon }),
  );
  const km = places.map((from) => places.map((to) => distanceKm(from, to) * DETOUR));
  const random = seededRandom(seed);
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++)
    best = Math.min(best, lengthOf(improve(shuffle(places.length, random), km), km));
  return Number.isFinite(best) ? best : 0;
}

type Matrix = readonly (readonly number[])[];

function shuffle(count: number, random: () => number): number[] {
  const order = Array.from({ length: count - 1 }, (_, index) => index + 1);
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

function improve(start: number[], km: Matrix): number[] {
  let order = start;
  let length = lengthOf(order, km);
  for (let improved = true; improved;) {
    improved = false;
    for (const next of neighbours(order)) {
      const nextLength = lengthOf(next, km);
      if (nextLength >= length - 1e-9) continue;
      [order, length, improved] = [next, nextLength, true];
      break;
    }
  }
  return order;
}

function* neighbours(order: readonly number[]): Generator<number[]> {
  const LONGEST_RUN = 3;
  for (let from = 0; from < order.length; from++) {
    for (let to = from + 1; to < order.length; to++) {
      yield [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
    }
    for (let run = 1; run <= LONGEST_RUN && from + run <= order.length; run++) {
      const moved = order.slice(from, from + run);
      const rest = [...order.slice(0, from), ...order.slice(from + run)];
      for (let at = 0; at <= rest.length; at++) yield [...rest.slice(0, at), ...moved, ...rest.slice(at)];
    }
  }
}

function lengthOf(order: readonly number[], km: Matrix): number {
  let [length, here] = [0, 0];
  for (const place of [...order, 0]) {
    length += km[here]?.[place] ?? 0;
    here = place;
  }
  return length;
}
