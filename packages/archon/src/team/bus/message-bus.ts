import type { Message } from '../message.ts';

/** Does what a message asks for. It is acknowledged when this resolves, and delivered again when it rejects. */
export type MessageHandler = (message: Message) => void | Promise<void>;

/** The topics that a subscriber hears. */
export interface SubscribeTopics {
  /** `agent:ID`, `broadcast`, `type:TYPE`. Default: the agent's own and `broadcast`. */
  readonly topics?: readonly string[] | undefined;
}

/** A message that nobody could deal with. */
export interface DeadLetter {
  readonly message: Message;
  /** To whom it could not be delivered. */
  readonly agentId: string;
  readonly reason: string;
}

/**
 * Carries messages between agents. At least once: a message is delivered until it is acknowledged, at most so many times; then it
 * is a dead letter. Of one correlation id, and of one topic, in order of publication, each after the one before is done with; otherwise
 * by priority. What is published for an agent that is not there yet waits for it.
 */
export interface MessageBus {
  /** Resolves when the message is kept. */
  publish(message: Message): Promise<void>;
  /** Delivers to an agent, one message at a time. A second subscription of the same agent takes the place of the first. */
  subscribe(agentId: string, handler: MessageHandler, options?: SubscribeTopics): Promise<void>;
  /** Stops delivering to an agent; what comes for it waits. */
  unsubscribe(agentId: string): Promise<void>;
  /** Resolves when all that is being dealt with is done; nothing is delivered any more. */
  close(): Promise<void>;
}

/** How messages reach one subscriber. */
export interface DeliveryOptions {
  /** Deliveries of a message before it is a dead letter. Default 5. */
  readonly maxDeliveries?: number | undefined;
  readonly onDeadLetter?: ((letter: DeadLetter) => void) | undefined;
}
