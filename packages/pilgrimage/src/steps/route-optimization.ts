import type { CityId, TravelBetween } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import { NoBangumiFoundError } from '../errors.ts';
import type { Cluster } from '../points/cluster.ts';
import { MOST_STOPS, selectPoints } from '../points/select-points.ts';
import { toMapLinks } from '../walk/map-links.ts';
import { planWalk } from '../walk/plan-walk.ts';
import { toRoute } from '../walk/to-route.ts';
import { placeIdOf, toSight, toTerminal } from '../walk/to-sight.ts';
import { flow, told } from './flow.ts';

/** What a walk lies on besides its points. */
export interface Ground {
  readonly travel: TravelBetween;
  /** Of the station index. */
  readonly source: Provenance;
}

/** The city that every place of a walk is in, until whoever makes a trip of it knows a better one. */
export const WALK_CITY = 'pilgrimage' as CityId;

/** Chooses the stops and puts them in order. */
export function routeOptimizationStep({ travel, source }: Ground) {
  return flow.step({
    name: 'RouteOptimizationAgent',
    reads: ['user_coordinates', 'points_filtered', 'station', 'request', 'bangumi_title'],
    writes: ['route', 'route_meta', 'days'],
    run: ({ user_coordinates: at, points_filtered: points, station, request, bangumi_title: title }) =>
      told(() => {
        const from = { lat: at.latitude, lon: at.longitude };
        const { days: count, chosen, date, start, pace } = request;
        const { clusters, beyond } = selectPoints(points, { from, days: count, chosen });
        if (clusters.length === 0) {
          throw NoBangumiFoundError.notNear(title, station.romaji, { radiusKm: request.radius_km, areas: [] });
        }
        const stops = new Map(clusters.map((cluster) => [placeIdOf(cluster[0]), cluster]));
        const walk = planWalk({
          date,
          days: count,
          start,
          city: WALK_CITY,
          station: toTerminal(station, { city: WALK_CITY, source }),
          sights: clusters.map((cluster) => toSight(cluster, { city: WALK_CITY, pace })),
          travel,
          seed: 1,
        });
        const route = toRoute(walk.days, { origin: station, stops });
        return {
          route,
          route_meta: {
            optimized: true,
            waypoints_count: route.segments.length,
            google_maps_urls: toMapLinks(
              station,
              route.segments.map(({ point }) => point),
            ),
            left_out: [
              ...walk.leftOut.map(({ place, reason }) => leftOut(stops.get(place.id), reason)).flat(),
              ...beyond.flatMap((cluster) => leftOut(cluster, `One route has ${MOST_STOPS} places a day at most.`)),
            ],
          },
          days: walk.days,
        };
      }),
  });
}

function leftOut(
  cluster: Cluster | undefined,
  reason: string,
): { readonly point_id: string; readonly name: string; readonly reason: string }[] {
  return (cluster ?? []).map(({ id, en_name, name }) => ({ point_id: id, name: en_name ?? name, reason }));
}
