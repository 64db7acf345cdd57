import { type DayPlan, findVisit } from '@wayfarer/trip';

import { NothingToUndoError } from '../errors.ts';
import { changedDays } from '../events.ts';
import { compareCursors, type DatedVisit, type Journey, listStops } from '../journey.ts';
import { happened, type Progress } from '../pending.ts';

export interface Undo {
  readonly type: 'undo';
}

/**
 * Takes the last decision back: days, places left out, skipped and waiting, and what was learned are as they were
 * before it. Repeatable back to the selection. The decision does not open again, and time does not run back: the cursor
 * and what was visited stay. So a decision that was lived cannot be taken back: when a visit it brought is over, or
 * when the time of one it took away has passed.
 *
 * @throws {NothingToUndoError}
 */
export function undo(progress: Progress): Progress {
  const { journey } = progress;
  const last = journey.history.at(-1);
  if (!last) throw new NothingToUndoError();
  const lived = findLived(journey);
  if (lived) throw new NothingToUndoError(lived);
  const { decision, seq, before } = last;
  const change = { ...before, days: changedDays(journey.days, before.days) };
  return happened(progress, { type: 'undone', version: 1, author: 'traveller', content: { seq, decision, change } });
}

/** True when {@link undo} would not refuse. */
export function canUndo(journey: Journey): boolean {
  return journey.history.length > 0 && findLived(journey) === undefined;
}

/** Why the last decision cannot be taken back any more; `undefined` when it can. */
function findLived(journey: Journey): string | undefined {
  const before = journey.history.at(-1)?.before.days ?? journey.days;
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
