import { type DayPlan, type PlaceId, type TravelBetween } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

import type { Cluster } from '../points/cluster.ts';
import { toCoordinates } from '../points/coordinates.ts';
import type { Point, Station } from '../ports/index.ts';
import type { Route, RouteSegment } from '../session.ts';
import { toMapLinks } from './map-links.ts';

/**
 * The days as one route. Distances are those of the ways; the time at each point is counted from setting out to leaving it, days
 * one after the other. `transport` is filled in by whoever compares the ways.
 */
export function toRoute(
  days: readonly DayPlan[],
  { origin, origins, stops }: Pick<Route, 'origin' | 'origins'> & { readonly stops: ReadonlyMap<PlaceId, Cluster> },
): Route {
  const segments: RouteSegment[] = [];
  let [km, minutes] = [0, 0];
  for (const { date, visits, legs } of days) {
    const [first] = visits;
    const before = minutes;
    for (const visit of visits) {
      km += legs.find(({ to }) => to === visit.id)?.km ?? 0;
      minutes = before + (visit.depart - (first?.depart ?? 0));
      const stop = stops.get(visit.place);
      if (!stop) continue;
      const [point, ...also] = stop;
      segments.push({
        order: segments.length + 1,
        point,
        also,
        transport: null,
        cumulative_distance_km: tenths(km),
        cumulative_duration_minutes: minutes,
        date,
        arrive: formatTime(visit.arrive),
        depart: formatTime(visit.depart),
      });
    }
  }
  const [link = null] = toMapLinks(
    origins[0]?.station ?? origin,
    segments.filter(({ date }) => date === days[0]?.date).map(({ point }) => point),
  );
  return {
    origin,
    origins,
    segments,
    total_distance_km: tenths(km),
    total_duration_minutes: minutes,
    google_maps_url: link,
    created_at: days[0]?.date ?? '',
  };
}

/** The same route with the way to each point: on foot up to 1.5 km, else the faster of walking and riding (seed 004, D2). */
export function withTransport(route: Route, travel: TravelBetween): Route {
  const origins = new Map(route.origins.map(({ date, station }) => [date, station]));
  const segments = route.segments.map((segment, index) => {
    const before = route.segments[index - 1];
    const from = before?.date === segment.date ? before.point : (origins.get(segment.date) ?? route.origin);
    const way = travel(toCoordinates(from), toCoordinates(segment.point));
    return {
      ...segment,
      transport: {
        mode: way.mode,
        distance_meters: Math.round(way.km * 1000),
        duration_minutes: way.minutes,
        instructions: describeWay(way.mode, from, segment.point),
        transit_details:
          way.mode === 'walk' ? null : { estimate: way.estimate, walking_minutes: walkingMinutes(way.km) },
      },
    };
  });
  return { ...route, segments };
}

/** On foot, whatever the distance: 4.5 km/h (SEED_DETAILS E). */
function walkingMinutes(km: number): number {
  return Math.ceil((km / 4.5) * 60);
}

function describeWay(mode: string, from: Point | Station, to: Point): string {
  const [start, end] = [nameOf(from), nameOf(to)];
  return mode === 'walk' ? `Walk from ${start} to ${end}.` : `Ride from ${start} to ${end}; lines are not known here.`;
}

function nameOf(place: Point | Station): string {
  return 'romaji' in place ? `${place.romaji} Station` : (place.en_name ?? place.name);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
