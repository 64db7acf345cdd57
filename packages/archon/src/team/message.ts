/** What a message is for. */
export type MessageType =
  | 'task_request'
  | 'task_response'
  | 'status_update'
  | 'error'
  | 'notification'
  | 'information_share'
  | 'context_request'
  | 'context_update'
  | 'help_request'
  | 'help_response'
  | 'bid_request'
  | 'bid'
  | 'acknowledgement';

/** Receiver of what is for all. */
export const BROADCAST = 'broadcast';

/** What comes first where several wait: 0 to 3, as they stand here. */
export const PRIORITY = { low: 0, normal: 1, high: 2, urgent: 3 } as const;

/** How urgent a message is: those that wait are delivered in this order. */
export type Priority = keyof typeof PRIORITY;

/** What agents send one another. Plain JSON all through. */
export interface Message {
  /** A message that comes twice under one id is delivered once. */
  readonly id: string;
  readonly senderId: string;
  /** An agent's id, or `broadcast`. */
  readonly receiverId: string;
  readonly messageType: MessageType;
  readonly content: Readonly<Record<string, unknown>>;
  /** When it was written: ISO 8601, UTC. */
  readonly timestamp: string;
  /** Of one conversation; those of its messages that come by one topic are delivered in the order in which they were published. */
  readonly correlationId?: string | undefined;
  /** Default `normal`. */
  readonly priority?: Priority | undefined;
}

/** A message before it has its id and instant. */
export type Letter = Omit<Message, 'id' | 'timestamp' | 'senderId'>;

/** Where a message goes: the receiver's own topic or that of all, and that of its type. */
export function topicsOf({ receiverId, messageType }: Pick<Message, 'receiverId' | 'messageType'>): readonly string[] {
  return [receiverId === BROADCAST ? BROADCAST : `agent:${receiverId}`, `type:${messageType}`];
}
