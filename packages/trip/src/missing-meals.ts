import { type DayPlan, DINNER_END, endsBy, MEAL_MINUTES, MEAL_WINDOWS } from './day.ts';

const MAIN_MEALS = ['lunch', 'dinner'] as const;

/** Who comes so many minutes after a meal may begin still sits down to it; who comes later has eaten on the way (ours). */
const LATE_MINUTES = 30;

/**
 * The meals that a day has time for and does not hold: one who arrives after half past twelve misses no lunch, nor does one who
 * wanted none, or who ends the day before it.
 */
export function listMissingMeals({ visits, window, settings }: DayPlan): readonly (typeof MAIN_MEALS)[number][] {
  const [first, last] = [visits[0], visits.at(-1)];
  const begins = Math.max(window.start, first?.kind === 'transport' ? first.depart : 0);
  const leaves = last?.kind === 'transport' ? last.arrive : DINNER_END;
  return MAIN_MEALS.filter((meal) => {
    const { start, end } = MEAL_WINDOWS[meal];
    const sitsDown = Math.max(begins, start);
    const isThere =
      sitsDown <= start + LATE_MINUTES && leaves >= end && endsBy(window, meal) >= sitsDown + MEAL_MINUTES;
    return isThere && !settings?.withoutMeals?.includes(meal) && !visits.some((visit) => visit.meal === meal);
  });
}
