import { type EmptyDay, fillDays } from '@wayfarer/itinerary';
import { type Chance, drawTraveller } from '@wayfarer/replanner/simulation';
import {
  type ChosenPlan,
  type CityId,
  type DayPlan,
  type Eatery,
  type Lodging,
  type Place,
  type PlaceId,
  type Preferences,
  type Sight,
  toPlaceBook,
  travelOf,
} from '@wayfarer/trip';
import { addDays, type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { toTripRules } from '@wayfarer/trip/feasibility';
import { money } from '@wayfarer/trip/money';
import { CATEGORIES } from '@wayfarer/trip/vocabulary';

/** What a town and a trip in it are made of. */
export interface TownNotes {
  readonly days: number;
  readonly sights: number;
  readonly tables: number;
  /** Stops of one day, meals included; by default as many as the pace has. */
  readonly stops?: number;
  readonly preferences?: Partial<Preferences>;
  /** How often a stop is fixed, 0–1. */
  readonly fixed?: number;
  readonly effort?: number;
}

const START: IsoDate = '2027-04-05';
const CITY = 'town' as CityId;
const SOURCE = { name: 'made for a bench', date: '2026-11-01', verify: true };
const SIGHTS = CATEGORIES.filter((one) => !['restaurant', 'stay', 'station', 'food'].includes(one));

/** A trip in a made-up town of some 4 km, planned by the product's own planner of days. */
export function makeTrip(chance: Chance, notes: TownNotes): ChosenPlan {
  const dates = Array.from({ length: notes.days }, (_, index) => addDays(START, index));
  const inn = makeInn();
  const sights = Array.from({ length: notes.sights }, (_, index) => makeSight(chance, index, dates));
  const tables = Array.from({ length: notes.tables }, (_, index) => makeTable(chance, index, dates));
  const drawn = drawTraveller(chance, sights);
  const preferences: Preferences = { ...drawn.preferences, ...notes.preferences };
  const { party, mustDo } = drawn;
  const places: readonly Place[] = [inn, ...sights, ...tables];
  const facts: ChosenPlan['facts'] = {
    places,
    calendar: dates.map((date) => ({
      ...{ date, city: CITY, cityName: 'Town', zone: 'Asia/Tokyo', weather: null, busy: false, holiday: null },
      transitFare: money(230, 'JPY'),
    })),
    journeys: [],
    currency: 'JPY',
  };
  const { days, leftOut } = fillDays({
    days: dates.map((date) => emptyDay(date, inn, notes)),
    ...{ sights, eateries: tables, book: toPlaceBook(places), party, preferences, mustDo },
    travel: travelOf(facts),
    spendingLimit: null,
    seed: 1,
    effort: notes.effort ?? 60,
  });
  // So little more than the plan costs that a dearer alternative is over it.
  const most = money(Number.MAX_SAFE_INTEGER, facts.currency);
  const total = toTripRules({ facts, party, preferences, budget: most }).budget?.totalOf(days).amount ?? 0;
  const budget = chance.next() < 0.5 ? money(Math.round(total * 1.02), facts.currency) : null;
  const locked = days.map((day) => withFixed(chance, day, notes.fixed ?? 0));
  return { days: locked, leftOut, facts, party, preferences, budget, mustDo };
}

function emptyDay(date: IsoDate, inn: Lodging, { stops }: TownNotes): EmptyDay {
  const window = { start: minute(stops === undefined ? 540 : 480), end: minute(1230) };
  const bed = { place: inn.id, kind: 'stay', why: 'Your bed.' } as const;
  return {
    ...{ date, zone: 'Asia/Tokyo', city: CITY, window, stay: inn.id, busy: false },
    from: { ...bed, arrive: window.start, depart: window.start },
    to: { ...bed, arrive: window.end, depart: window.end },
    ...(stops !== undefined && { visits: stops - 2 }),
  };
}

function withFixed(chance: Chance, day: DayPlan, share: number): DayPlan {
  const visits = day.visits.map((visit) =>
    (visit.kind === 'place' || visit.kind === 'meal') && chance.next() < share ? { ...visit, locked: true } : visit,
  );
  return { ...day, visits };
}

function base(chance: Chance, id: string, dates: readonly IsoDate[]) {
  const open = 480 + 30 * chance.below(5);
  const close = 1020 + 30 * chance.below(8);
  const closedOn = chance.next() < 0.2 ? chance.pick(dates) : undefined;
  const interval = { open: open as MinuteOfDay, close: close as MinuteOfDay };
  return {
    id: `place_town-${id}` as PlaceId,
    name: id,
    city: CITY,
    at: { lat: 35 + (chance.next() - 0.5) * 0.036, lon: 135.76 + (chance.next() - 0.5) * 0.044 },
    hours: Object.fromEntries(dates.map((date) => [date, date === closedOn ? [] : [interval]])),
    hoursText: '',
    stepFree: 'yes',
    summary: null,
    source: SOURCE,
  } as const;
}

function makeSight(chance: Chance, index: number, dates: readonly IsoDate[]): Sight {
  const usualMinutes = 30 + 15 * chance.below(4);
  return {
    ...base(chance, `sight-${index}`, dates),
    kind: 'sight',
    categories: [chance.pick(SIGHTS)],
    indoor: chance.next() < 0.5,
    significance: (1 + chance.below(5)) as Sight['significance'],
    fee: money(100 * chance.below(15), 'JPY'),
    usualMinutes,
    minimumMinutes: Math.round(usualMinutes / 2),
  };
}

function makeTable(chance: Chance, index: number, dates: readonly IsoDate[]): Eatery {
  const always = { open: minute(660), close: minute(1380) };
  return {
    ...base(chance, `table-${index}`, dates),
    hours: Object.fromEntries(dates.map((date) => [date, [always]])),
    kind: 'eatery',
    categories: ['restaurant'],
    indoor: true,
    significance: 2,
    meals: ['lunch', 'dinner'],
    cuisine: chance.pick(['japanese', 'italian', 'thai']),
    level: 'mid',
    price: money(1500, 'JPY'),
    serves: [],
  };
}

function makeInn(): Lodging {
  const always = { open: minute(0), close: minute(1440) };
  return {
    ...{ id: 'place_town-inn' as PlaceId, name: 'inn', city: CITY, at: { lat: 35, lon: 135.76 } },
    hours: Object.fromEntries(Array.from({ length: 14 }, (_, index) => [addDays(START, index), [always]])),
    ...{ hoursText: '', stepFree: 'yes', summary: null, source: SOURCE },
    ...{ kind: 'lodging', categories: ['stay'], indoor: true, significance: 1, level: 'mid', style: 'inn' },
    nightly: money(12_000, 'JPY'),
    checkIn: minute(900),
    checkOut: minute(600),
  };
}
