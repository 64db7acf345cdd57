import type { ToolResult } from '@wayfarer/archon';

import type { RouterErrorCode } from './router-error.ts';

/** One message of a customer. */
export interface Interaction {
  /** Unique in its session. A message that comes again under its id is answered again, not handled again. */
  readonly id: string;
  readonly text: string;
  /** A pseudonym: names, addresses and the like are not for here. */
  readonly customerId?: string | undefined;
  /**
   * Id of the intent that the message is for, where whoever sends it knows: the button that was pressed, or the one thing that a
   * channel is for. Nothing is classified then; parameters are read from the text as ever. Ignored if the intent is not
   * eligible. Default: the classifier says which.
   */
  readonly intent?: string | undefined;
  readonly context?: InteractionContext | undefined;
}

/** Where a message comes from. */
export interface InteractionContext {
  /** The conversation it belongs to. Default: the interaction's id, a conversation of one message. */
  readonly sessionId?: string | undefined;
  /** Default `chat`. */
  readonly channel?: string | undefined;
  /** The customer's tier; unknown or absent = the lowest. */
  readonly tier?: string | undefined;
  /** Id of the run on whose behalf the conversation is held. */
  readonly parent?: string | undefined;
}

/** What the router has to say, piece by piece. */
export interface RouterMessage {
  /** `pre` comes before the tool runs, `post` after; `ask` wants a parameter, `fallback` did not understand. */
  readonly kind: 'pre' | 'post' | 'ask' | 'fallback' | 'notice';
  readonly text: string;
}

/** How an interaction ended. */
export type ResponseStatus =
  | 'answered'
  /** A parameter was asked for. */
  | 'waiting-user'
  /** A person must approve first. */
  | 'waiting-approval'
  /** A policy said no. */
  | 'blocked'
  | 'failed'
  /** Not understood. */
  | 'fallback'
  /** Handed to a person just now. */
  | 'handed-over'
  /** A person has the conversation: the router says nothing. */
  | 'silent';

/** The whole reply to an interaction. */
export interface AgentResponse {
  readonly interactionId: string;
  readonly sessionId: string;
  readonly status: ResponseStatus;
  /** All messages, joined by line breaks; empty when silent. */
  readonly text: string;
  readonly messages: readonly RouterMessage[];
  /** Of the last tool that ran. */
  readonly toolResult?: ToolResult;
  readonly waitingForParam?: string;
  /** To be decided by a person: see `AgentRouter.decideApproval`. */
  readonly approvalId?: string;
  readonly error?: { readonly code: RouterErrorCode; readonly retryable: boolean };
}
