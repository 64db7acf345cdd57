import { expect, it } from 'vitest';

import { CITY_ZOOM, createMapStyle, groundColor, paletteOf } from './map-style.ts';

const { layers } = createMapStyle('light');

/** What a layer is drawn with, as far as a test looks at it. */
function paintOf(id: string): Readonly<Record<string, unknown>> {
  const layer = layers.find((each) => each.id === id);
  return layer?.paint ?? {};
}

it('draws countries below the zoom of a city, and the sketch above it', () => {
  expect(CITY_ZOOM).toBe(8.5);
  const limits = layers.filter((layer) => layer.maxzoom !== undefined).map(({ id, maxzoom }) => [id, maxzoom]);
  expect(limits).toEqual([
    ['countries', 8.5],
    ['borders', 8.5],
  ]);
  const { land, sea } = paletteOf('light');
  expect(groundColor('light', false)).toBe(land);
  expect(groundColor('light', true)).toEqual(['interpolate', ['linear'], ['zoom'], 7.5, sea, 8.5, land]);
});

it.each([
  ['hill-line', 3, 12],
  ['park-line', 3, 14],
  ['water-line', 1.5, 10],
  ['river-line', 2, 14],
  ['coast-line', 1, 2.5],
  ['street-casing', 0.3, 5],
  ['road-casing', 0.8, 9.5],
  ['street-line', 0.2, 3.6],
  ['road-line', 0.8, 7.5],
  ['rails', 0.6, 2.2],
])('draws %s %f pixels wide in a whole city, and %f in a street', (id, city, street) => {
  expect(paintOf(id)['line-width']).toEqual(['interpolate', ['exponential', 1.5], ['zoom'], 9, city, 15, street]);
});

it('leaves out from afar what could not be told apart', () => {
  const limits = layers.filter((layer) => layer.minzoom !== undefined).map(({ id, minzoom }) => [id, minzoom]);
  expect(limits).toEqual([
    ['street-casing', 10.5],
    ['road-casing', 10.5],
    ['street-line', 13],
    ['sleepers', 13],
  ]);
});

it('draws ways three pixels wide in a pale casing, walks dashed', () => {
  expect(paintOf('routes-casing')).toMatchObject({ 'line-width': 6, 'line-opacity': 0.75 });
  expect(paintOf('routes-walk')).toMatchObject({ 'line-width': 3, 'line-dasharray': [1.6, 1.4] });
  expect(paintOf('routes-ride')).toMatchObject({ 'line-width': 3 });
  expect(paintOf('routes-ride')).not.toHaveProperty('line-dasharray');
  expect(paintOf('sleepers')).toMatchObject({ 'line-width': 1, 'line-dasharray': [4, 4] });
  expect(paintOf('borders')).toMatchObject({ 'line-width': 0.8 });
});
