import type { Drawn } from './to-pbf.ts';

/** The middle of Faro in Portugal, as the gazetteer has it; what stands around it here is made up. */
export const FARO = { lat: 37.01869, lon: -7.92716 };
const HUNDREDTH = 0.001;

const at = (north: number, east: number): { readonly lat: number; readonly lon: number } => ({
  lat: FARO.lat + north * HUNDREDTH,
  lon: FARO.lon + east * HUNDREDTH,
});

const SIGHTS = ['Quay Museum', 'Salt Museum', 'Old Fort', 'Tile Museum', 'Harbour Museum', 'Cork Museum'];

/**
 * A town with six sights of one node each (ids from 1), a church as a square of 200 m with its tower (way 100, node 50), four
 * tables (from 21), two beds (from 31), a station, a street, and a pond with an island (relation 200).
 */
export const faroExtract: Drawn = {
  timestamp: Date.UTC(2026, 3, 3) / 1000,
  nodes: [
    ...SIGHTS.map((name, index) => ({
      id: index + 1,
      ...at(index - 3, 4),
      tags: { tourism: name.includes('Fort') ? 'attraction' : 'museum', name, opening_hours: 'Mo-Su 10:00-18:00' },
    })),
    ...[1, 2, 3, 4].map((index) => ({
      id: 20 + index,
      ...at(index, -4),
      tags: { amenity: 'restaurant', name: `Table ${index}` },
    })),
    ...[1, 2].map((index) => ({
      id: 30 + index,
      ...at(index, -2),
      tags: { tourism: 'hotel', name: `House ${index}`, stars: '3' },
    })),
    { id: 41, ...at(5, 0), tags: { railway: 'station', name: 'Faro', train: 'yes' } },
    { id: 50, ...at(0.5, 0.5), tags: { historic: 'tower', name: 'Torre do Carmo' } },
    // A square of two thousandths of a degree round the middle.
    ...[at(-1, -1), at(-1, 1), at(1, 1), at(1, -1)].map((corner, index) => ({ id: 60 + index, ...corner })),
    // A pond and its island, far to the east, and a street to it.
    ...[at(-4, 10), at(-4, 18), at(4, 18), at(4, 10)].map((corner, index) => ({ id: 70 + index, ...corner })),
    ...[at(-1, 13), at(-1, 15), at(1, 15), at(1, 13)].map((corner, index) => ({ id: 80 + index, ...corner })),
  ],
  ways: [
    {
      id: 100,
      refs: [60, 61, 62, 63, 60],
      tags: { amenity: 'place_of_worship', religion: 'christian', name: 'Igreja do Carmo', wikidata: 'Q1', building: 'cathedral' },
    },
    { id: 101, refs: [61, 70], tags: { highway: 'residential', name: 'Rua' } },
    { id: 102, refs: [70, 71, 72] },
    { id: 103, refs: [72, 73, 70] },
    { id: 104, refs: [80, 81, 82, 83, 80] },
  ],
  relations: [
    {
      id: 200,
      members: [
        { type: 'way', ref: 102, role: 'outer' },
        { type: 'way', ref: 103, role: 'outer' },
        { type: 'way', ref: 104, role: 'inner' },
      ],
      tags: { type: 'multipolygon', natural: 'water', name: 'Lago' },
    },
  ],
};
