import { type DayPlan, type Eatery, isOnYourOwn, type LeftOutPlace, type Meal, type Visit } from '@wayfarer/trip';
import { formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { MEAL_MINUTES, MEAL_WINDOWS } from '@wayfarer/trip/limits';

import type { Guest, Judging } from '../day/arrange.ts';
import { findPlace, type Search } from '../day/find-place.ts';
import type { EditOf } from '../edit.ts';
import type { Refusal } from '../outcome.ts';
import { changed, type EditContext, findDay, placeOf } from '../plan/context.ts';
import { daysOf } from '../plan/days-of.ts';
import { type Answer, refuse, type Refused, withDay } from '../plan/draft.ts';
import { findNewReasons } from '../plan/judge.ts';
import { findMovable, noSuchDay } from '../plan/refusals.ts';
import { listTables } from '../tables.ts';
import { toVisit } from './add.ts';
import { withSettings } from './free.ts';
import { changeLength } from './length.ts';
import { move, reasonsOf } from './move.ts';
import { dayWithout } from './remove.ts';

/** A meal of a day, or of each: at another time, at another table, or none. */
export function changeMeal(context: EditContext, edit: EditOf<'meal'>): Answer {
  const meant = daysOf(context, edit.date);
  if ('kind' in meant) return meant;
  // Of all days those that have that meal; a meal that is missing is added where somebody asks for it.
  const concerned = edit.date === null && !edit.skip ? meant.filter((day) => findMeal(day, edit.meal)) : meant;
  let after = context;
  const out: LeftOutPlace[] = [];
  const named = new Set<Visit['place']>();
  let refused: Refused | undefined;
  let done = 0;
  for (const { date } of concerned) {
    const answer = onDay(after, date, edit);
    if (answer.kind === 'refused') refused ??= answer;
    if (answer.kind !== 'drafted') continue;
    done += 1;
    ({ after } = answer);
    out.push(...(answer.out ?? []));
    for (const place of answer.named) named.add(place);
  }
  if (refused && (edit.date !== null || done === 0)) return refused;
  if (done === 0) return concerned.length === 0 ? refuse(noneOf(edit.meal)) : { kind: 'unchanged' };
  return { kind: 'drafted', after, named: [...named], out };
}

function noneOf(meal: Meal): Refusal {
  return { code: 'no-such-visit', text: `No ${meal} is planned.` };
}

function findMeal({ visits }: DayPlan, meal: Meal): Visit | undefined {
  return visits.find((visit) => visit.kind === 'meal' && visit.meal === meal);
}

function onDay(context: EditContext, date: string, edit: EditOf<'meal'>): Answer {
  const day = findDay(context, date);
  if (!day) return refuse(noSuchDay(context, date));
  const planned = findMeal(day, edit.meal);
  if (edit.skip) return skip(context, { day, planned, meal: edit.meal });
  if (!planned) return addMeal(context, day, edit);
  const found = findMovable(context, planned.id);
  if (found.kind === 'refused') return found;
  const { minutes, ...rest } = edit;
  if (minutes !== undefined) return lasting(context, { day, planned }, { minutes, rest });
  const isElsewhere = edit.cuisine !== undefined || edit.diets !== undefined || edit.price !== undefined;
  if (isElsewhere) return otherTable(context, { day, planned }, edit);
  return edit.at === undefined
    ? { kind: 'unchanged' }
    : atAnotherTime(context, { day, planned }, { ...edit, at: edit.at });
}

/** As long as somebody wants to sit there; whatever else is said of the meal comes first. */
function lasting(
  context: EditContext,
  { day, planned }: Planned,
  { minutes, rest }: { readonly minutes: number; readonly rest: EditOf<'meal'> },
): Answer {
  const before = onDay(context, day.date, rest);
  if (before.kind === 'refused') return before;
  const moved = before.kind === 'drafted' ? before.after : context;
  const now = findDay(moved, day.date) ?? day;
  const visit = findMeal(now, rest.meal) ?? planned;
  const mealMinutes = { ...now.settings?.mealMinutes, [rest.meal]: minutes };
  const wished = withSettings(now, { ...now.settings, mealMinutes });
  const asked = changed(moved, { days: withDay(moved.plan.days, wished) });
  const answer = changeLength(asked, { type: 'length', visit: visit.id, minutes });
  if (answer.kind !== 'drafted' || before.kind !== 'drafted') return answer.kind === 'unchanged' ? before : answer;
  return { ...answer, named: [...before.named, ...answer.named], out: [...(before.out ?? []), ...(answer.out ?? [])] };
}

interface Planned {
  readonly day: DayPlan;
  readonly planned: Visit;
}

function skip(
  context: EditContext,
  { day, planned, meal }: { readonly day: DayPlan; readonly planned: Visit | undefined; readonly meal: Meal },
): Answer {
  const withoutMeals = [...new Set([...(day.settings?.withoutMeals ?? []), meal])];
  const settings = { ...day.settings, withoutMeals };
  if (!planned) {
    if (day.settings?.withoutMeals?.includes(meal)) return { kind: 'unchanged' };
    return {
      kind: 'drafted',
      after: changed(context, { days: withDay(context.plan.days, withSettings(day, settings)) }),
      named: [],
    };
  }
  const found = findMovable(context, planned.id);
  if (found.kind === 'refused') return found;
  const without = dayWithout({ before: context, after: context }, day, [planned.id]);
  if ('kind' in without) return without;
  const days = withDay(context.plan.days, withSettings(without, settings));
  const out = [{ place: planned.place, reason: 'taken-out' as const, text: `You wanted no ${meal} on ${day.date}.` }];
  return { kind: 'drafted', after: changed(context, { days }), named: [planned.place], out };
}

/** The same table if it is open then, else another: who changes the hour of a dinner wants dinner. */
function atAnotherTime(
  context: EditContext,
  { day, planned }: Planned,
  edit: EditOf<'meal'> & { readonly at: MinuteOfDay },
): Answer {
  const outside = outsideWindow(edit.meal, edit.at);
  if (outside) return refuse({ ...outside, visit: planned.id, place: planned.place, date: day.date });
  const moved = move(context, { type: 'move', visit: planned.id, to: { date: day.date, at: edit.at } });
  if (moved.kind !== 'refused') return moved;
  const isShut = moved.reasons.some(({ code, visit }) => visit === planned.id && CLOSED.has(code));
  const elsewhere = isShut ? otherTable(context, { day, planned }, edit) : moved;
  return elsewhere.kind === 'refused' ? moved : elsewhere;
}

const CLOSED: ReadonlySet<string> = new Set(['closed-that-day', 'closed-at-arrival', 'closes-during-visit']);

function outsideWindow(meal: Meal, at: number): Refusal | undefined {
  if (meal === 'breakfast') return undefined;
  const { start, end } = MEAL_WINDOWS[meal];
  if (at >= start && at + MEAL_MINUTES <= end) return undefined;
  const name = meal === 'lunch' ? 'Lunch' : 'Dinner';
  return { code: 'meal-clash', text: `${name} is eaten between ${formatTime(start)} and ${formatTime(end)}.` };
}

/** So many tables are tried, the most fitting first. */
const MOST_TABLES = 30;

function otherTable(context: EditContext, { day, planned }: Planned, edit: EditOf<'meal'>): Answer {
  const instead = placeOf(context, planned.place);
  const position = day.visits.findIndex(({ id }) => id === planned.id);
  const others = day.visits.toSpliced(position, 1);
  const arrive = edit.at ?? planned.arrive;
  const tables = listTables(context, {
    ...{ day, meal: edit.meal, wish: edit },
    ...(instead.kind === 'eatery' ? { instead } : {}),
  });
  const why = `You asked for another ${edit.meal} than at ${instead.name}.`;
  const found = firstTable(context, {
    day,
    others,
    tables,
    arrive: { at: arrive, exactly: edit.at !== undefined },
    why,
    meal: edit.meal,
  });
  if (found.kind === 'refused') {
    const isUnpriced = edit.price === 'cheaper' && instead.kind === 'eatery' && instead.price === null;
    return isUnpriced ? refuse(withoutPrice(instead.name, day.date)) : found;
  }
  const out = [
    { place: planned.place, reason: 'taken-out' as const, text: `You wanted another table for ${edit.meal}.` },
  ];
  return { kind: 'drafted', after: found.after, named: [planned.place, found.place], out };
}

function withoutPrice(name: string, date: string): Refusal {
  const text = `What a meal at ${name} costs is not known, so no table can be said to be cheaper.`;
  return { code: 'nothing-fits-the-wish', text, date };
}

function addMeal(context: EditContext, day: DayPlan, edit: EditOf<'meal'>): Answer {
  const outside = edit.at === undefined ? undefined : outsideWindow(edit.meal, edit.at);
  if (outside) return refuse({ ...outside, date: day.date });
  const usual = edit.meal === 'breakfast' ? day.window.start : MEAL_WINDOWS[edit.meal].start;
  const tables = listTables(context, { day, meal: edit.meal, wish: edit });
  const arrive = { at: edit.at ?? usual, exactly: edit.at !== undefined };
  const found = firstTable(context, {
    day,
    others: day.visits,
    tables,
    arrive,
    why: 'You asked for it.',
    meal: edit.meal,
  });
  if (found.kind === 'refused') return found;
  const placed = findDay(found.after, day.date);
  if (!placed?.settings?.withoutMeals) return { kind: 'drafted', after: found.after, named: [found.place] };
  const { withoutMeals, ...settings } = placed.settings;
  const left = withoutMeals.filter((meal) => meal !== edit.meal);
  const wished = withSettings(placed, left.length === 0 ? settings : { ...settings, withoutMeals: left });
  return {
    kind: 'drafted',
    after: changed(found.after, { days: withDay(found.after.plan.days, wished) }),
    named: [found.place],
  };
}

interface TableSearch {
  readonly day: DayPlan;
  readonly others: readonly Visit[];
  readonly tables: readonly Eatery[];
  readonly arrive: { readonly at: number; readonly exactly: boolean };
  readonly why: string;
  readonly meal: Meal;
}

type TableFound = { readonly kind: 'found'; readonly after: EditContext; readonly place: Eatery['id'] };

const NO_TABLE = 'No table that suits all of you is known then and there: everybody eats on their own.';
/** A minute away from the hour at which the meal was planned costs a little. */
const WEIGHT = 0.01;

/** The first of the tables that the day has room for, with nothing moved if any can be had so. */
export function firstTable(
  context: EditContext,
  { day, others, tables, arrive, why, meal }: TableSearch,
): TableFound | Refused {
  const judging: Judging = { before: context, after: context };
  const refusals: Refusal[] = [];
  const searches = tables.slice(0, MOST_TABLES).map((table): Search => {
    const visit = toVisit(context, day, { place: table.id, meal, why: isOnYourOwn(table) ? NO_TABLE : why });
    const at = { ...visit, arrive: minute(arrive.at), depart: minute(arrive.at + visit.depart - visit.arrive) };
    const guest: Guest = { visit: at, least: MEAL_MINUTES, weight: WEIGHT };
    return { day, others, guest: arrive.exactly ? { ...guest, earliest: arrive.at, latest: arrive.at } : guest };
  });
  for (const stages of [['still'], ['shifted', 'shortened']] as const) {
    for (const search of searches) {
      const found = findPlace(judging, search, stages);
      if (!found) continue;
      const after = changed(context, { days: withDay(context.plan.days, found.day) });
      const reasons = findNewReasons(context, after);
      if (reasons.length === 0) return { kind: 'found', after, place: search.guest.visit.place };
      refusals.push(...reasons);
    }
  }
  const [nearest] = searches;
  const why_ = refusals[0] ?? (nearest && reasonsOf(context, judging, nearest)[0]);
  const nothing: Refusal = {
    code: 'nothing-fits-the-wish',
    text: `No such table was found for ${meal} on ${day.date}.`,
    date: day.date,
  };
  return refuse(nothing, ...(why_ ? [why_] : []));
}
