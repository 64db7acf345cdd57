import { isOutdoors } from '@wayfarer/edits';
import type { Coordinates, DayPlan, Pace, Place, Visit, VisitId } from '@wayfarer/trip';
import type { MinuteOfDay } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import { WEATHER_SEVERITY, type WeatherCondition } from '@wayfarer/trip/vocabulary';

import { conditionOf } from './condition.ts';
import { dayOn, placeOf, type PlanContext } from './context.ts';
import { type Journey, listStopsAhead, type NotedReading, positionOf, weatherOn } from './journey.ts';
import type { Limit } from './limits.ts';
import type { Spending } from './notes.ts';
import { levelOf, type Measure } from './reading.ts';

/** What rules and specialists see of one moment: read-only, complete, and about one visit. */
export interface Observation {
  readonly visit: Visit;
  readonly name: string;
  readonly outdoors: boolean;
  /** S_pti proxy: significance / 5 (SEED_DETAILS E, "significance"). */
  readonly value: number;
  readonly measure: Measure;
  /** 0–1, `null` for what has no degrees. */
  readonly level: number | null;
  readonly limit: Limit;
}

export function observe(
  visit: Visit,
  place: Place,
  seen: { readonly measure: Measure; readonly limit: Limit },
): Observation {
  return {
    visit,
    name: place.name,
    outdoors: isOutdoors(place),
    value: place.significance / 5,
    level: levelOf(seen.measure),
    ...seen,
  };
}

/** The whole trip at a moment, as specialists see it: the twenty fields of the re-optimizer spec (§4.4) and A5's four. */
export interface Situation {
  /** `current_day_plan` */
  readonly day: DayPlan;
  /** `remaining_stops`, places and meals of today that are neither over nor past. */
  readonly remaining: readonly VisitId[];
  /** `current_time` */
  readonly time: MinuteOfDay;
  /** `current_lat`, `current_lon`; `null` where nobody knows. */
  readonly position: Coordinates | null;
  /** `remaining_minutes`, to the end of that day's window, and `total_day_minutes`. */
  readonly minutesLeft: number;
  readonly minutesOfDay: number;
  /** `budget`, of the whole trip, and `budget_spent`, in its minor units. */
  readonly budget: Money | null;
  readonly spent: Readonly<Partial<Record<Spending, number>>>;
  /** `crowd_level`, `weather_condition`, `weather_severity`, `traffic_level`, `traffic_delay_minutes`: the newest of today. */
  readonly crowd: number | null;
  readonly weather: WeatherCondition | null;
  readonly severity: number;
  readonly traffic: number | null;
  readonly delayMinutes: number;
  /** `thresholds` */
  readonly limits: Readonly<Record<'crowd' | 'traffic' | 'weather', Limit>>;
  /** `next_stop_name`, `next_stop_is_outdoor`, `next_stop_spti_proxy`; `null` when nothing is left today. */
  readonly next: {
    readonly visit: VisitId;
    readonly name: string;
    readonly outdoors: boolean;
    readonly value: number;
  } | null;
  /** `avoid_crowds`, `pace_preference`, of this day. */
  readonly avoidCrowds: boolean;
  readonly pace: Pace;
  readonly interests: readonly string[];
  /** `disruptions_today`: what was seen at or above a limit, of the environment, on this day (SEED_DETAILS A11 m). */
  readonly disruptionsToday: number;
  readonly hunger: number;
  readonly fatigue: number;
  readonly minutesOnFeet: number;
  /** How far into its days the trip is, 0–1: the budget is one of the whole trip. */
  readonly elapsed: number;
}

const ENVIRONMENT: ReadonlySet<string> = new Set(['crowd', 'traffic', 'weather', 'closed']);

/** How often today the world stood in the way. What the traveller does is no disruption of the environment. */
export function countDisruptions({ readings, cursor }: Pick<Journey, 'readings' | 'cursor'>): number {
  return readings.filter(
    ({ measure, date, reached }) => reached && date === cursor.date && ENVIRONMENT.has(measure.kind),
  ).length;
}

/** The stop that the traveller goes to next: never the one they are at. */
export function findNextStop(journey: Journey): Visit | undefined {
  return listStopsAhead(journey).find(({ date, visit }) => date === journey.cursor.date && visit.id !== journey.at)
    ?.visit;
}

export function observeTrip(
  { journey, rules }: PlanContext,
  limitOf: (kind: 'crowd' | 'traffic' | 'weather') => Limit,
): Situation {
  const { cursor, start, notes } = journey;
  const day = dayOn(journey, cursor.date);
  const weather = weatherNow(journey);
  const next = findNextStop(journey);
  const newest = <Kind extends Measure['kind']>(kind: Kind): Extract<Measure, { kind: Kind }> | undefined =>
    journey.readings.findLast((reading) => reading.measure.kind === kind && isHere(journey, reading, next?.id))
      ?.measure as Extract<Measure, { kind: Kind }> | undefined;
  const place = next && placeOf({ rules }, next.place);
  const { start: opens, end } = day.window;
  return {
    day,
    remaining: listStopsAhead(journey).flatMap(({ date, visit }) => (date === cursor.date ? [visit.id] : [])),
    time: cursor.time,
    position: positionOf(journey, (id) => placeOf({ rules }, id).at),
    minutesLeft: Math.max(0, end - cursor.time),
    minutesOfDay: end - opens,
    budget: start.budget,
    spent: notes.spent,
    crowd: newest('crowd')?.level ?? null,
    weather,
    severity: weather === null ? 0 : WEATHER_SEVERITY[weather],
    traffic: newest('traffic')?.level ?? null,
    delayMinutes: newest('delay')?.minutes ?? 0,
    limits: { crowd: limitOf('crowd'), traffic: limitOf('traffic'), weather: limitOf('weather') },
    next:
      next && place
        ? { visit: next.id, name: next.label ?? place.name, outdoors: isOutdoors(place), value: place.significance / 5 }
        : null,
    avoidCrowds: start.preferences.avoidCrowds,
    pace: day.settings?.pace ?? start.preferences.pace,
    interests: start.preferences.interests,
    disruptionsToday: countDisruptions(journey),
    ...conditionOf(journey, rules.book),
    elapsed: elapsedOf(journey, day),
  };
}

/** Of today, and about where the traveller is or goes next: a crowd that lies behind is no crowd. */
function isHere({ cursor, at }: Journey, { date, visit }: NotedReading, next: VisitId | undefined): boolean {
  return date === cursor.date && (visit === null || visit === at || visit === next);
}

/** Weather that is reported for later, or is over, is not the weather now. */
function weatherNow(journey: Journey): WeatherCondition | null {
  const { cursor, readings } = journey;
  const reported = readings.filter(({ measure, date }) => measure.kind === 'weather' && date === cursor.date);
  const lasting = reported.findLast(({ time, until }) => time <= cursor.time && cursor.time < (until ?? Infinity));
  if (lasting?.measure.kind === 'weather') return lasting.measure.condition;
  return reported.length > 0 ? null : (weatherOn(journey, cursor.date)?.condition ?? null);
}

/** Days that are over, and the share of this one's window. */
function elapsedOf({ days, cursor }: Journey, { window }: DayPlan): number {
  const before = days.filter(({ date }) => date < cursor.date).length;
  const share = Math.min(1, Math.max(0, (cursor.time - window.start) / Math.max(1, window.end - window.start)));
  return (before + share) / days.length;
}
