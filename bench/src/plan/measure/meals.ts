import type { Day, Option, Trip } from '@wayfarer/contract';

import { isDietSaid, type RawCatalogue } from '../check-option.ts';
import { minutes } from '../clock.ts';
import { feeds } from '../feeds.ts';
import { listSaid, listSaidOf } from './said.ts';
import type { Tally } from './tally.ts';

/** A day that is there for all of it has the meal; who comes later or leaves earlier eats on the way. */
const DUE = {
  lunch: { there: '12:30', until: '14:00', word: /lunch|meal|table|eat/i },
  dinner: { there: '19:00', until: '21:00', word: /dinner|meal|table|eat/i },
} as const;
type MainMeal = keyof typeof DUE;

/** Meals that are due, had at a table, had as a break that is called so, and missing with and without a word. */
export function measureMeals(option: Option, trip: Trip): Tally {
  const said = listSaid(option, trip);
  const due = option.days.flatMap((day) =>
    (['lunch', 'dinner'] as const).filter((meal) => isDue(meal, day)).map((meal) => ({ day, meal })),
  );
  const had = due.filter(({ day, meal }) =>
    listMeals(day).some((visit) => mainMealAt(visit.arrive) === meal && !isOnTheirOwn(visit)),
  );
  const broken = due.filter((one) => !had.includes(one) && isBreak(one.day, one.meal));
  const missing = due.filter((one) => !had.includes(one) && !broken.includes(one));
  const named = missing.filter(({ day, meal }) => {
    const { visits: _visits, legs: _legs, settings: _settings, ...shown } = day;
    return listSaidOf(day.date, said, shown).some((sentence) => DUE[meal].word.test(sentence));
  });
  return {
    mealsDue: due.length,
    mealsAtTables: had.length,
    mealsAsBreaks: broken.length,
    mealsSaidMissing: named.length,
    mealsSilent: missing.length - named.length,
  };
}

/** Meals at which somebody's diet is not known to be served: with a word on it at the meal, and without. */
export function measureDiets(option: Option, diets: readonly string[], catalogue: RawCatalogue): Tally {
  const tables = option.days.flatMap(listMeals).filter((visit) => !isOnTheirOwn(visit));
  const unsuited = tables.flatMap((visit) => {
    const serves = catalogue.get(visit.placeId)?.serves ?? [];
    return diets.filter((diet) => !feeds(serves, diet)).map((diet) => ({ visit, diet }));
  });
  const silent = unsuited.filter(({ visit, diet }) => !isDietSaid(diet, `${visit.name} ${visit.why}`));
  return {
    dietMeals: diets.length * tables.length,
    dietMealsUnsuited: unsuited.length,
    dietMealsSilent: silent.length,
  };
}

function isDue(meal: MainMeal, { visits, window, settings }: Day): boolean {
  const [first, last] = [visits[0], visits.at(-1)];
  const from = Math.max(minutes(window.start), first?.kind === 'transport' ? minutes(first.depart) : 0);
  const to = last?.kind === 'transport' ? minutes(last.arrive) : 24 * 60;
  const { there, until } = DUE[meal];
  return from <= minutes(there) && to >= minutes(until) && !settings.withoutMeals?.includes(meal);
}

function listMeals({ visits }: Day): Day['visits'] {
  return visits.filter(({ kind }) => kind === 'meal');
}

function mainMealAt(arrive: string): MainMeal | undefined {
  if (minutes(arrive) < minutes('11:00')) return undefined;
  return minutes(arrive) < minutes('16:00') ? 'lunch' : 'dinner';
}

function isBreak({ visits }: Day, meal: MainMeal): boolean {
  const breaks = visits.filter((visit) => visit.kind === 'rest' || (visit.kind === 'meal' && isOnTheirOwn(visit)));
  return breaks.some(({ name, why }) => `${name} ${why}`.toLowerCase().includes(meal));
}

/** Time for a meal, and no table. */
function isOnTheirOwn({ name, why }: Day['visits'][number]): boolean {
  return /on your own/i.test(`${name} ${why}`);
}
