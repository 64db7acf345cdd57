import type { Trip, WriteBody } from '@wayfarer/contract';
import type { applyEdit, Edit as PlanEdit, EditablePlan, Refusal } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';

import { toLocalDays, toLocalIdeas } from './local-days.ts';
import type { QueuedWrite, SavedTrip } from './saved-trip.ts';
import { toPlanEdit } from './to-plan-edit.ts';

/** A trip as this browser has changed it. */
export interface LocalTrip {
  readonly trip: Trip;
  readonly plan: EditablePlan;
}

/** What comes of one change without the server. */
export type LocalOutcome =
  | ({ readonly kind: 'done' } & LocalTrip)
  | { readonly kind: 'refused'; readonly reasons: readonly Refusal[] }
  /** Only the server can do it. */
  | { readonly kind: 'unavailable' };

/** Judges and makes an edit: `applyEdit` of `@wayfarer/edits`, which comes as a file of its own. */
export type Apply = typeof applyEdit;

/** The saved trip with all that waits in its queue; `undefined` while its plan is not saved. */
export function withQueue({ trip, plan, queue }: SavedTrip, apply: Apply): LocalTrip | undefined {
  if (!plan || plan.revision !== trip.revision) return undefined;
  const undone = new Set(queue.flatMap(({ write }) => (write.name === 'undo' ? [write.of] : [])));
  let local: LocalTrip = { trip, plan };
  let isChanged = false;
  for (const { key, write } of queue) {
    if (write.name === 'undo' || undone.has(key)) continue;
    const outcome = applyLocally(local, write, apply);
    // What does not fit any more stays in the queue, and is settled when it is sent.
    if (outcome.kind !== 'done') continue;
    local = outcome;
    isChanged = true;
  }
  // What came before is at the server, so that only what waits can be taken back here.
  return { ...local, trip: { ...local.trip, canUndo: isChanged, canRedo: false } };
}

/** One change, made without the server. */
export function applyLocally(
  local: LocalTrip,
  write: Exclude<QueuedWrite, { name: 'undo' }>,
  apply: Apply,
): LocalOutcome {
  if (write.name === 'decision') return decideLocally(local, write.body, apply);
  const edit = toPlanEdit(write.body.edit);
  return edit ? edited(local, edit, apply) : { kind: 'unavailable' };
}

/** An answer to the open question. To wait needs the server, which knows when to ask again. */
function decideLocally({ trip, plan }: LocalTrip, { choice, n }: WriteBody<'decision'>, apply: Apply): LocalOutcome {
  const { pending } = trip;
  if (!pending) return { kind: 'unavailable' };
  const answered: LocalTrip = { trip: { ...trip, pending: null }, plan };
  const visit = pending.visitId as VisitId;
  switch (choice) {
    case 'keep':
      return { kind: 'done', ...answered };
    case 'skip':
      return edited(answered, { type: 'remove', visit }, apply);
    case 'replace': {
      const alternative = pending.alternatives.find((one) => one.n === (n ?? 1) || one.placeId === n);
      if (!alternative) return { kind: 'unavailable' };
      return edited(answered, { type: 'replace', visit, by: alternative.placeId as PlaceId }, apply);
    }
    case 'wait':
    case 'move':
      return { kind: 'unavailable' };
  }
}

function edited({ trip, plan }: LocalTrip, edit: PlanEdit, apply: Apply): LocalOutcome {
  const outcome = apply(plan, edit, { withoutRemedies: true });
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'refused', reasons: outcome.reasons };
    case 'unchanged':
      return { kind: 'done', trip, plan };
    case 'done':
      return {
        kind: 'done',
        plan: outcome.plan,
        trip: {
          ...trip,
          days: toLocalDays(trip, plan, outcome.plan),
          leftOut: toLocalIdeas(trip, outcome.plan),
          canUndo: true,
          canRedo: false,
        },
      };
  }
}
