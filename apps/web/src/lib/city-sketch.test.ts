import '../testing/english.ts';

import type { City, Sketch } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { creditsOf, joinSketches } from './city-sketch.ts';

function city(name: string, source: Partial<City['source']> = {}, hasSketch = true): City {
  return {
    id: name.toLowerCase(),
    name,
    country: 'PT',
    zone: 'Europe/Lisbon',
    center: { lat: 41, lon: -8 },
    source: { name: 'sample catalogue', date: '2026-11-21', verify: true, ...source },
    hasSketch,
  };
}

const STREET = { type: 'Feature', properties: { kind: 'street' }, geometry: { type: 'LineString', coordinates: [] } };
const REAL: Sketch = {
  type: 'FeatureCollection',
  features: [STREET],
  attribution: '© OpenStreetMap contributors',
  date: '2020-07-20',
};
const DRAWN: Sketch = { type: 'FeatureCollection', features: [STREET, STREET] };
const OSM = { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };

it('draws all sketches as one', () => {
  const sketches = [
    { city: city('Porto'), sketch: REAL },
    { city: city('Kyoto'), sketch: DRAWN },
  ];
  expect(joinSketches(sketches).features).toHaveLength(3);
});

it('names whose streets are drawn and of when, with the page to lead to, each once', () => {
  const [porto, braga] = [city('Porto', OSM), city('Braga', OSM)];
  const sketches = [porto, braga].map((one) => ({ city: one, sketch: REAL }));
  expect(creditsOf([porto, braga], sketches)).toEqual([
    { text: '© OpenStreetMap contributors, 20 Jul 2020', href: 'https://www.openstreetmap.org/copyright' },
  ]);
});

it('calls a map of ours schematic, and says where there is none', () => {
  const [kyoto, lisbon] = [city('Kyoto'), city('Lisbon', {}, false)];
  expect(creditsOf([kyoto, lisbon], [{ city: kyoto, sketch: DRAWN }])).toEqual([
    { text: 'Schematic map', href: null },
    { text: 'No streets of Lisbon are known: places only', href: null },
  ]);
  expect(creditsOf([], [])).toEqual([]);
});
