import type { Clock } from '@wayfarer/archon';
import type { CheckReport, CheckRequest } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';
import {
  type Language,
  languageOfPlan,
  nameIn,
  type PastedEntry,
  type PastedPlan,
  readPastedPlan,
  settleDates,
  textsIn,
  toSpeaker,
} from '@wayfarer/language';
import type { KnownCity } from '@wayfarer/planner/ports';
import type { Diet, Eatery, Preferences } from '@wayfarer/trip';
import { addDays, type IsoDate } from '@wayfarer/trip/clock';
import { toTripRules } from '@wayfarer/trip/feasibility';
import { DIETS } from '@wayfarer/trip/vocabulary';

import { todayOf } from '../today.ts';
import { applyChanges, type Stops } from './apply-changes.ts';
import type { CheckedDay, CheckedEntry } from './checked-day.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { type Gathered, gatherFacts, type WorldOfCheck } from './gather-facts.ts';
import { judgePlan } from './judge-plan.ts';
import { findMainCity, knownNamesIn, settleCities, withWholeNames } from './settle-cities.ts';
import { arrangeDay, type Stop } from './timetable.ts';
import { toReport } from './to-report.ts';

export interface CheckParts extends WorldOfCheck {
  readonly clock: Clock;
}

/** Longest plan that is read: a month. */
const MOST_DAYS = 31;

/**
 * Says of a plan from elsewhere, stop by stop, whether it holds. Nothing is kept of it: no trip is made, nothing is logged.
 */
export async function checkItinerary(parts: CheckParts, request: CheckRequest): Promise<CheckReport> {
  const { checked, language } = await checkPlan(parts, request);
  return toReport(checked, toSpeaker(checked.plan, language));
}

/** What {@link checkItinerary} reports on, and in which language. */
async function checkPlan(
  parts: CheckParts,
  request: CheckRequest,
): Promise<{ readonly checked: CheckedPlan; readonly language: Language }> {
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
  const { places } = gathered.facts;
  const arrangeAll = createArranger(base, { language, keepsPace: request.pace !== undefined });
  const written: Stops = { days: resolved.map(arrangeAll), undated };
  const changed = applyChanges(written, request.changes ?? [], {
    findPlace: (id) => places.find((place) => place.id === id),
    arrange: arrangeAll,
  });
  const breaks = changed.days.flatMap((day) => breaksOf(day, language));
  const plan: EditablePlan = {
    ...base,
    facts: { ...base.facts, places: [...places, ...breaks] },
    days: changed.days.map(({ arranged }) => arranged.day),
  };
  const judged = judgePlan(plan, changed.days, { datesAreAssumed: dates.from === 'assumed' });
  const leftOut = Math.max(0, first.days.length - MOST_DAYS);
  return { checked: { request, pasted, leftOut, cities, dates, gathered, ...changed, plan, judged }, language };
}

/** Gives a day times, with breaks where a meal has no place. */
function createArranger(
  base: Omit<EditablePlan, 'days'>,
  { language, keepsPace }: { readonly language: Language; readonly keepsPace: boolean },
): (day: Omit<CheckedDay, 'arranged'>) => CheckedDay {
  return (day) => {
    const places = [...base.facts.places, ...breaksOf(day, language)];
    const rules = toTripRules({ ...base, facts: { ...base.facts, places } });
    const frame = { date: day.date, zone: day.city?.zone ?? 'UTC', rules, keepsPace };
    return { ...day, arranged: arrangeDay(stopsOf(day, language), frame) };
  };
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

/** What goes into the day: stops whose place is known, and meals wherever one is then. */
function stopsOf(day: Pick<CheckedDay, 'date' | 'entries'>, language: Language): readonly Stop[] {
  const breaks = new Map(breaksOf(day, language).map((one) => [one.id, one]));
  return day.entries.flatMap(({ entry, place }, index): readonly Stop[] => {
    if (entry.kind !== 'visit' && entry.kind !== 'meal' && entry.kind !== 'vague') return [];
    if (place) return place.kind === 'sight' || place.kind === 'eatery' ? [{ entry, place }] : [];
    const broken = breaks.get(breakId(day.date, index));
    return broken ? [{ entry, place: broken }] : [];
  });
}

/** A meal of which nobody says where: a break on the way between the stops around it. */
function breaksOf({ date, entries }: Pick<CheckedDay, 'date' | 'entries'>, language: Language): readonly Eatery[] {
  return entries.flatMap(({ entry, place }, index): readonly Eatery[] => {
    if (place || entry.kind !== 'meal' || entry.meal === undefined) return [];
    const before = entries.slice(0, index).findLast((one) => one.place !== null);
    const after = entries.slice(index + 1).find((one) => one.place !== null);
    const beside = (before ?? after)?.place;
    if (!beside) return [];
    const { city, source } = beside;
    return [
      {
        ...{
          kind: 'eatery',
          id: breakId(date, index),
          name: textsIn(language).check.mealNear(nameIn(beside, language)),
          city,
          source,
        },
        ...{ at: onTheWay(entry, before, after) ?? beside.at, categories: ['restaurant'], hours: 'unknown' },
        ...{ hoursText: 'unknown', indoor: null, stepFree: 'yes', significance: 1, summary: null },
        ...{ meals: [entry.meal], cuisine: null, level: null, price: null, serves: [], isArea: true, onYourOwn: true },
      },
    ];
  });
}

/** As far along the way as the time before the meal is a part of all the time around it. */
function onTheWay(entry: PastedEntry, before?: CheckedEntry, after?: CheckedEntry): Eatery['at'] | undefined {
  const [from, to] = [before?.place?.at, after?.place?.at];
  const [leave, arrive] = [before?.entry.until, after?.entry.at];
  if (
    !from ||
    !to ||
    leave === undefined ||
    arrive === undefined ||
    entry.at === undefined ||
    entry.until === undefined
  )
    return undefined;
  const [first, second] = [Math.max(0, entry.at - leave), Math.max(0, arrive - entry.until)];
  const share = first + second === 0 ? 0 : first / (first + second);
  return { lat: from.lat + share * (to.lat - from.lat), lon: from.lon + share * (to.lon - from.lon) };
}

function breakId(date: IsoDate, index: number): Eatery['id'] {
  return `place_break-${date}-${index}` as Eatery['id'];
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
