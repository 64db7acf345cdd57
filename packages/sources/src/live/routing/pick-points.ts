import type { NearbyPlace } from '@wayfarer/planner/ports';
import { type Coordinates, pickAround, type Place, type PlaceId, type Sight } from '@wayfarer/trip';

/** Where a way may begin or end. */
export type WayPoint = Pick<Place, 'id' | 'at'>;

/** A matrix of so many has 19,600 ways, about 125 kB in the log of the trip; ways between more are estimated (ours). */
export const MOST_POINTS = 140;
const MOST_TERMINALS = 5;
/** Any bed may be the one that is slept in, at both ends of every day. */
const MOST_LODGINGS = 40;
const MOST_EATERIES = 50;
/** What is near so many of the best sights is near to what one comes for. */
const BEST_SIGHTS = 24;

/**
 * Of the places of one city those between which ways matter most: what must be in the plan, stations, the most significant
 * sights, and the beds and tables around those. In the order of their ids, so that the same places are the same question.
 */
export function pickPoints(
  { sights, others }: { readonly sights: readonly Sight[]; readonly others: readonly NearbyPlace[] },
  keep: readonly PlaceId[] = [],
): readonly WayPoint[] {
  const must = new Set<string>(keep);
  const ranked = sights.toSorted((left, right) => right.significance - left.significance);
  const best = ranked.slice(0, BEST_SIGHTS).map(({ at }) => at);
  const near = (kind: Place['kind'], most: number) => around(others, best, { kind, most });
  const terminals = others.filter(({ kind }) => kind === 'terminal').slice(0, MOST_TERMINALS);
  const kept = [...sights, ...others].filter(({ id }) => must.has(id));
  const first = [...kept, ...terminals, ...near('lodging', MOST_LODGINGS), ...near('eatery', MOST_EATERIES)];
  const rest = [...ranked, ...near('eatery', Infinity), ...near('lodging', Infinity)];
  const picked = new Map<PlaceId, WayPoint>();
  for (const { id, at } of [...first, ...rest]) if (picked.size < MOST_POINTS) picked.set(id, { id, at });
  return [...picked.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}

function around(
  others: readonly NearbyPlace[],
  points: readonly Coordinates[],
  { kind, most }: { readonly kind: Place['kind']; readonly most: number },
): readonly NearbyPlace[] {
  return pickAround(
    others.filter((one) => one.kind === kind),
    points,
    { most },
  );
}
