import type { PlaceId } from '@wayfarer/trip';

import type { CityFile } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';

/**
 * The city with what has moved under the ids that a trip knows: a must-see that was `n1` when it was named, and is drawn as `w7`
 * since the city was read anew, stays `n1` for this trip.
 */
export function underKnownIds(file: CityFile, known: readonly PlaceId[]): CityFile {
  const held = new Set<string>(known);
  const isKnown = (entry: string): boolean => held.has(placeIdOf(file.city.id, entry));
  const before = new Map(
    Object.entries(file.moved).flatMap(([old, now]) => (isKnown(old) && !isKnown(now) ? [[now, old] as const] : [])),
  );
  if (before.size === 0) return file;
  const rename = <Entry extends { readonly id: string }>(entry: Entry): Entry => ({
    ...entry,
    id: before.get(entry.id) ?? entry.id,
  });
  return {
    ...file,
    sights: file.sights.map(rename),
    eateries: file.eateries.map(rename),
    lodgings: file.lodgings.map(rename),
  };
}
