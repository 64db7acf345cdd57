import type { PlanNotice } from '@wayfarer/planner';
import {
  type CityId,
  type DayPlan,
  type Eatery,
  type PlaceId,
  type Sight,
  toPlaceBook,
  type Visit,
  visitIdOf,
} from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { toDay } from './to-day.ts';

const DATE = '2027-04-03';
const base = (name: string) => ({
  ...{ id: `place_town-${name}` as PlaceId, name, city: 'town' as CityId, at: { lat: 0, lon: 0 } },
  ...({
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 3,
    summary: null,
  } as const),
  source: { name: 'test', date: DATE, verify: true },
});
const museum: Sight = {
  ...{ ...base('museum'), kind: 'sight', categories: ['museum'], fee: null, usualMinutes: 60, minimumMinutes: 30 },
};
const area: Eatery = {
  ...{ ...base('Restaurants in Alfama'), kind: 'eatery', categories: ['restaurant'], meals: ['lunch'], isArea: true },
  ...{ cuisine: null, level: null, price: null, serves: [] },
};

function dayOf(place: Sight | Eatery, arrive: string, depart: string, changes: Partial<DayPlan> = {}) {
  const kind = place.kind === 'sight' ? 'place' : 'meal';
  const visit: Visit = {
    ...{ id: visitIdOf(DATE, place.id), place: place.id, kind, locked: false, why: 'You asked for it.' },
    ...{ arrive: parseTime(arrive), depart: parseTime(depart) },
    ...(kind === 'meal' && { meal: 'lunch' }),
  };
  const window = { start: parseTime('09:00'), end: parseTime('20:30') };
  const day: DayPlan = { date: DATE, zone: 'Europe/Lisbon', window, stay: null, visits: [visit], legs: [], ...changes };
  const facts = { places: [place], calendar: [], journeys: [], currency: 'EUR' };
  const party = { travelers: 2, diets: [], access: [] };
  const notice = (text: string, more: object = {}): PlanNotice => ({ about: 'meal', dates: [DATE], text, ...more });
  const notices = [
    notice('Of that day.'),
    notice('Of another.', { dates: ['2027-04-04'] }),
    notice('No lunch.', { meal: 'lunch' }),
    notice('No dinner.', { meal: 'dinner' }),
  ];
  return toDay(day, { facts, book: toPlaceBook([place]), done: new Set(), party, notices });
}

function show(...given: Parameters<typeof dayOf>) {
  const [shown] = dayOf(...given).visits;
  return shown && [shown.name, shown.hours, shown.fee, shown.why];
}

it('says of a visit that nobody knows its hours, and whether it has a usual one', () => {
  expect(show(museum, '10:00', '11:00')).toEqual([
    'museum',
    'unknown',
    null,
    'You asked for it. Hours not known: planned at an hour usual for a museum; check before you go.',
  ]);
  expect(show(museum, '18:00', '19:00')?.[3]).toBe('You asked for it. Hours not known: check before you go.');
  expect(show({ ...museum, hours: { [DATE]: [] } }, '10:00', '11:00')?.[3]).toBe('You asked for it.');
});

it('calls a part of the town so, and says that a table is to be chosen there', () => {
  expect(show(area, '12:00', '13:00')).toEqual([
    'Somewhere in Alfama',
    'unknown',
    null,
    'You asked for it. Choose a table there: we know no restaurant there by name.',
  ]);
});

it('tells what the day could not be as it was asked for, unless it is so by now', () => {
  expect(dayOf(museum, '10:00', '11:00').notices).toEqual(['Of that day.', 'No lunch.', 'No dinner.']);
  expect(dayOf(area, '12:00', '13:00').notices).toEqual(['Of that day.', 'No dinner.']);
});

it('tells what was wished for the day, and no more', () => {
  expect(dayOf(museum, '10:00', '11:00').settings).toEqual({});
  const free = [{ start: parseTime('14:00'), end: parseTime('15:30') }];
  const settings = { pace: 'relaxed', visits: 0, free, withoutMeals: ['lunch'] } as const;
  expect(dayOf(museum, '10:00', '11:00', { settings }).settings).toEqual({
    pace: 'relaxed',
    visits: 0,
    free: [{ start: '14:00', end: '15:30' }],
    withoutMeals: ['lunch'],
  });
});
