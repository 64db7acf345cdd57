import { describeWay, withWay } from '@wayfarer/itinerary';
import type { DayPlan } from '@wayfarer/trip';

import { changed, type EditContext, isStop, nameOf } from './context.ts';

/** The plan whose reasons name the ways there are: who comes from elsewhere now is not said to come from where they came. */
export function withWaysInWords(before: EditContext, after: EditContext): EditContext {
  const days = after.plan.days.map((day) => (before.plan.days.includes(day) ? day : refreshed(before, after, day)));
  return days.some((day, index) => day !== after.plan.days[index]) ? changed(after, { days }) : after;
}

function refreshed(before: EditContext, after: EditContext, day: DayPlan): DayPlan {
  const visits = day.visits.map((visit, index) => {
    const [previous, leg] = [day.visits[index - 1], day.legs[index - 1]];
    if (!isStop(visit) || !previous || !leg || cameFrom(before, visit.id) === previous.place) return visit;
    const why = withWay(visit.why, describeWay(leg, nameOf(after, previous.place)));
    return why === visit.why ? visit : { ...visit, why };
  });
  return visits.some((visit, index) => visit !== day.visits[index]) ? { ...day, visits } : day;
}

/** Where one came from to that visit before. */
function cameFrom({ plan }: EditContext, id: DayPlan['visits'][number]['id']): string | undefined {
  for (const { visits } of plan.days) {
    const index = visits.findIndex((visit) => visit.id === id);
    if (index >= 0) return visits[index - 1]?.place;
  }
  return undefined;
}
