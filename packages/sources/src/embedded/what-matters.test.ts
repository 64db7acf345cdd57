import { describe, expect, it } from 'vitest';

import { type CityFile, cityFileSchema } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { pickEateries, pickLodgings, pickSights } from './what-matters.ts';

type Text = object;

/** A hundredth of a degree along the equator is 1.11 km. */
const at = (steps: number) => ({ lat: 0, lon: steps / 100 });
const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, k) => make(k));
const two = (index: number): string => String(index).padStart(3, '0');

/** A city of which nobody knows anything but where things are. */
function bareTown(lists: Partial<Record<'sights' | 'eateries' | 'lodgings', readonly Text[]>>): CityFile {
  return cityFileSchema.parse({
    source: { name: 'test', date: '2026-11-22', verify: true },
    city: {
      ...{ id: 'bare', name: 'Bare', country: 'PT', zone: 'Europe/Lisbon', currency: 'EUR', center: at(0) },
      bounds: { south: -1, north: 1, west: -1, east: 9 },
    },
    ...{ sights: [], eateries: [], lodgings: [], ...lists },
  });
}

const sight = (index: number, changes: object = {}) => ({
  ...{
    id: `s${two(index)}`,
    name: `Sight ${index}`,
    ...at(0),
    categories: ['historic'],
    usualMinutes: 60,
    significance: 2,
  },
  ...changes,
});
const eatery = (index: number, changes: object = {}) => ({
  ...{ id: `e${two(index)}`, name: `Table ${index}`, ...at(0), meals: ['lunch', 'dinner'], significance: 1 },
  ...changes,
});
const lodging = (index: number, changes: object = {}) => ({
  ...{ id: `l${two(index)}`, name: `House ${index}`, ...at(0), style: 'hotel', significance: 1 },
  ...changes,
});
const ids = (entries: readonly { readonly id: string }[]): readonly string[] => entries.map(({ id }) => id);

describe('the sights of a large city', () => {
  const file = bareTown({
    sights: [
      ...times(120, (index) => sight(index)),
      sight(200, { significance: 3 }),
      sight(201, { significance: 1 }),
      sight(202, { categories: ['museum'] }),
      sight(203, { hours: '24/7' }),
      sight(204, { significance: 1, categories: ['museum'] }),
    ],
  });

  it('are a hundred and twenty, the most significant and what is liked first, in the order of the file', () => {
    const picked = ids(pickSights(file, { interests: ['art'] }));
    expect(picked).toHaveLength(120);
    // Four take the places of the last ones: 3 + 0, 2 + 1, 2 + 0.25 and 1 + 1 against 2 — an equal one goes by its id.
    expect(picked.slice(-3)).toEqual(['s200', 's202', 's203']);
    expect(picked).not.toContain('s201');
    expect(picked.slice(0, 117)).toEqual(ids(file.sights).slice(0, 117));
    // What nobody likes in particular is an equal of the others.
    expect(ids(pickSights(file, { interests: [] })).slice(-3)).toEqual(['s117', 's200', 's203']);
  });

  it('hold what must be among them, however little it is worth', () => {
    const picked = ids(
      pickSights(file, { interests: [], keep: [placeIdOf('bare', 's201'), placeIdOf('other', 's204')] }),
    );
    expect(picked).toContain('s201');
    expect(picked).not.toContain('s204');
    expect(picked).toHaveLength(120);
  });

  it('are fewer of each where a trip has several cities, but not fewer than sixty', () => {
    expect([1, 2, 3].map((cities) => pickSights(file, { interests: [], cities }).length)).toEqual([120, 60, 60]);
  });

  it('are all where there are no more', () => {
    const small = bareTown({ sights: file.sights.slice(0, 120) });
    expect(pickSights(small, { interests: [] })).toBe(small.sights);
  });
});

describe('the tables of a large city', () => {
  it('are eighty near the best sights, at both ends of the town', () => {
    const sights = [sight(0, { significance: 5 }), sight(1, { significance: 5, ...at(300) })];
    const eateries = times(300, (index) => eatery(index, at(index)));
    const picked = ids(pickEateries(bareTown({ sights, eateries }), { diets: [] }));
    expect(picked).toEqual([...times(40, (k) => `e${two(k)}`), ...times(40, (k) => `e${two(260 + k)}`)]);
  });

  it('are first those that serve everyone', () => {
    const sights = [sight(0)];
    const eateries = times(100, (index) => eatery(index, { ...at(index), serves: index >= 70 ? ['vegan'] : [] }));
    const picked = ids(pickEateries(bareTown({ sights, eateries }), { diets: ['vegetarian'] }));
    expect(picked).toEqual([...times(50, (k) => `e${two(k)}`), ...times(30, (k) => `e${two(70 + k)}`)]);
  });

  it('have known hours where they are but a little farther', () => {
    // Every 11 m one, the odd ones of known hours: 0.3 km are 27 tables, so up to the 92nd 46 odd ones and 34 even ones to the 66th.
    const eateries = times(200, (index) =>
      eatery(index, { ...at(index / 100), ...(index % 2 === 1 && { hours: '24/7' }) }),
    );
    const picked = pickEateries(bareTown({ sights: [sight(0)], eateries }), { diets: [] });
    expect(picked.filter(({ hours }) => hours !== 'unknown').length).toBe(46);
  });

  it('hold what must be among them', () => {
    const eateries = times(200, (index) => eatery(index, at(index)));
    const picked = pickEateries(bareTown({ sights: [sight(0)], eateries }), {
      diets: [],
      keep: [placeIdOf('bare', 'e199')],
    });
    expect([picked.length, ids(picked).at(-1)]).toEqual([80, 'e199']);
  });
});

describe('the houses of a large city', () => {
  const near = times(60, (index) => lodging(index, at(index)));

  it('are forty near the best sights, those of a known price though they lie a little farther', () => {
    const lodgings = [...near.slice(0, 50), lodging(90, { ...at(39.5), nightly: 9000 })];
    const picked = ids(pickLodgings(bareTown({ sights: [sight(0)], lodgings }), { style: null, access: [] }));
    // Of a known price at 43.9 km; the fortieth at 43.4 km is taken to be a kilometre farther.
    expect(picked).toEqual([...times(39, (k) => `l${two(k)}`), 'l090']);
  });

  it('are first those that everyone can enter, of the style that is asked for', () => {
    const lodgings = [
      ...near,
      lodging(91, { ...at(90), stepFree: 'yes' }),
      lodging(92, { ...at(91), stepFree: 'yes', style: 'hostel' }),
    ];
    const picked = ids(
      pickLodgings(bareTown({ sights: [sight(0)], lodgings }), { style: 'hostel', access: ['step-free'] }),
    );
    expect(picked).toHaveLength(40);
    expect(picked).toEqual(expect.arrayContaining(['l091', 'l092']));
  });
});
