import { clean } from '../clean.ts';
import type { Tags } from '../element.ts';
import { isRing, joinPaths, type Path } from '../geometry.ts';
import { layerOf } from './sketch-layer.ts';
import type { Shape } from './to-sketch.ts';

/**
 * What is drawn of a line: itself, or the area that it goes round.
 *
 * @param pieces - The parts of it of which every point is known; what an extract has cut is closed where it was cut.
 */
export function shapesOfWay(tags: Tags, pieces: readonly Path[]): readonly Shape[] {
  const layer = layerOf(tags);
  const whole = pieces.flat();
  if (!layer || whole.length === 0) return [];
  if (!layer.isArea) return [{ layer, name: nameOf(tags), outer: pieces, inner: [] }];
  return isRing(whole) && tags['area'] !== 'no' ? [{ layer, name: nameOf(tags), outer: [whole], inner: [] }] : [];
}

/** What is drawn of an area whose edges are several lines; those that do not close are left out. */
export function shapesOfRelation(
  tags: Tags,
  { outer, inner }: { readonly outer: readonly Path[]; readonly inner: readonly Path[] },
): readonly Shape[] {
  const layer = layerOf(tags);
  const rings = joinPaths(outer).filter(isRing);
  return layer?.isArea && rings.length > 0
    ? [{ layer, name: nameOf(tags), outer: rings, inner: joinPaths(inner).filter(isRing) }]
    : [];
}

function nameOf(tags: Tags): string | undefined {
  return clean(tags['name:en'] ?? tags['name']);
}
