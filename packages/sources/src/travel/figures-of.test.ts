import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../catalogue/load.ts';
import type { CityFile } from '../catalogue/schema.ts';
import { BROKEN, figuresOf, LEVEL } from './figures-of.ts';

const { cities } = loadCatalogue();

function city(id: string): CityFile {
  const found = cities.find((one) => one.city.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** Of ten sights, so many are views; the rest are museums. */
function withViews(count: number, over: Partial<CityFile> = {}): CityFile {
  const porto = city('porto');
  const [sight] = porto.sights;
  if (!sight) throw new Error('There is nothing to see.');
  const sights = Array.from({ length: 10 }, (_, index): typeof sight => ({
    ...sight,
    name: 'House',
    categories: index < count ? ['view'] : ['museum'],
  }));
  return { ...porto, sights, ...over };
}

describe('the figures of a city', () => {
  it('that was written as a whole are the usual ones, but for ways longer than any of a day', () => {
    for (const id of ['kyoto', 'tokyo', 'paris', 'boston']) {
      expect(figuresOf(city(id))).toMatchObject({ detour: 1.3, walkKmh: 4.5, rideKmh: 20, rideWaitMinutes: 6 });
      // 18 km at 20 km/h and six minutes are an hour: what was too far for a day still is.
      expect(figuresOf(city(id)).far).toEqual({ fromKm: 18, kmh: 60 });
    }
  });

  it('tell hills and rivers from level ground', () => {
    expect(figuresOf(city('porto'))).toMatchObject(BROKEN);
    expect(figuresOf(city('munich'))).toMatchObject(LEVEL);
    expect(figuresOf(withViews(3))).toMatchObject(BROKEN);
    expect(figuresOf(withViews(2))).toMatchObject(LEVEL);
    const bridges = withViews(2).sights.map((one, index) => (index === 9 ? { ...one, name: 'Iron Bridge' } : one));
    expect(figuresOf(withViews(2, { sights: bridges }))).toMatchObject(BROKEN);
    expect(figuresOf(withViews(0, { sights: [] }))).toMatchObject(LEVEL);
  });

  it('of an imported city are measured ones', () => {
    const source = { name: 'OpenStreetMap', date: '2026-04-03', verify: true };
    expect(figuresOf(withViews(0, { source: { ...source, license: 'ODbL 1.0' } }))).toMatchObject(LEVEL);
    expect(figuresOf(withViews(0, { source }))).toMatchObject({ walkKmh: 4.5 });
  });

  it('say where they come from', () => {
    expect(figuresOf(city('munich')).source).toMatchObject({ verify: true });
  });
});
