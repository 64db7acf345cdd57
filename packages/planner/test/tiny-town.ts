import type { CityDay, CityId, Coordinates, Eatery, Lodging, Place, PlaceId, Sight, Terminal } from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import { DETOUR, EARTH_RADIUS_KM, RIDE_KMH, RIDE_WAIT_MINUTES, WALK_KMH } from '@wayfarer/trip/limits';
import { type Money, money } from '@wayfarer/trip/money';
import type { Level } from '@wayfarer/trip/vocabulary';

import { type Findings, toBrief } from '../src/compose/brief.ts';
import type { Fact, FactName } from '../src/facts.ts';

/**
 * Tiny towns: a handful of places north of a station, with round numbers, so that what a plan holds and costs can be
 * worked out by hand. Everything is open from nine to half past nine in the evening, unless a test says otherwise.
 */
export const KYOTO = 'kyoto' as CityId;
export const TOKYO = 'tokyo' as CityId;
export const DATES: readonly [IsoDate, IsoDate, IsoDate, IsoDate] = [
  '2027-04-05',
  '2027-04-06',
  '2027-04-07',
  '2027-04-08',
];

/** Enough for a town with a handful of places. */
export const LITTLE_EFFORT = 20;

export const yen = (amount: number): Money => money(amount, 'JPY');

/** So many kilometres along the way north of the station. */
function north(km: number): Coordinates {
  return { lat: 35 + (km / DETOUR / EARTH_RADIUS_KM) * (180 / Math.PI), lon: 135 };
}

/** Where one walks to in so many minutes from the station. */
export const onFoot = (minutes: number): Coordinates =>
  minutes === 0 ? north(0) : north(((minutes - 0.5) / 60) * WALK_KMH);

/** Where one rides to in so many minutes from the station. */
export const byRide = (minutes: number): Coordinates => north(((minutes - 0.5 - RIDE_WAIT_MINUTES) / 60) * RIDE_KMH);

const ALL_DAY = [{ open: minute(540), close: minute(1290) }];

function base(name: string, city: CityId) {
  return {
    id: `place_${city}-${name.toLowerCase().replaceAll(' ', '-')}` as PlaceId,
    name,
    city,
    at: onFoot(0),
    hours: Object.fromEntries(DATES.map((date) => [date, ALL_DAY])),
    hoursText: '09:00-21:30',
    indoor: true,
    stepFree: 'yes',
    significance: 3,
    summary: `What ${name} is.`,
    source: { name: 'test', date: '2026-11-21', verify: true },
  } as const satisfies Partial<Place>;
}

/** An hour, free of charge. */
export function sight(name: string, over: Partial<Sight> = {}): Sight {
  const { city = KYOTO } = over;
  return {
    ...base(name, city),
    kind: 'sight',
    categories: ['museum'],
    fee: yen(0),
    usualMinutes: 60,
    minimumMinutes: 30,
    ...over,
  };
}

export function eatery(name: string, over: Partial<Eatery> = {}): Eatery {
  const { city = KYOTO } = over;
  return {
    ...base(name, city),
    kind: 'eatery',
    categories: ['restaurant'],
    meals: ['lunch', 'dinner'],
    cuisine: 'soba',
    level: 'mid',
    price: yen(1000),
    serves: [],
    ...over,
  };
}

export function lodging(name: string, nightly: number | null, over: Partial<Lodging> = {}): Lodging {
  const { city = KYOTO } = over;
  return {
    ...base(name, city),
    kind: 'lodging',
    categories: ['stay'],
    level: 'mid',
    style: 'hotel',
    nightly: nightly === null ? null : yen(nightly),
    checkIn: minute(900),
    checkOut: minute(600),
    ...over,
  };
}

export function airport(city: CityId = KYOTO): Terminal {
  return { ...terminal(city), ...base('Airport', city), iata: 'XXX' };
}

export function terminal(city: CityId = KYOTO): Terminal {
  return { ...base('Station', city), kind: 'terminal', categories: ['station'], hours: 'unknown' };
}

export function journey(from: string, to: string, over: Partial<Ride> = {}): Ride {
  return {
    date: DATES[0],
    from,
    to,
    mode: 'train',
    minutes: 120,
    km: 40,
    fare: yen(1000),
    source: { name: 'test', date: '2026-11-21', verify: true },
    ...over,
  };
}

export function cityDay(date: IsoDate, over: Partial<CityDay> = {}): CityDay {
  const { city = KYOTO } = over;
  return {
    date,
    city,
    cityName: city === KYOTO ? 'Kyoto' : 'Tokyo',
    zone: 'Asia/Tokyo',
    weather: null,
    busy: false,
    holiday: null,
    transitFare: null,
    ...over,
  };
}

/** Facts as somebody stated them. */
export function stated(values: Readonly<Partial<Record<FactName, unknown>>>): readonly Fact[] {
  return Object.entries(values).map(
    ([name, value]) => ({ name, value, text: String(value), status: 'stated' }) as Fact,
  );
}

const LEVELS: Readonly<Record<Level, Money>> = { low: yen(5_000), mid: yen(10_000), high: yen(20_000) };

/** What is known of the town and was said of the trip: one person, one day, a limit of ¥10,000. */
export interface Town {
  readonly days?: readonly CityDay[];
  readonly said?: Readonly<Partial<Record<FactName, unknown>>>;
  readonly sights?: readonly Sight[];
  readonly eateries?: readonly Eatery[];
  readonly lodgings?: readonly Lodging[];
  readonly terminals?: readonly Terminal[];
  readonly journeys?: readonly Ride[];
  /** All that are known for them. */
  readonly ways?: readonly Ride[];
  /** What the whole trip may cost; else what the level says for a day: ¥5,000, ¥10,000 or ¥20,000. */
  readonly limit?: number;
  readonly without?: readonly ('transport' | 'stay' | 'food')[];
}

export function factsOf({ days = [cityDay(DATES[0])], said = {}, limit }: Town): readonly Fact[] {
  return stated({
    destinations: [...new Set(days.map(({ city }) => city))],
    start: days[0]?.date,
    end: days.at(-1)?.date,
    travelers: 1,
    currency: 'JPY',
    ...(limit !== undefined && { budget: { money: yen(limit), scope: 'total' } }),
    ...said,
  });
}

export function findingsOf(town: Town): Findings {
  const { days = [cityDay(DATES[0])], without = [], limit } = town;
  const { journeys = [], ways, terminals = [terminal()] } = town;
  const transport = { journeys, ...(ways && { ways }), terminals, notIncluded: [] };
  return {
    transport: without.includes('transport') ? null : transport,
    stay: without.includes('stay') ? null : { lodgings: town.lodgings ?? [] },
    food: without.includes('food') ? null : { eateries: town.eateries ?? [] },
    places: {
      sights: town.sights ?? [],
      calendar: days,
      allowances: Object.fromEntries(days.map(({ date }) => [date, LEVELS])),
      budget: limit === undefined ? null : yen(limit),
      notes: [],
    },
  };
}

export function briefOf(town: Town): ReturnType<typeof toBrief> {
  return toBrief(factsOf(town), findingsOf(town));
}
