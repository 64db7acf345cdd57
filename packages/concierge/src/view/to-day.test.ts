import { type CityId, type Eatery, type PlaceId, type Sight, toPlaceBook, type Visit, visitIdOf } from '@wayfarer/trip';
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

function show(place: Sight | Eatery, arrive: string, depart: string) {
  const kind = place.kind === 'sight' ? 'place' : 'meal';
  const visit: Visit = {
    ...{ id: visitIdOf(DATE, place.id), place: place.id, kind, locked: false, why: 'You asked for it.' },
    ...{ arrive: parseTime(arrive), depart: parseTime(depart) },
  };
  const window = { start: parseTime('09:00'), end: parseTime('20:30') };
  const day = { date: DATE, zone: 'Europe/Lisbon', window, stay: null, visits: [visit], legs: [] };
  const facts = { places: [place], calendar: [], journeys: [], currency: 'EUR' };
  const party = { travelers: 2, diets: [], access: [] };
  const [shown] = toDay(day, { facts, book: toPlaceBook([place]), done: new Set(), party, notices: [] }).visits;
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
    'You asked for it. Choose a table there: no house is known to us.',
  ]);
});
