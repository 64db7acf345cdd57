import type { Day } from '@wayfarer/contract';
import type { FeatureCollection, LineString } from 'geojson';

import { isStop, numberVisits } from './visit-numbers.ts';

export interface Pin {
  readonly visitId: string;
  readonly name: string;
  /** Stops have numbers; beds and stations a letter-free mark. */
  readonly number: number | null;
  readonly kind: 'place' | 'meal' | 'stay' | 'transport' | 'rest';
  readonly dayIndex: number;
  readonly lat: number;
  readonly lon: number;
}

export interface Ghost {
  readonly label: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** `west, south, east, north`. */
export type Box = [number, number, number, number];

/** Pins of the days that are shown; a bed or station that several visits share has one pin a day. */
export function toPins(days: readonly Day[], shown: number | null): readonly Pin[] {
  return days.flatMap((day, dayIndex) => {
    if (shown !== null && shown !== dayIndex) return [];
    const numbers = numberVisits(day);
    const seen = new Set<string>();
    return day.visits.flatMap((visit): Pin[] => {
      if (!isStop(visit) && seen.has(visit.placeId)) return [];
      seen.add(visit.placeId);
      const { id: visitId, name, kind, lat, lon } = visit;
      return [{ visitId, name, kind, lat, lon, dayIndex, number: numbers.get(visitId) ?? null }];
    });
  });
}

/** The ways of the days that are shown, as straight lines: we know how long they take, not where they run. */
export function toRoutes(
  days: readonly Day[],
  shown: number | null,
): FeatureCollection<LineString, { walk: boolean; day: number }> {
  const features = days.flatMap((day, dayIndex) => {
    if (shown !== null && shown !== dayIndex) return [];
    const at = new Map(day.visits.map(({ id, lat, lon }) => [id, [lon, lat]]));
    return day.legs.flatMap(({ from, to, mode }) => {
      const start = at.get(from);
      const end = at.get(to);
      if (!start || !end) return [];
      const geometry: LineString = { type: 'LineString', coordinates: [start, end] };
      return [{ type: 'Feature' as const, properties: { walk: mode === 'walk', day: dayIndex }, geometry }];
    });
  });
  return { type: 'FeatureCollection', features };
}

/** The smallest box around all points; `undefined` around none. */
export function boxAround(points: readonly { readonly lat: number; readonly lon: number }[]): Box | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

const NO_SKETCH: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The sketch of a city as GeoJSON; an empty one where the catalogue has none. */
export function toSketch(sketch: unknown): FeatureCollection {
  const isCollection =
    typeof sketch === 'object' && sketch !== null && 'features' in sketch && Array.isArray(sketch.features);
  return isCollection ? (sketch as FeatureCollection) : NO_SKETCH;
}

export interface Label {
  readonly name: string;
  readonly kind: 'district' | 'hill' | 'park';
  readonly lat: number;
  readonly lon: number;
}

/** Names for the map: districts at their points, hills and parks in their middle. */
export function toLabels(sketch: FeatureCollection): readonly Label[] {
  return sketch.features.flatMap(({ properties, geometry }): Label[] => {
    const kind: unknown = properties?.['kind'];
    const name: unknown = properties?.['name'];
    if (typeof name !== 'string') return [];
    if (kind === 'district' && geometry.type === 'Point') {
      const [lon = 0, lat = 0] = geometry.coordinates;
      return [{ name, kind, lat, lon }];
    }
    if ((kind !== 'hill' && kind !== 'park') || geometry.type !== 'Polygon') return [];
    const box = boxAround((geometry.coordinates[0] ?? []).map(([lon = 0, lat = 0]) => ({ lat, lon })));
    return box ? [{ name, kind, lat: (box[1] + box[3]) / 2, lon: (box[0] + box[2]) / 2 }] : [];
  });
}
