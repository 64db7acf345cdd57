import type { Category } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { eatery, sight } from '../../test/kyoto.ts';
import { CRITERIA } from '../decision.ts';
import { type Comparison, rate, scoreOf, WEIGHTS } from './criteria.ts';

const compare = (changes: Partial<Comparison> = {}): Comparison => ({
  candidate: sight('museum', [35, 135], { significance: 3 }),
  instead: sight('other-museum', [35, 135]),
  km: 1,
  crowd: 0.4,
  badWeather: false,
  isMeal: false,
  hoursUnknown: false,
  ...changes,
});

describe('the seven criteria', () => {
  it('have weights that sum to 1', () => {
    expect(CRITERIA.reduce((sum, criterion) => sum + WEIGHTS[criterion], 0)).toBeCloseTo(1, 10);
  });

  it('follow the formulas of the spec', () => {
    const criteria = rate(compare());
    expect(criteria).toEqual({ distance: 0.8, crowd: 0.6, category: 1, weather: 0.8, timing: 1, value: 1, meal: 0 });
    expect(scoreOf(criteria)).toBeCloseTo(0.25 * 0.8 + 0.2 * 0.6 + 0.15 + 0.15 * 0.8 + 0.1 + 0.1, 10);
  });

  it('count half for the timing where nobody knows whether it is open', () => {
    const [known, unknown] = [rate(compare()), rate(compare({ hoursUnknown: true }))];
    expect(unknown).toEqual({ ...known, timing: 0.5 });
    expect(scoreOf(known) - scoreOf(unknown)).toBeCloseTo(0.05, 10);
  });

  it('let distance and value fall with the way', () => {
    expect(rate(compare({ km: 5 }))).toMatchObject({ distance: 0, value: 0.6 });
    expect(rate(compare({ km: 7 }))).toMatchObject({ distance: 0, value: 0.4286 });
    expect(rate(compare({ km: 0 }))).toMatchObject({ distance: 1, value: 1 });
  });

  it('prefer a roof in bad weather', () => {
    const outdoors = sight('park', [35, 135], { indoor: false });
    expect(rate(compare({ badWeather: true })).weather).toBe(1);
    expect(rate(compare({ badWeather: true, candidate: outdoors })).weather).toBe(0.1);
    expect(rate(compare({ candidate: outdoors })).weather).toBe(0.8);
  });

  it('prefer the same kind, then a kindred one', () => {
    const other = (category: 'gallery' | 'temple') => sight('other', [35, 135], { categories: [category] });
    expect(rate(compare({ candidate: other('gallery') })).category).toBe(0.5);
    expect(rate(compare({ candidate: other('temple') })).category).toBe(0.2);
  });

  it('compare tables by what is cooked', () => {
    const tables = {
      candidate: eatery('a', [35, 135], ['lunch']),
      instead: eatery('b', [35, 135], ['lunch']),
      isMeal: true,
    };
    expect(rate(compare(tables))).toMatchObject({ category: 1, meal: 1 });
  });

  it('prefer what there is time for: half an hour of the usual hour is half', () => {
    const half = rate(compare({ stay: { minutes: 30, usual: 60 } }));
    expect(half.timing).toBe(0.5);
    expect(scoreOf(rate(compare())) - scoreOf(half)).toBeCloseTo(0.05, 10);
    expect(rate(compare({ stay: { minutes: 90, usual: 60 } })).timing).toBe(1);
    expect(rate(compare({ stay: { minutes: 30, usual: 60 }, hoursUnknown: true })).timing).toBe(0.25);
  });

  it('compare a table with another by its cuisine, and take it for half as good in the place of a sight', () => {
    const table = eatery('a', [35, 135], ['lunch']);
    expect(rate(compare({ candidate: { ...table, cuisine: 'thai' }, instead: table })).category).toBe(0.5);
    expect(rate(compare({ candidate: table })).category).toBe(0.5);
    expect(rate(compare({ instead: table })).category).toBe(0.2);
  });

  it.each<[Category, readonly Category[], number]>([
    ['museum', ['museum'], 1],
    ['museum', ['gallery'], 0.5],
    ['park', ['garden'], 0.5],
    ['garden', ['nature'], 0.5],
    ['landmark', ['historic'], 0.5],
    ['castle', ['palace'], 0.5],
    ['temple', ['shrine'], 0.5],
    ['shrine', ['church'], 0.5],
    ['market', ['shopping'], 0.5],
    ['shopping', ['street'], 0.5],
    ['park', ['museum'], 0.2],
    ['temple', ['market'], 0.2],
    ['garden', ['temple', 'garden'], 0.5],
    ['craft', ['craft', 'market'], 1],
  ])('find %s as good as %j: %d', (was, is, expected) => {
    const [first = was, ...others] = is;
    const candidate = sight('candidate', [35, 135], { categories: [first, ...others] });
    expect(rate(compare({ candidate, instead: sight('instead', [35, 135], { categories: [was] }) })).category).toBe(
      expected,
    );
  });

  it.each([
    [0.004, 1],
    [2.5, 1],
    [3, 1],
    [4, 0.75],
    [5, 0.6],
  ])('give what is worth 3 of 5 at %d km a value of %d', (km, value) => {
    expect(rate(compare({ km })).value).toBe(value);
  });
});
