import { starsOf } from './bed-of.ts';
import { clean } from './clean.ts';
import type { Tags } from './element.ts';
import { cuisineOf } from './table-of.ts';

type Word = readonly [key: string, value: string, word: string];

/** What it is in a word, the most telling tag first. */
const WORDS: readonly Word[] = [
  ['museum', 'art', 'Art museum'],
  ['museum', 'history', 'History museum'],
  ['museum', 'archaeological', 'Archaeological museum'],
  ['museum', 'science', 'Science museum'],
  ['museum', 'technology', 'Museum of technology'],
  ['museum', 'nature', 'Natural history museum'],
  ['museum', 'military', 'Military museum'],
  ['museum', 'transport', 'Transport museum'],
  ['museum', 'railway', 'Railway museum'],
  ['museum', 'maritime', 'Maritime museum'],
  ['museum', 'local', 'Local museum'],
  ['tourism', 'museum', 'Museum'],
  ['tourism', 'gallery', 'Gallery'],
  ['tourism', 'zoo', 'Zoo'],
  ['tourism', 'aquarium', 'Aquarium'],
  ['tourism', 'theme_park', 'Amusement park'],
  ['tourism', 'hotel', 'Hotel'],
  ['tourism', 'hostel', 'Hostel'],
  ['tourism', 'guest_house', 'Guest house'],
  ['tourism', 'motel', 'Motel'],
  ['tourism', 'apartment', 'Holiday apartment'],
  ['castle_type', 'palace', 'Palace'],
  ['castle_type', 'fortress', 'Fortress'],
  ['building', 'cathedral', 'Cathedral'],
  ['building', 'basilica', 'Basilica'],
  ['building', 'chapel', 'Chapel'],
  ['building', 'mosque', 'Mosque'],
  ['building', 'synagogue', 'Synagogue'],
  ['historic', 'monastery', 'Monastery'],
  ['amenity', 'monastery', 'Monastery'],
  ['religion', 'muslim', 'Mosque'],
  ['religion', 'jewish', 'Synagogue'],
  ['religion', 'buddhist', 'Buddhist temple'],
  ['religion', 'hindu', 'Hindu temple'],
  ['religion', 'sikh', 'Gurdwara'],
  ['religion', 'taoist', 'Taoist temple'],
  ['religion', 'shinto', 'Shinto shrine'],
  ['historic', 'church', 'Church'],
  ['building', 'church', 'Church'],
  ['religion', 'christian', 'Church'],
  ['amenity', 'place_of_worship', 'Place of worship'],
  ['historic', 'palace', 'Palace'],
  ['historic', 'castle', 'Castle'],
  ['historic', 'fort', 'Fort'],
  ['historic', 'city_gate', 'City gate'],
  ['historic', 'citywalls', 'City walls'],
  ['historic', 'archaeological_site', 'Archaeological site'],
  ['historic', 'ruins', 'Ruins'],
  ['historic', 'aqueduct', 'Aqueduct'],
  ['amenity', 'theatre', 'Theatre'],
  ['amenity', 'arts_centre', 'Arts centre'],
  ['amenity', 'planetarium', 'Planetarium'],
  ['amenity', 'marketplace', 'Market'],
  ['amenity', 'library', 'Library'],
  ['amenity', 'townhall', 'Town hall'],
  ['amenity', 'fountain', 'Fountain'],
  ['amenity', 'public_bath', 'Public bath'],
  ['amenity', 'restaurant', 'Restaurant'],
  ['amenity', 'cafe', 'Café'],
  ['amenity', 'pub', 'Pub'],
  ['amenity', 'biergarten', 'Beer garden'],
  ['amenity', 'food_court', 'Food court'],
  ['amenity', 'fast_food', 'Quick bites'],
  ['shop', 'books', 'Bookshop'],
  ['shop', 'mall', 'Shopping centre'],
  ['shop', 'department_store', 'Department store'],
  ['place', 'square', 'Square'],
  ['leisure', 'spa', 'Baths'],
  ['leisure', 'water_park', 'Water park'],
  ['amenity', 'spa', 'Baths'],
  ['leisure', 'garden', 'Garden'],
  ['leisure', 'park', 'Park'],
  ['leisure', 'nature_reserve', 'Nature reserve'],
  ['natural', 'beach', 'Beach'],
  ['natural', 'peak', 'Peak'],
  ['man_made', 'bridge', 'Bridge'],
  ['man_made', 'lighthouse', 'Lighthouse'],
  ['man_made', 'tower', 'Tower'],
  ['historic', 'tower', 'Tower'],
  ['tourism', 'viewpoint', 'Viewpoint'],
  ['historic', 'monument', 'Monument'],
  ['bridge', 'yes', 'Bridge'],
  ['historic', 'memorial', 'Memorial'],
  ['highway', 'pedestrian', 'Street for walkers'],
  ['landuse', 'cemetery', 'Cemetery'],
  ['amenity', 'grave_yard', 'Cemetery'],
  ['aeroway', 'aerodrome', 'Airport'],
  ['amenity', 'bus_station', 'Bus station'],
  ['amenity', 'ferry_terminal', 'Ferry terminal'],
  ['railway', 'station', 'Railway station'],
  ['railway', 'halt', 'Railway stop'],
];

/** What the tags say in one line, e.g. `Church, 1763, by Nicolau Nasoni.`; `null` where they say nothing. */
export function summaryOf(tags: Tags): string | null {
  const word = WORDS.find(([key, value]) => tags[key] === value)?.[2];
  if (word === undefined) return null;
  const cuisine = 'amenity' in tags ? cuisineOf(tags) : null;
  return `${[cuisine === null ? word : `${word}: ${cuisine}`, ...detailsOf(tags)].join(', ')}.`;
}

function detailsOf(tags: Tags): readonly string[] {
  if ('amenity' in tags && 'outdoor_seating' in tags) return tags['outdoor_seating'] === 'yes' ? ['seats outside'] : [];
  const stars = starsOf(tags);
  const rooms = /^[1-9]\d{0,3}$/.exec(tags['rooms'] ?? '')?.[0];
  const year = /^(?:1\d|20)\d\d$/.exec(tags['start_date'] ?? '')?.[0];
  const architect = clean(tags['architect']?.split(';')[0]);
  const height = /^[1-9]\d{2,3}$/.exec(tags['natural'] === 'peak' ? (tags['ele'] ?? '') : '')?.[0];
  return [
    ...(stars === null || !('tourism' in tags) ? [] : [stars === 1 ? '1 star' : `${stars} stars`]),
    ...(rooms === undefined || !('tourism' in tags) ? [] : [rooms === '1' ? '1 room' : `${rooms} rooms`]),
    ...(height === undefined ? [] : [`${height} m`]),
    ...(year === undefined ? [] : [year]),
    ...(architect === undefined ? [] : [`by ${architect}`]),
    ...(tags['heritage'] === '1' ? ['World Heritage'] : []),
  ];
}
