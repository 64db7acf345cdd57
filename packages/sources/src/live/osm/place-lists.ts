import type { Tags } from '../../osm/element.ts';

/** Things whose `key` has one of `values`, and all of the tags in `having` besides. */
interface Selector {
  readonly key: string;
  readonly values: readonly string[];
  readonly having: readonly string[];
}

export type ListName = 'sights' | 'eateries' | 'lodgings' | 'terminals' | 'districts';

/** Things that are asked for together and cut off at `limit`; a list that long says that the box was too large. */
export interface PlaceList {
  readonly name: ListName;
  readonly selectors: readonly Selector[];
  readonly limit: number;
}

const select = (key: string, values: string, ...having: readonly string[]): Selector => ({
  key,
  values: values.split(' '),
  having,
});

/** What is asked for of a city, in the order of the answer. */
export const PLACE_LISTS: readonly PlaceList[] = [
  {
    name: 'sights',
    selectors: [
      select('tourism', 'attraction museum gallery viewpoint zoo aquarium theme_park', 'name'),
      select(
        'historic',
        'castle monument ruins archaeological_site fort palace church monastery city_gate tower citywalls temple mosque aqueduct',
        'name',
      ),
      select('amenity', 'theatre arts_centre marketplace planetarium', 'name'),
      select('amenity', 'place_of_worship library townhall fountain', 'name', 'wikidata'),
      select('building', 'cathedral palace castle basilica', 'name', 'wikidata'),
      select('leisure', 'park garden nature_reserve', 'name', 'wikidata'),
      select('place', 'square', 'name', 'wikidata'),
      select('highway', 'pedestrian', 'name', 'wikidata'),
      select('man_made', 'bridge tower lighthouse', 'name', 'wikidata'),
      select('natural', 'beach peak', 'name'),
      select('amenity', 'public_bath', 'name'),
      select('shop', 'mall', 'name', 'wikidata'),
    ],
    limit: 1500,
  },
  { name: 'eateries', selectors: [select('amenity', 'restaurant cafe food_court pub', 'name')], limit: 3000 },
  { name: 'lodgings', selectors: [select('tourism', 'hotel hostel guest_house motel apartment', 'name')], limit: 1200 },
  {
    name: 'terminals',
    selectors: [
      select('railway', 'station', 'name'),
      select('aeroway', 'aerodrome', 'iata'),
      select('amenity', 'bus_station', 'name'),
    ],
    limit: 200,
  },
  { name: 'districts', selectors: [select('place', 'suburb quarter neighbourhood borough', 'name')], limit: 500 },
];

/** Lists of which so many things have come that others were cut off. */
export function findFullLists(things: readonly { readonly tags: Tags }[]): readonly ListName[] {
  return PLACE_LISTS.filter(
    ({ selectors, limit }) =>
      things.filter(({ tags }) => selectors.some((selector) => isSelected(selector, tags))).length >= limit,
  ).map(({ name }) => name);
}

function isSelected({ key, values, having }: Selector, tags: Tags): boolean {
  return values.includes(tags[key] ?? '') && having.every((tag) => tags[tag] !== undefined);
}
