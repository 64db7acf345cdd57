import type { Digest, NewEvent, RawEvent, StoredEvent } from '@wayfarer/archon';
import type { Replay } from '@wayfarer/contract';
import canonicalize from 'canonicalize';

import { foldAhead } from '../chat/fold-ahead.ts';
import { evolveTrip } from '../evolve-trip.ts';
import { NOTHING_YET, type TripState } from '../trip-state.ts';

/** Events by which the plan becomes another. */
const CHANGES_PLAN: ReadonlySet<string> = new Set([
  'option-selected',
  'decision-made',
  'plan-edited',
  'plan-repaired',
  'cursor-advanced',
  'undone',
  'step-undone',
  'redone',
  'selection-undone',
  'selection-redone',
]);

/** The plan before an event and after it, as digests. Logs of earlier programs have none. */
export interface PlanHashes {
  readonly before: string;
  readonly after: string;
}

/**
 * Digest of the plan as it stands in the state: what was chosen, its days, what was left out, given up, waits, was learned and
 * visited. No words, no place in the log; so what has one digest is one plan.
 */
function hashState({ planning, journey }: TripState, digest: Digest): string {
  const { days, leftOut, skipped, waiting, learned, visited } = journey ?? {};
  return digest(canonicalize({ selected: planning.selected, days, leftOut, skipped, waiting, learned, visited }) ?? '');
}

/** The events, each that changes the plan with the digests of the plan before and after it. */
export function withPlanHashes(state: TripState, events: readonly NewEvent[], digest: Digest): readonly NewEvent[] {
  if (!events.some(({ type }) => CHANGES_PLAN.has(type))) return events;
  let now = state;
  return events.map((event) => {
    const next = foldAhead(now, event);
    const planHash = { before: hashState(now, digest), after: hashState(next, digest) };
    now = next;
    return CHANGES_PLAN.has(event.type) ? { ...event, content: { ...(event.content as object), planHash } } : event;
  });
}

/**
 * Makes the plan anew from the events and holds it against the digests in them. Reads whatever is there, also what the chain
 * does not vouch for: that is what it is for.
 */
export function replayEvents(id: string, raw: readonly RawEvent[], digest: Digest): Replay {
  const events = raw as unknown as readonly StoredEvent[];
  let state: TripState = { id, ...NOTHING_YET };
  let compared = 0;
  for (const event of events) {
    const before = hashState(state, digest);
    try {
      state = evolveTrip(state, event);
    } catch (error) {
      return diverges({ events, compared, event }, error instanceof Error ? error.message : String(error));
    }
    const { planHash } = (event.content ?? {}) as { readonly planHash?: PlanHashes };
    if (!planHash) continue;
    if (planHash.before !== before)
      return diverges({ events, compared, event }, 'the plan before it is another than was written down.');
    if (planHash.after !== hashState(state, digest))
      return diverges({ events, compared, event }, 'it leads to another plan than was written down.');
    compared += 1;
  }
  return { events: events.length, compared, hash: hashState(state, digest), divergence: null };
}

interface At {
  readonly events: readonly StoredEvent[];
  readonly compared: number;
  readonly event: StoredEvent;
}

function diverges({ events, compared, event: { seq, type } }: At, text: string): Replay {
  return {
    events: events.length,
    compared,
    hash: null,
    divergence: { seq, type, text: `Event ${seq} (${type}): ${text}` },
  };
}
