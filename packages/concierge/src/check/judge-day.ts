import { type DayPlan, isOnYourOwn, type Visit } from '@wayfarer/trip';
import { type Findings, listDayFindings, mergeFindings, type TripRules } from '@wayfarer/trip/feasibility';

import { legsOf } from './legs.ts';

/**
 * What the judge finds on a day whose breaks have no place of their own. Where such a meal is had is not written, so no way to or from
 * it is held against anybody: ways are judged between the stops around it, and of the break only when it is.
 */
export function listFindings(day: DayPlan, rules: TripRules): Findings {
  const isBreak = ({ place }: Visit): boolean => {
    const known = rules.book.get(place);
    return known !== undefined && isOnYourOwn(known);
  };
  if (!day.visits.some(isBreak)) return listDayFindings(day, rules);
  const visits = day.visits.filter((visit) => !isBreak(visit));
  const ofStops = listDayFindings({ ...day, visits, legs: legsOf(visits, rules) }, rules);
  const touched = new Set(
    day.visits.flatMap((visit, at) => (isBreak(visit) ? [visit.id, day.visits[at + 1]?.id] : [])),
  );
  const ofBreaks = listDayFindings(day, rules).against.filter(
    ({ code, visit }) => (code === 'overlap' || code === 'meal-clash') && touched.has(visit),
  );
  return mergeFindings([ofStops, { against: ofBreaks, unknown: [] }]);
}
