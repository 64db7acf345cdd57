import type { Core } from '../../events/core.ts';
import type { StoredEvent } from '../../events/event.ts';
import type { EventLog } from '../../events/event-log.ts';
import { type RunState, RunStates } from '../../events/run-states.ts';
import type { ConversationEvent } from '../stage-event.ts';
import { evolveSession } from './evolve-session.ts';
import { emptySession, type SessionState } from './session-state.ts';

/** Type of the runs that are conversations. */
export const CONVERSATION_RUN = 'conversation';

const FOLD: Core<SessionState, never, ConversationEvent> = {
  initial: emptySession,
  decide: () => [],
  evolve: evolveSession,
};

/**
 * What the router remembers of each conversation: folded from the log, so that it survives restarts and is the same in
 * every process.
 */
export class ConversationMemory {
  readonly #log: EventLog;
  readonly #states: RunStates<SessionState, ConversationEvent>;

  constructor(log: EventLog) {
    this.#log = log;
    this.#states = new RunStates({ log, runType: CONVERSATION_RUN, core: FOLD });
  }

  load(sessionId: string): Promise<RunState<SessionState>> {
    return this.#states.load(sessionId);
  }

  /** Notes that nothing of the conversation is left to be done: a start need not look at it. */
  markFinished({ id, seq }: RunState<SessionState>): void {
    if (seq > 0) this.#log.markFinished(id, { seq });
  }

  /** The personal values of the conversation that have not been erased: placeholder → value. */
  personal(state: SessionState): Promise<ReadonlyMap<string, string>> {
    return state.placeholders.length === 0 ? Promise.resolve(new Map()) : this.#log.readPersonal(state.sessionId);
  }

  /**
   * Appends what follows `known`, and folds it.
   *
   * @throws {SequenceConflictError} if somebody else was faster.
   */
  async append(
    known: RunState<SessionState>,
    events: readonly ConversationEvent[],
    run: { readonly parent?: string | undefined; readonly subject?: string | undefined },
  ): Promise<{ readonly run: RunState<SessionState>; readonly stored: readonly StoredEvent<ConversationEvent>[] }> {
    const stored = (await this.#log.append({ id: known.id, type: CONVERSATION_RUN, parent: run.parent }, events, {
      expectedSeq: known.seq,
      subject: run.subject,
    })) as readonly StoredEvent<ConversationEvent>[];
    return { run: this.#states.fold(known, stored), stored };
  }
}
