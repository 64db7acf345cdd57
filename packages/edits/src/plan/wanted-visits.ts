import type { DayPlan } from '@wayfarer/trip';
import { rulesOfDay } from '@wayfarer/trip/feasibility';

import { changed, type EditContext } from './context.ts';
import type { Accepts } from './judge.ts';

/** What somebody puts into a day with their own hands may be more than its pace holds: that is a wish, and theirs. */
export const acceptsMoreVisits: Accepts = ({ code }) => code === 'too-many-visits';

/** The same plan, in which every day that has come to hold more than its pace says that it may: to the judge, and to whoever fills it anew. */
export function withWantedVisits(before: EditContext, after: EditContext): EditContext {
  const days = after.plan.days.map((day) => (before.plan.days.includes(day) ? day : withWanted(day, after)));
  return days.every((day, index) => day === after.plan.days[index]) ? after : changed(after, { days });
}

function withWanted(day: DayPlan, { rules }: EditContext): DayPlan {
  const visits = day.visits.filter(({ kind }) => kind === 'place').length;
  return visits <= rulesOfDay(day, rules).visitsPerDay ? day : { ...day, settings: { ...day.settings, visits } };
}
