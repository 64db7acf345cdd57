import type { Gazetteer, KnownCity } from '@wayfarer/planner/ports';
import type { CityId, Eatery, PlaceId, Sight } from '@wayfarer/trip';
import { type IsoDate, parseTime, weekdayOf } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';

import type { CheckParts } from '../src/check/check-plan.ts';

/** A town of one street: so many minutes on foot from its beginning. Open 9 to 18, the museum not on Mondays. */
const TOWN: KnownCity = {
  id: 'town' as CityId,
  name: 'Streetham',
  country: 'GB',
  zone: 'Europe/London',
  currency: 'GBP',
  center: { lat: 35, lon: 135 },
  budget: { low: money(1, 'GBP'), mid: money(1, 'GBP'), high: money(1, 'GBP') },
};
const SOURCE = { name: 'test', date: '2026-11-21', verify: true };
export const SHUT_ON_MONDAYS = new Set(['Harbour Museum']);
export const STREET_PLACES = [
  { name: 'Clock Tower', minutes: 0 },
  { name: 'Harbour Museum', minutes: 10 },
  { name: 'Rose Garden', minutes: 20 },
  { name: 'Fish Market', minutes: 5 },
  { name: 'Old Mill', minutes: 15 },
  { name: 'Moor Abbey', minutes: 700 },
] as const;

function base(
  name: string,
  minutes: number,
  dates: readonly IsoDate[],
): Omit<Sight, 'kind' | 'fee' | 'categories' | 'usualMinutes' | 'minimumMinutes'> {
  const hours = [{ open: parseTime('09:00'), close: parseTime('18:00') }];
  const isShut = (date: IsoDate): boolean => SHUT_ON_MONDAYS.has(name) && weekdayOf(date) === 'Monday';
  return {
    id: `place_town-${name.toLowerCase().replace(' ', '-')}` as PlaceId,
    name,
    city: TOWN.id,
    at: { lat: 35, lon: 135 + (minutes * 0.995 * 4.5) / 60 / 1.3 / 91.09 },
    hours: Object.fromEntries(dates.map((date) => [date, isShut(date) ? [] : hours])),
    ...{
      hoursText: 'Mo-Su 09:00-18:00',
      indoor: true,
      stepFree: 'yes',
      significance: 3,
      summary: null,
      source: SOURCE,
    },
  } as const;
}

const toSight = (name: string, minutes: number, dates: readonly IsoDate[]): Sight => ({
  ...base(name, minutes, dates),
  ...{ kind: 'sight', categories: ['museum'], fee: money(1000, 'GBP'), usualMinutes: 60, minimumMinutes: 30 },
});
const toTable = (name: string, minutes: number, dates: readonly IsoDate[]): Eatery => ({
  ...base(name, minutes, dates),
  ...{ kind: 'eatery', categories: ['restaurant'], meals: ['lunch', 'dinner'], cuisine: null, level: 'mid' },
  ...{ price: money(2000, 'GBP'), serves: ['vegetarian'], reservation: 'needed' },
});

const GAZETTEER: Gazetteer = {
  listCities: () => [TOWN],
  getCity: () => TOWN,
  resolveCity: (text) =>
    text === 'Streetham' ? { kind: 'known', city: TOWN } : { kind: 'unknown', text, nearest: [] },
  findCityNames: (text) =>
    [...text.matchAll(/Streetham/g)].map(({ index }) => ({
      text: 'Streetham',
      index,
      match: { kind: 'known', city: TOWN },
    })),
  findPlaces: (text) =>
    STREET_PLACES.flatMap(({ name }) => {
      const index = text.indexOf(name);
      const place = { id: base(name, 0, []).id, city: TOWN.id, names: [name] };
      return index < 0 ? [] : [{ text: name, index, place }];
    }),
  namePlace: () => undefined,
};

/** A Monday. */
const NOW = new Date('2026-11-30T12:00:00');
export const STREET_PARTS: CheckParts = {
  gazetteer: GAZETTEER,
  places: {
    findSights: async ({ segments, budget }) => {
      const dates = segments.flatMap((segment) => segment.dates);
      const calendar = dates.map((date) => ({
        ...{ date, city: TOWN.id, cityName: TOWN.name, zone: TOWN.zone, weather: null, busy: false, transitFare: null },
        holiday: date === '2027-04-05' ? 'Street Day' : null,
      }));
      const sights = STREET_PLACES.map(({ name, minutes }) => toSight(name, minutes, dates));
      return { sights, calendar, allowances: {}, budget, notes: [] };
    },
  },
  food: {
    findEateries: async ({ segments }) => ({
      eateries: [
        toTable(
          'Old Oven',
          12,
          segments.flatMap(({ dates }) => dates),
        ),
      ],
    }),
  },
  stay: { findLodgings: async () => ({ lodgings: [] }) },
  clock: { now: () => NOW },
};
