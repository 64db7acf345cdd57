import type { PlanContext } from '../context.ts';
import { consult, type DispatchResult } from '../dispatch.ts';
import { limitOn } from '../limit-on.ts';
import { observeTrip, type Situation } from '../observation.ts';
import { detectPlanning } from '../orchestrator.ts';
import { happened, type Progress } from '../pending.ts';
import type { AgentEvent } from '../specialists/specialist.ts';

/** The traveller wishes something of the day as a whole, or wants to know. */
export interface Consult {
  readonly type: 'consult';
  readonly event: AgentEvent;
}

/** Asks whom it concerns. The plan stays: what they propose waits for the traveller. */
export function consultOn(progress: Progress, { event }: Consult): Progress {
  return logged(progress, consult({ situation: situationOf(progress), event }));
}

/** What specialists see now. */
export function situationOf(context: PlanContext): Situation {
  const { date } = context.journey.cursor;
  return observeTrip(context, (kind) => limitOn(context, kind, date));
}

/**
 * Where the day as a whole calls for it, and nothing else is asked, the planning specialist is asked unbidden: rules 4 and 5 of the
 * re-optimizer spec (§7.3). The same is not put twice on one day.
 */
export function proposeByItself(progress: Progress): Progress {
  const { pending, queue, underWay, notes, cursor } = progress.journey;
  if (pending || queue.length > 0 || !underWay) return progress;
  const situation = situationOf(progress);
  const routing = detectPlanning(situation);
  if (!routing || situation.remaining.length === 0) return progress;
  const result = consult({ situation, event: null }, routing);
  const isPut = notes.put.date === cursor.date && notes.put.types.some((type) => type === result.action?.type);
  return isPut ? progress : logged(progress, result);
}

function logged(progress: Progress, result: DispatchResult): Progress {
  const { date, time } = progress.journey.cursor;
  const { action } = result;
  const says = action?.type === 'NO_ACTION' && action.says?.about === 'explanation' ? { text: action.says.text } : {};
  const content = { ...result, date, time, ...says };
  return happened(progress, { type: 'agents-dispatched', author: 'replanner', content });
}
