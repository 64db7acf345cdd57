import { type Anchor, type EmptyDay, fillDays, type FilledDays, type FixedVisit } from '@wayfarer/itinerary';
import { type DayPlan, type Eatery, isArea, type Pace, type Sight, type Visit } from '@wayfarer/trip';
import { OTHER_SHARE, RESERVE_SHARE } from '@wayfarer/trip/costs';
import { formatMoney, type Money, money } from '@wayfarer/trip/money';
import { PACES } from '@wayfarer/trip/vocabulary';

import { dayWith } from '../day/day-with.ts';
import type { EditOf } from '../edit.ts';
import { changed, cityOn, type EditContext, isStop, mayMove } from '../plan/context.ts';
import { daysOf } from '../plan/days-of.ts';
import { type Answer, refuse, withDay } from '../plan/draft.ts';
import { findNewReasons } from '../plan/judge.ts';
import { minding, toldOfWeather } from '../weather.ts';
import { priceOf } from '../wishes.ts';

/** A plan that is dearer than it may be is filled again with so much less to spend, this often at most. */
const MOST_SAVING_ROUNDS = 3;

export interface FillOptions {
  readonly seed: number;
  readonly effort?: number | undefined;
  readonly stabilityBonus?: number | undefined;
}

/** Fills days anew with what the traveller would like most: what is fixed or has begun stays, so do the other days. */
export function refill(
  context: EditContext,
  { date }: EditOf<'refill'>,
  { seed, effort, stabilityBonus }: FillOptions,
): Answer {
  const meant = daysOf(context, date);
  if ('kind' in meant) return meant;
  const fixed = meant.flatMap((day) =>
    day.visits
      .filter((visit) => isStop(visit) && !mayMove(context, day.date, visit))
      .map((visit) => ({ date: day.date, visit })),
  );
  let limit = spendingLimit(context, meant);
  for (let round = 0; round < MOST_SAVING_ROUNDS; round += 1) {
    const filled = fill(context, { days: meant, fixed, limit, seed, effort, stabilityBonus });
    const answer = toAnswer(context, { days: meant, fixed, filled });
    if (answer.kind !== 'drafted') return answer;
    const reasons = findNewReasons(context, answer.after);
    if (limit === null || !reasons.some(({ code }) => code === 'over-budget')) return answer;
    limit = money(Math.max(0, limit.amount - overBy(answer.after)), limit.currency);
  }
  return refuse({
    code: 'over-budget',
    text: `These days cannot be filled anew for ${context.plan.budget ? formatMoney(context.plan.budget) : 'that'}.`,
  });
}

interface Filling extends FillOptions {
  readonly days: readonly DayPlan[];
  readonly fixed: readonly FixedVisit[];
  readonly limit: Money | null;
}

function fill(context: EditContext, { days, fixed, limit, ...options }: Filling): FilledDays {
  const { plan, rules } = context;
  const { sights: open, eateries } = listCandidates(context, days, fixed);
  const dates = days.map(({ date }) => date);
  const weather = plan.weather ?? [];
  const { sights, lessWorth } = minding(weather, { sights: open, dates });
  const filled = fillDays({
    days: days.map((day) => toEmptyDay(context, day)),
    sights,
    eateries,
    book: rules.book,
    party: plan.party,
    preferences: { ...plan.preferences, pace: slowestOf(context, days) },
    travel: rules.travel,
    mustDo: plan.mustDo.filter((place) => sights.some(({ id }) => id === place)),
    spendingLimit: limit,
    fixed,
    warmStart: days,
    lessWorth,
    ...options,
  });
  return { ...filled, leftOut: toldOfWeather(filled.leftOut, { weather, dates, book: rules.book }) };
}

/** What may come in: not given up, not on a day that stays, not what is fixed. */
export function listCandidates(
  { plan, rules }: EditContext,
  days: readonly DayPlan[],
  fixed: readonly FixedVisit[],
): { readonly sights: readonly Sight[]; readonly eateries: readonly Eatery[] } {
  const elsewhere = plan.days.filter((day) => !days.includes(day)).flatMap(({ visits }) => visits);
  const taken = new Set([...elsewhere, ...fixed.map(({ visit }) => visit)].map(({ place }) => place));
  const free = [...rules.book.values()].filter(
    (place) => (!taken.has(place.id) || isArea(place)) && !plan.skipped.includes(place.id),
  );
  return {
    sights: free.filter((place): place is Sight => place.kind === 'sight'),
    eateries: free.filter((place): place is Eatery => place.kind === 'eatery'),
  };
}

function slowestOf({ plan }: EditContext, days: readonly DayPlan[]): Pace {
  const paces = days.map(({ settings }) => settings?.pace ?? plan.preferences.pace);
  return PACES.find((pace) => paces.includes(pace)) ?? plan.preferences.pace;
}

export function toEmptyDay(context: EditContext, day: DayPlan): EmptyDay {
  const { now, facts, preferences } = context.plan;
  const { settings, date, zone, window, stay } = day;
  return {
    ...{ date, zone, window, stay },
    city: cityOn(context, date) ?? ('' as EmptyDay['city']),
    from: toAnchor(day.visits[0]),
    to: toAnchor(day.visits.at(-1)),
    busy: facts.calendar.find((one) => one.date === date)?.busy ?? false,
    pace: settings?.pace ?? preferences.pace,
    ...(now?.date === date ? { notBefore: now.time } : {}),
    ...(settings?.visits ? { visits: settings.visits } : {}),
    ...(settings?.free ? { free: settings.free } : {}),
    ...(settings?.withoutMeals ? { withoutMeals: settings.withoutMeals } : {}),
  };
}

function toAnchor(visit: Visit | undefined): Anchor {
  if (visit?.kind !== 'stay' && visit?.kind !== 'transport')
    throw new RangeError('A day begins and ends at a bed or a journey.');
  const { place, kind, arrive, depart, label, why } = visit;
  return { place, kind, arrive, depart, why, ...(label === undefined ? {} : { label }) };
}

/** The money that entries and meals of these days may cost: what they cost now, and what is left of the limit. */
export function spendingLimit({ plan, rules }: EditContext, days: readonly DayPlan[]): Money | null {
  const { budget } = rules;
  if (!budget) return null;
  const planned = days
    .flatMap(({ visits }) => visits.filter(isStop))
    .reduce((sum, { place }) => {
      const known = rules.book.get(place);
      return sum + ((known && priceOf(known)) ?? 0) * plan.party.travelers;
    }, 0);
  const left = budget.limit.amount - budget.totalOf(plan.days).amount;
  return money(Math.max(0, planned + Math.floor(left / (1 + OTHER_SHARE + RESERVE_SHARE))), budget.limit.currency);
}

function overBy({ plan, rules }: EditContext): number {
  return rules.budget ? Math.max(0, rules.budget.totalOf(plan.days).amount - rules.budget.limit.amount) : 0;
}

interface Refilled extends Pick<Filling, 'days' | 'fixed'> {
  readonly filled: FilledDays;
}

export function toAnswer(context: EditContext, { days, fixed, filled }: Refilled): Answer {
  const lost = fixed.find(({ visit }) => !filled.days.some((day) => day.visits.some(({ id }) => id === visit.id)));
  if (lost)
    return refuse({
      code: 'no-time-left',
      text: `Nothing else fits around what is fixed on ${lost.date}.`,
      date: lost.date,
      visit: lost.visit.id,
    });
  const refilled = days.map((day) => {
    const stops = filled.days.find(({ date }) => date === day.date)?.visits.filter(isStop) ?? [];
    const kept = stops.map((stop) => day.visits.find((visit) => isSameVisit(visit, stop)) ?? stop);
    return dayWith(day, [...day.visits.slice(0, 1), ...kept, ...day.visits.slice(-1)], context.rules);
  });
  const all = refilled.reduce(withDay, context.plan.days);
  const named = [...days, ...refilled].flatMap(({ visits }) => visits.filter(isStop).map(({ place }) => place));
  return { kind: 'drafted', after: changed(context, { days: all }), named, out: filled.leftOut };
}

function isSameVisit(left: Visit, right: Visit): boolean {
  return left.id === right.id && left.arrive === right.arrive && left.depart === right.depart;
}
