import { applyEdit, type Edit, type EditablePlan, type EditOutcome } from '@wayfarer/edits';
import { type DayPlan, findVisit, getPlace, toPlaceBook, type VisitId } from '@wayfarer/trip';
import type { Money } from '@wayfarer/trip/money';

import type { Journey } from './journey.ts';
import { toEditablePlan } from './to-editable-plan.ts';

/** An edit with what it needs beside the plan. */
export interface WishedEdit {
  readonly edit: Edit;
  /** For those that deal out places. */
  readonly seed?: number | undefined;
  /** What the trip may cost with it, where that follows from it: a limit for each person, and another person. */
  readonly budget?: Money | undefined;
}

/**
 * What would come of an edit now. While a question about a visit is open, that visit stays where it is whatever is edited
 * around it; an edit that would have to touch it is refused until the question is answered.
 */
export function tryEdit(journey: Journey, { edit, seed, budget }: WishedEdit): EditOutcome {
  const now = toEditablePlan(journey);
  const plan = budget ? { ...now, budget } : now;
  const options = seed === undefined ? {} : { seed };
  const { pending } = journey;
  const asked = pending && findVisit(plan.days, pending.visit)?.visit;
  if (!asked) return applyEdit(plan, edit, options);
  if (listNamed(edit).includes(asked.id)) return refuseAsked(journey, asked.id);
  const outcome = applyEdit({ ...plan, days: withLock(plan.days, asked.id, true) }, edit, options);
  if (outcome.kind === 'done') return { ...outcome, plan: withLockOf(outcome.plan, asked) };
  const isHeld = outcome.kind === 'refused' && !asked.locked && outcome.reasons.some(({ visit }) => visit === asked.id);
  return isHeld ? refuseAsked(journey, asked.id) : outcome;
}

/** Visits that an edit is about. */
function listNamed(edit: Edit): readonly VisitId[] {
  return [...('visit' in edit ? [edit.visit] : []), ...('visits' in edit ? edit.visits : [])];
}

function refuseAsked({ days, start }: Journey, id: VisitId): EditOutcome {
  const found = findVisit(days, id);
  const name = found ? (found.visit.label ?? getPlace(toPlaceBook(start.facts.places), found.visit.place).name) : id;
  const text = `You are being asked about ${name}: answer that first, it stays as it is until then.`;
  return { kind: 'refused', reasons: [{ code: 'decision-open', text, visit: id }], remedies: [] };
}

function withLockOf(
  plan: EditablePlan,
  { id, locked }: { readonly id: VisitId; readonly locked: boolean },
): EditablePlan {
  return { ...plan, days: withLock(plan.days, id, locked) };
}

function withLock(days: readonly DayPlan[], id: VisitId, locked: boolean): readonly DayPlan[] {
  return days.map((day) =>
    day.visits.some((visit) => visit.id === id && visit.locked !== locked)
      ? { ...day, visits: day.visits.map((visit) => (visit.id === id ? { ...visit, locked } : visit)) }
      : day,
  );
}
