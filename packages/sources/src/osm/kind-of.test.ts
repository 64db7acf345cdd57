import { expect, it } from 'vitest';

import { kindsOf } from './kind-of.ts';

it.each<[Record<string, string>, readonly string[]]>([
  [{ tourism: 'hotel' }, ['lodging']],
  [{ tourism: 'hotel', historic: 'castle', wikidata: 'Q1' }, ['lodging']],
  [{ amenity: 'cafe' }, ['eatery']],
  [{ amenity: 'cafe', wikidata: 'Q1' }, ['eatery']],
  [{ amenity: 'cafe', historic: 'tower' }, ['eatery']],
  [{ amenity: 'cafe', historic: 'tower', wikidata: 'Q1' }, ['sight']],
  [{ railway: 'station' }, ['terminal']],
  [{ railway: 'halt' }, ['terminal']],
  [{ railway: 'station', tourism: 'attraction' }, ['sight', 'terminal']],
  [{ amenity: 'bus_station' }, ['terminal']],
  [{ amenity: 'ferry_terminal' }, ['terminal']],
  [{ aeroway: 'aerodrome', iata: 'OPO' }, ['terminal']],
  [{ aeroway: 'aerodrome' }, []],
  [{ iata: 'OPO' }, []],
  [{ railway: 'tram_stop' }, []],
  [{ tourism: 'museum' }, ['sight']],
  [{ natural: 'beach' }, ['sight']],
  [{ leisure: 'park' }, []],
  [{ leisure: 'park', wikidata: 'Q1' }, ['sight']],
  [{ place: 'suburb' }, ['district']],
  [{ place: 'suburb', wikidata: 'Q1' }, ['district']],
  [{ place: 'square', wikidata: 'Q1' }, ['sight']],
  [{ place: 'city' }, []],
  [{ amenity: 'bench', wikidata: 'Q1' }, []],
  [{}, []],
])('%j is %j', (tags, kinds) => {
  expect(kindsOf(tags)).toEqual(kinds);
});
