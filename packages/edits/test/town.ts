import {
  type DayPlan,
  type Eatery,
  type Lodging,
  type Place,
  type PlaceId,
  type Preferences,
  type Sight,
  type Terminal,
  type Visit,
  type VisitId,
  visitIdOf,
} from '@wayfarer/trip';
import { formatTime, type IsoDate, minute, parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';

import { dayWith } from '../src/day/day-with.ts';
import type { EditablePlan, EditOutcome, Move } from '../src/index.ts';
import { toContext } from '../src/plan/context.ts';

/** A Saturday, a Sunday and a Monday in a town of one street, a kilometre of which is walked in some thirteen minutes. */
export const SATURDAY: IsoDate = '2027-04-03';
export const SUNDAY: IsoDate = '2027-04-04';
export const MONDAY: IsoDate = '2027-04-05';
export const DATES = [SATURDAY, SUNDAY, MONDAY] as const;

const CITY = 'town' as Place['city'];
const SOURCE = { name: 'test', date: '2026-11-21', verify: true };

export const idOf = (name: string): PlaceId => `place_town-${name}` as PlaceId;
export const visitOf = (name: string, date = SATURDAY, meal?: string): VisitId => visitIdOf(date, idOf(name), meal);
export const at = (text: string): ReturnType<typeof minute> => minute(parseTime(text));

export const daily = (open: string, close: string): Sight['hours'] =>
  Object.fromEntries(DATES.map((date) => [date, [{ open: at(open), close: at(close) }]]));

/** So many minutes on foot from the inn. A little less, since minutes are rounded up. */
function base(name: string, minutes: number) {
  return {
    id: idOf(name),
    name,
    city: CITY,
    at: { lat: 35, lon: 135 + (minutes * 0.995 * 4.5) / 60 / 1.3 / 91.09 },
    hours: daily('09:00', '18:00'),
    hoursText: '',
    indoor: true,
    stepFree: 'yes',
    significance: 3,
    summary: '',
    source: SOURCE,
  } as const;
}

export function sight(name: string, minutes: number, changes: Partial<Sight> = {}): Sight {
  return {
    ...base(name, minutes),
    ...{ kind: 'sight', categories: ['temple'], fee: money(500, 'JPY'), usualMinutes: 60, minimumMinutes: 30 },
    ...changes,
  };
}

export function table(name: string, minutes: number, changes: Partial<Eatery> = {}): Eatery {
  return {
    ...base(name, minutes),
    ...{ kind: 'eatery', categories: ['restaurant'], meals: ['lunch', 'dinner'], cuisine: 'soba', level: 'mid' },
    ...{ price: money(1500, 'JPY'), serves: [], hours: daily('11:00', '22:00') },
    ...changes,
  };
}

export function inn(name: string, minutes: number, changes: Partial<Lodging> = {}): Lodging {
  return {
    ...base(name, minutes),
    ...{ kind: 'lodging', categories: ['stay'], level: 'mid', style: 'inn', nightly: money(12_000, 'JPY') },
    ...{ checkIn: at('15:00'), checkOut: at('11:00') },
    ...changes,
  };
}

export const STATION: Terminal = { ...base('station', 10), kind: 'terminal', categories: ['station'] };

/** All ten minutes from the inn unless their name says otherwise; what lies side by side is reached at once. */
export const PLACES: readonly Place[] = [
  inn('inn', 0),
  inn('hostel', 5, { nightly: money(6000, 'JPY'), level: 'low' }),
  inn('palace', 15, { nightly: money(30_000, 'JPY'), level: 'high' }),
  STATION,
  sight('temple', 10),
  sight('shrine', 10, { significance: 2 }),
  sight('garden', 10, { categories: ['garden'], indoor: false, significance: 4, fee: money(0, 'JPY') }),
  sight('museum', 10, {
    categories: ['museum'],
    significance: 5,
    hours: { ...(daily('10:00', '17:00') as object), [MONDAY]: [] },
  }),
  sight('castle', 20, { categories: ['castle'], significance: 5, usualMinutes: 90 }),
  sight('gallery', 20, { categories: ['gallery'], significance: 2, fee: money(300, 'JPY') }),
  sight('park', 15, { categories: ['park'], indoor: false, significance: 1, fee: money(0, 'JPY') }),
  sight('market', 10, { categories: ['market'], indoor: null, significance: 3, fee: null }),
  sight('secret', 10, { hours: 'unknown' }),
  table('noodles', 10),
  table('sushi', 10, { cuisine: 'sushi', price: money(4000, 'JPY'), level: 'high' }),
  table('curry', 15, { cuisine: 'curry', price: money(900, 'JPY'), level: 'low', serves: ['vegan'] }),
  table('bistro', 20, { cuisine: 'french' }),
];

export const PREFERENCES: Preferences = {
  ...{ pace: 'moderate', interests: [], avoid: [], avoidCrowds: false, timeOfDay: 'any', heavyTravelPenalty: true },
};

function visitFrom(line: string, date: IsoDate): Visit {
  const [times = '', name = '', ...words] = line.trim().split(/\s+/);
  const [arrive = '', depart = ''] = times.split('-');
  const meal = words.find((word) => word === 'lunch' || word === 'dinner');
  const place = idOf(name);
  return {
    id: visitIdOf(date, place, meal),
    place,
    kind: meal ? 'meal' : words.includes('train') ? 'transport' : 'place',
    arrive: at(arrive),
    depart: at(depart),
    ...(meal ? { meal } : {}),
    locked: words.includes('fixed') || words.includes('train'),
    why: '',
  };
}

/** `10:00-11:00 temple` a line; `lunch`, `dinner`, `fixed` and `train` may follow. Beds stand at both ends where no train does. */
function dayOf(date: IsoDate, lines: string): DayPlan {
  const middle = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => visitFrom(line, date));
  const bed = (role: string): Visit => ({
    ...{ id: visitIdOf(date, idOf('inn'), role), place: idOf('inn'), kind: 'stay', locked: false, why: '' },
    ...{ arrive: at('09:00'), depart: at('09:00') },
  });
  const starts = middle[0]?.kind === 'transport' ? [] : [bed('start')];
  const ends = middle.length > 1 && middle.at(-1)?.kind === 'transport' ? [] : [bed('end')];
  const from = middle[0]?.kind === 'transport' ? middle[0].depart : at('09:00');
  const until = ends.length === 0 ? (middle.at(-1)?.arrive ?? at('20:30')) : at('20:30');
  return {
    date,
    zone: 'Asia/Tokyo',
    window: { start: from, end: minute(Math.min(until, at('20:30'))) },
    stay: idOf('inn'),
    visits: [...starts, ...middle, ...ends],
    legs: [],
  };
}

/** A plan of these days; the rest of the town is not in it. */
export function planOf(days: readonly string[], changes: Partial<EditablePlan> = {}): EditablePlan {
  const planned = days.map((lines, index) => dayOf(DATES[index] ?? SATURDAY, lines));
  const plan: EditablePlan = {
    days: planned,
    leftOut: [],
    facts: {
      places: PLACES,
      calendar: planned.map(({ date }) => ({
        ...{
          date,
          city: CITY,
          cityName: 'Town',
          zone: 'Asia/Tokyo',
          weather: null,
          busy: date !== MONDAY,
          holiday: null,
        },
        transitFare: money(200, 'JPY'),
      })),
      journeys: [],
      currency: 'JPY',
    },
    party: { travelers: 2, diets: [], access: [] },
    preferences: PREFERENCES,
    budget: null,
    mustDo: [],
    skipped: [],
    closed: [],
    visited: [],
    now: null,
    ...changes,
  };
  const { rules } = toContext(plan);
  return { ...plan, days: plan.days.map((day) => dayWith(day, day.visits, rules)) };
}

/** `10:00-11:00 temple, 12:00-13:00 noodles lunch`: the stops of a day. */
export function show({ days }: Pick<EditablePlan, 'days'>, date = SATURDAY): string {
  const day = days.find((one) => one.date === date);
  return (day?.visits ?? [])
    .filter(({ kind }) => kind !== 'stay' && kind !== 'transport')
    .map(lineOf)
    .join(', ');
}

function lineOf({ arrive, depart, place, meal, locked }: Visit): string {
  return [
    `${formatTime(arrive)}-${formatTime(depart)}`,
    place.slice('place_town-'.length),
    ...(meal ? [meal] : []),
    ...(locked ? ['fixed'] : []),
  ].join(' ');
}

/** `temple Sat 10:00 → Sun 11:00`, `temple → gone`. */
export function showMove({ place, from, to }: Move): string {
  const name = place.slice('place_town-'.length);
  const when = (slot: Move['from']): string =>
    slot ? `${slot.date.slice(8)}. ${formatTime(slot.arrive)}-${formatTime(slot.depart)}` : 'out';
  return `${name} ${when(from)} > ${when(to)}`;
}

/** What came of an edit, in a word or two for tables. */
export function outcomeOf(outcome: EditOutcome, date = SATURDAY): string {
  if (outcome.kind === 'done') return show(outcome.plan, date);
  return outcome.kind === 'refused' ? `refused: ${outcome.reasons.map(({ code }) => code).join(' ')}` : outcome.kind;
}

/** What has to be there. */
export function there<One>(one: One | undefined): One {
  if (one === undefined) throw new Error('It is not there.');
  return one;
}
