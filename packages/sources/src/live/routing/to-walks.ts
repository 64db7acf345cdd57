import { type Coordinates, distanceKm } from '@wayfarer/trip';

import { RequestFailedError } from '../http/request-failed-error.ts';
import type { EngineWay, EngineWays, WaysQuestion } from './routing-engine.ts';

/** One way on foot; `null` where there is none, or none that can be believed. */
export type Walk = { readonly minutes: number; readonly km: number } | null;

/** Nobody sees a town at a run, and nobody creeps: what is faster or slower was not reckoned for walkers (ours). */
const FASTEST_KMH = 9;
const SLOWEST_KMH = 1;
/** A place in a park or in a block of houses is moved to the nearest path: so much of a way may be missing, in km (ours). */
const MOVED_KM = 0.2;
/** A few places may lie where no path is; where more ways than this cannot be, the engine answers something else (ours). */
const MOST_UNLIKELY = 0.1;
/** A longer way is none inside a day, in km. */
const LONGEST_KM = 200;

/**
 * Ways in whole minutes and km, those left out that nobody can walk like that.
 *
 * @throws {RequestFailedError} if too many are such: as where the engine answers for cars, or with zeros.
 */
export function toWalks(ways: EngineWays, { sources, targets }: WaysQuestion): readonly (readonly Walk[])[] {
  let [known, unlikely] = [0, 0];
  const walks = sources.map((from, i) =>
    targets.map((to, j): Walk => {
      const way = ways[i]?.[j] ?? null;
      if (way === null) return null;
      known += 1;
      if (isWalk(way, from, to)) return toWalk(way);
      unlikely += 1;
      return null;
    }),
  );
  if (unlikely > known * MOST_UNLIKELY) {
    throw new RequestFailedError(
      'unreadable',
      `answered with ways that nobody walks like that (${unlikely} of ${known}): it may not be set up for walkers`,
    );
  }
  return walks;
}

function isWalk({ seconds, km }: NonNullable<EngineWay>, from: Coordinates, to: Coordinates): boolean {
  const hours = seconds / 3600;
  const least = Math.max(0, distanceKm(from, to) - MOVED_KM);
  const isLongEnough = km >= least && km <= LONGEST_KM;
  return (
    isLongEnough && hours >= Math.max(least, km - MOVED_KM) / FASTEST_KMH && hours <= (km + MOVED_KM) / SLOWEST_KMH
  );
}

function toWalk({ seconds, km }: NonNullable<EngineWay>): NonNullable<Walk> {
  return { minutes: Math.ceil(seconds / 60), km: Math.round(km * 10) / 10 };
}
