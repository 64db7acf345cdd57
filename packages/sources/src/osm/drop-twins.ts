import { distanceKm } from '@wayfarer/trip';

import { fold } from '../gazetteer/fold.ts';
import type { OsmElement } from './element.ts';

/** Drawn as a point and as a house; the next branch of a chain is farther away. */
const TWINS_M = 40;

/** Leaves out what is there twice under one name. @param elements - The better known first: those stay. */
export function dropTwins(elements: readonly OsmElement[]): readonly OsmElement[] {
  const byName = new Map<string, OsmElement[]>();
  return elements.filter((element) => {
    const name = fold(element.tags['name'] ?? '');
    const known = byName.get(name) ?? [];
    if (known.some((other) => distanceKm(other.at, element.at) * 1000 <= TWINS_M)) return false;
    byName.set(name, [...known, element]);
    return true;
  });
}
