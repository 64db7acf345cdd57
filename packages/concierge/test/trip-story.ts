import { readFileSync } from 'node:fs';

import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import type { Frame, Language } from '@wayfarer/language';
import { arrangeOptions, type ArrangeQuery, type FactName, type Gazetteer } from '@wayfarer/planner';
import type { TransitFindings, TransitQuery } from '@wayfarer/planner/ports';
import { parseReading, type ReadingInput } from '@wayfarer/replanner';
import { parsePolicy } from '@wayfarer/router';
import type { CityDay, CityId, Eatery, Lodging, PlaceId, Sight, Terminal, TravelFacts } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import { DETOUR, EARTH_RADIUS_KM, WALK_KMH } from '@wayfarer/trip/limits';
import { type Money, money } from '@wayfarer/trip/money';

import { createTripCore } from '../src/core.ts';
import type { TripState } from '../src/trip-state.ts';
import type { TripWorld } from '../src/trip-world.ts';
import { toTrip, type TripView } from '../src/view/to-trip.ts';
import { toCommand, type Told } from './say.ts';

export const TODAY = '2026-11-22';
export const DATES = ['2027-04-05', '2027-04-06'] as const;
const CITY = 'kyoto' as CityId;

export const yen = (amount: number): Money => money(amount, 'JPY');
const POLICY_FILE = new URL('../policies/travel.yaml', import.meta.url);
export const TRAVEL_POLICY = readFileSync(POLICY_FILE, 'utf8');

function base(name: string, minutesOnFoot: number) {
  const km = ((Math.max(0.5, minutesOnFoot) - 0.5) / 60) * WALK_KMH;
  return {
    id: `place_kyoto-${name.toLowerCase().replaceAll(' ', '-')}` as PlaceId,
    name,
    city: CITY,
    at: { lat: 35 + (km / DETOUR / EARTH_RADIUS_KM) * (180 / Math.PI), lon: 135 },
    hours: Object.fromEntries(DATES.map((date) => [date, [{ open: minute(540), close: minute(1290) }]])),
    hoursText: '09:00-21:30',
    indoor: true,
    stepFree: 'yes',
    significance: 3,
    summary: `What ${name} is.`,
    source: { name: 'test', date: '2026-11-21', verify: true },
  } as const;
}

/** An hour indoors at the inn’s door, free of charge. */
export function sight(name: string, over: Partial<Sight> & { readonly minutesOnFoot?: number } = {}): Sight {
  const { minutesOnFoot = 0, ...rest } = over;
  return {
    ...base(name, minutesOnFoot),
    kind: 'sight',
    categories: ['museum'],
    fee: yen(0),
    usualMinutes: 60,
    minimumMinutes: 30,
    ...rest,
  };
}

export function eatery(name: string, over: Partial<Eatery> = {}): Eatery {
  return {
    ...base(name, 0),
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

export const INN: Lodging = {
  ...base('Inn', 0),
  kind: 'lodging',
  categories: ['stay'],
  level: 'mid',
  style: 'inn',
  nightly: yen(10_000),
  checkIn: minute(900),
  checkOut: minute(600),
};

const STATION: Terminal = {
  ...base('Station', 0),
  kind: 'terminal',
  categories: ['station'],
};

export function cityDay(date: string, over: Partial<CityDay> = {}): CityDay {
  return {
    date,
    city: CITY,
    cityName: 'Kyoto',
    zone: 'Asia/Tokyo',
    weather: null,
    busy: false,
    holiday: null,
    transitFare: null,
    ...over,
  };
}

export const GAZETTEER: Gazetteer = {
  listCities: () => [KYOTO],
  getCity: () => KYOTO,
  resolveCity: (text) => ({ kind: 'unknown', text, nearest: [] }),
  findCityNames: () => [],
  findPlaces: () => [],
  namePlace: () => undefined,
};
const KYOTO: ReturnType<Gazetteer['getCity']> = {
  id: CITY,
  name: 'Kyoto',
  country: 'JP',
  zone: 'Asia/Tokyo',
  currency: 'JPY',
  center: { lat: 35, lon: 135 },
  budget: { low: yen(5000), mid: yen(10_000), high: yen(20_000) },
};

/** What the world is like; one day, one person, ¥10,000, and nothing to see unless a test says so. */
export interface Town {
  readonly days?: readonly CityDay[];
  readonly sights?: readonly Sight[];
  readonly eateries?: readonly Eatery[];
  readonly journeys?: readonly Ride[];
  /** How one gets about; else by the usual estimate. */
  readonly travel?: TravelFacts;
  /** What the timetable says; else nobody knows it. */
  readonly lookUp?: (query: TransitQuery) => TransitFindings;
  /** How full a place will be, 0–1; else 0.38 everywhere. */
  readonly crowd?: TripWorld['crowd'];
  /** Where one may sleep; else at the inn alone. */
  readonly lodgings?: readonly Lodging[];
  /** Somebody reads the inbox. */
  readonly hasPerson?: boolean;
}

type Facts = Readonly<Partial<Record<FactName, unknown>>>;

const ASKED: Facts = {
  destinations: [CITY],
  start: DATES[0],
  origin: 'Osaka',
  travelers: 1,
  pace: 'moderate',
  dietary: [],
  interests: [],
  currency: 'JPY',
};

/** A message that the traveller writes. */
export function said(text: string, more: { readonly interaction?: string; readonly chat?: number } = {}): Told {
  return { type: 'say', text, today: TODAY, ...more };
}

/** One trip, told in commands: the core alone, its tasks done at once, without a log. */
export class TripStory {
  state: TripState;
  /** All events, in order. */
  readonly events: NewEvent[] = [];
  readonly world: TripWorld;
  readonly #core: ReturnType<typeof createTripCore>;
  readonly #town: Town;
  #policy = parsePolicy(TRAVEL_POLICY);
  #meaning: { readonly facts: Facts; readonly assent: 'yes' | 'no' | null } = { facts: {}, assent: null };

  constructor(town: Town = {}) {
    this.#town = town;
    const crowd = town.crowd ?? (() => ({ level: 0.38, typical: true }));
    const { hasPerson = false, lookUp } = town;
    const world = { policy: () => this.#policy, gazetteer: GAZETTEER, crowd, hasPerson };
    this.world = { ...world, knowsTimetables: lookUp !== undefined };
    this.#core = createTripCore(this.world);
    this.state = this.#core.initial('trip_1');
    this.does({ type: 'create', seed: null, greet: false });
  }

  /** Carries a command out, and everything that follows; returns the events of the command alone. */
  does(told: Told): readonly NewEvent[] {
    const events = this.#core.decide(this.state, toCommand(told, this.state));
    this.happens(events);
    return events;
  }

  /** From now on these rules are in force. */
  goesBy(policy: string): this {
    this.#policy = parsePolicy(policy);
    return this;
  }

  /** A message that the brain takes for these facts; returns everything that came of it. */
  says(facts: Facts, assent: 'yes' | 'no' | null = null): readonly NewEvent[] {
    this.#meaning = { facts, assent };
    const before = this.events.length;
    this.does(said('(a message)'));
    return this.events.slice(before);
  }

  /** A message that means these frames; returns the events of its answer. */
  means(...frames: readonly [Frame, ...Frame[]]): readonly NewEvent[] {
    return this.writes('en', ...frames);
  }

  /** The same in a language. */
  writes(language: Language, ...frames: readonly [Frame, ...Frame[]]): readonly NewEvent[] {
    return this.types('(a message)', { language, frames });
  }

  /** The same in words. */
  types(
    text: string,
    {
      language = 'en',
      frames,
      unused = [],
    }: {
      readonly language?: Language;
      readonly frames: readonly [Frame, ...Frame[]];
      readonly unused?: readonly string[];
    },
  ): readonly NewEvent[] {
    return this.does({ ...said(text), understood: { language, frames, unused } } as Told);
  }

  reports(reading: ReadingInput): readonly NewEvent[] {
    return this.does({ type: 'report', reading: parseReading(reading) });
  }

  /** Plans what was asked for, with a limit of ¥10,000 unless said otherwise, and takes the first option. */
  plans(facts: Facts = {}): this {
    this.offers(facts);
    this.does({ type: 'select', option: 1 });
    return this;
  }

  offers(facts: Facts = {}): this {
    const end = this.#days.at(-1)?.date;
    this.says({ ...ASKED, end, budget: { money: yen(10_000), scope: 'total' }, ...facts });
    return this;
  }

  happens(events: readonly NewEvent[]): this {
    for (const event of events) {
      this.events.push(event);
      this.state = this.#core.evolve(this.state, this.#stored(event));
    }
    const next = [...(this.#core.proceed?.(this.state) ?? []), ...(events.length > 0 ? this.#finishTasks() : [])];
    if (next.length > 0) this.happens(next);
    return this;
  }

  /** As everybody outside sees it. */
  get trip(): TripView {
    return toTrip(this.state, { gazetteer: GAZETTEER, digest: nodeDigest });
  }

  get lastReply(): string {
    return this.trip.messages.findLast(({ role }) => role === 'assistant')?.text ?? '';
  }

  get #days(): readonly CityDay[] {
    return this.#town.days ?? [cityDay(DATES[0])];
  }

  #stored(event: NewEvent): StoredEvent {
    const seq = this.events.length;
    const at = new Date(Date.UTC(2026, 10, 22, 9, 0, seq)).toISOString();
    return { ...event, personal: undefined, runId: 'trip_1', seq, at, prevHash: '', hash: '' };
  }

  #finishTasks(): readonly NewEvent[] {
    const [task] = this.#core.pendingTasks?.(this.state) ?? [];
    if (!task || task.task === 'forget') return [];
    const content = { id: task.id, result: this.#resultOf(task.task, task.query) };
    return [{ type: 'task-completed', version: 1, author: task.task, content }];
  }

  #resultOf(task: string, query: unknown): unknown {
    const { sights = [], eateries = [], journeys = [], lodgings = [INN], travel } = this.#town;
    switch (task) {
      case 'understand':
        return this.#understanding();
      case 'transport':
        return { journeys, terminals: [STATION], notIncluded: [] };
      case 'stay':
        return { lodgings };
      case 'food':
        return { eateries };
      case 'compose': {
        const { budget } = query as { readonly budget: Money | null };
        const allowances = Object.fromEntries(this.#days.map(({ date }) => [date, KYOTO.budget]));
        return { sights, calendar: this.#days, allowances, budget, notes: [], ...(travel && { travel }) };
      }
      case 'rides':
        return this.#town.lookUp?.(query as TransitQuery);
      default:
        return arrangeOptions(query as ArrangeQuery, { effort: 20 });
    }
  }

  #understanding(): unknown {
    const { facts, assent } = this.#meaning;
    const learned = Object.entries(facts).map(([name, value]) => ({ name, value, status: 'stated' }));
    this.#meaning = { facts: {}, assent: null };
    return { learned, remarks: [], assent, brain: 'told' };
  }
}

/** `type` of each event, for comparing at a glance. */
export function typesOf(events: readonly NewEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}
