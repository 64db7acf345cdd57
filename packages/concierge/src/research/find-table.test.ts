import type { FoodQuery } from '@wayfarer/planner/ports';
import type { CityId, PlaceId, TripFacts } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { cityDay, DATES, eatery, GAZETTEER } from '../../test/trip-story.ts';
import { createFindTable } from './find-table.ts';

const KYOTO = 'kyoto' as CityId;
const FACTS: TripFacts = {
  places: [],
  calendar: [cityDay(DATES[0]), cityDay(DATES[1], { city: 'osaka' as CityId })],
  journeys: [],
  currency: 'JPY',
};

/** A city that has these tables under these names; names are found in whatever text they stand in. */
function finder(tables: Readonly<Record<string, string>>) {
  const asked: FoodQuery[] = [];
  const find = createFindTable({
    gazetteer: {
      ...GAZETTEER,
      findPlaces: (text) =>
        Object.entries(tables).map(([id, name]) => ({
          text,
          index: 0,
          place: { id: id as PlaceId, city: KYOTO, names: [name] },
        })),
    },
    food: {
      async findEateries(query) {
        asked.push(query);
        return { eateries: [eatery('Green Bowl'), eatery('Other')] };
      },
    },
  });
  return { find: (name: string) => find(name, { city: KYOTO, facts: FACTS }), asked };
}

it('brings the table of that very name, with its hours on the dates in that city', async () => {
  const { find, asked } = finder({ 'place_kyoto-green-bowl': 'Green Bowl' });
  expect(await find('Gréen  bowl')).toMatchObject({ name: 'Green Bowl', at: { lat: 35 } });
  expect(asked).toEqual([
    {
      segments: [{ city: KYOTO, dates: [DATES[0]] }],
      diets: [],
      currency: 'JPY',
      keep: ['place_kyoto-green-bowl'],
    },
  ]);
});

it.each<[string, Readonly<Record<string, string>>]>([
  ['that nobody knows', {}],
  ['of nearly that name', { 'place_kyoto-green-bowl': 'Green Bowls' }],
  ['of a name that two have', { 'place_kyoto-green-bowl': 'Green Bowl', 'place_kyoto-other': 'green bowl' }],
  ['that is no table', { 'place_kyoto-green-bowl-museum': 'Green Bowl' }],
])('brings none %s', async (_, tables) => {
  expect(await finder(tables).find('Green Bowl')).toBeUndefined();
});
