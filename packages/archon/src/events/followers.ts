import { Bell } from './bell.ts';
import type { StoredEvent } from './event.ts';
import type { EventLog, SubscribeOptions } from './event-log.ts';

/** Events fetched at a time, and so the most that a subscription holds. */
const PAGE_SIZE = 128;

/**
 * The subscriptions of one log. Nobody is ever handed an event: followers are told that there may be more, and read on
 * from where they are. So nothing is lost between reading and waiting, nothing comes twice, and nothing piles up.
 */
export class Followers {
  readonly #read: EventLog['read'];
  readonly #isErased: (runId: string) => boolean;
  readonly #onChange: (following: boolean) => void;
  readonly #bells = new Map<Bell, string>();
  #closed = false;

  /** @param parts.onChange - Called when the first follower comes and when the last one goes. */
  constructor(parts: {
    readonly read: EventLog['read'];
    readonly isErased: (runId: string) => boolean;
    readonly onChange?: (following: boolean) => void;
  }) {
    this.#read = parts.read;
    this.#isErased = parts.isErased;
    this.#onChange = parts.onChange ?? (() => undefined);
  }

  /** Tells the followers of `runId`, or all of them, to look again. */
  ring(runId?: string): void {
    for (const [bell, followed] of this.#bells) if (runId === undefined || followed === runId) bell.ring();
  }

  close(): void {
    this.#closed = true;
    this.ring();
  }

  async *follow(runId: string, { after = 0, signal }: SubscribeOptions): AsyncGenerator<StoredEvent, void> {
    const bell = new Bell();
    const ring = (): void => bell.ring();
    const isOver = (): boolean => this.#closed || signal?.aborted === true;
    signal?.addEventListener('abort', ring);
    this.#add(bell, runId);
    try {
      let seen = after;
      while (!isOver()) {
        const page = await this.#read(runId, { after: seen, limit: PAGE_SIZE });
        for (const event of page) {
          if (isOver()) return;
          yield event;
          seen = event.seq;
        }
        if (page.length === PAGE_SIZE) continue;
        if (this.#isErased(runId)) return;
        await bell.heard();
      }
    } finally {
      signal?.removeEventListener('abort', ring);
      this.#remove(bell);
    }
  }

  #add(bell: Bell, runId: string): void {
    this.#bells.set(bell, runId);
    if (this.#bells.size === 1) this.#onChange(true);
  }

  #remove(bell: Bell): void {
    this.#bells.delete(bell);
    if (this.#bells.size === 0) this.#onChange(false);
  }
}
