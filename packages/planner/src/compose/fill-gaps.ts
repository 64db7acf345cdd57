import { applyEdit, type EditablePlan } from '@wayfarer/edits';
import { type DayPlan, type PlaceId, satisfaction, toPlaceBook } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { rulesOfDay, toTripRules } from '@wayfarer/trip/feasibility';

import type { FactName } from '../facts.ts';

/** So many of the ideas are tried for a day, the best first. */
const MOST_TRIED = 12;
const MEALS = ['lunch', 'dinner'] as const;

/** Wishes after which there may be more, or something else, that one would like to see on every day. */
const OF_WHAT_IS_SEEN: readonly FactName[] = ['pace', 'interests'];

interface Growing {
  readonly old: EditablePlan;
  readonly newDates: readonly IsoDate[];
  /** Wishes that have changed. */
  readonly changed: readonly FactName[];
}

/**
 * The plan with what there is room for now: on days that a journey took a part of, and where the wishes are such that more is
 * wanted, on all. Nothing that stays is moved for it.
 */
export function withFilledGaps(plan: EditablePlan, { old, newDates, changed }: Growing): EditablePlan {
  const isMore = OF_WHAT_IS_SEEN.some((name) => changed.includes(name));
  const [were, are] = [listJourneyDates(old), listJourneyDates(plan)];
  const why = isMore ? 'It fits what you would like now.' : 'The day has time for it now that no journey takes it.';
  return plan.days
    .filter(({ date }) => !newDates.includes(date) && (isMore || (were.has(date) && !are.has(date))))
    .reduce(
      (so, { date }) =>
        explained(filled(changed.includes('interests') ? exchanged(so, date) : so, date), so, { date, why }),
      plan,
    );
}

function listJourneyDates({ days }: EditablePlan): ReadonlySet<IsoDate> {
  return new Set(
    days.filter(({ visits }) => endsOf(visits).some(({ kind }) => kind === 'transport')).map(({ date }) => date),
  );
}

/** The stop that is liked least now for the idea that is liked best, if that is liked better. */
function exchanged(plan: EditablePlan, date: IsoDate): EditablePlan {
  const book = toPlaceBook(plan.facts.places);
  const liking = (place: PlaceId): number => {
    const known = book.get(place);
    return known ? satisfaction(known, plan.preferences) : 0;
  };
  const [least] = (plan.days.find((day) => day.date === date)?.visits ?? [])
    .filter(({ kind, locked, place }) => kind === 'place' && !locked && !plan.mustDo.includes(place))
    .toSorted((left, right) => liking(left.place) - liking(right.place));
  if (!least) return plan;
  for (const by of listIdeas(plan, date)) {
    if (liking(by) <= liking(least.place)) return plan;
    const outcome = applyEdit(plan, { type: 'replace', visit: least.id, by });
    if (outcome.kind === 'done') return withReason(outcome.plan, least.place);
  }
  return plan;
}

function withReason(plan: EditablePlan, place: PlaceId): EditablePlan {
  const name = plan.facts.places.find(({ id }) => id === place)?.name ?? place;
  const entry = {
    place,
    reason: 'scored-lower',
    text: `Something you like better took the place of ${name}.`,
  } as const;
  return { ...plan, leftOut: plan.leftOut.map((one) => (one.place === place ? entry : one)) };
}

/** Nobody asked for these by name. */
function explained(
  plan: EditablePlan,
  before: EditablePlan,
  { date, why }: { readonly date: IsoDate; readonly why: string },
): EditablePlan {
  const known = new Set(before.days.flatMap(({ visits }) => visits.map(({ id }) => id)));
  const days = plan.days.map((day) =>
    day.date === date
      ? { ...day, visits: day.visits.map((visit) => (known.has(visit.id) ? visit : { ...visit, why })) }
      : day,
  );
  return { ...plan, days };
}

function endsOf(visits: DayPlan['visits']): DayPlan['visits'] {
  return [visits[0], visits.at(-1)].filter((visit) => visit !== undefined);
}

function filled(plan: EditablePlan, date: IsoDate): EditablePlan {
  const fed = MEALS.reduce((so, meal) => {
    const day = so.days.find((one) => one.date === date);
    const isWanted = !day?.settings?.withoutMeals?.includes(meal) && !day?.visits.some((visit) => visit.meal === meal);
    return isWanted ? orAsItIs(so, applyEdit(so, { type: 'meal', meal, date })) : so;
  }, plan);
  return listIdeas(fed, date).reduce(
    (so, place) => (isFull(so, date) ? so : orAsItIs(so, applyEdit(so, { type: 'add', place, to: { date } }))),
    fed,
  );
}

function orAsItIs(plan: EditablePlan, outcome: ReturnType<typeof applyEdit>): EditablePlan {
  return outcome.kind === 'done' && outcome.moved.length === 0 ? outcome.plan : plan;
}

function isFull(plan: EditablePlan, date: IsoDate): boolean {
  const day = plan.days.find((one) => one.date === date);
  if (!day) return true;
  const { visitsPerDay } = rulesOfDay(day, toTripRules(plan));
  return day.visits.filter(({ kind }) => kind === 'place').length >= visitsPerDay;
}

/** Sights of that day's city that are not in the plan and that nobody took out. */
function listIdeas({ facts, leftOut, skipped, preferences }: EditablePlan, date: IsoDate): readonly PlaceId[] {
  const book = toPlaceBook(facts.places);
  const city = facts.calendar.find((day) => day.date === date)?.city;
  return leftOut
    .filter(({ place, reason }) => reason !== 'taken-out' && reason !== 'avoided' && !skipped.includes(place))
    .flatMap(({ place }) => book.get(place) ?? [])
    .filter((place) => place.kind === 'sight' && place.city === city)
    .toSorted((left, right) => satisfaction(right, preferences) - satisfaction(left, preferences))
    .slice(0, MOST_TRIED)
    .map(({ id }) => id);
}
