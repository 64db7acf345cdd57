import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

type Scheme = 'light' | 'dark';

interface Palette {
  readonly land: string;
  readonly sea: string;
  readonly border: string;
  readonly park: string;
  readonly hill: string;
  readonly water: string;
  readonly road: string;
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
    road: '#ffffff',
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
    road: '#303733',
    rail: '#69716b',
    casing: '#141715',
  },
};

/** Below this zoom countries are drawn, above it the sketch of the city. */
export const CITY_ZOOM = 8.5;

const kind = (name: string, geometry: 'Polygon' | 'LineString'): ['all', ...unknown[]] => [
  'all',
  ['==', ['get', 'kind'], name],
  ['==', ['geometry-type'], geometry],
];

/** Everything below the pins: no tiles, no glyphs, no network. */
export function createMapStyle(sketch: FeatureCollection, scheme: Scheme): StyleSpecification {
  const colors = PALETTES[scheme];
  const empty: FeatureCollection = { type: 'FeatureCollection', features: [] };
  return {
    version: 8,
    sources: {
      countries: { type: 'geojson', data: empty },
      sketch: { type: 'geojson', data: sketch },
      routes: { type: 'geojson', data: empty },
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: {
          'background-color': ['interpolate', ['linear'], ['zoom'], CITY_ZOOM - 1, colors.sea, CITY_ZOOM, colors.land],
        },
      },
      { id: 'countries', type: 'fill', source: 'countries', maxzoom: CITY_ZOOM, paint: { 'fill-color': colors.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'countries',
        maxzoom: CITY_ZOOM,
        paint: { 'line-color': colors.border, 'line-width': 0.8 },
      },
      ...sketchLayers(colors),
      ...routeLayers(colors),
    ],
  };
}

function sketchLayers(colors: Palette): LayerSpecification[] {
  const fill = (name: string, color: string): LayerSpecification => ({
    id: `${name}-area`,
    type: 'fill',
    source: 'sketch',
    filter: kind(name, 'Polygon') as never,
    paint: { 'fill-color': color },
  });
  const line = (name: string, color: string, [near, far]: readonly [number, number]): LayerSpecification => ({
    id: `${name}-line`,
    type: 'line',
    source: 'sketch',
    filter: kind(name, 'LineString') as never,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 9, far, 15, near] },
  });
  return [
    fill('hill', colors.hill),
    fill('park', colors.park),
    line('hill', colors.hill, [12, 3]),
    line('park', colors.park, [14, 3]),
    fill('water', colors.water),
    fill('river', colors.water),
    line('water', colors.water, [10, 1.5]),
    line('river', colors.water, [14, 2]),
    line('road', colors.road, [9, 1]),
    line('line', colors.rail, [2.5, 0.8]),
    {
      id: 'sleepers',
      type: 'line',
      source: 'sketch',
      minzoom: 11.5,
      filter: kind('line', 'LineString') as never,
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
