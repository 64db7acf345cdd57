import { distanceKm, getPlace, isArea, type PlaceId, satisfaction, type Visit, type VisitId } from '@wayfarer/trip';

import { RADIUS_KM } from '../alternatives/criteria.ts';
import { makeJudge } from '../context.ts';
import { COMES_WITH_A_GAP } from '../invariants.ts';
import { type DatedVisit, listStops, type PlanState } from '../journey.ts';
import type { Supposed } from './trouble.ts';

/** What a repair was about, and whether whole days were dealt out anew. */
export interface RepairedFor {
  readonly supposed: Supposed;
  readonly isReplanned: boolean;
  /** How many may come in beside those that stand in for one: into a time that was left for another day. */
  readonly mayCome?: number;
}

/**
 * The eight invariants of SEED_DETAILS A6, adapted, each with every breach; empty for a sound repair. A day that is dealt
 * out anew may have another order and other places within its reach; everything else holds for it as well.
 */
export function listBreaches(after: PlanState, about: RepairedFor): readonly string[] {
  const { supposed, isReplanned, mayCome = 0 } = about;
  const was = listStops(supposed.context.journey.days);
  const is = listStops(after.days);
  return [
    ...visitedStay(supposed, is),
    ...mealsAreSingle(is),
    ...placesAreSingle(supposed, { was, is }),
    ...fixedStay(supposed, is),
    ...givenUpStays(supposed, { was, is }),
    ...(isReplanned
      ? []
      : [
          ...countHolds(supposed, { was, is }, mayCome),
          ...orderHolds(supposed, { was, is }),
          ...comesNear(supposed, { was, is }),
        ]),
    ...isNoDayOfMeals(supposed, after),
    ...judgeAgrees(supposed, after),
  ];
}

interface Stops {
  readonly was: readonly DatedVisit[];
  readonly is: readonly DatedVisit[];
}

/** 1, 2, 3: what is over, eaten included, is as it was. */
function visitedStay({ context }: Supposed, is: readonly DatedVisit[]): readonly string[] {
  return listStops(context.journey.days)
    .filter(({ visit }) => context.journey.visited.includes(visit.id))
    .filter(({ date, visit }) => !is.some((one) => one.date === date && isSame(one.visit, visit)))
    .map(({ visit }) => `${visit.id} is over and may not change.`);
}

/** 4: one for one, or one less for each stop that was disrupted; one more where its time is filled. */
function countHolds({ stops, trouble }: Supposed, { was, is }: Stops, mayCome: number): readonly string[] {
  const most = trouble.measure.kind === 'delay' ? Infinity : stops.length;
  const lost = was.length - is.length;
  return -lost > mayCome || lost > most
    ? [`${was.length} stops became ${is.length}, with ${stops.length} disrupted.`]
    : [];
}

/** 5 */
function placesAreSingle({ context }: Supposed, { was, is }: Stops): readonly string[] {
  const count = (stops: readonly DatedVisit[], place: PlaceId): number =>
    stops.filter(({ visit }) => visit.place === place).length;
  const places = new Set(is.map(({ visit }) => visit.place));
  return [...places]
    .filter((place) => !isArea(getPlace(context.rules.book, place)))
    .filter((place) => count(is, place) > Math.max(1, count(was, place)))
    .map((place) => `${place} is planned twice.`);
}

/** 6 */
function mealsAreSingle(is: readonly DatedVisit[]): readonly string[] {
  const meals = is.flatMap(({ date, visit }) => (visit.meal ? [`${visit.meal} on ${date}`] : []));
  return meals.filter((meal, index) => meals.indexOf(meal) !== index).map((meal) => `There are two of ${meal}.`);
}

/** 7: those that nobody asked about stand in their order. */
function orderHolds({ stops }: Supposed, { was, is }: Stops): readonly string[] {
  const isAsked = ({ visit }: DatedVisit): boolean => stops.some((stop) => stop.visit.id === visit.id);
  const idsOf = (all: readonly DatedVisit[], others: readonly DatedVisit[]): readonly VisitId[] =>
    all
      .filter((stop) => !isAsked(stop) && others.some(({ visit }) => visit.id === stop.visit.id))
      .map(({ visit }) => visit.id);
  const isInOrder = idsOf(was, is).join(' ') === idsOf(is, was).join(' ');
  return isInOrder ? [] : ['The order of the visits that stay may not change.'];
}

/** 8: what comes in lies within 5 km of one of what was disrupted. */
function comesNear({ context, stops }: Supposed, { was, is }: Stops): readonly string[] {
  const known = new Set(was.map(({ visit }) => visit.place));
  const at = (place: PlaceId) => getPlace(context.rules.book, place).at;
  return is
    .filter(({ visit }) => !known.has(visit.place))
    .filter(({ visit }) => !stops.some((stop) => distanceKm(at(stop.visit.place), at(visit.place)) <= RADIUS_KM))
    .map(({ visit }) => `${visit.place} is farther than ${RADIUS_KM} km from what it stands in for.`);
}

function fixedStay({ context }: Supposed, is: readonly DatedVisit[]): readonly string[] {
  return context.journey.days
    .flatMap(({ visits }) => visits.filter(({ locked, kind }) => locked && kind !== 'stay' && kind !== 'transport'))
    .filter((visit) => !is.some((one) => isSame(one.visit, visit)))
    .map(({ id }) => `${id} is fixed and may not change.`);
}

/** What was given up does not come back, nor what one wants to avoid. */
function givenUpStays({ context }: Supposed, { was, is }: Stops): readonly string[] {
  const { skipped, start } = context.journey;
  const known = new Set(was.map(({ visit }) => visit.place));
  return is
    .filter(({ visit }) => !known.has(visit.place) && visit.kind === 'place')
    .filter(
      ({ visit }) =>
        skipped.includes(visit.place) ||
        satisfaction(getPlace(context.rules.book, visit.place), start.preferences) === 0,
    )
    .map(({ visit }) => `${visit.place} was given up, and may not come back.`);
}

/** A day that had more than its meals still has, unless nothing else was left of it. */
function isNoDayOfMeals({ context, stops }: Supposed, after: PlanState): readonly string[] {
  return after.days
    .filter(({ date, visits }) => {
      const before = context.journey.days.find((day) => day.date === date)?.visits ?? [];
      const left = before.filter(({ id, kind }) => kind === 'place' && !stops.some(({ visit }) => visit.id === id));
      return (
        left.length > 0 && visits.some(({ kind }) => kind === 'meal') && !visits.some(({ kind }) => kind === 'place')
      );
    })
    .map(({ date }) => `Nothing but meals is left of ${date}.`);
}

function judgeAgrees({ context }: Supposed, after: PlanState): readonly string[] {
  const judge = makeJudge(context);
  return after.days
    .filter((day) => !context.journey.days.includes(day))
    .flatMap((day) => {
      const reason = judge(day, after.days);
      const was = context.journey.days.find(({ date }) => date === day.date);
      const isShorter = day.visits.length < (was?.visits.length ?? 0);
      return !reason || (isShorter && COMES_WITH_A_GAP.has(reason.code)) ? [] : [reason.text];
    });
}

function isSame(left: Visit, right: Visit): boolean {
  return (
    left.id === right.id && left.place === right.place && left.arrive === right.arrive && left.depart === right.depart
  );
}
