import { type DayPlan, type Eatery, hoursOn, isArea, isOnYourOwn, type Meal } from '@wayfarer/trip';
import { DIETS, rankOfLevel, servesDiet } from '@wayfarer/trip/vocabulary';

import type { EditOf } from './edit.ts';
import { cityOn, type EditContext } from './plan/context.ts';
import { mayBeOpenOn, suitsEveryone } from './wishes.ts';

/** What somebody wants of a table. */
export type TableWish = Pick<EditOf<'meal'>, 'cuisine' | 'diets' | 'price'>;

/** Tables of that day's city for that meal at which everyone can eat, what was wished for, the nearest to the day's way first. */
export function listTables(
  context: EditContext,
  {
    day,
    meal,
    wish,
    instead,
  }: { readonly day: DayPlan; readonly meal: Meal; readonly wish: TableWish; readonly instead?: Eatery },
): readonly Eatery[] {
  const city = cityOn(context, day.date);
  const { plan, rules } = context;
  const today = new Set(day.visits.map(({ place }) => place));
  const tables = [...rules.book.values()].filter(
    (place): place is Eatery =>
      place.kind === 'eatery' &&
      place.city === city &&
      place.meals.includes(meal) &&
      (!today.has(place.id) || (isArea(place) && place.id !== instead?.id)) &&
      !plan.skipped.includes(place.id) &&
      mayBeOpenOn(place, day, context) &&
      suitsEveryone(place, context) &&
      isWished(place, wish, instead),
  );
  const rank = (table: Eatery): number => rankOf(context, { day, table, wish });
  return tables.toSorted((left, right) => rank(left) - rank(right) || (left.id < right.id ? -1 : 1));
}

function isWished(table: Eatery, { cuisine, diets = [], price }: TableWish, instead: Eatery | undefined): boolean {
  if (cuisine !== undefined && !isOfCuisine(table, cuisine)) return false;
  if (!diets.every((diet) => servesDiet(table.serves, diet))) return false;
  // Who asks for a table of some kind is not sent to look for one.
  if (isOnYourOwn(table)) return cuisine === undefined && diets.length === 0 && price === undefined;
  if (price === 'cheaper')
    return (table.price?.amount ?? Infinity) < (instead ? (instead.price?.amount ?? 0) : Infinity);
  if (price === 'better') return instead === undefined || isBetter(table, instead);
  return true;
}

/** Of a table whose level nobody knows it cannot be said, nor of another beside it. */
function isBetter(table: Eatery, instead: Eatery): boolean {
  if (table.level === null || instead.level === null) return table.significance > instead.significance;
  return worthOf(table) > worthOf(instead);
}

/** What is better is dearer, or would be missed more: there are no ratings to go by. */
function worthOf({ level, significance }: Eatery): number {
  return rankOfLevel(level) * 10 + significance;
}

/** By its kind of kitchen, its name, or a diet, as people say it. */
export function isOfCuisine({ cuisine, name, serves, summary }: Eatery, said: string): boolean {
  const words = said.trim().toLowerCase();
  const diet = DIETS.find((one) => one === words);
  if (diet) return servesDiet(serves, diet);
  return [cuisine, name, summary].some((text) => text?.toLowerCase().includes(words));
}

const AGAIN_MINUTES = 30;
/** Any table in town goes before none: later than all of them. */
const NO_TABLE_MINUTES = 1000;
/** A table of known hours is taken though another is so much nearer (editorial). */
const UNKNOWN_HOURS_MINUTES = 4;

function rankOf(
  { plan, rules }: EditContext,
  { day, table, wish }: { readonly day: DayPlan; readonly table: Eatery; readonly wish: TableWish },
): number {
  const ways = day.visits.map(({ place }) => {
    const known = rules.book.get(place);
    return known ? rules.travel(known.at, table.at).minutes : Infinity;
  });
  // Nobody eats at the same table twice a trip where there is another within half an hour. A part of the town has many.
  const isPlanned = plan.days.some(({ visits }) => visits.some(({ place }) => place === table.id));
  const again = isPlanned && !isArea(table) ? AGAIN_MINUTES : 0;
  const doubt = hoursOn(table, day.date) === 'unknown' ? UNKNOWN_HOURS_MINUTES : 0;
  const none = isOnYourOwn(table) ? NO_TABLE_MINUTES : 0;
  const near = Math.min(...ways) + again + doubt + none - table.significance;
  if (wish.price === 'better') return near - worthOf(table) * 2;
  return near;
}
