import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

import { words } from '../../words/in-use.ts';
import { paletteOf, type Scheme } from './map-style.ts';

/** What a file of tiles says of itself. */
export interface TilesFile {
  /** `pmtiles://` and its address. */
  readonly url: string;
  /** Names of its layers. */
  readonly layers: readonly string[];
  /** As HTML; whoever made the file answers for it, as the operator does for choosing it. */
  readonly attribution: string | undefined;
}

const SOURCE = 'pmtiles';

/**
 * A plain style in our colours for a file of tiles, without letters: our own labels stand over it. Knows the names of layers of
 * Protomaps' and of OpenMapTiles' scheme.
 */
export function toTilesStyle({ url, layers, attribution }: TilesFile, scheme: Scheme): StyleSpecification {
  const colors = paletteOf(scheme);
  const fills = (names: readonly string[], color: string, filter?: LayerFilter): readonly LayerSpecification[] =>
    names.filter(isThere).map((name) => ({
      id: `${SOURCE}-${name}`,
      type: 'fill',
      source: SOURCE,
      'source-layer': name,
      ...(filter && { filter }),
      paint: { 'fill-color': color },
    }));
  const isThere = (name: string): boolean => layers.includes(name);
  const lines = (names: readonly string[], color: string, width: LineWidth): readonly LayerSpecification[] =>
    names.filter(isThere).map((name) => ({
      id: `${SOURCE}-${name}-${color}`,
      type: 'line',
      source: SOURCE,
      'source-layer': name,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': color, 'line-width': width },
    }));
  return {
    version: 8,
    // Where a file does not say it, nobody is named for what may be anybody's.
    sources: { [SOURCE]: { type: 'vector', url, attribution: attribution ?? words().plan.map.unnamedTiles } },
    layers: [
      ...fills(['earth'], colors.land),
      ...fills(['park'], colors.park),
      ...fills(['landuse'], colors.park, GREEN),
      ...fills(['water'], colors.water),
      ...lines(['waterway'], colors.water, widthAt(0.5, 3)),
      ...lines(ROADS, colors.roadCasing, widthAt(0.8, 9)),
      ...lines(ROADS, colors.road, widthAt(0.4, 7)),
      ...lines(['boundaries', 'boundary'], colors.border, widthAt(0.6, 1.2)),
    ],
  };
}

type LayerFilter = NonNullable<Extract<LayerSpecification, { type: 'fill' }>['filter']>;
type LineWidth = NonNullable<NonNullable<Extract<LayerSpecification, { type: 'line' }>['paint']>['line-width']>;

const ROADS: readonly string[] = ['roads', 'transportation'];
/** Of all uses of land those that are drawn as parks. */
const GREEN: LayerFilter = [
  'in',
  ['coalesce', ['get', 'kind'], ['get', 'class'], ''],
  ['literal', ['park', 'garden', 'forest', 'wood', 'grass', 'nature_reserve', 'cemetery', 'recreation_ground']],
];

/** From the zoom of a whole city to that of a street. */
const widthAt = (city: number, street: number): LineWidth => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  10,
  city,
  17,
  street,
];
