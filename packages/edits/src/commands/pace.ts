import type { DayPlan, Pace } from '@wayfarer/trip';
import { PACES } from '@wayfarer/trip/vocabulary';

import type { EditOf } from '../edit.ts';
import { changed, type EditContext } from '../plan/context.ts';
import { daysOf } from '../plan/days-of.ts';
import { type Answer, UNCHANGED } from '../plan/draft.ts';
import { withSettings } from './free.ts';
import { shrink } from './shrink.ts';

/** A day, or all, at another pace: a slower one holds less, a faster one may hold more and does not yet. */
export function changePace(context: EditContext, { date, pace }: EditOf<'pace'>): Answer {
  const meant = daysOf(context, date);
  if ('kind' in meant) return meant;
  const [first] = meant;
  const present = (date === null ? undefined : first.settings?.pace) ?? context.plan.preferences.pace;
  const wished = pace === 'slower' || pace === 'faster' ? stepFrom(present, pace) : pace;
  if (date === null) return everywhere(context, meant, wished);
  if (wished === present && first.settings?.visits === undefined) return UNCHANGED;
  return shrink(context, context, { ...GONE, days: [withPace(context, first, wished)] });
}

const GONE = { reason: 'day-full', text: 'It no longer fits: the day has a slower pace now.' } as const;

function withPace({ plan }: EditContext, day: DayPlan, wished: Pace): DayPlan {
  // Who asks for a pace asks for its number of visits, too.
  const { pace: _, visits: __, ...settings } = day.settings ?? {};
  return withSettings(day, wished === plan.preferences.pace ? settings : { ...settings, pace: wished });
}

/** The pace of the trip; days that are over keep what they had. */
function everywhere(context: EditContext, ahead: readonly DayPlan[], wished: Pace): Answer {
  const { preferences, days } = context.plan;
  const past = days.filter((day) => !ahead.includes(day));
  const kept = past.map((day) => withSettings(day, { pace: preferences.pace, ...day.settings }));
  const after = changed(context, {
    preferences: { ...preferences, pace: wished },
    days: days.map((day) => kept.find(({ date }) => date === day.date) ?? day),
  });
  const isSame =
    wished === preferences.pace && ahead.every(({ settings }) => (settings?.pace ?? settings?.visits) === undefined);
  return isSame
    ? UNCHANGED
    : shrink(context, after, { ...GONE, days: ahead.map((day) => withPace(after, day, wished)) });
}

/** The next pace in that direction, or the last there is. */
function stepFrom(pace: Pace, direction: 'slower' | 'faster'): Pace {
  return PACES[PACES.indexOf(pace) + (direction === 'slower' ? -1 : 1)] ?? pace;
}
