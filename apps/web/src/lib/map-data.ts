import type { Day, Scene } from '@wayfarer/contract';
import type { FeatureCollection, Geometry, LineString, Position } from 'geojson';

import { isStop, numberVisits } from './visit-numbers.ts';
import { describeWay } from './way-words.ts';

export interface Pin {
  readonly visitId: string;
  readonly name: string;
  /** Stops have numbers; beds and stations a letter-free mark. */
  readonly number: number | null;
  readonly kind: 'place' | 'meal' | 'stay' | 'transport' | 'rest';
  readonly dayIndex: number;
  readonly lat: number;
  readonly lon: number;
  /** When one is there. */
  readonly arrive: string;
  /** What was set there in a film or series. */
  readonly scenes: readonly Scene[];
  /** The way there, in words. */
  readonly way: string | null;
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
      const { id: visitId, name, kind, lat, lon, arrive, scenes = [] } = visit;
      const leg = day.legs.find(({ to }) => to === visitId);
      const way = leg ? describeWay(leg) : null;
      return [{ visitId, name, kind, lat, lon, dayIndex, number: numbers.get(visitId) ?? null, arrive, scenes, way }];
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

export interface Label {
  readonly name: string;
  readonly kind: 'stay' | 'station' | 'stop' | 'district' | 'hill' | 'park' | 'water';
  readonly lat: number;
  readonly lon: number;
}

/** Names of what has a pin: first where one sleeps and arrives, as one looks for those from afar. Each once. */
export function toPinLabels(pins: readonly Pin[]): readonly Label[] {
  const labels = pins.map(({ name, kind, lat, lon }): Label => ({ name, kind: labelKindOf(kind), lat, lon }));
  const each = [...new Map(labels.map((label) => [`${label.name} ${label.lat} ${label.lon}`, label])).values()];
  return [...each.filter(({ kind }) => kind !== 'stop'), ...each.filter(({ kind }) => kind === 'stop')];
}

function labelKindOf(kind: Pin['kind']): Label['kind'] {
  if (kind === 'stay') return 'stay';
  return kind === 'transport' ? 'station' : 'stop';
}

const NAMED_AREAS: readonly unknown[] = ['hill', 'park', 'water'] satisfies Label['kind'][];

/** Names that a sketch gives: districts at their points, hills, parks and waters in their middle, the large ones first. */
export function toLabels(sketch: FeatureCollection): readonly Label[] {
  const areas: { readonly label: Label; readonly size: number }[] = [];
  const districts: Label[] = [];
  for (const { properties, geometry } of sketch.features) {
    const name: unknown = properties?.['name'];
    const kind: unknown = properties?.['kind'];
    if (typeof name !== 'string') continue;
    if (kind === 'district' && geometry.type === 'Point') {
      const [lon = 0, lat = 0] = geometry.coordinates;
      districts.push({ name, kind, lat, lon });
    } else if (NAMED_AREAS.includes(kind)) {
      const box = boxAround(outlineOf(geometry).map(([lon = 0, lat = 0]) => ({ lat, lon })));
      if (!box) continue;
      const label = { name, kind: kind as Label['kind'], lat: (box[1] + box[3]) / 2, lon: (box[0] + box[2]) / 2 };
      areas.push({ label, size: (box[2] - box[0]) * (box[3] - box[1]) });
    }
  }
  return [...districts, ...areas.toSorted((one, other) => other.size - one.size).map(({ label }) => label)];
}

function outlineOf(geometry: Geometry): readonly Position[] {
  if (geometry.type === 'Polygon') return geometry.coordinates[0] ?? [];
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates[0]?.[0] ?? []) : [];
}
