import type { DayPlan, Eatery, Party, PlaceId, Sight, TripFacts } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { toPersons } from './to-persons.ts';

const id = (name: string): PlaceId => `place_town-${name}` as PlaceId;
const SOURCE = { name: 'test', date: '2026-11-21', verify: true };
const BASE = {
  city: 'town',
  at: { lat: 0, lon: 0 },
  hours: {},
  hoursText: '',
  significance: 3,
  summary: '',
  source: SOURCE,
};

function sight(name: string, category: Sight['categories'][0], stepFree: Sight['stepFree'] = 'yes'): Sight {
  return {
    ...BASE,
    id: id(name),
    name,
    kind: 'sight',
    categories: [category],
    fee: null,
    usualMinutes: 60,
    stepFree,
  } as never;
}

const PLACES = [
  sight('temple', 'temple'),
  sight('museum', 'museum', 'unknown'),
  {
    ...BASE,
    id: id('noodles'),
    name: 'noodles',
    kind: 'eatery',
    categories: ['restaurant'],
    meals: ['lunch'],
    serves: ['vegan'],
    price: null,
    stepFree: 'partly',
  } as unknown as Eatery,
];
const FACTS = { places: PLACES, calendar: [], journeys: [], currency: 'EUR' } as unknown as TripFacts;

const visit = (name: string, kind: 'place' | 'meal', arrive: number) =>
  ({ id: `visit_${name}`, place: id(name), kind, arrive, depart: arrive + 60, locked: false, why: '' }) as never;
const DAYS = [
  {
    ...{ date: '2027-04-03', zone: 'UTC', window: { start: 540, end: 1230 }, stay: null, legs: [] },
    visits: [visit('temple', 'place', 600), visit('museum', 'place', 720), visit('noodles', 'meal', 780)],
  } as unknown as DayPlan,
];
const PREFERENCES = {
  pace: 'moderate',
  interests: [],
  avoid: [],
  avoidCrowds: false,
  timeOfDay: 'any',
  heavyTravelPenalty: true,
} as const;

function satisfactionOf(party: Partial<Party>, changes: object = {}, mustDo: readonly PlaceId[] = []) {
  const all = { travelers: 1, diets: [], access: [], ...party };
  const plan = { days: DAYS, facts: FACTS, party: all, preferences: { ...PREFERENCES, ...changes }, mustDo };
  return toPersons(plan as never).persons.map(({ satisfaction }) => satisfaction);
}

it('gives no score to a plan where nothing was asked for', () => {
  expect(satisfactionOf({})).toEqual([
    { score: null, text: 'Nothing was asked for that a plan could be measured by.' },
  ]);
});

it('is the mean of what was asked for, which is named', () => {
  // One of two must-dos, one of one meal, two of three stops: (0.5 + 1 + 0.667) / 3.
  expect(satisfactionOf({ diets: ['vegan'], access: ['step-free'] }, {}, [id('temple'), id('palace')])).toEqual([
    {
      score: 72,
      text: '1 of 2 asked for by name is in; 1 of 1 meals are known to serve what they eat; 2 of 3 stops are known to be free of steps, as a whole or in part.',
    },
  ]);
});

it('counts quiet hours, and kinds of places that were to be left out', () => {
  // A temple at ten is 44 % full, and a museum at noon 57.5 %; one of the two is a museum.
  expect(satisfactionOf({}, { avoidCrowds: true, avoid: ['museum'] })).toEqual([
    {
      score: 75,
      text: '2 of 2 places are seen when they are not usually busy; 1 of 2 places are of a kind they would rather not see.',
    },
  ]);
});

it('counts likings as the places give to them', () => {
  const [likings] = satisfactionOf({}, { interests: ['temples'] });
  expect(likings?.score).toBe(100);
  expect(likings?.text).toBe('The 2 places give 100 % of what the best 2 could, and 1 answers an interest.');
});
