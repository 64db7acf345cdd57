import { type ChosenPlan, type DayPlan, getPlace, type Place, type PlaceId, type VisitId } from '@wayfarer/trip';
import {
  type Findings,
  listDayFindings,
  listTripFindings,
  mayStayUnknown,
  mergeFindings,
  type Reason,
  toTripRules,
  toVerdict,
  type TripRules,
  type Verdict,
} from '@wayfarer/trip/feasibility';

import type { Journey } from './journey.ts';
import type { CrowdForecast } from './ports/index.ts';

/** What the world adds to a journey when something is decided. */
export interface World {
  readonly crowd: CrowdForecast;
}

/** A journey with what it is judged by. */
export interface PlanContext {
  readonly journey: Journey;
  readonly rules: TripRules;
}

/** The same, and what the world knows: made once for each command, handed to everything below. */
export interface JourneyContext extends PlanContext {
  readonly world: World;
}

export function toContext(journey: Journey, world: World): JourneyContext {
  return { journey, rules: rulesOf({ ...journey.start, days: journey.days }), world };
}

/** What the trip's plan is judged by, from its first day on. Locked visits are appointments. */
export function rulesOf(plan: ChosenPlan): TripRules {
  return { ...toTripRules(plan), appointments: appointmentsOf(plan.days) };
}

/** The locked visits with their times. */
export function appointmentsOf(days: readonly DayPlan[]): NonNullable<TripRules['appointments']> {
  const locked = days.flatMap((day) => day.visits.filter((visit) => visit.locked));
  return new Map(locked.map(({ id, arrive, depart }) => [id, { arrive, depart }]));
}

export function placeOf({ rules }: Pick<PlanContext, 'rules'>, id: PlaceId): Place {
  return getPlace(rules.book, id);
}

/** The day of that date. @throws {RangeError} if the trip has none; dates are checked where they come in. */
export function dayOn({ days }: Pick<Journey, 'days'>, date: string): DayPlan {
  const day = days.find((candidate) => candidate.date === date);
  if (!day) throw new RangeError(`The journey has no day ${date}.`);
  return day;
}

/** The first thing that speaks against a changed day, with all days as they would be; `undefined` when nothing does. */
export type JudgeChange = (changed: DayPlan, all?: readonly DayPlan[]) => Reason | undefined;

/**
 * Says what a changed day would make worse: the first reason of the judge that did not already speak against the plan
 * as it is. Hours nobody knows are accepted at what is planned already, as the traveller insisted on it or fixed it, and
 * elsewhere at an hour usual for the kind of place, unless the traveller wants known ones only.
 *
 * @param accepts - What else may speak against it.
 */
export function makeJudge(
  { journey, rules }: PlanContext,
  accepts: (reason: Reason) => boolean = () => false,
): JudgeChange {
  const found = new Map<DayPlan, Findings>();
  // Each day is judged once: an alternative changes one of them, and there are dozens.
  const findingsOf = (day: DayPlan): Findings => {
    const findings = found.get(day) ?? listDayFindings(day, rules);
    found.set(day, findings);
    return findings;
  };
  const judgeDay = (day: DayPlan): Verdict => toVerdict(findingsOf(day));
  const judgeTrip = (days: readonly DayPlan[]): Verdict =>
    toVerdict(mergeFindings([...days.map(findingsOf), listTripFindings(days, rules)]));
  const planned = new Set(journey.days.flatMap(({ visits }) => visits.map(({ id }) => id)));
  const before = new Set([judgeTrip(journey.days), ...journey.days.map(judgeDay)].flatMap(keysOf));
  const findNew = (verdict: Verdict): Reason | undefined =>
    reasonsOf(verdict).find(
      (reason) =>
        !before.has(keyOf(reason)) &&
        !isInsisted(reason, planned) &&
        !mayStayUnknown(reason, journey.start.preferences) &&
        !accepts(reason),
    );
  return (changed, all = journey.days) => {
    const days = all.map((day) => (day.date === changed.date ? changed : day));
    return (
      findNew(judgeDay(changed)) ??
      // By itself as well: a day that is already amiss would hide what is not known about the newcomer.
      findNew(judgeDay(newcomersOf(changed, planned))) ??
      findNew(judgeTrip(days))
    );
  };
}

function newcomersOf(changed: DayPlan, planned: ReadonlySet<VisitId>): DayPlan {
  return { ...changed, visits: changed.visits.filter(({ id }) => !planned.has(id)), legs: [] };
}

function reasonsOf(verdict: Verdict): readonly Reason[] {
  return verdict.answer === 'ok' ? [] : verdict.reasons;
}

function keysOf(verdict: Verdict): readonly string[] {
  return reasonsOf(verdict).map(keyOf);
}

function keyOf({ code, date, visit }: Reason): string {
  return [code, date, visit].join(' ');
}

/** What is planned already was insisted on, fixed or taken as it is. */
function isInsisted({ code, visit }: Reason, planned: ReadonlySet<VisitId>): boolean {
  return code.endsWith('-unknown') && visit !== undefined && planned.has(visit);
}
