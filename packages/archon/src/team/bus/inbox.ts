import { type Backoff, backoffMs } from '../../backoff.ts';
import { nextTurn } from '../../events/run-driver.ts';
import type { Runtime } from '../../runtime.ts';
import { type Message, PRIORITY } from '../message.ts';
import type { DeliveryOptions, MessageHandler } from './message-bus.ts';

/** A message that waits, and what to do when it is done with. */
export interface Delivery {
  readonly message: Message;
  /** Deliveries before this one. */
  readonly deliveries?: number | undefined;
  /** Told when the handler has resolved, or the message is a dead letter. */
  readonly onDone?: (() => void) | undefined;
}

interface Conversation {
  readonly key: string;
  readonly waiting: { readonly delivery: Delivery; deliveries: number }[];
  /** Where it stands in line; `undefined` while it is dealt with, or waits to be tried again. */
  level: number | undefined;
}

/** Deliveries in a row after which everything else gets its turn. */
const BREATH = 32;

const BACKOFF: Backoff = { baseMs: 20, maxMs: 2_000 };

/**
 * What waits for one agent, delivered one by one: the most urgent conversation first, and inside a conversation in order. An
 * urgent message takes those before it in its conversation along.
 */
export class Inbox {
  readonly #agentId: string;
  readonly #runtime: Runtime;
  readonly #options: DeliveryOptions;
  readonly #conversations = new Map<string, Conversation>();
  /** Conversations that are ready, by priority; the first in line first. */
  readonly #lines: readonly Set<Conversation>[] = Object.values(PRIORITY).map(() => new Set());
  #handler: MessageHandler | undefined;
  #working: Promise<void> | undefined;
  #size = 0;
  #unnamed = 0;

  constructor(agentId: string, runtime: Runtime, options: DeliveryOptions) {
    this.#agentId = agentId;
    this.#runtime = runtime;
    this.#options = options;
  }

  /** Messages that wait or are dealt with. */
  get size(): number {
    return this.#size;
  }

  add(delivery: Delivery): void {
    const { message } = delivery;
    const key = message.correlationId ?? ` ${this.#unnamed++}`;
    const conversation = this.#conversations.get(key) ?? { key, waiting: [], level: undefined };
    const isNew = conversation.waiting.length === 0;
    conversation.waiting.push({ delivery, deliveries: delivery.deliveries ?? 0 });
    this.#conversations.set(key, conversation);
    this.#size++;
    if (isNew) this.#queue(conversation);
    else if (conversation.level !== undefined && levelOf(message) > conversation.level) {
      this.#lines[conversation.level]?.delete(conversation);
      this.#queue(conversation);
    }
    this.#work();
  }

  start(handler: MessageHandler): void {
    this.#handler = handler;
    this.#work();
  }

  /** Resolves when what is dealt with is done. */
  async stop(): Promise<void> {
    this.#handler = undefined;
    await this.#working;
  }

  #queue(conversation: Conversation): void {
    const level = Math.max(...conversation.waiting.map(({ delivery }) => levelOf(delivery.message)));
    conversation.level = level;
    this.#lines[level]?.add(conversation);
  }

  #work(): void {
    if (!this.#handler || this.#working) return;
    this.#working = this.#deliverAll().finally(() => {
      this.#working = undefined;
      // What came in the meantime.
      if (this.#handler && this.#next()) this.#work();
    });
  }

  async #deliverAll(): Promise<void> {
    // Whoever publishes does not wait for whoever reads.
    await Promise.resolve();
    let delivered = 0;
    for (let next = this.#next(); next && this.#handler; next = this.#next()) {
      // Without it, agents that answer one another at once would let no timer run.
      if (++delivered % BREATH === 0) await nextTurn();
      this.#lines[next.level ?? 0]?.delete(next);
      next.level = undefined;
      await this.#deliver(next, this.#handler);
    }
  }

  #next(): Conversation | undefined {
    for (const line of this.#lines.toReversed()) for (const conversation of line) return conversation;
    return undefined;
  }

  async #deliver(conversation: Conversation, handler: MessageHandler): Promise<void> {
    const [first] = conversation.waiting;
    if (!first) return;
    try {
      await handler(first.delivery.message);
    } catch (error) {
      first.deliveries++;
      const { maxDeliveries = 5, onDeadLetter } = this.#options;
      if (first.deliveries < maxDeliveries) return this.#tryAgain(conversation, first.deliveries);
      const reason = error instanceof Error ? error.message : String(error);
      onDeadLetter?.({ message: first.delivery.message, agentId: this.#agentId, reason });
    }
    this.#done(conversation);
  }

  /** Only this conversation waits; the others go on. */
  #tryAgain(conversation: Conversation, attempt: number): void {
    const wait = backoffMs(attempt, BACKOFF, () => this.#runtime.random());
    void this.#runtime.sleep(wait).then(() => {
      this.#queue(conversation);
      this.#work();
    });
  }

  #done(conversation: Conversation): void {
    const [done] = conversation.waiting.splice(0, 1);
    this.#size--;
    if (conversation.waiting.length === 0) this.#conversations.delete(conversation.key);
    else this.#queue(conversation);
    done?.delivery.onDone?.();
  }
}

function levelOf({ priority = 'normal' }: Message): number {
  return PRIORITY[priority];
}
