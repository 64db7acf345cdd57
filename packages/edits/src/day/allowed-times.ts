import { type DayPlan, plannableHours, type Visit } from '@wayfarer/trip';
import { endsBy, MEAL_WINDOWS, visitEndsBy } from '@wayfarer/trip/limits';

import { type EditContext, placeOf } from '../plan/context.ts';
import type { Item } from './item.ts';

type Stretch = Item['within'][number];

/**
 * When such a visit may take place that day, as the judge has it: open, inside the day, at its hour if it is a meal, neither past
 * nor in kept-free time. Where nobody knows the hours, at those usual for its kind; a must-do that is usually closed while
 * there is time that day may be open all the same.
 */
export function allowedTimes(context: EditContext, day: DayPlan, visit: Visit): readonly Stretch[] {
  const open = hoursOf(context, day, visit);
  if (open === 'any') return insideTheDay(context, day, { visit, open });
  const inside = insideTheDay(context, day, { visit, open: open.intervals });
  const isHopeless = inside.length === 0 && !open.areKnown && context.plan.mustDo.includes(visit.place);
  return isHopeless ? insideTheDay(context, day, { visit, open: 'any' }) : inside;
}

/** The same for a visit of which somebody names the minute: where nobody knows the hours, theirs are as good as what is usual. */
export function timesAsSaid(context: EditContext, day: DayPlan, visit: Visit): readonly Stretch[] {
  const open = hoursOf(context, day, visit);
  return insideTheDay(context, day, { visit, open: open === 'any' || !open.areKnown ? 'any' : open.intervals });
}

/** One rests anywhere at any hour. */
function hoursOf(context: EditContext, { date }: DayPlan, { kind, place }: Visit) {
  return kind === 'rest' ? 'any' : plannableHours(placeOf(context, place), date);
}

function insideTheDay(
  context: EditContext,
  day: DayPlan,
  { visit, open }: { readonly visit: Visit; readonly open: readonly Stretch[] | 'any' },
): readonly Stretch[] {
  const { now } = context.plan;
  if (now && day.date < now.date) return [];
  const start = Math.max(day.window.start, now?.date === day.date ? now.time : 0);
  const end =
    visit.kind === 'place'
      ? visitEndsBy(day.window, visit, placeOf(context, visit.place))
      : endsBy(day.window, visit.meal);
  const bounds = mealWindow(visit) ?? { start, end };
  const free = day.settings?.free ?? [];
  return free
    .reduce(
      (stretches, { start: from, end: to }) =>
        stretches.flatMap(({ open: first, close: last }) => [
          { open: first, close: Math.min(last, from) },
          { open: Math.max(first, to), close: last },
        ]),
      (open === 'any' ? [{ open: start, close: end }] : open).map((stretch) => ({
        open: Math.max(stretch.open, start, bounds.start),
        close: Math.min(stretch.close, end, bounds.end),
      })),
    )
    .filter(({ open: first, close: last }) => first < last);
}

/** When somebody who fixed a meal eats it is their word. */
function mealWindow({ meal, locked }: Visit): { readonly start: number; readonly end: number } | undefined {
  return locked || (meal !== 'lunch' && meal !== 'dinner') ? undefined : MEAL_WINDOWS[meal];
}
