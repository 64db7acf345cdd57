import { OWN_LIST, type PlaceId } from '@wayfarer/trip';

import type { Catalogue } from '../catalogue/load.ts';
import type { CityFile, SightEntry } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { categoryOf, usualMinutesOf } from './category-of.ts';
import type { KeptPlace } from './kept-place.ts';
import { locatorOf } from './locate.ts';

/** They have asked for it: so much as for what one would not want to miss. */
const SIGNIFICANCE = 4;

/**
 * The catalogue with places of one's own as sights of their cities. One that is known stays as it is; both are listed.
 *
 * @param catalogue - Without places of anybody's own.
 */
export function withOwnPlaces(catalogue: Catalogue, places: readonly KeptPlace[]): Catalogue {
  if (places.length === 0) return catalogue;
  const locator = locatorOf(catalogue);
  const listed = new Set<PlaceId>(catalogue.listed);
  const added = new Map<string, KeptPlace[]>();
  for (const place of places) {
    const at = place.at ?? undefined;
    const known = locator.findKnown({ name: place.name, at });
    const city = at && locator.findCity(at)?.city.id;
    if (known) listed.add(known.id);
    else if (city !== undefined) {
      listed.add(placeIdOf(city, place.id));
      added.set(city, [...(added.get(city) ?? []), place]);
    }
  }
  const cities = catalogue.cities.map((file) => withSights(file, added.get(file.city.id) ?? []));
  return { ...catalogue, cities, listed };
}

function withSights(file: CityFile, places: readonly KeptPlace[]): CityFile {
  if (places.length === 0) return file;
  const sources = places.map(({ added }) => [keyOf(added), { name: OWN_LIST, date: added, verify: true }] as const);
  return {
    ...file,
    sources: { ...file.sources, ...Object.fromEntries(sources) },
    sights: [...file.sights, ...places.flatMap(toSight)],
  };
}

function keyOf(added: string): string {
  return `your-list-${added}`;
}

/** A note is a traveller's word, and goes into no plan. */
function toSight(place: KeptPlace): readonly SightEntry[] {
  if (!place.at) return [];
  const category = categoryOf(place);
  return [
    {
      id: place.id,
      name: place.name,
      aliases: [],
      ...place.at,
      categories: [category],
      hours: 'unknown',
      fee: null,
      usualMinutes: usualMinutesOf(category),
      indoor: null,
      stepFree: 'unknown',
      significance: SIGNIFICANCE,
      summary: null,
      source: keyOf(place.added),
      ...(place.url !== null && { url: place.url }),
    },
  ];
}
