import { type DayPlan, distanceKm, getPlace, type Visit } from '@wayfarer/trip';
import type { ReasonCode } from '@wayfarer/trip/feasibility';

import { RADIUS_KM } from './alternatives/criteria.ts';
import { type JourneyContext, makeJudge } from './context.ts';
import { compareCursors } from './cursor.ts';
import { InvariantError } from './errors.ts';
import { type Journey, listStops, type PlanState } from './journey.ts';

/**
 * Taking something away can make a way longer than one would plan it, and a ride that was two walks cost more than the stop did;
 * the traveller's word stands all the same.
 */
export const COMES_WITH_A_GAP: ReadonlySet<ReasonCode> = new Set([
  'too-far',
  'travel-does-not-fit',
  'meal-clash',
  'over-budget',
]);

/** What a decision is about. */
export interface Touched {
  readonly visit: Visit;
  /** The visit, and what follows it, may be moved later. */
  readonly mayMove: boolean;
}

/**
 * What no decision may break (SEED_DETAILS A6, adapted): what is over stays as it was; whoever is not asked about keeps
 * their times, but for what somebody late moves later; at most one visit goes and one comes; nothing stands twice; nothing given up comes back; what comes lies
 * ahead, within 5 km of what it replaces; the judge finds nothing new.
 *
 * @throws {InvariantError} with every breach.
 */
export function assertInvariants(context: JourneyContext, after: PlanState, about: Touched): void {
  const breaches = [
    ...completedBreaches(context.journey, after),
    ...countBreaches(context.journey, after, about),
    ...arrivalBreaches(context, after, about),
    ...after.days.flatMap(shapeBreaches),
    ...judgeBreaches(context, after),
  ];
  if (breaches.length > 0) throw new InvariantError(breaches);
}

function completedBreaches({ days, visited }: Journey, after: PlanState): readonly string[] {
  const kept = new Map(listStops(after.days).map(({ visit }) => [visit.id, visit]));
  return listStops(days)
    .filter(({ visit }) => visited.includes(visit.id) && !isSame(kept.get(visit.id), visit))
    .map(({ visit }) => `${visit.id} is over and may not change.`);
}

function countBreaches(before: Journey, after: PlanState, about: Touched): readonly string[] {
  const was = allVisits(before.days);
  const is = allVisits(after.days);
  const gone = was.filter((visit) => !is.some((other) => isSame(other, visit) || isMovedLater(visit, other, about)));
  const come = is.filter((visit) => !was.some((other) => isSame(other, visit) || isMovedLater(other, visit, about)));
  const order = (visits: readonly Visit[], kept: readonly Visit[]): string =>
    visits
      .filter((visit) => kept.some((other) => other.id === visit.id))
      .map(({ id }) => id)
      .join(' ');
  return [
    ...gone.filter(({ id }) => id !== about.visit.id).map(({ id }) => `${id} was not asked about and may not change.`),
    ...(come.length > 1 ? [`${come.length} visits came in; at most one may.`] : []),
    ...(order(was, is) === order(is, was) ? [] : ['The order of the visits that stay may not change.']),
  ];
}

function arrivalBreaches({ journey, rules }: JourneyContext, after: PlanState, about: Touched): readonly string[] {
  const was = allVisits(journey.days);
  return listStops(after.days)
    .filter(({ visit }) => !was.some((other) => isSame(other, visit) || isMovedLater(other, visit, about)))
    .flatMap(({ date, visit }) => {
      const km = distanceKm(getPlace(rules.book, about.visit.place).at, getPlace(rules.book, visit.place).at);
      return [
        ...(km > RADIUS_KM ? [`${visit.id} lies ${km.toFixed(1)} km away; ${RADIUS_KM} km are allowed.`] : []),
        ...(compareCursors({ date, time: visit.arrive }, journey.cursor) < 0
          ? [`${visit.id} would lie in the past.`]
          : []),
        ...(after.skipped.includes(visit.place) ? [`${visit.place} was given up and may not come back.`] : []),
        ...(after.leftOut.some(({ place }) => place === visit.place)
          ? [`${visit.place} is planned and left out at once.`]
          : []),
      ];
    });
}

function shapeBreaches({ date, visits, legs }: DayPlan): readonly string[] {
  const joined = legs.every((leg, index) => leg.from === visits[index]?.id && leg.to === visits[index + 1]?.id);
  const twice = new Set(visits.map(({ id }) => id)).size < visits.length;
  return [
    ...(joined && legs.length === Math.max(0, visits.length - 1)
      ? []
      : [`The legs of ${date} do not join its visits.`]),
    ...(twice ? [`A visit stands twice on ${date}.`] : []),
  ];
}

function judgeBreaches(context: JourneyContext, after: PlanState): readonly string[] {
  const judge = makeJudge(context);
  const { days } = context.journey;
  return after.days
    .filter((day) => !days.includes(day))
    .flatMap((day) => {
      const reason = judge(day);
      const isShorter = day.visits.length < (days.find(({ date }) => date === day.date)?.visits.length ?? 0);
      return !reason || (isShorter && COMES_WITH_A_GAP.has(reason.code)) ? [] : [reason.text];
    });
}

function allVisits(days: readonly DayPlan[]): readonly Visit[] {
  return days.flatMap(({ visits }) => visits);
}

/** What is locked, or a journey, is moved by nobody; nothing is moved that comes before what the decision is about. */
function isMovedLater(from: Visit, to: Visit, { visit, mayMove }: Touched): boolean {
  const isSameVisit = from.id === to.id && from.place === to.place;
  const isFree = !from.locked && from.kind !== 'transport' && from.arrive >= visit.arrive;
  return mayMove && isSameVisit && isFree && to.arrive >= from.arrive;
}

/** Beds are no appointments: only where they are counts. */
function isSame(left: Visit | undefined, right: Visit): boolean {
  const isThere = left?.id === right.id && left.place === right.place;
  return isThere && (right.kind === 'stay' || (left.arrive === right.arrive && left.depart === right.depart));
}
