import { type Coordinates, distanceKm } from '@wayfarer/trip';

import { TooManyPointsError } from '../errors.ts';
import type { Point } from '../ports/index.ts';
import { type Cluster, clusterPoints } from './cluster.ts';
import { toCoordinates } from './coordinates.ts';

/** What a routing service takes in one request (SEED_DETAILS D2). */
export const MOST_STOPS = 25;

/** So many kilometres further out are the same neighbourhood when it comes to choosing. */
const NEIGHBOURHOOD_KM = 2;

export interface Selection {
  readonly clusters: readonly Cluster[];
  /** Clusters that would have been one too many. */
  readonly beyond: readonly Cluster[];
}

/**
 * The stops of a walk, at most 25 of them a day: first those in the neighbourhood, of them those that matter most for the story,
 * of them those that anybody may enter, of them those with most scenes. Points chosen by hand come alone.
 *
 * @throws {TooManyPointsError} if more were chosen by hand than fit.
 */
export function selectPoints(
  points: readonly Point[],
  {
    from,
    days = 1,
    chosen = [],
  }: { readonly from: Coordinates; readonly days?: number; readonly chosen?: readonly string[] },
): Selection {
  const most = MOST_STOPS * days;
  if (chosen.length > 0) {
    const clusters = clusterPoints(points.filter(({ id }) => chosen.includes(id)));
    if (clusters.length > most) throw TooManyPointsError.chosen(clusters.length, most);
    return { clusters, beyond: [] };
  }
  const ranked = clusterPoints(points).toSorted((left, right) => compare(left, right, from));
  return { clusters: ranked.slice(0, most), beyond: ranked.slice(most) };
}

/** Geography > story > access > count (SEED_DETAILS D2). */
function compare(left: Cluster, right: Cluster, from: Coordinates): number {
  return (
    neighbourhood(left, from) - neighbourhood(right, from) ||
    right[0].importance - left[0].importance ||
    rankOfAccess(left[0]) - rankOfAccess(right[0]) ||
    right.length - left.length ||
    // What costs nothing counts more than known hours (SEED_DETAILS D2, rank bonus).
    Number(isFree(right[0])) - Number(isFree(left[0])) ||
    Number(hasKnownHours(right[0])) - Number(hasKnownHours(left[0])) ||
    (left[0].id < right[0].id ? -1 : 1)
  );
}

function neighbourhood([point]: Cluster, from: Coordinates): number {
  return Math.floor(distanceKm(from, toCoordinates(point)) / NEIGHBOURHOOD_KM);
}

function rankOfAccess({ access, respect }: Point): number {
  if (access === 'outside') return 2;
  return access === 'paid' || respect === 'private' ? 1 : 0;
}

function isFree({ fee }: Point): boolean {
  return fee?.amount === 0;
}

function hasKnownHours({ hours }: Point): boolean {
  return hours !== 'unknown';
}
