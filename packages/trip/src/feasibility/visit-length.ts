import { MEAL_MINUTES } from '../day.ts';
import { against, NOTHING_FOUND } from './reason.ts';
import type { StopRule } from './rules.ts';

/** A visit lasts at least what the place needs; a meal an hour. */
export const lastsLongEnough: StopRule = ({ visit, place }, day) => {
  const needed = visit.kind === 'meal' ? MEAL_MINUTES : place.kind === 'sight' ? place.minimumMinutes : 0;
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
