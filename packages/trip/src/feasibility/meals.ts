import { formatTime } from '../clock.ts';
import { MEAL_WINDOWS } from '../day.ts';
import { against, type Findings, mergeFindings, NOTHING_FOUND } from './reason.ts';
import type { DayRule, Stop } from './rules.ts';

/** What is eaten less than two hours after a meal follows right after it (editorial). */
const MEALS_APART_MINUTES = 120;

/**
 * At most one lunch and one dinner, each inside its window, never back to back (SEED_DETAILS E). When a locked meal is eaten is the
 * traveller's word.
 */
export const mealsAreInOrder: DayRule = (stops, day) => {
  const meals = stops.filter(({ visit }) => visit.kind === 'meal');
  const findings = meals.map((meal, index) => {
    const twice = meals.slice(0, index).some((earlier) => earlier.visit.meal === meal.visit.meal);
    return mergeFindings([
      twice ? clash(meal, day.date, `A second ${meal.visit.meal ?? 'meal'} is planned`) : NOTHING_FOUND,
      inItsWindow(meal, day.date),
    ]);
  });
  const backToBack = stops.slice(1).map((next, index) => {
    const previous = stops[index];
    return previous?.visit.kind === 'meal' &&
      next.visit.kind === 'meal' &&
      next.visit.arrive - previous.visit.depart < MEALS_APART_MINUTES
      ? clash(next, day.date, `Two meals follow each other, ${previous.place.name} and then this one`)
      : NOTHING_FOUND;
  });
  return mergeFindings([...findings, ...backToBack]);
};

function inItsWindow(meal: Stop, date: string): Findings {
  const kind = meal.visit.meal;
  if ((kind !== 'lunch' && kind !== 'dinner') || meal.visit.locked) return NOTHING_FOUND;
  const { start, end } = MEAL_WINDOWS[kind];
  if (meal.visit.arrive >= start && meal.visit.depart <= end) return NOTHING_FOUND;
  return clash(
    meal,
    date,
    `${kind === 'lunch' ? 'Lunch' : 'Dinner'} is eaten between ${formatTime(start)} and ${formatTime(end)}`,
  );
}

function clash({ visit, place }: Stop, date: string, what: string): Findings {
  return against({
    code: 'meal-clash',
    text: `${what}: ${place.name} from ${formatTime(visit.arrive)} to ${formatTime(visit.depart)}.`,
    visit: visit.id,
    place: place.id,
    date,
  });
}
