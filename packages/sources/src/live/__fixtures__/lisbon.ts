import type { WantedCity } from '@wayfarer/planner/ports';

export const LISBON: WantedCity = { name: 'Lisbon', country: 'PT', at: { lat: 38.72509, lon: -9.1498 } };

interface Element {
  readonly type: string;
  readonly id: number;
  readonly tags: Readonly<Record<string, string>>;
}

const node = (id: number, tags: Element['tags'], east = 0) => ({
  type: 'node',
  id,
  lat: 38.7 + id / 1e4,
  lon: -9.14 + east,
  tags,
});

/** In the shape in which Overpass answers `out tags center`. */
export const LISBON_ELEMENTS = [
  node(1, { tourism: 'museum', name: 'Museu do Fado', 'name:en': 'Fado Museum', wikidata: 'Q1633833' }),
  {
    type: 'way',
    id: 2,
    center: { lat: 38.7139, lon: -9.1335 },
    tags: { historic: 'castle', name: 'Castelo de São Jorge', wikidata: 'Q643480', opening_hours: '09:00-21:00' },
  },
  {
    type: 'relation',
    id: 3,
    center: { lat: 38.7286, lon: -9.1527 },
    tags: { leisure: 'park', name: 'Parque Eduardo VII', wikidata: 'Q1571117', type: 'multipolygon' },
  },
  node(4, { amenity: 'restaurant', name: 'Tasca Um', cuisine: 'portuguese' }),
  node(5, { amenity: 'cafe', name: 'Café Dois' }, 0.01),
  node(6, { tourism: 'hotel', name: 'Hotel Três', stars: '3' }),
  node(7, { railway: 'station', name: 'Rossio' }),
];

export const overpassAnswer = (elements: readonly object[] = LISBON_ELEMENTS) => ({
  version: 0.6,
  generator: 'Overpass API 0.7.62.8 e802775f',
  osm3s: {
    timestamp_osm_base: '2026-11-20T20:55:22Z',
    copyright: 'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
  },
  elements,
});

/** So many restaurants that the list of them was cut off. */
export const TOO_MANY = Array.from({ length: 3000 }, (_, index) =>
  node(1000 + index, { amenity: 'restaurant', name: `Tasca ${index}` }),
);
