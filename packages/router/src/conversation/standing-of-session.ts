import { type Standing, RUNNING } from '@wayfarer/archon/events';

import type { SessionState } from './session-state.ts';

/**
 * How a conversation stands: it is running while a call is under way, or what was said last has not its whole answer; it waits
 * for whoever was asked something, or has taken it over.
 */
export function standingOfSession(state: SessionState): Standing {
  const { unfinished, answers, approvals, waiting, parked, offersPerson, handedOver } = state;
  if (unfinished !== null || answers.at(-1)?.final === false) return RUNNING;
  const waitsFor = (): string | undefined => {
    if (approvals.length > 0) return 'approval';
    if (handedOver) return 'person';
    return waiting !== null || parked.length > 0 || offersPerson ? 'answer' : undefined;
  };
  const what = waitsFor();
  return what === undefined
    ? { standing: 'ended', ending: 'answered' }
    : { standing: 'waiting', waiting: { for: what } };
}
