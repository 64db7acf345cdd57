import type { StyleSpecification } from 'maplibre-gl';

/** Sources of our own map. */
const OURS: readonly string[] = ['countries', 'outlines', 'sketch', 'routes'];

export function isOurs(source: string): boolean {
  return OURS.includes(source);
}

/**
 * Our map with another over it, below the ways of the trip. Its ground is left out: our sketch is to be seen through it as
 * long as no tiles have come.
 */
export function layOver(ours: StyleSpecification, theirs: StyleSpecification): StyleSpecification {
  const isWay = (layer: StyleSpecification['layers'][number]): boolean =>
    'source' in layer && layer.source === 'routes';
  const known = new Set(ours.layers.map(({ id }) => id));
  const over = theirs.layers
    .filter(({ type }) => type !== 'background')
    .map((layer) => (known.has(layer.id) ? { ...layer, id: `tiles-${layer.id}` } : layer));
  return {
    ...ours,
    ...(theirs.glyphs !== undefined && { glyphs: theirs.glyphs }),
    ...(theirs.sprite !== undefined && { sprite: theirs.sprite }),
    sources: { ...theirs.sources, ...ours.sources },
    layers: [...ours.layers.filter((layer) => !isWay(layer)), ...over, ...ours.layers.filter(isWay)],
  };
}
