import {
  type DayPlan,
  type Eatery,
  type Lodging,
  type PlaceId,
  type Preferences,
  type Sight,
  type Terminal,
  toPlaceBook,
  type TravelBetween,
  type Visit,
} from '@wayfarer/trip';
import { type IsoDate, minute, parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';

import type { Anchor, EmptyDay, FillRequest } from '../src/index.ts';

/** A Saturday. */
export const DATE: IsoDate = '2027-04-03';

export const idOf = (name: string): PlaceId => `place_town-${name}` as PlaceId;

/** A place on the one street of the town, so many minutes from the inn. */
function base(name: string, minutes: number) {
  return {
    id: idOf(name),
    name,
    city: 'town' as Sight['city'],
    at: { lat: 0, lon: minutes },
    hours: { [DATE]: [{ open: parseTime('09:00'), close: parseTime('18:00') }] },
    hoursText: '',
    indoor: true,
    stepFree: 'yes',
    significance: 3,
    summary: '',
    source: { name: 'test', date: '2026-11-21', verify: true },
  } as const;
}

/** As many minutes as the street is long; on foot up to twenty of them, a kilometre a minute. */
export const street: TravelBetween = (from, to) => {
  const minutes = Math.abs(from.lon - to.lon);
  return { mode: minutes <= 20 ? 'walk' : 'transit', minutes, km: minutes, estimate: true };
};

export function sight(name: string, changes: Partial<Sight> & { readonly minutes?: number } = {}): Sight {
  const { minutes = 10, ...rest } = changes;
  return {
    ...base(name, minutes),
    ...{ kind: 'sight', categories: ['temple'], fee: money(500, 'JPY'), usualMinutes: 60, minimumMinutes: 30 },
    ...rest,
  };
}

export function table(name: string, changes: Partial<Eatery> & { readonly minutes?: number } = {}): Eatery {
  const { minutes = 10, ...rest } = changes;
  return {
    ...base(name, minutes),
    ...{ kind: 'eatery', categories: ['restaurant'], meals: ['lunch', 'dinner'], cuisine: 'soba', level: 'mid' },
    ...{ price: money(1500, 'JPY'), serves: [] },
    hours: { [DATE]: [{ open: parseTime('11:00'), close: parseTime('22:00') }] },
    ...rest,
  };
}

export const INN: Lodging = {
  ...base('inn', 0),
  ...{ kind: 'lodging', categories: ['stay'], level: 'mid', style: 'inn', nightly: money(12_000, 'JPY') },
  ...{ checkIn: parseTime('15:00'), checkOut: parseTime('11:00') },
};
export const STATION: Terminal = { ...base('station', 0), kind: 'terminal', categories: ['station'] };

/** From nine to half past eight; a bed at both ends. */
export const DAY: EmptyDay = {
  date: DATE,
  zone: 'Asia/Tokyo',
  city: INN.city,
  window: { start: parseTime('09:00'), end: parseTime('20:30') },
  from: bed('09:00'),
  to: bed('20:30'),
  stay: INN.id,
  busy: false,
};

function bed(time: string): Anchor {
  return { place: INN.id, kind: 'stay', arrive: parseTime(time), depart: parseTime(time), why: 'You sleep here.' };
}

/** A train that comes or goes at that time. */
export function train(time: string, label = 'Train'): Anchor {
  const at = parseTime(time);
  return { place: STATION.id, kind: 'transport', arrive: at, depart: at, label, why: 'It was booked.' };
}

export const PREFERENCES: Preferences = {
  ...{ pace: 'moderate', interests: [], avoid: [], avoidCrowds: false, timeOfDay: 'any', heavyTravelPenalty: true },
};

/** Two people with a day; nothing to see or eat unless it is said. */
export function requestOf(changes: Partial<FillRequest> = {}): FillRequest {
  const { sights = [], eateries = [] } = changes;
  return {
    days: [DAY],
    sights,
    eateries,
    book: toPlaceBook([INN, STATION, ...sights, ...eateries]),
    party: { travelers: 2, diets: [], access: [] },
    preferences: PREFERENCES,
    travel: street,
    mustDo: [],
    spendingLimit: null,
    seed: 1,
    effort: 100,
    ...changes,
  };
}

/** What a day holds, a line each: `09:10-10:10 temple`. */
export function linesOf({ visits }: Pick<DayPlan, 'visits'>): readonly string[] {
  const clock = (time: number): string =>
    `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
  const line = ({ arrive, depart, place, meal }: Visit): string =>
    `${clock(arrive)}-${clock(depart)} ${place.slice('place_town-'.length)}${meal ? ` ${meal}` : ''}`;
  return visits.map(line);
}

/** Visits of a day that was planned by hand. */
export function visit(name: string, arrive: string, depart: string): Visit {
  return {
    ...{ id: `visit_${name}` as Visit['id'], place: idOf(name), kind: 'place', locked: false, why: '' },
    ...{ arrive: minute(parseTime(arrive)), depart: minute(parseTime(depart)) },
  };
}
