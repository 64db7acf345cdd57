import type { Tags } from '../element.ts';

/** A layer of the drawn map; what a street is follows from how many there are. */
export interface Layer {
  readonly kind: 'coast' | 'water' | 'river' | 'park' | 'line' | 'road' | 'street';
  /** Lower ones are drawn first when there is not room for all. */
  readonly order: number;
  readonly isArea: boolean;
}

const COAST: Layer = { kind: 'coast', order: 0, isArea: false };
const WATER: Layer = { kind: 'water', order: 1, isArea: true };
const RIVER: Layer = { kind: 'river', order: 2, isArea: false };
const PARK: Layer = { kind: 'park', order: 3, isArea: true };
const RAIL: Layer = { kind: 'line', order: 4, isArea: false };
const ROAD: Layer = { kind: 'road', order: 5, isArea: false };
const STREET: Layer = { kind: 'street', order: 6, isArea: false };
const LANE: Layer = { kind: 'street', order: 7, isArea: false };

const ROADS = /^(?:motorway|trunk|primary|secondary)(?:_link)?$/;
const STREETS = /^(?:tertiary(?:_link)?|pedestrian)$/;
const LANES = /^(?:unclassified|residential|living_street)$/;

/** Which layer draws it; `undefined` for what the map leaves out: yards, footpaths, tunnels. */
export function layerOf(tags: Tags): Layer | undefined {
  if (tags['natural'] === 'coastline') return COAST;
  if (tags['natural'] === 'water' || tags['waterway'] === 'riverbank' || tags['landuse'] === 'basin') return WATER;
  if (tags['tunnel'] !== undefined && tags['tunnel'] !== 'no') return undefined;
  if (/^(?:river|canal)$/.test(tags['waterway'] ?? '')) return RIVER;
  if (/^(?:park|garden|nature_reserve)$/.test(tags['leisure'] ?? '')) return PARK;
  if (/^(?:rail|light_rail)$/.test(tags['railway'] ?? '') && !('service' in tags)) return RAIL;
  const highway = tags['highway'] ?? '';
  if (ROADS.test(highway)) return ROAD;
  if (STREETS.test(highway)) return STREET;
  return LANES.test(highway) ? LANE : undefined;
}
