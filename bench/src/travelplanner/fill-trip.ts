import { type Anchor, type EmptyDay, fillDays } from '@wayfarer/itinerary';
import {
  type CityId,
  type DayPlan,
  type Eatery,
  estimateTravel,
  type Lodging,
  type Place,
  type PlaceId,
  type Sight,
  type Terminal,
  toPlaceBook,
} from '@wayfarer/trip';
import { minute, parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';

import { type ChosenTrip, mealsBefore, type Stop } from './choose-trip.ts';
import type { RawTable, Town } from './sandbox.ts';
import type { Way } from './ways.ts';

/** A stop with its days as the itinerary fills them, and the tables kept for breakfast. */
export interface FilledStop {
  readonly stop: Stop;
  /** In their order; the first begins with the way there, the last ends with the way on. */
  readonly days: readonly DayPlan[];
  readonly names: ReadonlyMap<PlaceId, string>;
  readonly breakfasts: readonly RawTable[];
}

const DAY = { start: parseTime('09:00'), end: parseTime('20:30') };
/** Out of the airport, and back in it before. */
const AFTER_FLIGHT = 45;
const BEFORE_FLIGHT = 120;
const SIGHT = { usualMinutes: 90, minimumMinutes: 45 } as const;
const MAIN_MEALS = ['lunch', 'dinner'] as const;
const MORNING = /cafe|bakery|tea|fast food|dessert/i;

/** The days of each stop, filled by the product; the tables are those that are paid for. */
export function fillTrip({ stops, ways }: ChosenTrip, dates: readonly string[]): readonly FilledStop[] {
  let first = 0;
  return stops.map((stop, k) => {
    const own = dates.slice(first, first + stop.nights + 1);
    first += stop.nights;
    return fillStop(stop, own, { there: ways[k], on: ways[k + 1] });
  });
}

interface Ends {
  readonly there: Way | undefined;
  readonly on: Way | undefined;
}

function fillStop(stop: Stop, dates: readonly string[], ends: Ends): FilledStop {
  const breakfasts = listBreakfasts(stop, ends);
  const places = toPlaces(stop, breakfasts);
  const spare = places.tables.length - MAIN_MEALS.length * (stop.nights - 1);
  const days = dates.flatMap((date, k) =>
    toEmptyDay(date, places, { isFirst: k === 0, isLast: k === dates.length - 1, ends, spare }),
  );
  const filled = fillDays({
    days,
    sights: places.sights,
    eateries: places.tables,
    book: toPlaceBook(places.all),
    party: { travelers: 1, diets: [], access: [] },
    preferences: {
      pace: 'moderate',
      interests: [],
      avoid: [],
      avoidCrowds: false,
      timeOfDay: 'any',
      heavyTravelPenalty: true,
    },
    travel: estimateTravel,
    mustDo: [],
    spendingLimit: null,
    seed: 1,
  });
  return { stop, days: filled.days, breakfasts, names: new Map(places.all.map(({ id, name }) => [id, name])) };
}

/** One for each whole day and for a morning before a late way on, out of what is left beside lunches and dinners. */
function listBreakfasts({ tables, nights }: Stop, { on }: Ends): readonly RawTable[] {
  const whole = nights - 1;
  const spare = tables.length - 3 * whole;
  const count = whole + (spare > 0 && on && mealsBefore(on.departs) > 0 ? 1 : 0);
  const early = (table: RawTable): number => (table.cuisines.some((cuisine) => MORNING.test(cuisine)) ? 0 : 1);
  return tables.toSorted((left, right) => early(left) - early(right)).slice(0, count);
}

interface StopPlaces {
  readonly city: CityId;
  readonly bed: Lodging;
  readonly station: Terminal;
  readonly sights: readonly Sight[];
  readonly tables: readonly Eatery[];
  readonly all: readonly Place[];
}

/** Houses, tables and stations have no coordinates in the tables: they stand in the middle of the sights. */
function toPlaces({ town, house, tables }: Stop, breakfasts: readonly RawTable[]): StopPlaces {
  const city = 'town' as CityId;
  const base = (name: string, id: string, at = middleOf(town)): Omit<Terminal, 'kind' | 'categories'> => ({
    id: `place_town-${id}` as PlaceId,
    name,
    city,
    at,
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 3,
    summary: null,
    source: { name: 'tables of the query', date: '2022-03-01', verify: true },
  });
  const sights = town.sights.map((sight, k): Sight => ({
    ...base(sight.name, `sight-${k}`, sight),
    kind: 'sight',
    categories: ['landmark'],
    fee: money(0, 'USD'),
    ...SIGHT,
  }));
  const paid = tables.filter((table) => !breakfasts.includes(table));
  const eateries = paid.map((table, k): Eatery => ({
    ...base(table.name, `table-${k}`),
    kind: 'eatery',
    categories: ['restaurant'],
    meals: ['lunch', 'dinner'],
    cuisine: table.cuisines[0] ?? null,
    level: null,
    price: money(Math.round(table.avg_cost * 100), 'USD'),
    serves: [],
  }));
  const bed: Lodging = {
    ...base(house.name, 'bed'),
    kind: 'lodging',
    categories: ['stay'],
    level: null,
    style: 'any',
    nightly: money(Math.round(house.nightly * 100), 'USD'),
    checkIn: null,
    checkOut: null,
    terms: house.terms,
  };
  const station: Terminal = { ...base(town.name, 'station'), kind: 'terminal', categories: ['station'] };
  return { city, bed, station, sights, tables: eateries, all: [...sights, ...eateries, bed, station] };
}

/** The median of both, which a far sight does not move. */
function middleOf({ sights }: Town): { readonly lat: number; readonly lon: number } {
  const median = (values: readonly number[]): number =>
    values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
  return { lat: median(sights.map(({ lat }) => lat)), lon: median(sights.map(({ lon }) => lon)) };
}

/** None where the ways leave no day. */
function toEmptyDay(
  date: string,
  { city, bed, station }: StopPlaces,
  {
    isFirst,
    isLast,
    ends,
    spare,
  }: {
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly ends: Ends;
    /** Tables that are paid for besides those of the whole days: for dinner on the first day, then lunches on the way. */
    readonly spare: number;
  },
): readonly EmptyDay[] {
  const asBed = (time: Anchor['arrive']): Anchor => ({
    place: bed.id,
    kind: 'stay',
    arrive: time,
    depart: time,
    why: '',
  });
  const asWay = (time: number): Anchor => {
    const at = minute(Math.max(0, Math.min(24 * 60 - 1, time)));
    return { place: station.id, kind: 'transport', arrive: at, depart: at, why: '' };
  };
  const arrives = isFirst && ends.there ? ends.there.arrives + (ends.there.mode === 'flight' ? AFTER_FLIGHT : 0) : 0;
  const leaves = isLast && ends.on ? ends.on.departs - (ends.on.mode === 'flight' ? BEFORE_FLIGHT : 0) : 24 * 60;
  if (arrives >= DAY.end || leaves <= Math.max(DAY.start, arrives)) return [];
  return [
    {
      date,
      zone: 'UTC',
      city,
      window: DAY,
      from: isFirst ? asWay(arrives) : asBed(DAY.start),
      to: isLast ? asWay(leaves) : asBed(DAY.end),
      stay: isLast ? null : bed.id,
      busy: false,
      ...(isFirst && { withoutMeals: MAIN_MEALS.filter((meal) => spare < (meal === 'dinner' ? 1 : 3)) }),
      ...(isLast && { withoutMeals: MAIN_MEALS.filter(() => spare < 2) }),
    },
  ];
}
