import { type DayPlan, findVisit } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

import { compareCursors } from '../cursor.ts';
import { NothingToRedoError, NothingToUndoError } from '../errors.ts';
import {
  type AppliedDecision,
  type DatedVisit,
  type Journey,
  listApplied,
  listStops,
  type TakenStep,
} from '../journey.ts';
import { happened, type Progress } from '../pending.ts';

export interface Undo {
  readonly type: 'undo';
}

/** Does again what was taken back last. */
export interface Redo {
  readonly type: 'redo';
}

/**
 * Takes the newest decision or step back. Repeatable back to the selection.
 *
 * Of a decision: days, places left out, skipped and waiting, and what was learned are as they were before it. It does not
 * open again, and the cursor and what was visited stay. So a decision that was lived cannot be taken back: when a visit it
 * brought is over, or when the time of one it took away has passed.
 *
 * Of a step: cursor, visited, waiting and the open question are as they were before it. Somebody who says where they are
 * may have pressed the wrong stop, so that is taken back whatever it made lived; a time that was told is not, where a decision
 * was lived by it. A decision ends that: what was reached before it stays reached.
 *
 * @throws {NothingToUndoError}
 */
export function undo(progress: Progress): Progress {
  const { journey } = progress;
  const last = journey.history.at(-1);
  if (!last) throw new NothingToUndoError();
  const lived = findStanding(journey, last);
  if (lived) throw new NothingToUndoError(lived);
  return 'step' in last ? takeStepBack(progress, last) : takeDecisionBack(progress, last);
}

/** True when {@link undo} would not refuse. */
export function canUndo(journey: Journey): boolean {
  const last = journey.history.at(-1);
  return last !== undefined && findStanding(journey, last) === undefined;
}

/**
 * Does again what was taken back last: all is as it was before that. Repeatable, until something new is done.
 *
 * @throws {NothingToRedoError}
 */
export function redo(progress: Progress): Progress {
  const last = progress.journey.undone.at(-1);
  if (!last) throw new NothingToRedoError();
  const { seq, text: said } = last.entry;
  const text = said === undefined ? 'Done again.' : `Done again: "${said}"`;
  return happened(progress, { type: 'redone', author: 'traveller', content: { seq, text } });
}

function takeDecisionBack(progress: Progress, { decision, seq, text: said }: AppliedDecision): Progress {
  const text = `Taken back: "${said}" The plan is as it was before.`;
  return happened(progress, { type: 'undone', author: 'traveller', content: { seq, decision, text } });
}

function takeStepBack(progress: Progress, { seq, before }: TakenStep): Progress {
  const { date, time } = before.cursor;
  const text = `Taken back: it is ${formatTime(time)} on ${date} again, and nothing is behind you that was not before.`;
  return happened(progress, { type: 'step-undone', author: 'traveller', content: { seq, text } });
}

/** Why what was done last stands; `undefined` when it can be taken back. */
function findStanding(journey: Journey, last: AppliedDecision | TakenStep): string | undefined {
  return 'step' in last && last.step === 'arrival' ? undefined : findLived(journey);
}

/** Why the last decision cannot be taken back any more; `undefined` when it can. */
function findLived(journey: Journey): string | undefined {
  // Before the trip the cursor stands at the first visit, and no time has passed.
  if (!journey.underWay) return undefined;
  const before = listApplied(journey).at(-1)?.before.days ?? journey.days;
  const over = stopsOnlyIn(journey.days, before).find(({ visit }) => journey.visited.includes(visit.id));
  if (over) return `The last decision stands: ${over.visit.id}, which it brought, is over.`;
  const past = stopsOnlyIn(before, journey.days).find(
    ({ date, visit }) => compareCursors({ date, time: visit.depart }, journey.cursor) <= 0,
  );
  return past && `The last decision stands: the time of ${past.visit.id}, which would come back, has passed.`;
}

function stopsOnlyIn(days: readonly DayPlan[], others: readonly DayPlan[]): readonly DatedVisit[] {
  return listStops(days).filter(({ visit }) => {
    const other = findVisit(others, visit.id)?.visit;
    return other?.arrive !== visit.arrive || other.depart !== visit.depart || other.locked !== visit.locked;
  });
}
