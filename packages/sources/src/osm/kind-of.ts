import type { Tags } from './element.ts';

/** What a traveller does with it. */
export type Kind = 'sight' | 'eatery' | 'lodging' | 'terminal' | 'district';

const TABLES = new Set(['restaurant', 'cafe', 'food_court', 'pub', 'fast_food', 'biergarten']);
const BEDS = new Set(['hotel', 'hostel', 'guest_house', 'motel', 'apartment']);
const DISTRICTS = new Set(['suburb', 'quarter', 'neighbourhood', 'borough']);

/** Values of a tag. */
type Table = readonly (readonly [key: string, values: ReadonlySet<string>])[];

/** Worth a visit by what it is, if it has a name. */
const SIGHTS: Table = Object.entries({
  tourism: new Set(['attraction', 'museum', 'gallery', 'viewpoint', 'zoo', 'aquarium', 'theme_park']),
  historic: new Set([
    'castle',
    'monument',
    'ruins',
    'archaeological_site',
    'fort',
    'palace',
    'church',
    'monastery',
    'city_gate',
    'tower',
    'citywalls',
    'temple',
    'mosque',
    'aqueduct',
  ]),
  amenity: new Set(['theatre', 'arts_centre', 'marketplace', 'planetarium', 'public_bath']),
  natural: new Set(['beach']),
});

/** Worth a visit only where somebody has found it worth an item of Wikidata: most churches and parks are for neighbours. */
const KNOWN_SIGHTS: Table = Object.entries({
  amenity: new Set(['place_of_worship', 'library', 'townhall', 'spa']),
  leisure: new Set(['park', 'garden', 'nature_reserve', 'spa', 'water_park']),
  place: new Set(['square']),
  man_made: new Set(['bridge', 'tower', 'lighthouse']),
  natural: new Set(['peak']),
  shop: new Set(['mall', 'department_store']),
  highway: new Set(['pedestrian']),
  historic: new Set(['building', 'manor', 'bridge']),
  building: new Set(['cathedral', 'palace', 'castle', 'basilica']),
  landuse: new Set(['cemetery']),
});

const isOneOf = (table: Table, tags: Tags): boolean => table.some(([key, values]) => values.has(tags[key] ?? ''));

/**
 * What it is to a traveller; nothing for all the rest of the map. A well-known house is a sight and no longer a table, but a
 * station whose hall is looked at stays a station.
 */
export function kindsOf(tags: Tags): readonly Kind[] {
  if (BEDS.has(tags['tourism'] ?? '')) return ['lodging'];
  if (TABLES.has(tags['amenity'] ?? '') && !('wikidata' in tags && isOneOf(SIGHTS, tags))) return ['eatery'];
  if (isTerminal(tags)) return isOneOf(SIGHTS, tags) ? ['sight', 'terminal'] : ['terminal'];
  if (isOneOf(SIGHTS, tags) || ('wikidata' in tags && isOneOf(KNOWN_SIGHTS, tags))) return ['sight'];
  return DISTRICTS.has(tags['place'] ?? '') ? ['district'] : [];
}

function isTerminal(tags: Tags): boolean {
  return (
    tags['railway'] === 'station' ||
    tags['railway'] === 'halt' ||
    tags['amenity'] === 'bus_station' ||
    tags['amenity'] === 'ferry_terminal' ||
    (tags['aeroway'] === 'aerodrome' && 'iata' in tags)
  );
}
