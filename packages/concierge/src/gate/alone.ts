import type { StoredEvent } from '@wayfarer/archon';
import type { VisitId } from '@wayfarer/trip';

/** What the program has done, or left open, by itself. */
export interface Alone {
  /** Id of the open decision about which it has made up its mind; `null` when it has not. */
  readonly judged: string | null;
  /** Why that decision was left to the traveller. */
  readonly reasons: readonly string[];
  /** What it did about which visit. */
  readonly acts: readonly { readonly decision: string; readonly visit: VisitId }[];
  /** Visits about which the traveller took that back. */
  readonly takenBack: readonly VisitId[];
}

export const NEVER_ALONE: Alone = { judged: null, reasons: [], acts: [], takenBack: [] };

/** The same after one more event; `pending` is the decision that was open before it. */
export function evolveAlone(alone: Alone, event: StoredEvent, pending: string | null): Alone {
  const content = event.content as Readonly<Record<string, unknown>>;
  switch (event.type) {
    case 'option-selected':
      return NEVER_ALONE;
    case 'decision-requested':
      return { ...alone, judged: null, reasons: [] };
    case 'change-withheld':
      return { ...alone, judged: String(content['decision']), reasons: content['reasons'] as readonly string[] };
    // What was asked before the permission was given has been asked.
    case 'fact-stated':
    case 'message-understood':
      return alone.judged === null && pending !== null ? { ...alone, judged: pending } : alone;
    case 'decision-made':
      return event.author === 'autopilot' ? withAct(alone, content) : { ...alone, judged: null, reasons: [] };
    case 'undone':
      return withTakenBack(alone, content['decision']);
    default:
      return alone;
  }
}

function withAct(alone: Alone, { decision, visit }: Readonly<Record<string, unknown>>): Alone {
  const act = { decision: String(decision), visit: visit as VisitId };
  return { ...alone, judged: null, reasons: [], acts: [...alone.acts, act] };
}

function withTakenBack(alone: Alone, decision: unknown): Alone {
  const visits = alone.acts.filter((act) => act.decision === decision).map(({ visit }) => visit);
  return { ...alone, takenBack: [...alone.takenBack, ...visits] };
}
