import { type Coordinates, distanceKm } from '@wayfarer/trip';

import type { Point, StationsPort } from '../ports/index.ts';
import type { PointsMeta } from '../session.ts';
import { unite } from './cluster.ts';
import { toCoordinates } from './coordinates.ts';

/** Points that lie further apart are in areas of their own (SEED_DETAILS D2). */
const APART_KM = 5;

/** A part of the country in which points lie together. */
export interface Area {
  /** Of the points, or of the station nearest to their middle. */
  readonly name: string;
  readonly points: readonly Point[];
  /** From the station to its nearest point, as the crow flies; one decimal. */
  readonly distanceKm: number;
}

/** The areas of the points, nearest to the station first. */
export function toAreas(
  points: readonly Point[],
  from: Coordinates,
  stations: Pick<StationsPort, 'nearest'>,
): readonly Area[] {
  const groups = unite(points, (left, right) => distanceKm(toCoordinates(left), toCoordinates(right)) <= APART_KM);
  return groups
    .map((group) => ({
      name: nameArea(group, stations),
      points: group,
      distanceKm: Math.round(Math.min(...group.map((point) => distanceKm(from, toCoordinates(point)))) * 10) / 10,
    }))
    .toSorted((left, right) => left.distanceKm - right.distanceKm || (left.name < right.name ? -1 : 1));
}

/** Nobody goes further for a walk of a day, there and back (editorial). */
const DAY_TRIP_KM = 100;
/** So many points fill a day; with fewer there is time for another area (SEED_DETAILS D2: 8–12). */
const POINTS_A_DAY = 8;

/**
 * Points beyond the radius that are worth a day of their own, where there are several days: of each work none of whose places is
 * near the area that matters most for it, then whichever area matters most, for as long as there are more days than the places near
 * can fill.
 *
 * @param areas - Nearest first.
 */
export function areasForDays(
  areas: readonly Area[],
  { radiusKm, days }: { readonly radiusKm: number; readonly days: number },
): readonly Point[] {
  if (days === 1) return [];
  const near = areas.filter(({ distanceKm: km }) => km <= radiusKm).flatMap(({ points }) => points);
  // Of equals the nearer one, as they come.
  const beyond = areas
    .filter(({ distanceKm: km }) => km > radiusKm && km <= DAY_TRIP_KM)
    .toSorted((left, right) => weightOf(right) - weightOf(left));
  const most = days - (near.length > 0 ? 1 : 0);
  const taken: Area[] = [];
  const seen = new Set(near.map(({ bangumi_id: work }) => work));
  for (const area of beyond) {
    if (taken.length >= most) break;
    if (area.points.every(({ bangumi_id: work }) => seen.has(work))) continue;
    taken.push(area);
    for (const { bangumi_id: work } of area.points) seen.add(work);
  }
  for (const area of beyond) {
    if (taken.length >= most || near.length >= POINTS_A_DAY * (days - taken.length)) break;
    if (!taken.includes(area)) taken.push(area);
  }
  return taken.flatMap(({ points }) => points);
}

/** What its points mean for their stories, together. */
function weightOf({ points }: Area): number {
  return points.reduce((sum, { importance }) => sum + importance, 0);
}

export function describeAreas(areas: readonly Area[]): PointsMeta['areas'] {
  return areas.map(({ name, points, distanceKm: km }) => ({ name, points: points.length, distance_km: km }));
}

/** The name that most of its points have; else that of the nearest station. */
function nameArea(points: readonly Point[], stations: Pick<StationsPort, 'nearest'>): string {
  const named = Map.groupBy(
    points.flatMap(({ area }) => area ?? []),
    (area) => area,
  );
  const [most] = [...named.values()].toSorted((left, right) => right.length - left.length);
  if (most?.[0] !== undefined) return most[0];
  const middle = {
    lat: mean(points.map((point) => point.coordinates.latitude)),
    lon: mean(points.map((point) => point.coordinates.longitude)),
  };
  return stations.nearest(middle)?.romaji ?? `${middle.lat.toFixed(2)}, ${middle.lon.toFixed(2)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
