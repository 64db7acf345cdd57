import { distanceKm } from '@wayfarer/trip';

import type { Point, Station, StationsPort } from '../ports/index.ts';
import { toAreas } from './areas.ts';
import { toCoordinates } from './coordinates.ts';

/** Days that are spent around one station. */
export interface Section {
  readonly station: Station;
  readonly points: readonly Point[];
  /** At least 1. */
  readonly days: number;
}

/**
 * The points by where a day begins: around the station those within its radius, and a day for each area beyond it, at the station
 * nearest to the middle of that. What days are left over are spent where the first one is.
 */
export function toSections(
  points: readonly Point[],
  {
    station,
    radiusKm,
    days,
    stations,
  }: {
    readonly station: Station;
    readonly radiusKm: number;
    readonly days: number;
    readonly stations: Pick<StationsPort, 'nearest'>;
  },
): readonly Section[] {
  const from = toCoordinates(station);
  const isNear = (point: Point): boolean => distanceKm(from, toCoordinates(point)) <= radiusKm;
  const near = points.filter(isNear);
  const beyond = toAreas(
    points.filter((point) => !isNear(point)),
    from,
    stations,
  ).map((area) => ({ station: stationOf(area.points, stations) ?? station, points: area.points, days: 1 }));
  const [first, ...rest] = [...(near.length > 0 ? [{ station, points: near, days: 1 }] : []), ...beyond];
  return first ? [{ ...first, days: Math.max(1, days - rest.length) }, ...rest] : [];
}

/** The station that is nearest to any of them. */
function stationOf(points: readonly Point[], stations: Pick<StationsPort, 'nearest'>): Station | undefined {
  const found = points.flatMap((point) => {
    const nearest = stations.nearest(toCoordinates(point));
    return nearest ? [{ nearest, km: distanceKm(toCoordinates(nearest), toCoordinates(point)) }] : [];
  });
  return found.toSorted((left, right) => left.km - right.km)[0]?.nearest;
}
