import type { Category } from '@wayfarer/trip';

import type { Tags } from './element.ts';

type Rule = readonly [key: string, values: string, category: Category];

/** The first that holds says what it mainly is, the next what it is besides. */
const RULES: readonly Rule[] = [
  ['tourism', 'museum', 'museum'],
  ['tourism', 'gallery', 'gallery'],
  ['tourism', 'zoo', 'zoo'],
  ['tourism', 'aquarium', 'aquarium'],
  ['zoo', 'aquarium', 'aquarium'],
  ['tourism', 'theme_park', 'amusement'],
  ['castle_type', 'palace|stately|manor|residenz', 'palace'],
  ['castle_type', 'fortress|citadel', 'historic'],
  ['historic', 'palace|manor', 'palace'],
  ['building', 'palace', 'palace'],
  ['historic', 'castle', 'castle'],
  ['building', 'castle', 'castle'],
  ['amenity', 'place_of_worship|monastery', 'church'],
  ['historic', 'church|monastery|chapel|cathedral', 'church'],
  ['building', 'cathedral|church|chapel|basilica', 'church'],
  ['historic', 'temple|mosque', 'temple'],
  ['building', 'temple|mosque|synagogue', 'temple'],
  ['building', 'shrine', 'shrine'],
  ['amenity', 'theatre', 'theatre'],
  ['amenity', 'arts_centre', 'gallery'],
  ['amenity', 'planetarium', 'museum'],
  ['amenity', 'marketplace', 'market'],
  ['building', 'marketplace', 'market'],
  ['amenity', 'library', 'library'],
  ['amenity', 'university', 'university'],
  ['amenity', 'public_bath|spa', 'bath'],
  ['leisure', 'spa|water_park', 'bath'],
  ['amenity', 'restaurant|cafe|pub|biergarten|food_court|fast_food', 'food'],
  ['shop', 'mall|department_store', 'shopping'],
  ['shop', '.+', 'shopping'],
  ['leisure', 'garden', 'garden'],
  ['leisure', 'park', 'park'],
  ['leisure', 'nature_reserve', 'nature'],
  ['natural', 'beach', 'beach'],
  ['natural', 'peak', 'nature'],
  ['tourism', 'viewpoint', 'view'],
  ['place', 'square', 'street'],
  ['man_made', 'bridge', 'landmark'],
  ['bridge', 'yes|viaduct|aqueduct', 'landmark'],
  ['highway', 'pedestrian|footway|steps|living_street', 'street'],
  ['landuse', 'cemetery', 'cemetery'],
  ['amenity', 'grave_yard', 'cemetery'],
  ['historic', 'archaeological_site|ruins|city_gate|citywalls|fort|tower|aqueduct', 'historic'],
  ['historic', 'monument|memorial|building', 'landmark'],
  ['man_made', 'tower|lighthouse', 'landmark'],
  ['amenity', 'townhall|fountain', 'landmark'],
];

/** Houses of prayer by the religion that is prayed there. Our words know no more. */
const BY_RELIGION: ReadonlyMap<string, Category> = new Map(
  Object.entries<Category>({ christian: 'church', shinto: 'shrine' }),
);

/** The first is what it mainly is; a sight of which the tags say no more is a landmark. */
export function categoriesOf(tags: Tags): [Category, ...Category[]] {
  const found = RULES.filter(([key, values]) => new RegExp(`^(?:${values})$`).test(tags[key] ?? '')).map(
    ([, , category]) =>
      category === 'church' ? (BY_RELIGION.get(tags['religion'] ?? 'christian') ?? 'temple') : category,
  );
  const [first = 'landmark', ...rest] = new Set(found);
  return [first, ...rest.slice(0, 2)];
}
