import {
  type Diet,
  type Eatery,
  estimateTravel,
  type Lodging,
  type Place,
  type PlaceId,
  type Preferences,
  type Sight,
  toPlaceBook,
} from '@wayfarer/trip';
import { type IsoDate, minute, parseTime } from '@wayfarer/trip/clock';
import { DAY_END, DAY_START } from '@wayfarer/trip/limits';
import { money } from '@wayfarer/trip/money';
import fc from 'fast-check';

import type { EmptyDay, FillRequest } from '../src/index.ts';

export const FIRST: IsoDate = '2027-04-03';
const DATES: readonly IsoDate[] = [FIRST, '2027-04-04', '2027-04-05'];
const SOURCE = { name: 'test', date: '2026-11-21', verify: true };
const CITY = 'town' as Place['city'];
const CATEGORIES = ['temple', 'museum', 'park', 'market', 'garden'] as const;

const idOf = (name: string): PlaceId => `place_town-${name}` as PlaceId;

/** Within about 6 km of each other. */
const position = fc.record({
  lat: fc.double({ min: 34.98, max: 35.03, noNaN: true }),
  lon: fc.double({ min: 135.73, max: 135.79, noNaN: true }),
});

/** One or two intervals, none at all, or nobody knows. */
const intervals = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.integer({ min: 420, max: 700 }), fc.integer({ min: 760, max: 1300 }))
      .map(([open, close]) => [{ open: minute(open), close: minute(close) }]),
  },
  {
    weight: 2,
    arbitrary: fc.constant([
      { open: minute(540), close: minute(720) },
      { open: minute(780), close: minute(1080) },
    ]),
  },
  { weight: 1, arbitrary: fc.constant([]) },
);
const hours = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(intervals, intervals, intervals)
      .map((days) => Object.fromEntries(DATES.map((date, index) => [date, days[index] ?? []]))),
  },
  { weight: 1, arbitrary: fc.constant('unknown' as const) },
);

function base(name: string) {
  return { id: idOf(name), name, city: CITY, hoursText: '', indoor: null, source: SOURCE, summary: '' } as const;
}

const significance = fc.constantFrom<(1 | 2 | 3 | 4 | 5)[]>(1, 2, 3, 4, 5);

function sight(index: number): fc.Arbitrary<Sight> {
  return fc
    .record({
      at: position,
      hours,
      category: fc.constantFrom(...CATEGORIES),
      stepFree: fc.constantFrom<('yes' | 'partly' | 'unknown')[]>('yes', 'partly', 'unknown'),
      significance,
      fee: fc.option(fc.integer({ min: 0, max: 2000 })),
      usualMinutes: fc.integer({ min: 30, max: 120 }),
    })
    .map(({ category, fee, ...rest }) => ({
      ...base(`sight-${index}`),
      kind: 'sight',
      categories: [category],
      fee: fee === null ? null : money(fee, 'JPY'),
      minimumMinutes: 20,
      ...rest,
    }));
}

function eatery(index: number): fc.Arbitrary<Eatery> {
  return fc
    .record({
      at: position,
      hours,
      significance,
      serves: fc.subarray(['vegetarian', 'vegan', 'halal'] as Diet[]),
      price: fc.integer({ min: 500, max: 5000 }),
    })
    .map(({ price, ...rest }) => ({
      ...base(`table-${index}`),
      kind: 'eatery',
      categories: ['restaurant'],
      meals: ['lunch', 'dinner'],
      cuisine: 'soba',
      level: 'mid',
      stepFree: 'yes',
      price: money(price, 'JPY'),
      ...rest,
    }));
}

const inn: Lodging = {
  ...base('inn'),
  kind: 'lodging',
  at: { lat: 35.005, lon: 135.76 },
  categories: ['stay'],
  hours: 'unknown',
  stepFree: 'yes',
  significance: 2,
  level: 'mid',
  style: 'inn',
  nightly: money(12000, 'JPY'),
  checkIn: parseTime('15:00'),
  checkOut: parseTime('11:00'),
};

const preferences: fc.Arbitrary<Preferences> = fc.record({
  pace: fc.constantFrom('relaxed', 'moderate', 'packed'),
  interests: fc.subarray(['temples', 'food', 'nature']),
  avoid: fc.subarray(['museum']),
  avoidCrowds: fc.boolean(),
  timeOfDay: fc.constant('any'),
  heavyTravelPenalty: fc.constant(true),
});

function emptyDay(date: IsoDate): EmptyDay {
  const anchor = (time: number) =>
    ({ place: inn.id, kind: 'stay', arrive: minute(time), depart: minute(time), why: '' }) as const;
  return {
    date,
    zone: 'Asia/Tokyo',
    city: CITY,
    window: { start: DAY_START, end: DAY_END },
    from: anchor(DAY_START),
    to: anchor(DAY_END),
    stay: inn.id,
    busy: false,
  };
}

/** A small town to be filled: up to three days, sights and tables at random places with random hours. */
export const request: fc.Arbitrary<FillRequest> = fc
  .record({
    days: fc.integer({ min: 1, max: 3 }),
    sights: fc
      .integer({ min: 0, max: 14 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => sight(index)))),
    eateries: fc
      .integer({ min: 0, max: 6 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => eatery(index)))),
    preferences,
    diets: fc.subarray(['vegetarian'] as Diet[]),
    stepFree: fc.boolean(),
    travelers: fc.integer({ min: 1, max: 4 }),
    spendingLimit: fc.option(fc.integer({ min: 0, max: 60_000 })),
    wishes: fc.array(fc.nat({ max: 13 }), { maxLength: 2 }),
    seed: fc.nat(),
  })
  .map(({ days, sights, eateries, diets, stepFree, travelers, spendingLimit, wishes, ...rest }) => ({
    ...rest,
    days: DATES.slice(0, days).map(emptyDay),
    sights,
    eateries,
    book: toPlaceBook([inn, ...sights, ...eateries]),
    party: { travelers, diets, access: stepFree ? (['step-free'] as const) : [] },
    travel: estimateTravel,
    mustDo: [...new Set(wishes.flatMap((index) => sights[index]?.id ?? []))],
    spendingLimit: spendingLimit === null ? null : money(spendingLimit, 'JPY'),
    // Whatever must hold of a plan holds of one that was not searched for long.
    effort: 100,
  }));
