import type { Clock } from '@wayfarer/archon';
import type { CheckChange, CheckRequest } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';
import {
  type Language,
  languageOfPlan,
  type PastedEntry,
  type PastedPlan,
  readPastedPlan,
  settleDates,
} from '@wayfarer/language';
import type { KnownCity } from '@wayfarer/planner/ports';
import type { Diet, Preferences } from '@wayfarer/trip';
import { addDays } from '@wayfarer/trip/clock';
import { DIETS } from '@wayfarer/trip/vocabulary';

import { todayOf } from '../today.ts';
import { applyChanges, type Stops } from './apply-changes.ts';
import { type ArrangeStops, breaksOf, createArranger } from './arrange-stops.ts';
import type { CheckedEntry } from './checked-day.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { type Gathered, gatherFacts, type WorldOfCheck } from './gather-facts.ts';
import { judgePlan } from './judge-plan.ts';
import { findMainCity, knownNamesIn, settleCities, withWholeNames } from './settle-cities.ts';

export interface CheckParts extends WorldOfCheck {
  readonly clock: Clock;
}

/** A plan as it was written, with what is known of its places: ready to be judged, as it is or changed. */
export interface ReadPlan extends Pick<
  CheckedPlan,
  'request' | 'pasted' | 'leftOut' | 'cities' | 'dates' | 'gathered'
> {
  readonly language: Language;
  readonly base: Omit<EditablePlan, 'days'>;
  readonly written: Stops;
  readonly arrange: ArrangeStops;
}

/** Longest plan that is read: a month. */
const MOST_DAYS = 31;

/** Reads a plan from elsewhere, and looks its places up. */
export async function readPlan(parts: CheckParts, request: CheckRequest): Promise<ReadPlan> {
  const text = request.text ?? JSON.stringify(request.itinerary);
  const found = findMainCity(parts.gazetteer, { text, city: request.city });
  const find = knownNamesIn(parts.gazetteer, [...new Set([...(found.main ? [found.main] : []), ...found.named])]);
  const first = readPastedPlan(text, { find });
  const language = request.language ?? languageOfPlan(text, namesOf(first));
  const pasted = toDated(first, request);
  const cities = settleCities(parts.gazetteer, pasted.days, found);
  const dates = settleDates(pasted.days, { start: request.start, today: todayOf(parts.clock) });
  const start = dates.dates[0] ?? request.start ?? addDays(todayOf(parts.clock), 1);
  const dated = pasted.days.map((day, index) => ({
    ...day,
    date: dates.dates[index] ?? start,
    city: cities.ofDays[index] ?? null,
  }));
  const gathered = await gatherFacts(parts, {
    days: dated,
    main: cities.main,
    entries: [...dated.flatMap(({ entries }) => entries), ...pasted.loose],
    start,
    budget: request.budget ?? null,
  });
  // Once the places are known, the text is read with their whole names: "Flour Bakery + Café, Clarendon Street" is one.
  const again = toDated(readPastedPlan(text, { find: withWholeNames(find, gathered.facts.places) }), request);
  const isStop = isNoCity([...cities.ofDays, cities.main, ...cities.named]);
  const entriesOf = (nth: number): readonly PastedEntry[] =>
    (again.days.find((day) => day.nth === nth)?.entries ?? []).filter(isStop);
  const resolve = createResolver(gathered);
  const undated = again.loose.filter(isStop).map((entry) => resolve(entry, cities.main));
  const resolved = dated.map((day) => ({
    ...day,
    entries: entriesOf(day.nth).map((entry) => resolve(entry, day.city)),
  }));
  const base = toBase(request, gathered);
  const keepsPace = request.pace !== undefined;
  const arrange = createArranger(base, { language, keepsPace });
  const leftOut = Math.max(0, first.days.length - MOST_DAYS);
  const written: Stops = { days: resolved.map(arrange), undated };
  return { request, pasted, leftOut, cities, dates, gathered, language, base, written, arrange };
}

/** The plan with those changes made to it, judged. */
export function judgeWith(read: ReadPlan, changes: readonly CheckChange[]): CheckedPlan {
  const { written, base, arrange, language, dates } = read;
  const { places } = base.facts;
  const { stops, unapplied } = applyChanges(written, changes, {
    findPlace: (id) => places.find((place) => place.id === id),
    arrange,
  });
  const breaks = stops.days.flatMap((day) => breaksOf(day, language));
  const plan: EditablePlan = {
    ...base,
    facts: { ...base.facts, places: [...places, ...breaks] },
    days: stops.days.map(({ arranged }) => arranged.day),
  };
  const judged = judgePlan(plan, stops.days, { datesAreAssumed: dates.from === 'assumed' });
  return { ...read, ...stops, unapplied, plan, judged };
}

/** A month at most; a short list with a date that was given is that day. */
function toDated({ days, loose }: PastedPlan, { start }: CheckRequest): PastedPlan {
  if (days.length === 0 && start !== undefined && loose.length > 0 && loose.length <= MOST_ON_ONE_DAY)
    return { days: [{ nth: 1, title: '', written: null, entries: loose }], loose: [] };
  return { days: days.slice(0, MOST_DAYS), loose };
}
const MOST_ON_ONE_DAY = 8;

function namesOf({ days, loose }: PastedPlan): readonly string[] {
  return [...days.flatMap(({ entries }) => entries), ...loose].map(({ name }) => name);
}

/** A line that names the city where one is anyway is no stop. */
function isNoCity(cities: readonly (KnownCity | null)[]): (entry: PastedEntry) => boolean {
  const names = new Set(cities.flatMap((city) => (city ? [city.name.toLowerCase()] : [])));
  return ({ kind, name }) => kind !== 'visit' || !names.has(name.toLowerCase());
}

function createResolver({ facts, find }: Gathered): (entry: PastedEntry, city: KnownCity | null) => CheckedEntry {
  const book = new Map(facts.places.map((place) => [place.id, place]));
  return (entry, city) => {
    const found = find(entry, city);
    if (found.kind === 'none') return { entry, place: null, near: [] };
    if (found.kind === 'found') return { entry, place: book.get(found.place) ?? null, near: [] };
    return { entry, place: null, near: found.places.flatMap((id) => book.get(id) ?? []) };
  };
}

/** The plan without its days. */
function toBase(request: CheckRequest, { facts, budget }: Gathered): Omit<EditablePlan, 'days'> {
  const { travelers = 2, diets = [], stepFree = false, pace = 'packed' } = request;
  const known = diets.filter((diet): diet is Diet => (DIETS as readonly string[]).includes(diet));
  const preferences: Preferences = {
    ...{ pace, interests: [], avoid: [], avoidCrowds: false, timeOfDay: 'any', heavyTravelPenalty: false },
  };
  return {
    facts,
    party: { travelers, diets: known, access: stepFree ? ['step-free'] : [] },
    preferences,
    budget,
    ...{ mustDo: [], leftOut: [], skipped: [], closed: [], visited: [], now: null },
  };
}
