import type { StoredEvent } from '../../events/event.ts';
import type { RunState } from '../../events/run-states.ts';
import type { ConversationEvent } from '../stage-event.ts';
import type { ConversationMemory } from './conversation-memory.ts';
import { evolveSession } from './evolve-session.ts';
import type { SessionState } from './session-state.ts';
import type { Vault } from './vault.ts';

/** One go at a conversation: what has happened, what is about to be written, and the state after all of it. */
export class Turn {
  readonly vault: Vault;
  readonly #memory: ConversationMemory;
  readonly #parent: string | undefined;
  readonly #onStored: (events: readonly StoredEvent<ConversationEvent>[]) => void;
  #run: RunState<SessionState>;
  #state: SessionState;
  #pending: ConversationEvent[] = [];

  constructor(
    run: RunState<SessionState>,
    parts: {
      readonly memory: ConversationMemory;
      readonly vault: Vault;
      readonly parent?: string | undefined;
      readonly onStored: (events: readonly StoredEvent<ConversationEvent>[]) => void;
    },
  ) {
    this.#run = run;
    this.#state = run.state;
    this.#memory = parts.memory;
    this.vault = parts.vault;
    this.#parent = parts.parent;
    this.#onStored = parts.onStored;
  }

  /** The conversation as far as it is written. */
  get run(): RunState<SessionState> {
    return this.#run;
  }

  /** The conversation with everything that is about to be written. */
  get state(): SessionState {
    return this.#state;
  }

  /** Adds an event; it is written by the next {@link Turn.flush}, with all others. */
  add(event: ConversationEvent): void {
    const personal = this.vault.takeFresh();
    // They come by an event of their own: what stands for them may be said in any other.
    if (personal) this.#push(valuesNoted(personal));
    this.#push(event);
  }

  /** Writes what was added. When it resolves, it is durable. */
  async flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    const events = this.#pending;
    this.#pending = [];
    const { run, stored } = await this.#memory.append(this.#run, events, {
      parent: this.#parent,
      subject: this.#state.customerId ?? undefined,
    });
    this.vault.settle();
    this.#run = run;
    this.#state = run.state;
    this.#onStored(stored);
  }

  /** Forgets what was added and begins from the conversation's present state: somebody else has written. */
  async reload(): Promise<void> {
    this.#pending = [];
    this.vault.restart();
    this.#run = await this.#memory.load(this.#run.id);
    this.#state = this.#run.state;
  }

  #push(event: ConversationEvent): void {
    this.#pending.push(event);
    // As the fold sees it before the log has given it its place; its instant comes with `flush`.
    const place = { runId: this.#run.id, seq: this.#state.seq + 1, at: '', prevHash: '', hash: '' };
    this.#state = evolveSession(this.#state, { ...event, ...place });
  }
}

function valuesNoted(personal: Readonly<Record<string, string>>): ConversationEvent {
  return { type: 'values-noted', version: 1, author: 'router', content: {}, personal };
}
