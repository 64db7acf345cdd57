import type { StyleSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';

import { layOver } from './lay-over.ts';
import { createMapStyle } from './map-style.ts';

const THEIRS: StyleSpecification = {
  version: 8,
  glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
  sources: { base: { type: 'vector', url: 'https://tiles.example/planet' } },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'borders', type: 'line', source: 'base', 'source-layer': 'boundary' },
    { id: 'houses', type: 'fill', source: 'base', 'source-layer': 'building' },
  ],
};

it('puts the other map between the sketch and the ways, without its ground and under names of its own', () => {
  const ours = createMapStyle('light');
  const { layers, sources, glyphs } = layOver(ours, THEIRS);
  const names = layers.map(({ id }) => id);
  expect(Object.keys(sources).sort()).toEqual(['base', 'countries', 'outlines', 'routes', 'sketch']);
  expect(glyphs).toBe(THEIRS.glyphs);
  expect(names).toHaveLength(ours.layers.length + 2);
  expect(names.slice(-5)).toEqual(['tiles-borders', 'houses', 'routes-casing', 'routes-walk', 'routes-ride']);
  expect(new Set(names).size).toBe(names.length);
});
