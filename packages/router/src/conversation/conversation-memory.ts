import type { EventLog } from '@wayfarer/archon';
import { RunRepository, type Standing } from '@wayfarer/archon/events';

import type { ConversationEvent } from '../stage-event.ts';
import { evolveSession } from './evolve-session.ts';
import { emptySession, type SessionState } from './session-state.ts';
import { standingOfSession } from './standing-of-session.ts';

/** Type of the runs that are conversations. */
export const CONVERSATION_RUN = 'conversation';

/**
 * What the router remembers of each conversation: folded from the log, so that it survives restarts and is the same in
 * every process.
 */
export class ConversationMemory extends RunRepository<SessionState, ConversationEvent> {
  readonly #log: EventLog;

  /** @param standing - How a conversation stands after each append. */
  constructor(log: EventLog, standing: (state: SessionState) => Standing = standingOfSession) {
    super({ log, runType: CONVERSATION_RUN, fold: { initial: emptySession, evolve: evolveSession }, standing });
    this.#log = log;
  }

  /** The personal values of the conversation that have not been erased: placeholder → value. */
  personal(state: SessionState): Promise<ReadonlyMap<string, string>> {
    return state.placeholders.length === 0 ? Promise.resolve(new Map()) : this.#log.readPersonal(state.sessionId);
  }
}
