import { minutesBetween, PARTS_OF_DAY } from '@wayfarer/edits';
import { type DayPlan, hoursOn, type Meal, type Place, type Visit, visitIdOf } from '@wayfarer/trip';
import { type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Reason, TripRules } from '@wayfarer/trip/feasibility';
import { DAY_END, DAY_START, MEAL_MINUTES, MEAL_WINDOWS } from '@wayfarer/trip/limits';
import type { Interval } from '@wayfarer/trip/vocabulary';

import { listFindings } from './judge-day.ts';
import { legsOf } from './legs.ts';
import type { TimedEntry } from './timed-entry.ts';

/** An entry whose place is known, as it goes into a day. */
export interface Stop {
  readonly entry: TimedEntry;
  readonly place: Place;
}

/** A day as written, with our times where it has none. */
export interface Arranged {
  readonly day: DayPlan;
  /** The stop of each visit. */
  readonly stops: ReadonlyMap<Visit['id'], Stop>;
  /** What the judge has against the day by itself. */
  readonly against: readonly Reason[];
}

export interface DayFrame {
  readonly date: IsoDate;
  readonly zone: string;
  readonly rules: TripRules;
  /** The traveller has said how much a day may hold; else it holds what is written. */
  readonly keepsPace: boolean;
}

/** Between the usual length of a visit, 1, and the least, 0: the first at which nothing speaks against the day is taken. */
const SHARES = [1, 0.75, 0.5, 0.25, 0] as const;
/** A trip out of town is a long way by its nature (ours). */
const DAY_TRIP_WAY_MINUTES = 180;

/** The stops of a day in the order written, at the times written; where times are missing, one after the other. */
export function arrangeDay(stops: readonly Stop[], frame: DayFrame): Arranged {
  const ordered = stops.every(({ entry }) => entry.at !== undefined)
    ? stops.toSorted((left, right) => (left.entry.at ?? 0) - (right.entry.at ?? 0))
    : stops;
  const meals = dealMeals(ordered);
  const isFixed = ordered.every(({ entry }) => entry.at !== undefined && entry.until !== undefined);
  const [first, ...shorter] = isFixed ? ([1] as const) : SHARES;
  const arrange = (share: number): Arranged => {
    const timed = toDay(ordered, meals, { ...frame, share });
    return { ...timed, against: listFindings(timed.day, frame.rules).against };
  };
  let best = arrange(first);
  for (const share of shorter) {
    if (best.against.length === 0) break;
    const arranged = arrange(share);
    if (arranged.against.length < best.against.length) best = arranged;
  }
  return best;
}

/** Which meal each stop is. A table that nobody calls a meal is one where the day has none yet. */
function dealMeals(stops: readonly Stop[]): readonly (Meal | undefined)[] {
  const taken = new Set(stops.flatMap(({ entry }) => entry.meal ?? []));
  return stops.map(({ entry, place }) => {
    if (entry.meal) return entry.meal;
    if (place.kind !== 'eatery') return undefined;
    const meant = entry.at === undefined ? place.meals.find((meal) => !taken.has(meal)) : mealAt(entry.at);
    if (meant === undefined || taken.has(meant) || !place.meals.includes(meant)) return undefined;
    taken.add(meant);
    return meant;
  });
}

const BREAKFAST_ENDS = 660;

function mealAt(at: MinuteOfDay): Meal | undefined {
  const { lunch, dinner } = MEAL_WINDOWS;
  if (at < BREAKFAST_ENDS) return 'breakfast';
  if (at >= lunch.start && at < lunch.end) return 'lunch';
  return at >= dinner.start ? 'dinner' : undefined;
}

function toDay(
  stops: readonly Stop[],
  meals: readonly (Meal | undefined)[],
  { date, zone, rules, share, keepsPace }: DayFrame & { readonly share: number },
): Omit<Arranged, 'against'> {
  const start = minute(Math.min(DAY_START, ...stops.flatMap(({ entry }) => entry.at ?? [])));
  const visits: Visit[] = [];
  const known = new Map<Visit['id'], Stop>();
  for (const [index, stop] of stops.entries()) {
    const meal = meals[index];
    const visit = toVisit(stop, { date, meal, previous: visits.at(-1), next: stops[index + 1], start, share, rules });
    const id = known.has(visit.id) ? visitIdOf(date, stop.place.id, `again-${index}`) : visit.id;
    known.set(id, stop);
    visits.push({ ...visit, id });
  }
  visits.sort((left, right) => left.arrive - right.arrive);
  const end = Math.max(DAY_END, ...visits.filter(({ id }) => isSaid(known.get(id)?.entry)).map(({ depart }) => depart));
  const count = visits.filter(({ kind }) => kind === 'place').length;
  const goesOut = stops.some(({ entry }) => entry.marks.includes('day-trip'));
  const day: DayPlan = {
    date,
    zone,
    window: { start, end: minute(end) },
    stay: null,
    visits,
    legs: legsOf(visits, rules),
    settings: { ...(!keepsPace && { visits: count }), ...(goesOut && { longestWay: DAY_TRIP_WAY_MINUTES }) },
  };
  return { day, stops: known };
}

/** Written times are the writer's own: the day is as long as they say. */
function isSaid(entry: TimedEntry | undefined): boolean {
  return entry?.at !== undefined && entry.isOurs !== true;
}

interface Around {
  readonly date: IsoDate;
  readonly meal: Meal | undefined;
  readonly previous: Visit | undefined;
  readonly next: Stop | undefined;
  readonly start: MinuteOfDay;
  readonly share: number;
  readonly rules: TripRules;
}

function toVisit({ entry, place }: Stop, { date, meal, previous, next, start, share, rules }: Around): Visit {
  const draft: Visit = {
    id: visitIdOf(date, place.id, meal),
    place: place.id,
    kind: meal ? 'meal' : 'place',
    arrive: start,
    depart: start,
    ...(meal && { meal }),
    // When a meal is eaten is the writer's word, where it is written.
    locked: meal !== undefined && isSaid(entry),
    why: '',
  };
  const { usual, least } = lengthsOf(place, meal);
  const wished = entry.minutes ?? Math.ceil((least + share * (usual - least)) / 5) * 5;
  const ready = previous ? previous.depart + minutesBetween(rules, previous, draft) : start;
  const earliest = entry.part === undefined ? 0 : PARTS_OF_DAY[entry.part].start;
  const arrive = entry.at ?? opensFrom(place, { date, from: Math.max(ready, earliest), length: wished, meal });
  const shortest = entry.minutes ?? least;
  const leave = departOf({ arrive, wished, least: shortest, next, draft, rules });
  const closes = hoursOf(place, date).find(({ open, close }) => open <= arrive && arrive < close)?.close ?? Infinity;
  // A length of ours ends when the door closes, if that is long enough.
  const depart = entry.until ?? Math.max(Math.min(leave, closes), arrive + Math.min(shortest, wished));
  return { ...draft, arrive: minute(arrive), depart: minute(Math.max(arrive, depart)) };
}

function lengthsOf(place: Place, meal: Meal | undefined): { readonly usual: number; readonly least: number } {
  if (meal || place.kind !== 'sight') return { usual: MEAL_MINUTES, least: MEAL_MINUTES };
  return { usual: place.usualMinutes, least: place.minimumMinutes };
}

/** As early as the door is open for so long, and the meal is eaten; where it never is, as early as one can be there. */
function opensFrom(
  place: Place,
  {
    date,
    from,
    length,
    meal,
  }: { readonly date: IsoDate; readonly from: number; readonly length: number; readonly meal: Meal | undefined },
): number {
  const wanted = meal === 'lunch' || meal === 'dinner' ? Math.max(from, MEAL_WINDOWS[meal].start) : from;
  const open = hoursOf(place, date).find(({ close }) => close - length >= wanted);
  return open ? Math.max(wanted, open.open) : wanted;
}

/** None where nobody knows. */
function hoursOf(place: Place, date: IsoDate): readonly Interval[] {
  const hours = hoursOn(place, date);
  return hours === 'unknown' ? [] : hours;
}

/** Shorter where the next stop has its time, as short as the place allows at most. */
function departOf({
  arrive,
  wished,
  least,
  next,
  draft,
  rules,
}: {
  readonly arrive: number;
  readonly wished: number;
  readonly least: number;
  readonly next: Stop | undefined;
  readonly draft: Visit;
  readonly rules: TripRules;
}): number {
  if (next?.entry.at === undefined) return arrive + wished;
  const following: Visit = { ...draft, place: next.place.id, kind: 'place' };
  const leave = next.entry.at - minutesBetween(rules, draft, following);
  return Math.max(arrive + Math.min(least, wished), Math.min(arrive + wished, leave));
}
