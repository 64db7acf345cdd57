import type { Category } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { point } from '../../test/sources.ts';
import type { Point } from '../ports/index.ts';
import { dwellMinutes } from './dwell.ts';

const scenes = (count: number, over: Partial<Point> = {}) =>
  [point('p', over), ...Array.from({ length: count - 1 }, (_, index) => point(`p${index}`, over))] as const;

it('stays three minutes a scene, and eight at least', () => {
  expect([1, 2, 3, 4].map((count) => dwellMinutes(scenes(count), 'moderate'))).toEqual([8, 8, 9, 12]);
});

it('stays half as long again at a relaxed pace, and six tenths of it at a packed one', () => {
  // 3 × 3 × 1.5 = 13.5; 8 × 0.6 = 4.8; 12 × 0.6 = 7.2
  expect([1, 3, 4].map((count) => dwellMinutes(scenes(count), 'relaxed'))).toEqual([12, 14, 18]);
  expect([1, 3, 4].map((count) => dwellMinutes(scenes(count), 'packed'))).toEqual([5, 5, 7]);
});

it.each<[Category, number, number]>([
  ['aquarium', 120, 8],
  ['museum', 60, 30],
  ['garden', 45, 8],
  ['view', 45, 8],
  ['food', 45, 8],
  ['library', 30, 20],
  ['temple', 30, 8],
])('stays in a %s that costs something %i minutes, in a free one %i', (category, paid, free) => {
  expect(dwellMinutes(scenes(1, { category, access: 'paid' }), 'moderate')).toBe(paid);
  expect(dwellMinutes(scenes(1, { category, access: 'open' }), 'moderate')).toBe(free);
});

it('stays as long as the longest of what is done in one spot takes', () => {
  const tower = point('tower', { access: 'paid', category: 'view' });
  const library = point('library', { category: 'library' });
  expect(dwellMinutes([library, tower, point('street')], 'moderate')).toBe(45);
  // Sixteen scenes are 48 minutes.
  expect(dwellMinutes([tower, ...scenes(15)], 'moderate')).toBe(48);
});
