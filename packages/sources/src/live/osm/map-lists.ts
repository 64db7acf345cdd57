import { layerOf } from '../../osm/sketch/sketch-layer.ts';
import type { Shape } from '../../osm/sketch/to-sketch.ts';
import type { ListName } from './place-lists.ts';

/** Lines and areas that are drawn and not visited. */
interface MapList {
  /** Of the sketch; what comes of it is cut off at `limit`, and then the layer is not drawn: a part of a town would be empty. */
  readonly kind: Shape['layer']['kind'];
  /** In Overpass QL, without the box. */
  readonly selectors: readonly string[];
  readonly limit: number;
  /** As far out as that list of places. */
  readonly reach: ListName;
}

/**
 * What is asked for of a city to draw it. Streets where people live are left out: they are most of the bytes. Lines have some
 * ten points of 45 bytes.
 */
export const MAP_LISTS: readonly MapList[] = [
  { kind: 'coast', selectors: ['way[natural=coastline]'], limit: 300, reach: 'sights' },
  { kind: 'water', selectors: ['way[natural=water]', 'rel[natural=water]'], limit: 400, reach: 'sights' },
  { kind: 'river', selectors: ['way[waterway~"^(river|canal)$"]'], limit: 400, reach: 'sights' },
  {
    kind: 'park',
    selectors: ['way[leisure~"^(park|garden|nature_reserve)$"][name]', 'rel[leisure~"^(park|nature_reserve)$"][name]'],
    limit: 500,
    reach: 'sights',
  },
  { kind: 'line', selectors: ['way[railway~"^(rail|light_rail)$"][!service]'], limit: 1000, reach: 'eateries' },
  {
    kind: 'road',
    selectors: ['way[highway~"^(motorway|trunk|primary|secondary)$"]'],
    limit: 2500,
    reach: 'sights',
  },
  {
    kind: 'street',
    selectors: ['way[highway=tertiary]', 'way[highway=pedestrian][name]'],
    limit: 2000,
    reach: 'eateries',
  },
];

/** Without the layers that were cut off. @param counts - How many things of each layer came. */
export function withoutCutLayers(
  shapes: readonly Shape[],
  counts: ReadonlyMap<Shape['layer']['kind'], number>,
): readonly Shape[] {
  const cut = new Set(MAP_LISTS.filter(({ kind, limit }) => (counts.get(kind) ?? 0) >= limit).map(({ kind }) => kind));
  return shapes.filter(({ layer }) => !cut.has(layer.kind));
}

/** How many things of each layer there are. */
export function countLayers(
  things: readonly { readonly tags: Readonly<Record<string, string>> }[],
): ReadonlyMap<Shape['layer']['kind'], number> {
  const counts = new Map<Shape['layer']['kind'], number>();
  for (const { tags } of things) {
    const kind = layerOf(tags)?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
