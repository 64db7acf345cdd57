import { expect, it } from 'vitest';

import type { Tags } from './element.ts';
import { iataOf, isLocalOnly, terminalScoreOf } from './stations.ts';

const CITY = { name: 'Porto', center: { lat: 41.15, lon: -8.61 } };
const points = (tags: Tags, at = CITY.center): number => terminalScoreOf({ type: 'node', id: 1, tags, at }, CITY);
const languages = (count: number): Tags =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name:a${String.fromCodePoint(97 + index)}`, 'x']));

it.each([
  [{}, 0],
  [{ railway: 'station' }, 10],
  [{ railway: 'station', station: 'subway' }, 0],
  [{ railway: 'halt' }, 4],
  [{ aeroway: 'aerodrome', iata: 'OPO' }, 11],
  [{ amenity: 'bus_station' }, 5],
  [{ name: 'Central' }, 10],
  [{ official_name: 'Main Station' }, 10],
  [{ official_name: 'Porto-Campanhã' }, 4],
  [{ name: 'Portobello' }, 0],
  [{ train: 'yes' }, 2],
  [{ wikidata: 'Q1' }, 3],
  [{ wikipedia: 'pt:X' }, 3],
  [{ uic_ref: '1' }, 1],
  [languages(3), 1],
] as const)('gives a station with %j %f points', (tags, expected) => {
  expect(points(tags)).toBe(expected);
});

it('counts thirty languages at most', () => {
  const all = { ...languages(26), 'name:ba': 'x', 'name:bb': 'x', 'name:bc': 'x', 'name:bd': 'x', 'name:be': 'x' };
  expect(points(all)).toBe(10);
});

it('takes a point off for each kilometre from the middle, and none of an airport', () => {
  // A hundredth of a degree of latitude is 1.11 km.
  const away = { lat: 41.16, lon: -8.61 };
  expect(points({ railway: 'station' }, away)).toBeCloseTo(10 - 1.11, 2);
  expect(points({ aeroway: 'aerodrome', iata: 'OPO' }, away)).toBe(11);
});

it.each<[Tags, boolean]>([
  [{}, false],
  [{ railway: 'station' }, false],
  [{ railway: 'station', train: 'no' }, true],
  [{ railway: 'station', train: 'yes', station: 'subway' }, false],
  [{ railway: 'station', station: 'light_rail' }, true],
  [{ railway: 'station', tram: 'yes' }, true],
  [{ railway: 'station', tram: 'no' }, false],
  [{ railway: 'station', usage: 'museum' }, true],
  [{ station: 'subway' }, false],
])('says of %j whether only local trains stop there: %j', (tags, isLocal) => {
  expect(isLocalOnly(tags)).toBe(isLocal);
});

it('knows an airport by its code of three letters', () => {
  expect(iataOf({ aeroway: 'aerodrome', iata: 'OPO' })).toBe('OPO');
  expect(iataOf({ aeroway: 'aerodrome', iata: 'OPOR' })).toBeUndefined();
  expect(iataOf({ aeroway: 'terminal', iata: 'OPO' })).toBeUndefined();
});
