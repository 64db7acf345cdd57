import { type ChosenPlan, type DayPlan, findVisit, getPlace, isSameData, type Visit } from '@wayfarer/trip';
import { countCosts, toCostBasis, totalCost } from '@wayfarer/trip/costs';

/** What is the traveller's alone to change, by the names that the travel policy uses. */
export const CHANGE_KINDS = ['stay', 'transport', 'city', 'dates', 'budget', 'appointment'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const TOUCHES: Readonly<Record<ChangeKind, (before: MeasuredPlan, after: MeasuredPlan) => boolean>> = {
  stay: (before, after) => differ(before, after, listBeds),
  transport: (before, after) =>
    differ(before, after, ({ facts, days }) => [facts.journeys, timesOf(days, ({ kind }) => kind === 'transport')]),
  city: (before, after) => differ(before, after, listCities) || strays(before, after),
  dates: (before, after) => differ(before, after, ({ days }) => days.map(({ date }) => date)),
  budget: (before, after) => differ(before, after, ({ budget }) => budget) || breaksBudget(before, after),
  appointment: (before, after) => differ(before, after, ({ days }) => timesOf(days, isAppointment)),
};

/** Which of them a change touches. */
export function listKinds(before: MeasuredPlan, after: MeasuredPlan): readonly ChangeKind[] {
  return CHANGE_KINDS.filter((kind) => TOUCHES[kind](before, after));
}

/** Tickets between cities are `transport`; what else is locked is an appointment. */
export function isAppointment({ locked, kind }: Visit): boolean {
  return locked && kind !== 'transport';
}

function differ(before: MeasuredPlan, after: MeasuredPlan, read: (plan: MeasuredPlan) => unknown): boolean {
  return !isSameData(read(before), read(after));
}

/** Beds by place: when one gets there is no change of the stay. */
function listBeds({ days }: MeasuredPlan): unknown {
  return days.map(({ date, stay, visits }) => [
    date,
    stay,
    visits.filter(({ kind }) => kind === 'stay').map(({ place }) => place),
  ]);
}

function listCities({ facts }: MeasuredPlan): unknown {
  return facts.calendar.map(({ date, city }) => [date, city]);
}

/** True when something comes in that lies in another city than its day is spent in. */
function strays(before: MeasuredPlan, { days, facts, party }: MeasuredPlan): boolean {
  const { book } = toCostBasis(facts, party);
  return days.some((day) => {
    const city = facts.calendar.find(({ date }) => date === day.date)?.city;
    return day.visits
      .filter(({ id, kind }) => (kind === 'place' || kind === 'meal') && !findVisit(before.days, id))
      .some(({ place }) => getPlace(book, place).city !== city);
  });
}

function timesOf(days: readonly DayPlan[], test: (visit: Visit) => boolean): unknown {
  return days.flatMap(({ date, visits }) =>
    visits.filter(test).map(({ id, place, arrive, depart }) => [date, id, place, arrive, depart]),
  );
}

/** True when the plan comes to cost more than it may, or more beyond that. */
function breaksBudget(before: MeasuredPlan, after: MeasuredPlan): boolean {
  const [from, to] = [before, after].map(({ days, facts, party }) => {
    const { amount } = totalCost(countCosts(days, toCostBasis(facts, party)), facts.currency);
    return amount;
  });
  const limit = after.budget?.amount;
  return limit !== undefined && from !== undefined && to !== undefined && to > limit && to > from;
}

/** A plan as far as a change of it is measured. */
export type MeasuredPlan = Pick<ChosenPlan, 'days' | 'facts' | 'party' | 'budget'>;
