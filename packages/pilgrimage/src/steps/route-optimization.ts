import type { CityId, TravelBetween } from '@wayfarer/trip';
import { addDays, minute } from '@wayfarer/trip/clock';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import { NoBangumiFoundError } from '../errors.ts';
import type { Cluster } from '../points/cluster.ts';
import { toCoordinates } from '../points/coordinates.ts';
import { type Section, toSections } from '../points/sections.ts';
import { MOST_STOPS, type Selection, selectPoints } from '../points/select-points.ts';
import type { StationsPort } from '../ports/index.ts';
import type { WalkRequest } from '../session.ts';
import { toMapLinks } from '../walk/map-links.ts';
import { planWalk, type Walk } from '../walk/plan-walk.ts';
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

/** Where a walk begins in another area one has to get there first (editorial). */
const LATER_START = minute(600);

/** Of places that do not fit, as many are explained. */
const MOST_REASONS = 3;

/** Chooses the stops and puts them in order. */
export function routeOptimizationStep({
  travel,
  source,
  stations,
}: Ground & { readonly stations: Pick<StationsPort, 'nearest'> }) {
  return flow.step({
    name: 'RouteOptimizationAgent',
    reads: ['points_filtered', 'station', 'request', 'bangumi_title'],
    writes: ['route', 'route_meta', 'days'],
    run: ({ points_filtered: points, station, request, bangumi_title: title }) =>
      told(() => {
        const { chosen, date, start, pace, radius_km: radiusKm } = request;
        const walks = toSections(points, { station, radiusKm, days: request.days, stations }).reduce<
          readonly SectionWalk[]
        >((before, section) => {
          const past = before.reduce((sum, { section: { days } }) => sum + days, 0);
          const begin = { date: addDays(date, past), start: past === 0 ? start : LATER_START, pace };
          return [...before, walkSection(section, { ...begin, chosen, travel, source })];
        }, []);
        const stops = new Map(walks.flatMap(({ clusters }) => clusters).map((one) => [placeIdOf(one[0]), one]));
        if (stops.size === 0) {
          throw NoBangumiFoundError.notNear(title, station.romaji, { radiusKm, areas: [] });
        }
        const days = walks.flatMap(({ walk }) => walk.days);
        if (days.length === 0) {
          const reasons = walks.flatMap(({ walk }) => walk.leftOut.map(({ reason }) => reason));
          throw NoBangumiFoundError.notInTime(title, reasons.slice(0, MOST_REASONS));
        }
        const origins = walks.flatMap(({ walk, section }) =>
          walk.days.map((day) => ({ date: day.date, station: section.station })),
        );
        const route = toRoute(days, { origin: station, origins, stops });
        return {
          route,
          route_meta: {
            optimized: true,
            waypoints_count: route.segments.length,
            google_maps_urls: origins.flatMap(({ date: day, station: origin }) =>
              toMapLinks(
                origin,
                route.segments.filter((segment) => segment.date === day).map(({ point }) => point),
              ),
            ),
            left_out: walks.flatMap(({ walk, beyond }) => [
              ...walk.leftOut.flatMap(({ place, reason }) => leftOut(stops.get(place.id), reason)),
              ...beyond.flatMap((cluster) => leftOut(cluster, `One route has ${MOST_STOPS} places a day at most.`)),
            ]),
          },
          days,
        };
      }),
  });
}

/** The days around one station. */
interface SectionWalk extends Selection {
  readonly section: Section;
  readonly walk: Walk;
}

function walkSection(
  section: Section,
  { date, start, pace, chosen, travel, source }: Ground & Pick<WalkRequest, 'date' | 'start' | 'pace' | 'chosen'>,
): SectionWalk {
  const { station, points, days } = section;
  const { clusters, beyond } = selectPoints(points, { from: toCoordinates(station), days, chosen });
  const sights = clusters.map((cluster) => toSight(cluster, { city: WALK_CITY, pace }));
  const terminal = toTerminal(station, { city: WALK_CITY, source });
  const walk = planWalk({ date, days, start, city: WALK_CITY, station: terminal, sights, travel, seed: 1 });
  return { section, clusters, beyond, walk };
}

function leftOut(
  cluster: Cluster | undefined,
  reason: string,
): { readonly point_id: string; readonly name: string; readonly reason: string }[] {
  return (cluster ?? []).map(({ id, en_name, name }) => ({ point_id: id, name: en_name ?? name, reason }));
}
