import { LONGEST_LEG_MINUTES } from '@wayfarer/trip/limits';

import type { EditOf } from '../edit.ts';
import { changed, type EditContext } from '../plan/context.ts';
import { daysOf } from '../plan/days-of.ts';
import { type Answer, UNCHANGED, withDay } from '../plan/draft.ts';
import { withSettings } from './free.ts';

/** A way inside that day may be longer than usual, or as usual again; nothing moves by it. */
export function changeLongestWay(context: EditContext, { date, minutes }: EditOf<'longest-way'>): Answer {
  const meant = daysOf(context, date);
  if ('kind' in meant) return meant;
  const [day] = meant;
  if ((day.settings?.longestWay ?? LONGEST_LEG_MINUTES) === minutes) return UNCHANGED;
  const { longestWay: _, ...settings } = day.settings ?? {};
  const wished = minutes === LONGEST_LEG_MINUTES ? settings : { ...settings, longestWay: minutes };
  return {
    kind: 'drafted',
    after: changed(context, { days: withDay(context.plan.days, withSettings(day, wished)) }),
    named: [],
  };
}
