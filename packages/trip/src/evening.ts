import type { MinuteOfDay } from './clock.ts';
import { DAY_END, type DayWindow, endsBy, type Visit } from './day.ts';
import type { Category, Place } from './place.ts';

/** When one goes out in the evening, and when that is over (ours). */
export const EVENING_START = 1170 as MinuteOfDay;
export const EVENING_END = 1350 as MinuteOfDay;

/** What is worth going out for after dark: views, streets and quarters, stages (editorial). */
const OF_THE_EVENING: readonly Category[] = ['view', 'street', 'neighbourhood', 'theatre', 'amusement'];
/** A landmark is, where one looks at lights from it or from the street. */
const WITH_LIGHTS: readonly Category[] = ['view', 'street'];

/** Whether one would go there in the evening, as far as it is open. */
export function isForTheEvening({ categories }: Pick<Place, 'categories'>): boolean {
  const [first] = categories;
  if (first === 'landmark') return categories.some((category) => WITH_LIGHTS.includes(category));
  return OF_THE_EVENING.includes(first);
}

/** When that visit has to be over: as `endsBy` says, but later for an evening out, unless the day ends early. */
export function visitEndsBy(
  window: DayWindow,
  { kind, meal, arrive }: Pick<Visit, 'kind' | 'meal' | 'arrive'>,
  place: Pick<Place, 'categories'>,
): MinuteOfDay {
  const isOut = kind === 'place' && arrive >= EVENING_START && isForTheEvening(place) && window.end >= DAY_END;
  return isOut ? EVENING_END : endsBy(window, meal);
}
