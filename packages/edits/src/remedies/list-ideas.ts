import { findVisit, type VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { toTripRules } from '@wayfarer/trip/feasibility';
import { MEAL_MINUTES, MEAL_WINDOWS } from '@wayfarer/trip/limits';
import { money } from '@wayfarer/trip/money';

import { dateOf } from '../day/target.ts';
import type { EditOf } from '../edit.ts';
import type { EditContext } from '../plan/context.ts';
import { droppingStops } from './dropping-stops.ts';
import type { Asked, Idea } from './idea.ts';
import { ideasForAdding, ideasForLength, ideasForMoving, inTheWay, nearTimes } from './ideas-for-stops.ts';

/** What might do instead of an edit that was refused, the nearest to it first. */
export function* listIdeas(context: EditContext, asked: Asked): Generator<Idea> {
  yield* unlocking(asked);
  yield* startingEarlier(context, asked);
  const dropping = droppingStops(context, asked);
  // Where nothing else is like it, what has to go for it comes first.
  const isFirst = asked.edit.type === 'length' || asked.edit.type === 'swap-days';
  if (isFirst) yield* dropping;
  yield* ideasByType(context, asked);
  if (!isFirst) yield* dropping;
  yield* allowingMore(context, asked);
}

/** What is fixed can be released: by itself that is one edit, and what was asked for fits after it. */
function* unlocking({ reasons }: Asked): Generator<Idea> {
  for (const { code, visit } of reasons)
    if (code === 'visit-locked' && visit) yield { edit: { type: 'unlock', visit }, opensTheWay: true };
}

/** An hour before the day starts is one after it, once the day starts earlier: with time for the way there. */
function* startingEarlier(context: EditContext, { edit, reasons }: Asked): Generator<Idea> {
  if (!reasons.some(({ code }) => code === 'outside-day-window') || !('to' in edit)) return;
  const { at } = edit.to ?? {};
  const date =
    dateOf(context, edit.to ?? {}) ??
    ('visit' in edit ? findVisit(context.plan.days, edit.visit)?.day.date : undefined);
  const day = context.plan.days.find((one) => one.date === date);
  if (at === undefined || date === undefined || !day || at >= day.window.start) return;
  for (const minutes of MINUTES_TO_GET_THERE)
    if (at - minutes >= EARLIEST)
      yield { edit: { type: 'hours', date, start: minute(at - minutes) }, opensTheWay: true };
}

/** The least of them that does is offered. */
const MINUTES_TO_GET_THERE = [15, 30, 60];
/** Nobody is sent out before (editorial). */
const EARLIEST = 5 * 60;

/** A dearer plan needs a cheaper bed, or a limit that lets it be. */
function* allowingMore(context: EditContext, { edit, reasons, attempt }: Asked): Generator<Idea> {
  if (!reasons.some(({ code }) => code === 'over-budget')) return;
  if (edit.type !== 'stay') yield { edit: { type: 'stay', by: { wish: 'cheaper' } }, opensTheWay: true };
  const { plan } = context;
  const limit = edit.type === 'budget' ? edit.limit : plan.budget;
  const free = edit.type === 'budget' ? plan : { ...plan, budget: null };
  const outcome = edit.type === 'budget' ? undefined : attempt(free, edit);
  const dearer = outcome?.kind === 'done' ? outcome.plan : edit.type === 'budget' ? plan : undefined;
  const total = dearer && limit ? toTripRules({ ...dearer, budget: limit }).budget?.totalOf(dearer.days) : undefined;
  if (total)
    yield { edit: { type: 'budget', limit: money(total.amount, total.currency) }, opensTheWay: edit.type !== 'budget' };
}

function* ideasByType(context: EditContext, asked: Asked): Generator<Idea> {
  const { edit } = asked;
  switch (edit.type) {
    case 'add':
      yield* ideasForAdding(context, edit, asked.reasons);
      break;
    case 'move':
      yield* ideasForMoving(context, edit, asked.reasons);
      break;
    case 'length':
      yield* ideasForLength(context, edit, asked.attempt);
      break;
    case 'replace':
      yield* ideasForReplacing(context, edit);
      break;
    case 'lock':
      if ('visit' in edit) yield* ideasForLocking(edit);
      else yield { edit: { type: 'add', place: edit.place, to: { date: edit.date } } };
      break;
    case 'swap':
      yield* ideasForSwapping(context, edit);
      break;
    case 'swap-days':
      yield* ideasForSwappingDays(context, asked);
      break;
    case 'remove':
      yield { edit: { type: 'replace', visit: edit.visit, by: { wish: 'any' } } };
      break;
    case 'meal':
      yield* ideasForMeal(edit);
      break;
    case 'stay':
      yield* (['nearer', 'cheaper', 'better'] as const).map((wish): Idea => ({ edit: { type: 'stay', by: { wish } } }));
      break;
    case 'dates':
    case 'hours':
    case 'free':
      yield* without(context, asked);
      break;
    default:
  }
}

/** At another time near the one that was said, or where it stands. */
function* ideasForLocking({ visit, at }: Extract<EditOf<'lock'>, { readonly visit: VisitId }>): Generator<Idea> {
  yield* nearTimes({ at }).map((time): Idea => ({ edit: { type: 'lock', visit, at: time } }));
  yield { edit: { type: 'lock', visit } };
}

function* ideasForReplacing(context: EditContext, edit: EditOf<'replace'>): Generator<Idea> {
  const { by } = edit;
  if (typeof by !== 'string') {
    if (by.wish !== 'any') yield { edit: { ...edit, by: { wish: 'any' } } };
    yield { edit: { type: 'remove', visit: edit.visit } };
    return;
  }
  const planned = context.plan.days.flatMap(({ visits }) => visits).find((visit) => visit.place === by);
  if (planned) {
    yield { edit: { type: 'swap', visits: [edit.visit, planned.id] } };
    yield { edit: { type: 'remove', visit: edit.visit } };
    return;
  }
  const date = findVisit(context.plan.days, edit.visit)?.day.date;
  if (date !== undefined) yield { edit: { type: 'add', place: by, to: { date } } };
  yield { edit: { type: 'add', place: by } };
  yield { edit: { ...edit, by: { wish: 'any' } } };
}

function* ideasForSwapping(context: EditContext, { visits: [left, right] }: EditOf<'swap'>): Generator<Idea> {
  const [first, second] = [findVisit(context.plan.days, left), findVisit(context.plan.days, right)];
  if (!first || !second) return;
  if (first.day.date !== second.day.date) {
    yield { edit: { type: 'move', visit: left, to: { date: second.day.date } } };
    yield { edit: { type: 'move', visit: right, to: { date: first.day.date } } };
    return;
  }
  yield { edit: { type: 'move', visit: left, to: { after: right } } };
  yield { edit: { type: 'move', visit: right, to: { before: left } } };
}

/** Whatever cannot be on the other day goes first; else as many stops as can change over do. */
function* ideasForSwappingDays(context: EditContext, asked: Asked): Generator<Idea> {
  yield* without(context, asked);
  const { edit } = asked;
  if (edit.type !== 'swap-days') return;
  const [left, right] = edit.dates;
  for (const [date, to] of [
    [left, right],
    [right, left],
  ] as const)
    for (const visit of inTheWay(context, { date }))
      yield { edit: { type: 'move', visit: visit.id, to: { date: to } } };
}

/** Without the stops that the reasons name. */
function* without(context: EditContext, { reasons }: Asked): Generator<Idea> {
  for (const { place } of reasons) {
    const visit = context.plan.days
      .flatMap(({ visits }) => visits)
      .find((one) => one.place === place && one.kind !== 'stay');
    if (visit) yield { edit: { type: 'remove', visit: visit.id }, opensTheWay: true };
  }
}

function* ideasForMeal(edit: EditOf<'meal'>): Generator<Idea> {
  const { cuisine: _, diets: __, price: ___, at, ...rest } = edit;
  if (at !== undefined && edit.meal !== 'breakfast') {
    const { start, end } = MEAL_WINDOWS[edit.meal];
    for (const time of [at, at + 30, at - 30, at + 60, at - 60, at + 90, at - 90]) {
      const inside = minute(Math.min(Math.max(time, start), end - MEAL_MINUTES));
      if (inside !== at) yield { edit: { ...edit, at: inside } };
    }
  }
  if (edit.price !== undefined && edit.cuisine !== undefined) yield { edit: { ...rest, cuisine: edit.cuisine } };
  if (edit.diets) yield { edit: { ...rest, diets: edit.diets } };
  if (at !== undefined) yield { edit: rest };
}
