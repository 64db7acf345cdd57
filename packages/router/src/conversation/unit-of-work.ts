import type { StoredEvent } from '@wayfarer/archon';
import { type RunState, RunSession } from '@wayfarer/archon/events';

import type { ConversationEvent } from '../stage-event.ts';
import type { ConversationMemory } from './conversation-memory.ts';
import { evolveSession } from './evolve-session.ts';
import type { SessionState } from './session-state.ts';
import type { Vault } from './vault.ts';

/** One go at a conversation: what has happened, what is about to be written with its personal values, and the state after all of it. */
export class UnitOfWork extends RunSession<SessionState, ConversationEvent> {
  readonly vault: Vault;
  readonly #onStored: (events: readonly StoredEvent<ConversationEvent>[]) => void;

  constructor(
    run: RunState<SessionState>,
    parts: {
      readonly memory: ConversationMemory;
      readonly vault: Vault;
      readonly parent?: string | undefined;
      readonly onStored: (events: readonly StoredEvent<ConversationEvent>[]) => void;
    },
  ) {
    const { memory: runs, vault, parent, onStored } = parts;
    super(run, {
      runs,
      evolve: evolveSession,
      append: ({ customerId }) => ({ parent, subject: customerId ?? undefined }),
    });
    this.vault = vault;
    this.#onStored = onStored;
  }

  override add(event: ConversationEvent): void {
    const personal = this.vault.takeFresh();
    // They come by an event of their own: what stands for them may be said in any other.
    if (personal) super.add({ type: 'values-noted', version: 1, author: 'router', content: {}, personal });
    super.add(event);
  }

  override async reload(): Promise<void> {
    this.vault.rollBack();
    await super.reload();
  }

  protected override onWritten(stored: readonly StoredEvent<ConversationEvent>[]): void {
    this.vault.commit();
    this.#onStored(stored);
  }
}
