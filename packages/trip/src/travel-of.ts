import type { TripFacts } from './facts.ts';
import type { Coordinates } from './geography.ts';
import type { PlaceId } from './ids.ts';
import type { Place } from './place.ts';
import type { Provenance } from './provenance.ts';
import type { TravelFacts, WalkedRoutes } from './travel-facts.ts';
import {
  estimateTravel,
  estimateWith,
  LONGEST_WALK_KM,
  rideMinutes,
  type Travel,
  type TravelBetween,
  type TravelFigures,
  USUAL_FIGURES,
} from './travel.ts';

/**
 * How to get from place to place on this trip: the one answer that plans are made, judged and talked about with. Routes come
 * before estimates, the figures of a city before the usual ones. Facts that say nothing of travel, as older ones do, give
 * `estimateTravel`.
 */
export function travelOf({ places, travel }: Pick<TripFacts, 'places' | 'travel'>): TravelBetween {
  if (!travel) return estimateTravel;
  const before = known.get(places);
  const same = before?.travel === travel ? before.between.deref() : undefined;
  if (same) return same;
  const between = toTravelBetween(places, travel);
  known.set(places, { travel, between: new WeakRef(between) });
  return between;
}

/** Facts never change, and whoever shows a trip asks for each of its plans. Nothing is kept for longer than somebody is at it. */
const known = new WeakMap<
  readonly Place[],
  { readonly travel: TravelFacts; readonly between: WeakRef<TravelBetween> }
>();

function toTravelBetween(places: readonly Place[], travel: TravelFacts): TravelBetween {
  const spotOf = indexSpots(places, travel);
  return (from, to) => {
    const [start, end] = [spotOf(from), spotOf(to)];
    const figures = start?.figures ?? end?.figures ?? USUAL_FIGURES;
    return (start && end && routeBetween(start, end, figures)) ?? estimateWith(figures, from, to);
  };
}

/** By the very coordinates of a place, which takes a fraction of the time, or by any that are the same. */
function indexSpots(places: readonly Place[], travel: TravelFacts): (at: Coordinates) => Spot | undefined {
  const rows = travel.routes.map((routes) => ({
    routes,
    rowOf: new Map(routes.points.map((id, row) => [id, row] as const).reverse()),
  }));
  const spots = new Map<string, Spot>();
  for (const { id, at, city } of places) {
    const figures = travel.cities[city] ?? USUAL_FIGURES;
    const own = rows.flatMap(({ routes, rowOf }) => {
      const row = rowOf.get(id);
      return row === undefined ? [] : [{ routes, row }];
    });
    const key = keyOf(at);
    // Of two places on one spot, the one that the engine was asked about.
    if (own.length > 0 || !spots.has(key)) spots.set(key, { figures, rows: own });
  }
  const spotAt = new Map(places.map(({ at }) => [at, spots.get(keyOf(at))] as const));
  return (at) => spotAt.get(at) ?? spots.get(keyOf(at));
}

/** Who worked out a walk that is no estimate. A place that shares its spot with another may have been asked about under that name. */
export function sourceOfWalk(
  { routes }: TravelFacts,
  { from, to }: { readonly from: PlaceId; readonly to: PlaceId },
): Provenance | undefined {
  const named = routes.find(({ points }) => points.includes(from) && points.includes(to));
  return (named ?? routes[0])?.source;
}

interface Spot {
  readonly figures: TravelFigures;
  readonly rows: readonly { readonly routes: WalkedRoutes; readonly row: number }[];
}

const keyOf = ({ lat, lon }: Coordinates): string => `${lat},${lon}`;

/** A longer way is ridden, and how long a ride takes no engine for walkers says: it is estimated over the true distance. */
function routeBetween(start: Spot, end: Spot, figures: TravelFigures): Travel | undefined {
  for (const { routes, row } of start.rows) {
    const column = end.rows.find((other) => other.routes === routes)?.row;
    if (column === undefined) continue;
    const index = row * routes.points.length + column;
    const [minutes, km] = [routes.minutes[index] ?? -1, routes.km[index] ?? -1];
    if (minutes < 0 || km < 0) continue;
    if (km <= LONGEST_WALK_KM) return { mode: 'walk', minutes, km, estimate: false };
    return { mode: 'transit', minutes: rideMinutes(figures, km), km, estimate: true };
  }
  return undefined;
}
