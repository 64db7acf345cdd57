import {
  type Category,
  type ChosenPlan,
  type CityId,
  type DayPlan,
  type Diet,
  distanceKm,
  type Eatery,
  estimateTravel,
  type Leg,
  type Meal,
  type Place,
  type PlaceId,
  type Preferences,
  type Sight,
  typicalCrowd,
  type Visit,
  type VisitId,
  visitIdOf,
} from '@wayfarer/trip';
import { addDays, minute, parseTime } from '@wayfarer/trip/clock';
import type { Significance } from '@wayfarer/trip/vocabulary';

import {
  decideJourney,
  evolveJourney,
  type Journey,
  type JourneyCommand,
  type JourneyEvent,
  startJourney,
  type World,
} from '../src/index.ts';

/** A Monday and a Tuesday: nobody's weekend, no holiday. */
export const MONDAY = '2027-04-05';
export const TUESDAY = addDays(MONDAY, 1);

const SOURCE = { name: 'made for tests', date: '2026-11-01', verify: true };

export const placeId = (name: string): PlaceId => `place_${name}` as PlaceId;
export const time = parseTime;

/** `open` is one interval on both days, `'always'`, `'unknown'`, or `'closed'`. */
function facts(
  name: string,
  [lat, lon]: readonly [number, number],
  open: string,
): Omit<Sight, 'kind' | 'categories' | 'indoor' | 'significance' | 'fee' | 'usualMinutes' | 'minimumMinutes'> {
  const [from, to] = open.split('-');
  const interval = from && to ? [{ open: parseTime(from), close: parseTime(to) }] : [];
  const always = [{ open: minute(0), close: minute(1440) }];
  const intervals = open === 'always' ? always : interval;
  return {
    id: placeId(name),
    name: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    city: 'kyoto' as CityId,
    at: { lat, lon },
    hours: open === 'unknown' ? 'unknown' : { [MONDAY]: intervals, [TUESDAY]: intervals },
    hoursText: open,
    stepFree: 'yes',
    summary: '',
    source: SOURCE,
  };
}

export interface SightNotes {
  readonly categories?: readonly [Category, ...Category[]];
  readonly indoor?: boolean | null;
  readonly significance?: Significance;
  readonly open?: string;
  readonly usualMinutes?: number;
  readonly minimumMinutes?: number;
}

export function sight(name: string, at: readonly [number, number], notes: SightNotes = {}): Sight {
  const {
    categories = ['museum'],
    indoor = true,
    significance = 3,
    open = '09:00-18:00',
    usualMinutes = 60,
    minimumMinutes = 20,
  } = notes;
  return {
    ...facts(name, at, open),
    kind: 'sight',
    categories,
    indoor,
    significance,
    fee: null,
    usualMinutes,
    minimumMinutes,
  };
}

export function eatery(
  name: string,
  at: readonly [number, number],
  meals: readonly Meal[],
  serves: readonly Diet[] = ['vegetarian'],
): Eatery {
  return {
    ...facts(name, at, '11:00-22:00'),
    kind: 'eatery',
    categories: ['restaurant'],
    indoor: true,
    significance: 2,
    meals,
    cuisine: 'japanese',
    level: 'mid',
    price: null,
    serves,
  };
}

/** What the two days hold. */
const PLANNED: readonly Place[] = [
  {
    ...facts('inn', [35.003, 135.762], 'always'),
    kind: 'lodging',
    categories: ['stay'],
    indoor: true,
    significance: 1,
    level: 'mid',
    style: 'inn',
    nightly: null,
    checkIn: minute(900),
    checkOut: minute(600),
  },
  sight('nijo-castle', [35.0142, 135.7481], {
    categories: ['castle'],
    indoor: false,
    significance: 5,
    usualMinutes: 90,
    minimumMinutes: 45,
  }),
  eatery('udon-house', [35.005, 135.7649], ['lunch']),
  sight('kennin-ji', [35.0003, 135.7733], {
    categories: ['temple'],
    indoor: true,
    significance: 3,
    minimumMinutes: 30,
  }),
  sight('maruyama-park', [35.0036, 135.781], {
    categories: ['park'],
    indoor: false,
    significance: 2,
    minimumMinutes: 20,
    open: 'always',
  }),
  sight('yasaka-shrine', [35.0037, 135.7785], {
    categories: ['shrine'],
    indoor: false,
    significance: 4,
    minimumMinutes: 20,
    open: 'always',
  }),
  eatery('tofu-table', [35.0045, 135.7705], ['dinner']),
  sight('kinkaku-ji', [35.0394, 135.7292], {
    categories: ['temple'],
    indoor: false,
    significance: 5,
    open: '09:00-17:00',
  }),
  sight('ryoan-ji', [35.0345, 135.7183], { categories: ['temple', 'garden'], indoor: false, significance: 4 }),
];

/** Twelve more that are near enough, too far, closed, crowded, unknown, or of the wrong kind. */
const SPARE: readonly Place[] = [
  sight('manga-museum', [35.0117, 135.7593], { significance: 3, open: '10:00-17:00' }),
  sight('shinsen-en', [35.0115, 135.7483], {
    categories: ['garden'],
    indoor: false,
    significance: 2,
    minimumMinutes: 15,
    usualMinutes: 30,
  }),
  sight('palace-park', [35.0225, 135.7625], {
    categories: ['park'],
    indoor: false,
    significance: 3,
    open: 'always',
  }),
  sight('raku-gallery', [35.021, 135.7535], { categories: ['gallery'], significance: 3 }),
  sight('city-gallery', [35.0125, 135.7825], { categories: ['gallery'], significance: 4 }),
  sight('silk-hall', [35.0105, 135.751], { categories: ['craft'], significance: 2, open: 'closed' }),
  sight('tea-garden', [35.0135, 135.755], { categories: ['garden'], indoor: false, significance: 3, open: 'unknown' }),
  sight('nishiki-market', [35.005, 135.7645], { categories: ['market'], indoor: true, significance: 4 }),
  sight('arashiyama-bamboo', [35.017, 135.6717], {
    categories: ['nature'],
    indoor: false,
    significance: 5,
    open: 'always',
  }),
  eatery('soba-corner', [35.0046, 135.766], ['lunch', 'dinner']),
  eatery('beef-grill', [35.0052, 135.7655], ['lunch', 'dinner'], []),
  eatery('temple-kitchen', [35.0015, 135.774], ['lunch', 'dinner'], ['vegan']),
];

export const PLACES: readonly Place[] = [...PLANNED, ...SPARE];

/** They want known hours only: the tea garden has none. */
const AVOIDING_CROWDS: Preferences = {
  pace: 'moderate',
  interests: ['temples', 'history'],
  avoid: [],
  avoidCrowds: true,
  timeOfDay: 'any',
  heavyTravelPenalty: true,
  knownHoursOnly: true,
};

/** `09:30-11:00 nijo-castle`, one visit a line; `lunch` or `dinner` after a table, `fixed` after an appointment. */
export function dayOf(date: string, timetable: string, places: readonly Place[] = PLACES): DayPlan {
  const inner = timetable
    .trim()
    .split('\n')
    .map((line) => visitOf(date, line.trim()));
  const bed = (role: string, at: number): Visit => ({
    id: visitIdOf(date, placeId('inn'), role),
    place: placeId('inn'),
    kind: 'stay',
    arrive: minute(at),
    depart: minute(at),
    locked: false,
    why: 'Your bed.',
  });
  const at = (visit: Visit): Place['at'] => places.find(({ id }) => id === visit.place)?.at ?? { lat: 0, lon: 0 };
  const morning = bed('start', 540);
  const last = inner.at(-1) ?? morning;
  const visits = [morning, ...inner, bed('end', last.depart + estimateTravel(at(last), at(morning)).minutes)];
  const legs = visits.slice(1).flatMap((to, index): Leg[] => {
    const from = visits[index];
    return from ? [{ from: from.id, to: to.id, ...estimateTravel(at(from), at(to)) }] : [];
  });
  return {
    date,
    zone: 'Asia/Tokyo',
    window: { start: parseTime('09:00'), end: parseTime('20:30') },
    stay: placeId('inn'),
    visits,
    legs,
  };
}

function visitOf(date: string, line: string): Visit {
  const [span = '', name = '', ...marks] = line.split(/\s+/);
  const [arrive = '', depart = ''] = span.split('-');
  const meal = marks.find((mark): mark is 'lunch' | 'dinner' => mark === 'lunch' || mark === 'dinner');
  return {
    id: visitIdOf(date, placeId(name), meal),
    place: placeId(name),
    kind: meal ? 'meal' : 'place',
    arrive: parseTime(arrive),
    depart: parseTime(depart),
    ...(meal ? { meal } : {}),
    locked: marks.includes('fixed'),
    why: 'Chosen for you.',
  };
}

export const MONDAY_PLAN = `
  09:30-11:00 nijo-castle
  12:00-13:00 udon-house lunch
  13:30-14:30 kennin-ji
  15:00-15:30 maruyama-park
  16:00-16:40 yasaka-shrine
  18:30-19:30 tofu-table dinner`;
const TUESDAY_PLAN = `
  10:00-11:00 kinkaku-ji
  13:00-14:00 ryoan-ji`;

interface StartNotes extends Partial<Omit<ChosenPlan, 'preferences' | 'facts'>> {
  readonly preferences?: Partial<Preferences>;
  readonly places?: readonly Place[];
  readonly monday?: string;
}

/** Two days in Kyoto for somebody who likes temples and castles and hates crowds. */
export function start({ preferences, places = PLACES, monday = MONDAY_PLAN, ...rest }: StartNotes = {}): ChosenPlan {
  const city = {
    city: 'kyoto' as CityId,
    cityName: 'Kyoto',
    zone: 'Asia/Tokyo',
    weather: null,
    busy: false,
    holiday: null,
    transitFare: null,
  };
  return {
    days: [dayOf(MONDAY, monday, places), dayOf(TUESDAY, TUESDAY_PLAN, places)],
    leftOut: [{ place: placeId('palace-park'), reason: 'day-full', text: 'The day is full.' }],
    facts: { places, calendar: [MONDAY, TUESDAY].map((date) => ({ date, ...city })), journeys: [], currency: 'JPY' },
    party: { travelers: 2, diets: ['vegetarian'], access: [] },
    preferences: { ...AVOIDING_CROWDS, ...preferences },
    budget: null,
    mustDo: [],
    ...rest,
  };
}

/** Crowds as they usually are; `levels` overrides single places. */
export function world(levels: Readonly<Record<string, number>> = {}): World {
  return {
    crowd: (place, at) => ({
      level: levels[place.id.slice('place_'.length)] ?? typicalCrowd(place.categories[0], at.time, at.busyDay),
      typical: true,
    }),
  };
}

export interface Story {
  readonly journey: Journey;
  /** All events since the start. */
  readonly events: readonly JourneyEvent[];
  /** Events of the last command. */
  readonly last: readonly JourneyEvent[];
}

/** Plays the commands one after the other, numbering the events as a log would; goes on where a story ended. */
export function play(begin: Story | StartNotes, commands: readonly JourneyCommand[], around: World = world()): Story {
  const first: Story = 'journey' in begin ? begin : { journey: startJourney(start(begin)), events: [], last: [] };
  return commands.reduce(({ journey, events }, command) => {
    const last = decideJourney(journey, command, around);
    const evolved = last.reduce(
      (state, event, index) => evolveJourney(state, { ...event, seq: events.length + index + 1 }),
      journey,
    );
    return { journey: evolved, events: [...events, ...last], last };
  }, first);
}

export const crowd = (percent: number, visit?: VisitId): JourneyCommand => ({
  type: 'report',
  reading: { measure: { kind: 'crowd', level: percent / 100 }, ...(visit ? { visit } : {}) },
});
export const traffic = (percent: number): JourneyCommand => ({
  type: 'report',
  reading: { measure: { kind: 'traffic', level: percent / 100 } },
});
export const weather = (condition: 'clear' | 'rainy' | 'stormy' | 'drizzle' | 'hot'): JourneyCommand => ({
  type: 'report',
  reading: { measure: { kind: 'weather', condition } },
});
export const delay = (minutes: number, visit?: VisitId): JourneyCommand => ({
  type: 'report',
  reading: { measure: { kind: 'delay', minutes }, ...(visit ? { visit } : {}) },
});
export const unwanted = (visit?: VisitId): JourneyCommand => ({
  type: 'report',
  reading: { measure: { kind: 'unwanted' }, ...(visit ? { visit } : {}) },
});
export const closed: JourneyCommand = { type: 'report', reading: { measure: { kind: 'closed' } } };
export const wait: JourneyCommand = { type: 'decide', choice: 'wait' };
export const skip: JourneyCommand = { type: 'decide', choice: 'skip' };
export const keep: JourneyCommand = { type: 'decide', choice: 'keep' };
export const replace = (n: number | PlaceId = 1): JourneyCommand => ({ type: 'decide', choice: 'replace', n });
export const undo: JourneyCommand = { type: 'undo' };
export const until = (at: string, date = MONDAY): JourneyCommand => ({ type: 'advance', date, time: parseTime(at) });
export const to = (visit: VisitId): JourneyCommand => ({ type: 'advance', to: visit });

export const visit = (name: string, role?: string, date = MONDAY): VisitId => visitIdOf(date, placeId(name), role);

/** Types of the events, in order. */
export const typesOf = (events: readonly JourneyEvent[]): readonly string[] => events.map(({ type }) => type);

/** `09:30-11:00 nijo-castle`, one line a stop: what the traveller sees. */
export function show(day: DayPlan | undefined): string {
  const clock = (value: number): string =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  return (day?.visits ?? [])
    .filter(({ kind }) => kind === 'place' || kind === 'meal')
    .map((one) => `${clock(one.arrive)}-${clock(one.depart)} ${one.place.slice('place_'.length)}`)
    .join('\n');
}

export const kmBetween = (left: string, right: string): number => {
  const at = (name: string): Place['at'] => PLACES.find(({ id }) => id === placeId(name))?.at ?? { lat: 0, lon: 0 };
  return distanceKm(at(left), at(right));
};
