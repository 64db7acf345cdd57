import type { VisitId } from '@wayfarer/trip';

import { dayWith } from '../day/day-with.ts';
import type { Edit } from '../edit.ts';
import { changed, type EditContext, findDay, nameOf } from '../plan/context.ts';
import { type Answer, withDay } from '../plan/draft.ts';
import { findMovable } from '../plan/refusals.ts';

/** What an edit lets go so that it fits. */
export function listDropped(edit: Edit): readonly VisitId[] {
  return ('without' in edit ? edit.without : undefined) ?? [];
}

/** An edit on the plan without these stops; they are among the ideas then. */
export function withoutStops(
  context: EditContext,
  dropped: readonly VisitId[],
  make: (less: EditContext) => Answer,
): Answer {
  let less = context;
  const out = [];
  for (const id of dropped) {
    const found = findMovable(less, id);
    if (found.kind === 'refused') return found;
    const day = findDay(less, found.day.date) ?? found.day;
    const kept = day.visits.filter((visit) => visit.id !== id);
    less = changed(less, { days: withDay(less.plan.days, dayWith(day, kept, less.rules)) });
    const text = `You let ${nameOf(context, found.visit.place)} go to make room.`;
    out.push({ place: found.visit.place, reason: 'taken-out' as const, text });
  }
  const answer = make(less);
  return answer.kind === 'drafted' ? { ...answer, out: [...out, ...(answer.out ?? [])] } : answer;
}
