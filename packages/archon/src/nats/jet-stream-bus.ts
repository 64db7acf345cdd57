import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  jetstream,
  type JetStreamClient,
  type JetStreamManager,
  jetstreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';

import { MisuseError } from '../errors.ts';
import { LruMap } from '../lru-map.ts';
import type { Runtime } from '../runtime.ts';
import { checkedMessage } from '../team/bus/checked-message.ts';
import { Inbox } from '../team/bus/inbox.ts';
import type { DeliveryOptions, MessageBus, MessageHandler, SubscribeTopics } from '../team/bus/message-bus.ts';
import { BROADCAST, type Message } from '../team/message.ts';
import { keyOf } from './key-of.ts';
import { SURELY } from './surely.ts';

export interface JetStreamBusOptions extends DeliveryOptions {
  readonly runtime: Runtime;
  /** `127.0.0.1:4222`. */
  readonly servers: string;
  /** Name of the stream, letters, digits, `_` and `-`; made when it is not there. Agents of one team share it. */
  readonly stream: string;
  /** Silence after which what a process was given is given to another. Default 2,000. */
  readonly ackWaitMs?: number | undefined;
  /** How long messages are kept. Default: an hour. */
  readonly maxAgeMs?: number | undefined;
}

interface Subscription {
  readonly inbox: Inbox;
  readonly sources: readonly ConsumerMessages[];
  /** Given to this process and not done with, by place in the stream. */
  readonly pending: Map<number, JsMsg>;
}

const NANOS_PER_MS = 1e6;

/** Messages that a process holds for one agent at a time. */
const HELD = 256;

/** Places in the stream that are remembered: a message may come by more than one topic. */
const KNOWN = 20_000;
const KNOWN_BYTES = 8_000_000;

/**
 * A {@link MessageBus} between processes, over NATS JetStream: messages outlive the processes at both ends and a restart of the server. What a killed
 * process had not done with comes to the next that subscribes for the same agent.
 *
 * @example
 * const bus = await JetStreamBus.open({ servers: '127.0.0.1:4222', stream: 'team-1', runtime: nodeRuntime });
 */
export class JetStreamBus implements MessageBus {
  readonly #options: JetStreamBusOptions;
  readonly #connection: NatsConnection;
  readonly #manager: JetStreamManager;
  readonly #client: JetStreamClient;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #keepAlive: NodeJS.Timeout;
  #closed = false;

  private constructor(options: JetStreamBusOptions, connection: NatsConnection, manager: JetStreamManager) {
    this.#options = options;
    this.#connection = connection;
    this.#manager = manager;
    this.#client = jetstream(connection);
    // What waits in line here is not forgotten.
    this.#keepAlive = setInterval(() => this.#sayWorking(), (options.ackWaitMs ?? 2_000) / 3).unref();
  }

  /** @throws {Error} if the server cannot be reached. */
  static async open(options: JetStreamBusOptions): Promise<JetStreamBus> {
    const { servers, stream, maxAgeMs = 3_600_000 } = options;
    if (!/^[\w-]+$/.test(stream))
      throw new MisuseError(`Expected letters, digits, "_" and "-" as \`stream\`, got ${JSON.stringify(stream)}.`);
    // A server that restarts is waited for.
    const connection = await connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 200 });
    const manager = await jetstreamManager(connection);
    await manager.streams.add({
      name: stream,
      subjects: [`${stream}.>`],
      max_age: maxAgeMs * NANOS_PER_MS,
      duplicate_window: Math.min(maxAgeMs, 120_000) * NANOS_PER_MS,
    });
    return new JetStreamBus(options, connection, manager);
  }

  async publish(message: Message): Promise<void> {
    this.#assertOpen();
    const checked = checkedMessage(message);
    const { receiverId, messageType, id } = checked;
    const subject = `${this.#options.stream}.${keyOf(receiverId)}.${keyOf(messageType)}`;
    await this.#client.publish(subject, JSON.stringify(checked), { msgID: id, ...SURELY });
  }

  async subscribe(agentId: string, handler: MessageHandler, { topics }: SubscribeTopics = {}): Promise<void> {
    this.#assertOpen();
    await this.unsubscribe(agentId);
    const inbox = new Inbox(agentId, this.#options.runtime, this.#options);
    const pending = new Map<number, JsMsg>();
    const sources: ConsumerMessages[] = [];
    this.#subscriptions.set(agentId, { inbox, sources, pending });
    const seen = new LruMap<number, object>({ entries: KNOWN, bytes: KNOWN_BYTES });
    for (const topic of topics ?? [`agent:${agentId}`, BROADCAST]) {
      const source = await this.#consume(agentId, topic);
      sources.push(source);
      void (async () => {
        for await (const given of source) {
          // Given again because it took long, or by another topic.
          const held = pending.get(given.seq);
          if (held || seen.get(given.seq)) {
            if (held) pending.set(given.seq, given);
            else given.ack();
            continue;
          }
          pending.set(given.seq, given);
          const onDone = (): void => {
            pending.get(given.seq)?.ack();
            pending.delete(given.seq);
            seen.set(given.seq, {});
          };
          inbox.add({ message: given.json<Message>(), onDone });
        }
      })();
    }
    inbox.start(handler);
  }

  async unsubscribe(agentId: string): Promise<void> {
    const subscription = this.#subscriptions.get(agentId);
    if (!subscription) return;
    this.#subscriptions.delete(agentId);
    for (const source of subscription.sources) source.stop();
    await subscription.inbox.stop();
    // Whoever comes next need not wait.
    for (const given of subscription.pending.values()) given.nak();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#keepAlive);
    for (const agentId of this.#subscriptions.keys()) await this.unsubscribe(agentId);
    await this.#connection.drain();
  }

  /** Deletes the stream with all that waits on it. */
  async erase(): Promise<void> {
    await this.#manager.streams.delete(this.#options.stream);
  }

  async #consume(agentId: string, topic: string): Promise<ConsumerMessages> {
    const { stream, ackWaitMs = 2_000 } = this.#options;
    const name = keyOf(`${agentId} ${topic}`);
    await this.#manager.consumers.add(stream, {
      durable_name: name,
      filter_subject: `${stream}.${subjectOf(topic)}`,
      ack_policy: AckPolicy.Explicit,
      ack_wait: ackWaitMs * NANOS_PER_MS,
      max_ack_pending: HELD,
      // What is for one agent waits for it; what is for all is for those who are there.
      deliver_policy: topic.startsWith('agent:') ? DeliverPolicy.All : DeliverPolicy.New,
    });
    const consumer = await this.#client.consumers.get(stream, name);
    return consumer.consume({ max_messages: HELD });
  }

  #sayWorking(): void {
    for (const { pending } of this.#subscriptions.values()) for (const given of pending.values()) given.working();
  }

  #assertOpen(): void {
    if (this.#closed) throw new MisuseError('The message bus is closed.');
  }
}

/** What follows the stream's name: the receiver, then the type. */
function subjectOf(topic: string): string {
  if (topic === BROADCAST) return `${keyOf(BROADCAST)}.*`;
  const [, kind, name = ''] = /^(agent|type):(.+)$/s.exec(topic) ?? [];
  if (kind === undefined)
    throw new MisuseError(`Expected agent:ID, type:TYPE or broadcast as a topic, got ${JSON.stringify(topic)}.`);
  return kind === 'agent' ? `${keyOf(name)}.*` : `*.${keyOf(name)}`;
}
