import type { StoredEvent } from '@wayfarer/archon';
import type { VisitId } from '@wayfarer/trip';

/** What the program has done, or left open, by itself. */
export interface AutonomyState {
  /** Id of the open decision about which it has made up its mind; `null` when it has not. */
  readonly judged: string | null;
  /** Why that decision was left to the traveller. */
  readonly reasons: readonly string[];
  /** What it did about which visit. */
  readonly acts: readonly { readonly decision: string; readonly visit: VisitId }[];
  /** Visits about which the traveller took that back. */
  readonly takenBack: readonly VisitId[];
}

export const AUTONOMY_UNUSED: AutonomyState = { judged: null, reasons: [], acts: [], takenBack: [] };

/** The same after one more event; `pending` is the decision that was open before it. */
export function evolveAutonomy(autonomy: AutonomyState, event: StoredEvent, pending: string | null): AutonomyState {
  const content = event.content as Readonly<Record<string, unknown>>;
  switch (event.type) {
    case 'option-selected':
      return AUTONOMY_UNUSED;
    case 'decision-requested':
      return { ...autonomy, judged: null, reasons: [] };
    case 'change-withheld':
      return { ...autonomy, judged: String(content['decision']), reasons: content['reasons'] as readonly string[] };
    // What was asked before the permission was given has been asked.
    case 'fact-stated':
    case 'message-understood':
      return autonomy.judged === null && pending !== null ? { ...autonomy, judged: pending } : autonomy;
    case 'decision-made':
      return event.author === 'autopilot' ? withAct(autonomy, content) : { ...autonomy, judged: null, reasons: [] };
    case 'undone':
      return withTakenBack(autonomy, content['decision']);
    default:
      return autonomy;
  }
}

function withAct(autonomy: AutonomyState, { decision, visit }: Readonly<Record<string, unknown>>): AutonomyState {
  const act = { decision: String(decision), visit: visit as VisitId };
  return { ...autonomy, judged: null, reasons: [], acts: [...autonomy.acts, act] };
}

function withTakenBack(autonomy: AutonomyState, decision: unknown): AutonomyState {
  const visits = autonomy.acts.filter((act) => act.decision === decision).map(({ visit }) => visit);
  return { ...autonomy, takenBack: [...autonomy.takenBack, ...visits] };
}
