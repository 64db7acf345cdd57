import type { DayPlan, DaySettings, DayWindow } from '@wayfarer/trip';
import { formatTime, minute } from '@wayfarer/trip/clock';

import type { EditOf } from '../edit.ts';
import { changed, type EditContext, findDay, hasBegun, isStop } from '../plan/context.ts';
import { daysOf } from '../plan/days-of.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { lockedRefusal, noSuchDay } from '../plan/refusals.ts';
import { shrink } from './shrink.ts';

/** Nothing is planned in that time: what stands there moves within its day if it can. */
export function keepFree(context: EditContext, { date, window }: EditOf<'free'>): Answer {
  const meant = daysOf(context, date);
  if ('kind' in meant) return meant;
  const [day] = meant;
  if (window.end <= window.start)
    return refuse({
      code: 'out-of-range',
      text: `From ${formatTime(window.start)} to ${formatTime(window.end)} is no time.`,
      date,
    });
  const inside = day.visits.filter(
    (visit) => isStop(visit) && visit.arrive < window.end && visit.depart > window.start,
  );
  const locked = inside.find((visit) => visit.locked);
  if (locked) return refuse(lockedRefusal(context, locked, date));
  const begun = inside.find((visit) => hasBegun(context, date, visit));
  if (begun) return refuse({ code: 'time-past', text: 'Part of that time is past.', date, visit: begun.id });
  const free = union([...(day.settings?.free ?? []), window]);
  return shrink(context, context, {
    days: [{ ...day, settings: { ...day.settings, free } }],
    reason: 'kept-free',
    text: `You keep ${formatTime(window.start)} to ${formatTime(window.end)} free on ${date}.`,
  });
}

/** Things may be planned in all of that day again; nothing is. */
export function unfree(context: EditContext, { date }: EditOf<'unfree'>): Answer {
  const day = findDay(context, date);
  if (!day) return refuse(noSuchDay(context, date));
  if (!day.settings?.free) return UNCHANGED;
  const { free: _, ...settings } = day.settings;
  const after = changed(context, { days: withDay(context.plan.days, withSettings(day, settings)) });
  return { kind: 'drafted', after, named: [] };
}

/** The day with these wishes; a day without any has none. */
export function withSettings({ settings: _, ...day }: DayPlan, settings: DaySettings): DayPlan {
  return Object.keys(settings).length === 0 ? day : { ...day, settings };
}

/** Stretches that touch are one. */
function union(windows: readonly DayWindow[]): readonly DayWindow[] {
  return windows
    .toSorted((left, right) => left.start - right.start)
    .reduce<readonly DayWindow[]>((merged, window) => {
      const last = merged.at(-1);
      if (!last || last.end < window.start) return [...merged, window];
      return [...merged.slice(0, -1), { start: last.start, end: minute(Math.max(last.end, window.end)) }];
    }, []);
}
