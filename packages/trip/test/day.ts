import { minute, parseTime } from '../src/clock.ts';
import { DAY_END, DAY_START, type DayPlan, type Visit } from '../src/day.ts';
import type { TripRules } from '../src/feasibility/rules.ts';
import { type PlaceId, visitIdOf } from '../src/ids.ts';
import { money } from '../src/money.ts';
import {
  type Eatery,
  getPlace,
  type Lodging,
  type Place,
  type PlaceBook,
  type Sight,
  toPlaceBook,
} from '../src/place.ts';
import { estimateTravel } from '../src/travel.ts';

/** A Saturday in a small town: tests name places by one word and write days as lines of `time-time place`. */
export const DATE = '2027-04-03';
const SOURCE = { name: 'test', date: '2026-11-21', verify: true };
const CITY = 'town' as Place['city'];

export function placeId(name: string): PlaceId {
  return `place_town-${name}` as PlaceId;
}

/** Places lie on a line, `minutesAway` on foot from the inn. */
function base(name: string, minutesAway: number) {
  return {
    id: placeId(name),
    name,
    city: CITY,
    at: { lat: 35, lon: 135 + (minutesAway * 4.5) / 60 / 1.3 / 91.09 },
    hours: { [DATE]: [{ open: parseTime('09:00'), close: parseTime('17:00') }] },
    hoursText: '09:00-17:00',
    indoor: true,
    stepFree: 'yes',
    significance: 3,
    summary: '',
    source: SOURCE,
  } as const;
}

export function sight(name: string, changes: Partial<Sight> & { readonly minutesAway?: number } = {}): Sight {
  const { minutesAway = 10, ...rest } = changes;
  return {
    ...base(name, minutesAway),
    kind: 'sight',
    categories: ['museum'],
    fee: money(500, 'JPY'),
    usualMinutes: 60,
    minimumMinutes: 30,
    ...rest,
  };
}

export function eatery(name: string, changes: Partial<Eatery> = {}): Eatery {
  return {
    ...base(name, 10),
    kind: 'eatery',
    categories: ['restaurant'],
    hours: { [DATE]: [{ open: parseTime('11:00'), close: parseTime('22:00') }] },
    meals: ['lunch', 'dinner'],
    cuisine: 'soba',
    level: 'mid',
    price: money(1500, 'JPY'),
    serves: [],
    ...changes,
  };
}

export const INN: Lodging = {
  ...base('inn', 0),
  kind: 'lodging',
  categories: ['stay'],
  level: 'mid',
  style: 'inn',
  nightly: money(12000, 'JPY'),
  checkIn: parseTime('15:00'),
  checkOut: parseTime('11:00'),
};

export function bookOf(...places: readonly Place[]): PlaceBook {
  return toPlaceBook([INN, ...places]);
}

/** `09:30-10:30 temple` a line; a line ending in a meal is that meal. The day starts and ends at the inn. */
export function dayOf(lines: string, book: PlaceBook): DayPlan {
  const middle = lines
    .trim()
    .split('\n')
    .map((line): Visit => {
      const [times = '', name = '', meal] = line.trim().split(/\s+/);
      const [arrive = '', depart = ''] = times.split('-');
      const shared = {
        place: placeId(name),
        arrive: parseTime(arrive),
        depart: parseTime(depart),
        locked: false,
        why: '',
      };
      if (meal === 'breakfast' || meal === 'lunch' || meal === 'dinner')
        return { id: visitIdOf(DATE, shared.place, meal), kind: 'meal', meal, ...shared };
      return { id: visitIdOf(DATE, shared.place), kind: 'place', ...shared };
    });
  const last = middle.at(-1);
  const home = last ? last.depart + estimateTravel(getPlaceOrInn(book, last.place).at, INN.at).minutes : DAY_END;
  const bed = (role: string, time: number): Visit => ({
    id: visitIdOf(DATE, INN.id, role),
    place: INN.id,
    kind: 'stay',
    arrive: minute(time),
    depart: minute(time),
    locked: false,
    why: '',
  });
  return {
    date: DATE,
    zone: 'Asia/Tokyo',
    window: { start: DAY_START, end: DAY_END },
    stay: INN.id,
    visits: [bed('start', DAY_START), ...middle, bed('end', home)],
    legs: [],
  };
}

function getPlaceOrInn(book: PlaceBook, id: PlaceId): Place {
  return book.has(id) ? getPlace(book, id) : INN;
}

export function rules(book: PlaceBook, changes: Partial<TripRules> = {}): TripRules {
  return {
    book,
    party: { travelers: 2, diets: [], access: [] },
    travel: estimateTravel,
    bufferMinutes: 10,
    longestLegMinutes: 60,
    visitsPerDay: 6,
    budget: null,
    ...changes,
  };
}
