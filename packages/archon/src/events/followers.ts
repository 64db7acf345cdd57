import type { EventLog, SubscribeOptions } from './event-log.ts';
import type { StoredEvent } from './event.ts';
import { Notifier } from './notifier.ts';

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
  readonly #waiting = new Map<Notifier, string>();
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
  notify(runId?: string): void {
    for (const [notifier, followed] of this.#waiting) if (runId === undefined || followed === runId) notifier.notify();
  }

  /** Whether anybody follows a run. */
  has(runId: string): boolean {
    for (const followed of this.#waiting.values()) if (followed === runId) return true;
    return false;
  }

  close(): void {
    this.#closed = true;
    this.notify();
  }

  async *follow(runId: string, { after = 0, signal }: SubscribeOptions): AsyncGenerator<StoredEvent, void> {
    const notifier = new Notifier();
    const wake = (): void => notifier.notify();
    const isOver = (): boolean => this.#closed || signal?.aborted === true;
    signal?.addEventListener('abort', wake);
    this.#add(notifier, runId);
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
        await notifier.wait();
      }
    } finally {
      signal?.removeEventListener('abort', wake);
      this.#remove(notifier);
    }
  }

  #add(notifier: Notifier, runId: string): void {
    this.#waiting.set(notifier, runId);
    if (this.#waiting.size === 1) this.#onChange(true);
  }

  #remove(notifier: Notifier): void {
    this.#waiting.delete(notifier);
    if (this.#waiting.size === 0) this.#onChange(false);
  }
}
