import { likingOf } from '@wayfarer/itinerary';
import { type DayPlan, findVisit, type PlaceId, type Visit, type VisitId } from '@wayfarer/trip';
import { daysBetween, type IsoDate, minute, type MinuteOfDay, MINUTES_PER_DAY } from '@wayfarer/trip/clock';

import { mealFor, toVisit } from '../commands/add.ts';
import { allowedTimes } from '../day/allowed-times.ts';
import { dateOf } from '../day/target.ts';
import type { EditOf } from '../edit.ts';
import type { Refusal } from '../outcome.ts';
import { cityOn, type EditContext, mayMove } from '../plan/context.ts';
import { type Asked, type Idea, isWholeDay } from './idea.ts';

/** Another time that day, shorter, another day, in the place of another, or as an appointment. */
export function* ideasForAdding(
  context: EditContext,
  edit: EditOf<'add'>,
  reasons: readonly Refusal[],
): Generator<Idea> {
  const { place, to = {} } = edit;
  const planned = context.plan.days.flatMap(({ visits }) => visits).find((visit) => visit.place === place);
  if (planned) {
    yield { edit: { type: 'move', visit: planned.id, to } };
    return;
  }
  const known = context.rules.book.get(place);
  if (!known) return;
  const date = dateOf(context, to);
  const { to: _, ...rest } = edit;
  const isHopeless = isWholeDay(reasons);
  if (date !== undefined && !isHopeless) {
    const day = context.plan.days.find((one) => one.date === date);
    const meal = edit.meal ?? (day && mealFor(context, day, { place, target: to }));
    const visit = day && toVisit(context, day, { place, minutes: edit.minutes, meal, why: '' });
    const times = [...(day && visit ? possibleTimes(context, day, { visit, at: to.at }) : []), ...nearTimes(to)];
    yield* times.map((at): Idea => ({ edit: { ...rest, to: { date, at } } }));
    yield { edit: { ...rest, to: { date } } };
  }
  if (known.kind === 'sight' && edit.minutes !== known.minimumMinutes && !isHopeless)
    yield { edit: { ...edit, minutes: known.minimumMinutes } };
  yield* otherDates(context, place, date).map((other): Idea => ({ edit: { ...rest, to: { date: other } } }));
  yield* inTheWay(context, { place, date, meal: known.kind === 'eatery' }).map((visit): Idea => ({
    edit: { type: 'replace', visit: visit.id, by: place },
  }));
  if (date !== undefined && to.at !== undefined)
    yield { edit: { type: 'lock', place, date, at: to.at, ...(edit.meal && { meal: edit.meal }) } };
}

/** In exchange for its rival, at another time, shorter, on another day, or without whoever is in the way. */
export function* ideasForMoving(
  context: EditContext,
  edit: EditOf<'move'>,
  reasons: readonly Refusal[],
): Generator<Idea> {
  const found = findVisit(context.plan.days, edit.visit);
  if (!found || found.visit.locked) return;
  const date = dateOf(context, edit.to) ?? found.day.date;
  const { place, meal } = found.visit;
  const rival = context.plan.days
    .find((day) => day.date === date)
    ?.visits.find((one) => meal !== undefined && one.meal === meal && one.id !== edit.visit);
  if (rival) yield { edit: { type: 'swap', visits: [edit.visit, rival.id] } };
  if (!isWholeDay(reasons)) {
    const day = context.plan.days.find((one) => one.date === date);
    const possible = day ? possibleTimes(context, day, { visit: found.visit, at: edit.to.at }) : [];
    yield* [...possible, ...nearTimes(edit.to)].map((at): Idea => ({ edit: { ...edit, to: { date, at } } }));
    if (date !== found.day.date) yield { edit: { ...edit, to: { date } } };
    yield* shorter(context, edit.visit).map((idea): Idea => ({ ...idea, opensTheWay: true }));
  }
  yield* otherDates(context, place, date)
    .filter((other) => other !== found.day.date)
    .map((other): Idea => ({ edit: { ...edit, to: { date: other } } }));
  yield* inTheWay(context, { place, date }).map((visit): Idea => ({
    edit: { type: 'remove', visit: visit.id },
    opensTheWay: true,
  }));
}

/** The hour nearest to the one that was asked for in each stretch in which it may be at all. */
function possibleTimes(
  context: EditContext,
  day: DayPlan,
  { visit, at }: { readonly visit: Visit; readonly at: MinuteOfDay | undefined },
): readonly MinuteOfDay[] {
  if (at === undefined) return [];
  const length = visit.depart - visit.arrive;
  return allowedTimes(context, day, visit)
    .filter(({ open, close }) => close - open >= length)
    .map(({ open, close }) => minute(Math.min(Math.max(at, open), close - length)))
    .filter((time) => time !== at)
    .toSorted((left, right) => Math.abs(left - at) - Math.abs(right - at));
}

/** Times around the one that was asked for, nearest first, to two hours away. */
export function nearTimes({ at }: { readonly at?: MinuteOfDay | undefined }): readonly MinuteOfDay[] {
  if (at === undefined) return [];
  const steps = [15, 30, 60, 90, 120];
  return steps.flatMap((step) => [minute(at + step), minute(at - step)]).filter((time) => time >= 0 && time < 1440);
}

/** The least that the place needs, if that is less than is planned. */
function shorter(context: EditContext, id: VisitId): readonly Idea[] {
  const visit = findVisit(context.plan.days, id)?.visit;
  const known = visit && context.rules.book.get(visit.place);
  if (!visit || known?.kind !== 'sight' || visit.depart - visit.arrive <= known.minimumMinutes) return [];
  return [{ edit: { type: 'length', visit: id, minutes: known.minimumMinutes } }];
}

/** As short as may be, as long as may be, or without whoever is in the way. */
export function* ideasForLength(
  context: EditContext,
  edit: EditOf<'length'>,
  attempt: Asked['attempt'],
): Generator<Idea> {
  const found = findVisit(context.plan.days, edit.visit);
  if (!found || found.visit.locked) return;
  const { visit, day } = found;
  const planned = visit.depart - visit.arrive;
  const wished = 'minutes' in edit ? edit.minutes : planned + edit.by;
  if (wished < planned) {
    yield* shorter(context, edit.visit);
    return;
  }
  const fits = (minutes: number): boolean =>
    attempt(context.plan, { type: 'length', visit: edit.visit, minutes }).kind === 'done';
  const longest = longestThat(fits, { from: planned, to: Math.min(wished, MINUTES_PER_DAY) });
  if (longest > planned) yield { edit: { type: 'length', visit: edit.visit, minutes: longest } };
  yield* inTheWay(context, { place: visit.place, date: day.date }).map((one): Idea => ({
    edit: { type: 'remove', visit: one.id },
    opensTheWay: true,
  }));
}

/** The longest of these that fits, in steps of five minutes: what fits longer fits shorter, too. */
function longestThat(
  fits: (minutes: number) => boolean,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  let [least, most] = [0, Math.floor((to - 1 - from) / STEP)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(from + middle * STEP)) least = middle;
    else most = middle - 1;
  }
  return from + least * STEP;
}

const STEP = 5;

/** The other days of the place's city, nearest first. */
function otherDates(context: EditContext, place: PlaceId, date: IsoDate | undefined): readonly IsoDate[] {
  const city = context.rules.book.get(place)?.city;
  const { days, now } = context.plan;
  const distance = (one: IsoDate): number => (date === undefined ? 0 : Math.abs(daysBetween(date, one)));
  return days
    .map((day) => day.date)
    .filter((one) => one !== date && cityOn(context, one) === city && (!now || one >= now.date))
    .toSorted((left, right) => distance(left) - distance(right));
}

interface Way {
  readonly place?: PlaceId;
  /** Of all days, where it is not said. */
  readonly date?: IsoDate | undefined;
  /** Meals are in the way of meals, stops of stops. */
  readonly meal?: boolean;
}

/** What might go to make room, the one that is missed least first. */
export function inTheWay(context: EditContext, { place, date, meal = false }: Way): readonly Visit[] {
  const { plan, rules } = context;
  const worth = (visit: Visit): number => {
    const known = rules.book.get(visit.place);
    return known ? likingOf(known, plan) : 1;
  };
  const city = place && rules.book.get(place)?.city;
  return plan.days
    .filter((day) =>
      date === undefined ? city === undefined || cityOn(context, day.date) === city : day.date === date,
    )
    .flatMap((day) => day.visits.filter((visit) => visit.place !== place && mayMove(context, day.date, visit)))
    .filter(({ kind }) => kind === (meal ? 'meal' : 'place'))
    .toSorted((left, right) => worth(left) - worth(right));
}
