import { describeEdit } from '../edit-words.ts';
import { EditRefusedError } from '../errors.ts';
import { changeBetween } from '../events.ts';
import { planOf } from '../journey.ts';
import { happened, type Progress } from '../pending.ts';
import { tryEdit, type WishedEdit } from '../try-edit.ts';

/** One change of the plan, as the traveller asks for it. */
export interface EditPlan extends WishedEdit {
  readonly type: 'edit';
}

/**
 * Changes the plan by one edit; nothing happens where it is so already. An open question is asked anew of the plan as it then
 * is, or lapses where there is nothing left to ask.
 *
 * @throws {EditRefusedError} when it does not fit; it says why, and what would.
 */
export function edit(progress: Progress, command: EditPlan): Progress {
  const { journey } = progress;
  const outcome = tryEdit(journey, command);
  if (outcome.kind === 'refused') throw new EditRefusedError(command.edit, outcome);
  if (outcome.kind === 'unchanged') return progress;
  const { days, leftOut, skipped, ...rest } = outcome.plan;
  const { facts, party, preferences, budget, mustDo } = rest;
  const planned = new Set(days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const change = changeBetween(journey, {
    ...planOf(journey),
    start: { ...journey.start, facts, party, preferences, budget, mustDo },
    days,
    leftOut,
    skipped,
    waiting: journey.waiting.filter(({ visit }) => !planned.has(visit.place)),
  });
  const { asked, moved } = outcome;
  const text = describeEdit(journey, command.edit, outcome);
  return happened(progress, {
    type: 'plan-edited',
    author: 'traveller',
    content: { edit: command.edit, change, asked, moved, text },
  });
}
