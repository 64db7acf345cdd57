import type { Runtime } from '../runtime.ts';
import type { MessageBus } from './bus/message-bus.ts';
import type { Letter, Message } from './message.ts';

/** Writes messages for one agent, and hands replies to whoever waits for them. */
export class Post {
  readonly agentId: string;
  readonly #bus: MessageBus;
  readonly #runtime: Runtime;
  readonly #waiting = new Map<string, (reply: Message) => void>();
  /** Sets its ids apart from those of an agent of the same name in another process. */
  readonly #session: string;
  #sent = 0;

  constructor(agentId: string, bus: MessageBus, runtime: Runtime) {
    this.agentId = agentId;
    this.#bus = bus;
    this.#runtime = runtime;
    this.#session = runtime.digest(`${agentId} ${runtime.clock.now().toISOString()} ${runtime.random()}`).slice(0, 12);
  }

  async send(letter: Letter): Promise<void> {
    await this.#bus.publish(this.write(letter));
  }

  /** Sends a message that was written before, perhaps again: under its id it is delivered once. */
  async sendAgain(message: Message): Promise<void> {
    await this.#bus.publish(message);
  }

  /**
   * Sends a message and waits for what replies to it (`content.replyTo`).
   *
   * @param options.replies - As soon as there are so many, it waits no longer.
   * @returns What came in time, perhaps nothing.
   */
  async ask(
    letter: Letter,
    { timeoutMs, replies = 1 }: { readonly timeoutMs: number; readonly replies?: number },
  ): Promise<readonly Message[]> {
    const message = this.write(letter);
    const came: Message[] = [];
    const enough = new AbortController();
    this.#waiting.set(message.id, (reply) => {
      came.push(reply);
      if (came.length >= replies) enough.abort();
    });
    try {
      await this.#bus.publish(message);
      if (!enough.signal.aborted) await this.#runtime.sleep(timeoutMs, enough.signal).catch(() => undefined);
      return came;
    } finally {
      this.#waiting.delete(message.id);
    }
  }

  /** Whether a message is a reply that somebody waits for; then they have it. */
  receive(message: Message): boolean {
    const waiting = this.#waiting.get(String(message.content['replyTo']));
    waiting?.(message);
    return waiting !== undefined;
  }

  write(letter: Letter): Message {
    return {
      id: `${this.agentId}-${this.#session}-${++this.#sent}`,
      senderId: this.agentId,
      timestamp: this.#runtime.clock.now().toISOString(),
      ...letter,
    };
  }
}
