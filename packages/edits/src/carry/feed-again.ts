import type { DayPlan, Meal, Visit } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { firstTable } from '../commands/meal.ts';
import { type EditContext, findDay } from '../plan/context.ts';
import { listTables } from '../tables.ts';

/** A table for each meal that a day had and has lost: what closes on the new weekday, or serves not everyone, leaves nobody hungry. */
export function feedAgain(start: EditContext, pairs: ReadonlyMap<IsoDate, DayPlan>): EditContext {
  let context = start;
  for (const [date, old] of pairs) {
    for (const lost of old.visits.filter(({ kind }) => kind === 'meal')) {
      context = withTable(context, date, lost) ?? context;
    }
  }
  return context;
}

function withTable(context: EditContext, date: IsoDate, lost: Visit): EditContext | undefined {
  const day = findDay(context, date);
  const meal: Meal = lost.meal ?? 'dinner';
  if (!day || day.visits.some((visit) => visit.meal === meal)) return undefined;
  if (day.settings?.withoutMeals?.includes(meal)) return undefined;
  const tables = listTables(context, { day, meal, wish: {} });
  const found = firstTable(context, {
    ...{ day, others: day.visits, tables, meal },
    arrive: { at: lost.arrive, exactly: false },
    why: 'It takes the place of a table that fits no more.',
  });
  return found.kind === 'found' ? found.after : undefined;
}
