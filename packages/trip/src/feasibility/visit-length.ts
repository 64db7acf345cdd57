import { type DayPlan, MEAL_MINUTES, type Visit } from '../day.ts';
import { against, NOTHING_FOUND } from './reason.ts';
import type { StopRule } from './rules.ts';

/** A visit lasts at least what the place needs; a meal an hour, or less where somebody wants it shorter. */
export const lastsLongEnough: StopRule = ({ visit, place }, day) => {
  const needed = visit.kind === 'meal' ? mealMinutes(visit, day) : place.kind === 'sight' ? place.minimumMinutes : 0;
  const planned = visit.depart - visit.arrive;
  if (planned >= needed) return NOTHING_FOUND;
  return against({
    code: 'visit-too-short',
    text: `${place.name} needs ${needed} min; ${planned} min are planned.`,
    visit: visit.id,
    place: place.id,
    date: day.date,
    minutes: needed - planned,
  });
};

function mealMinutes({ meal }: Visit, { settings }: Pick<DayPlan, 'settings'>): number {
  return Math.min(MEAL_MINUTES, (meal && settings?.mealMinutes?.[meal]) ?? MEAL_MINUTES);
}
