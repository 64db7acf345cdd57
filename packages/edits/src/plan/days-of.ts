import type { DayPlan } from '@wayfarer/trip';

import type { DayOrAll } from '../edit.ts';
import type { EditContext } from './context.ts';
import { refuse, type Refused } from './draft.ts';
import { noSuchDay, pastDay } from './refusals.ts';

/** The days that are meant and not over; or why there are none. */
export function daysOf(context: EditContext, date: DayOrAll): readonly [DayPlan, ...DayPlan[]] | Refused {
  const { days, now } = context.plan;
  const meant = days.filter((day) => date === null || day.date === date);
  const [first, ...rest] = meant.filter((day) => !now || day.date >= now.date);
  if (first) return [first, ...rest];
  return refuse(meant.length === 0 ? noSuchDay(context, date ?? '') : pastDay(date ?? days.at(-1)?.date ?? ''));
}
