import { MisuseError } from '../../errors.ts';
import { LruMap } from '../../lru-map.ts';
import type { Runtime } from '../../runtime.ts';
import { BROADCAST, type Message, topicsOf } from '../message.ts';
import { checkedMessage } from './checked-message.ts';
import { Inbox } from './inbox.ts';
import type { DeliveryOptions, MessageBus, MessageHandler, SubscribeTopics } from './message-bus.ts';

/** Ids that are remembered, so that what is published again is not delivered again. */
const KNOWN_IDS = 20_000;
const KNOWN_BYTES = 8_000_000;

export interface InProcessBusOptions extends DeliveryOptions {
  readonly runtime: Runtime;
  /** Messages that may wait for one agent; whoever publishes more waits. Default 10,000. */
  readonly maxWaiting?: number | undefined;
}

interface Subscriber {
  readonly inbox: Inbox;
  topics: ReadonlySet<string>;
  /** Whoever waits for room. */
  readonly blocked: (() => void)[];
}

/** A {@link MessageBus} between agents of one process. */
export class InProcessBus implements MessageBus {
  readonly #options: InProcessBusOptions;
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #seen = new LruMap<string, object>({ entries: KNOWN_IDS, bytes: KNOWN_BYTES });
  #closed = false;

  constructor(options: InProcessBusOptions) {
    this.#options = options;
  }

  async publish(message: Message): Promise<void> {
    this.#assertOpen();
    const checked = checkedMessage(message);
    if (this.#seen.get(message.id)) return;
    this.#seen.set(message.id, {});
    // Somebody who comes later finds it.
    if (message.receiverId !== BROADCAST) this.#find(message.receiverId);
    const topics = topicsOf(checked);
    const receivers = [...this.#subscribers.values()].filter((each) => topics.some((topic) => each.topics.has(topic)));
    const { maxWaiting = 10_000 } = this.#options;
    for (const receiver of receivers) {
      while (receiver.inbox.size >= maxWaiting && !this.#closed) {
        await new Promise<void>((resolve) => receiver.blocked.push(resolve));
      }
      receiver.inbox.add({ message: checked, onDone: () => receiver.blocked.shift()?.() });
    }
  }

  async subscribe(agentId: string, handler: MessageHandler, { topics }: SubscribeTopics = {}): Promise<void> {
    this.#assertOpen();
    const subscriber = this.#find(agentId);
    subscriber.topics = new Set(topics ?? [`agent:${agentId}`, BROADCAST]);
    subscriber.inbox.start(handler);
  }

  async unsubscribe(agentId: string): Promise<void> {
    await this.#subscribers.get(agentId)?.inbox.stop();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { inbox, blocked } of this.#subscribers.values()) {
      await inbox.stop();
      for (const resume of blocked.splice(0)) resume();
    }
  }

  #find(agentId: string): Subscriber {
    const known = this.#subscribers.get(agentId);
    if (known) return known;
    const inbox = new Inbox(agentId, this.#options.runtime, this.#options);
    const subscriber = { inbox, topics: new Set([`agent:${agentId}`]), blocked: [] };
    this.#subscribers.set(agentId, subscriber);
    return subscriber;
  }

  #assertOpen(): void {
    if (this.#closed) throw new MisuseError('The message bus is closed.');
  }
}
