import '../../testing/english.ts';

import { expect, it } from 'vitest';

import { paletteOf } from './map-style.ts';
import { toTilesStyle } from './tiles-style.ts';

const file = {
  url: 'pmtiles://https://a.example/kyoto.pmtiles',
  layers: ['earth', 'landuse', 'roads'],
  attribution: 'A',
};
const widths = (city: number, street: number) => ['interpolate', ['exponential', 1.6], ['zoom'], 10, city, 17, street];

it('draws the layers that the file has, roads in their casing, and of land what is green', () => {
  const { layers, sources } = toTilesStyle(file, 'dark');
  const { land, park, road, roadCasing } = paletteOf('dark');
  expect(layers).toMatchObject([
    { type: 'fill', 'source-layer': 'earth', paint: { 'fill-color': land } },
    { type: 'fill', 'source-layer': 'landuse', paint: { 'fill-color': park }, filter: ['in', {}, {}] },
    { type: 'line', 'source-layer': 'roads', paint: { 'line-color': roadCasing, 'line-width': widths(0.8, 9) } },
    { type: 'line', 'source-layer': 'roads', paint: { 'line-color': road, 'line-width': widths(0.4, 7) } },
  ]);
  expect(layers[0]).not.toHaveProperty('filter');
  expect(sources).toEqual({ pmtiles: { type: 'vector', url: file.url, attribution: 'A' } });
});

it('knows the names of the other scheme, and names nobody whom the file does not', () => {
  const { layers, sources } = toTilesStyle(
    { url: file.url, layers: ['park', 'water', 'waterway', 'boundary'], attribution: undefined },
    'light',
  );
  const { park, water, border } = paletteOf('light');
  expect(layers).toMatchObject([
    { 'source-layer': 'park', paint: { 'fill-color': park } },
    { 'source-layer': 'water', paint: { 'fill-color': water } },
    { 'source-layer': 'waterway', paint: { 'line-color': water, 'line-width': widths(0.5, 3) } },
    { 'source-layer': 'boundary', paint: { 'line-color': border, 'line-width': widths(0.6, 1.2) } },
  ]);
  expect(sources['pmtiles']).toMatchObject({ attribution: expect.stringContaining('does not say') as string });
});
