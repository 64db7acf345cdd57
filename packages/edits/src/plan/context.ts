import { type DayPlan, getPlace, type Place, type PlaceId, toPlaceBook, type Visit } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { toTripRules, type TripRules } from '@wayfarer/trip/feasibility';
import { MEAL_MINUTES } from '@wayfarer/trip/limits';

import type { EditablePlan } from '../editable-plan.ts';

/** A plan with what it is judged by. */
export interface EditContext {
  readonly plan: EditablePlan;
  /** Reported closures are days of rest in its book. */
  readonly rules: TripRules;
}

const CONTEXTS = new WeakMap<EditablePlan, EditContext>();

/** Made once for a plan: a hand that drags asks many times. */
export function toContext(plan: EditablePlan): EditContext {
  const known = CONTEXTS.get(plan);
  if (known) return known;
  const context = { plan, rules: rulesOf(plan) };
  CONTEXTS.set(plan, context);
  return context;
}

/** The same plan with changes; what it is judged by is worked out anew only where it may be another. */
export function changed({ plan, rules }: EditContext, changes: Partial<EditablePlan>): EditContext {
  const after = { ...plan, ...changes };
  const sameRules = (['facts', 'party', 'preferences', 'budget', 'closed'] as const).every(
    (field) => plan[field] === after[field],
  );
  if (!sameRules) return toContext(after);
  const context = { plan: after, rules };
  CONTEXTS.set(after, context);
  return context;
}

function rulesOf(plan: EditablePlan): TripRules {
  const rules = toTripRules(plan);
  return plan.closed.length === 0 ? rules : { ...rules, book: toPlaceBook(plan.facts.places.map(closedOn(plan))) };
}

function closedOn({ closed }: EditablePlan): (place: Place) => Place {
  return (place) => {
    const dates = closed.filter((one) => one.place === place.id).map(({ date }) => date);
    if (dates.length === 0) return place;
    const hours = place.hours === 'unknown' ? {} : place.hours;
    return { ...place, hours: { ...hours, ...Object.fromEntries(dates.map((date) => [date, []])) } };
  };
}

export function placeOf({ rules }: EditContext, id: PlaceId): Place {
  return getPlace(rules.book, id);
}

export function nameOf({ rules }: EditContext, id: PlaceId): string {
  return rules.book.get(id)?.name ?? id;
}

export function findDay({ plan }: EditContext, date: IsoDate): DayPlan | undefined {
  return plan.days.find((day) => day.date === date);
}

/** The city of a date, as the facts have it. */
export function cityOn({ plan }: EditContext, date: IsoDate): Place['city'] | undefined {
  return plan.facts.calendar.find((day) => day.date === date)?.city;
}

/** The visits one goes somewhere for; beds and journeys are none. */
export function isStop({ kind }: Pick<Visit, 'kind'>): boolean {
  return kind === 'place' || kind === 'meal' || kind === 'rest';
}

/** It has begun, or is over: when it begins is past changing. */
export function hasBegun({ plan: { visited, now } }: Pick<EditContext, 'plan'>, date: IsoDate, visit: Visit): boolean {
  if (visited.includes(visit.id)) return true;
  return now !== null && (date < now.date || (date === now.date && visit.arrive < now.time));
}

export function isOver({ plan: { visited, now } }: EditContext, date: IsoDate, visit: Visit): boolean {
  if (visited.includes(visit.id)) return true;
  return now !== null && (date < now.date || (date === now.date && visit.depart <= now.time));
}

/** Whether an edit of something else may give it other times. */
export function mayMove(context: EditContext, date: IsoDate, visit: Visit): boolean {
  return isStop(visit) && !visit.locked && !hasBegun(context, date, visit);
}

function findDayOf({ plan }: EditContext, id: Visit['id']): DayPlan | undefined {
  return plan.days.find(({ visits }) => visits.some((visit) => visit.id === id));
}

/** The least it may last: what the place needs, or what is planned, if that is less. */
export function leastMinutes(context: EditContext, { id, place, kind, meal, arrive, depart }: Visit): number {
  const planned = depart - arrive;
  const known = placeOf(context, place);
  if (kind === 'meal')
    return Math.min(planned, findDayOf(context, id)?.settings?.mealMinutes?.[meal ?? 'dinner'] ?? MEAL_MINUTES);
  return known.kind === 'sight' ? Math.min(planned, known.minimumMinutes) : planned;
}
