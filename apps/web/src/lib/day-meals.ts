import type { Day, Visit } from '@wayfarer/contract';

import { toMinutes } from './clock-time.ts';

export const DAY_MEALS = ['lunch', 'dinner'] as const;
export type DayMeal = (typeof DAY_MEALS)[number];

/** A meal of a day: its table, or that none is planned by the traveller's own wish. */
export interface MealRow {
  readonly meal: DayMeal;
  readonly visit: Visit | null;
  readonly isSkipped: boolean;
}

/** From here on a meal is dinner: lunch ends by half past two, dinner begins at half past six. */
const DINNER_FROM_MINUTES = 16 * 60;

export function listMeals({ visits, settings }: Pick<Day, 'visits' | 'settings'>): readonly MealRow[] {
  const tables = visits.filter(({ kind }) => kind === 'meal');
  return DAY_MEALS.map((meal) => ({
    meal,
    visit: tables.find(({ arrive }) => toMinutes(arrive) >= DINNER_FROM_MINUTES === (meal === 'dinner')) ?? null,
    isSkipped: settings.withoutMeals?.includes(meal) ?? false,
  }));
}
