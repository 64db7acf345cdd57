import { expect, it } from 'vitest';

import { sight } from '../test/day.ts';
import { toMealBreaks } from './meal-breaks.ts';
import type { Terminal } from './place.ts';

const terminal = (name: string, over: Partial<Terminal> = {}): Terminal => {
  const { id, ...base } = sight(name);
  return { ...base, id, kind: 'terminal', categories: ['station'], significance: 1, ...over };
};

it('has a meal of one’s own beside the sights that matter most, thirty a city, and the stations, no airport', () => {
  const many = Array.from({ length: 31 }, (_, index) =>
    sight(`s${String(index).padStart(2, '0')}`, { significance: 2 }),
  );
  const best = sight('best', { significance: 5 });
  const breaks = toMealBreaks([...many, best], []);
  expect(breaks).toHaveLength(30);
  expect(breaks.slice(0, 3).map(({ name }) => name)).toEqual([
    'A meal on your own near best',
    'A meal on your own near s00',
    'A meal on your own near s01',
  ]);
  expect(toMealBreaks([], [terminal('station'), terminal('airport', { iata: 'KIX' })]).map(({ name }) => name)).toEqual(
    ['A meal on your own near station'],
  );
  const elsewhere = sight('far', { city: 'elsewhere' as never });
  expect(toMealBreaks([...many, elsewhere], [])).toHaveLength(31);
});

it('claims nothing of a kitchen, a price or an entrance', () => {
  const [one] = toMealBreaks([sight('museum')], []);
  expect(one).toMatchObject({
    ...{
      kind: 'eatery',
      hours: 'unknown',
      indoor: null,
      stepFree: 'unknown',
      significance: 1,
      meals: ['lunch', 'dinner'],
    },
    ...{ cuisine: null, level: null, price: null, serves: [], isArea: true, onYourOwn: true },
  });
});
