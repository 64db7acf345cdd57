import type { FeatureCollection } from 'geojson';
import type {
  FilterSpecification,
  LayerSpecification,
  PropertyValueSpecification,
  StyleSpecification,
} from 'maplibre-gl';

export type Scheme = 'light' | 'dark';

export interface Palette {
  readonly land: string;
  readonly sea: string;
  readonly border: string;
  readonly park: string;
  readonly hill: string;
  readonly water: string;
  readonly street: string;
  readonly streetCasing: string;
  readonly road: string;
  readonly roadCasing: string;
  readonly coast: string;
  readonly rail: string;
  readonly casing: string;
}

const PALETTES: Readonly<Record<Scheme, Palette>> = {
  light: {
    land: '#f3f0e8',
    sea: '#cfdfe6',
    border: '#bdb6a5',
    park: '#d9e6cd',
    hill: '#e5e6d4',
    water: '#b9d5e2',
    street: '#fffdf8',
    streetCasing: '#ded7c8',
    road: '#ffffff',
    roadCasing: '#cfc7b5',
    coast: '#9fc0cf',
    rail: '#a8a294',
    casing: '#ffffff',
  },
  dark: {
    land: '#1b201e',
    sea: '#111a20',
    border: '#454d48',
    park: '#22342a',
    hill: '#232a24',
    water: '#1f3a48',
    street: '#2b322e',
    streetCasing: '#2b322e',
    road: '#3a423d',
    roadCasing: '#3a423d',
    coast: '#2b5063',
    rail: '#69716b',
    casing: '#141715',
  },
};

/** The colours of the ground and of what is drawn on it. */
export function paletteOf(scheme: Scheme): Palette {
  return PALETTES[scheme];
}

/** Below this zoom countries are drawn, above it the sketch of the city. */
export const CITY_ZOOM = 8.5;

const SHAPES = {
  area: ['Polygon', 'MultiPolygon'],
  line: ['LineString', 'MultiLineString'],
} as const;

const shows = (names: readonly string[], shape: keyof typeof SHAPES): FilterSpecification => [
  'all',
  ['in', ['get', 'kind'], ['literal', [...names]]],
  ['in', ['geometry-type'], ['literal', [...SHAPES[shape]]]],
];

/** What of the ground is land as long as nobody knows better, and what is sea once the countries are drawn upon it. */
export function groundColor(scheme: Scheme, hasCountries: boolean): PropertyValueSpecification<string> {
  const { land, sea } = PALETTES[scheme];
  return hasCountries ? ['interpolate', ['linear'], ['zoom'], CITY_ZOOM - 1, sea, CITY_ZOOM, land] : land;
}

/** Everything below the pins: no tiles, no glyphs, no network. */
export function createMapStyle(scheme: Scheme): StyleSpecification {
  const colors = PALETTES[scheme];
  const empty: FeatureCollection = { type: 'FeatureCollection', features: [] };
  return {
    version: 8,
    sources: {
      countries: { type: 'geojson', data: empty },
      outlines: { type: 'geojson', data: empty },
      sketch: { type: 'geojson', data: empty },
      routes: { type: 'geojson', data: empty },
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': groundColor(scheme, false) },
      },
      { id: 'countries', type: 'fill', source: 'countries', maxzoom: CITY_ZOOM, paint: { 'fill-color': colors.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'outlines',
        maxzoom: CITY_ZOOM,
        paint: { 'line-color': colors.border, 'line-width': 0.8 },
      },
      ...sketchLayers(colors),
      ...routeLayers(colors),
    ],
  };
}

interface Line {
  readonly color: string;
  /** Pixels at zoom 9 and at zoom 15; between, and beyond, they grow with the streets. */
  readonly width: readonly [number, number];
  /** Further out such lines are too many to be told apart. */
  readonly from?: number;
}

function sketchLayers(colors: Palette): LayerSpecification[] {
  const fill = (name: string, color: string): LayerSpecification => ({
    id: `${name}-area`,
    type: 'fill',
    source: 'sketch',
    filter: shows([name], 'area'),
    paint: { 'fill-color': color },
  });
  const line = (
    id: string,
    names: readonly string[],
    { color, width: [far, near], from }: Line,
  ): LayerSpecification => ({
    id,
    type: 'line',
    source: 'sketch',
    ...(from !== undefined && { minzoom: from }),
    filter: shows(names, 'line'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 9, far, 15, near] },
  });
  return [
    fill('hill', colors.hill),
    fill('park', colors.park),
    line('hill-line', ['hill'], { color: colors.hill, width: [3, 12] }),
    line('park-line', ['park'], { color: colors.park, width: [3, 14] }),
    fill('water', colors.water),
    fill('river', colors.water),
    line('water-line', ['water'], { color: colors.water, width: [1.5, 10] }),
    line('river-line', ['river'], { color: colors.water, width: [2, 14] }),
    line('coast-line', ['coast'], { color: colors.coast, width: [1, 2.5] }),
    line('street-casing', ['street'], { color: colors.streetCasing, width: [0.3, 5], from: 10.5 }),
    line('road-casing', ['road'], { color: colors.roadCasing, width: [0.8, 9.5], from: 10.5 }),
    line('street-line', ['street'], { color: colors.street, width: [0.2, 3.6], from: 13 }),
    line('road-line', ['road'], { color: colors.road, width: [0.8, 7.5] }),
    line('rails', ['line'], { color: colors.rail, width: [0.6, 2.2] }),
    {
      id: 'sleepers',
      type: 'line',
      source: 'sketch',
      minzoom: 13,
      filter: shows(['line'], 'line'),
      paint: { 'line-color': colors.casing, 'line-width': 1, 'line-dasharray': [4, 4] },
    },
  ];
}

/** Walks are dashed, rides solid; the colour is that of the day. */
function routeLayers(colors: Palette): LayerSpecification[] {
  return [
    {
      id: 'routes-casing',
      type: 'line',
      source: 'routes',
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': colors.casing, 'line-width': 6, 'line-opacity': 0.75 },
    },
    {
      id: 'routes-walk',
      type: 'line',
      source: 'routes',
      filter: ['==', ['get', 'walk'], true],
      paint: { 'line-color': ['get', 'color'], 'line-width': 3, 'line-dasharray': [1.6, 1.4] },
    },
    {
      id: 'routes-ride',
      type: 'line',
      source: 'routes',
      filter: ['==', ['get', 'walk'], false],
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': ['get', 'color'], 'line-width': 3 },
    },
  ];
}
