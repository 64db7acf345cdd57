import type { ParamValue } from '../intents/intent.ts';
import type { ResponseStatus, RouterMessage } from '../interaction.ts';
import type { PlannedCall } from '../plan/plan.ts';
import type { StepNote } from '../plan/step.ts';
import type { RouterErrorCode } from '../router-error.ts';

/** A conversation as its log has it: a fold of its events, in their words, hence without personal values. */
export interface SessionState {
  readonly sessionId: string;
  readonly customerId: string | null;
  readonly channel: string;
  /** The newest messages, oldest first; at most {@link KEPT_MESSAGES}. */
  readonly history: readonly HistoryMessage[];
  /** What was said in this conversation, whatever for: the newest value of each parameter. */
  readonly params: Params;
  readonly lastIntentId: string | null;
  /** What is known for that intent. */
  readonly slots: Params;
  /** The parameter that the customer was asked for. */
  readonly waiting: Waiting | null;
  /** Intents left half-filled for another, the newest last. */
  readonly parked: readonly Parked[];
  /** A person was offered in the newest reply. */
  readonly offersPerson: boolean;
  /** A person has the conversation. */
  readonly handedOver: boolean;
  readonly lastResult: { readonly ok: boolean; readonly tool: string; readonly summary: string } | null;
  /** A call that the policy has allowed and that has not ended: a crash, if nobody is at it. */
  readonly unfinished: UnfinishedCall | null;
  /** Calls that were escalated and not decided yet, oldest first. */
  readonly approvals: readonly Approval[];
  /** Calls that have succeeded, by idempotency key; the newest {@link KEPT_CALLS}. */
  readonly done: Readonly<Record<string, { readonly tool: string; readonly summary: string }>>;
  /** Interactions that came lately and what was answered, the newest last; at most {@link KEPT_ANSWERS}. */
  readonly answers: readonly AnsweredInteraction[];
  /** Every placeholder that ever stood in the conversation, whether or not its value is still there. */
  readonly placeholders: readonly string[];
}

export type Params = Readonly<Record<string, ParamValue>>;

export interface HistoryMessage {
  readonly role: 'user' | 'assistant' | 'person';
  readonly text: string;
}

export interface Waiting {
  readonly intentId: string;
  readonly param: string;
  /** How often it was asked for. */
  readonly asked: number;
  /** What is known for the intent already. */
  readonly params: Params;
}

export type Parked = Omit<Waiting, 'asked'>;

/** A tool call as the log has it. */
export interface UnfinishedCall {
  readonly interactionId: string;
  /** The message that it is for. */
  readonly text: string;
  readonly intentIndex: number;
  readonly intentId: string;
  readonly tool: string;
  readonly params: Params;
  readonly idempotencyKey: string;
  /** Nothing of its interaction follows. */
  readonly final: boolean;
  /** Calls of its plan that are made when it has succeeded. */
  readonly then?: readonly PlannedCall[];
  /** What is said after the last of them, where that is not what the intent says. */
  readonly post?: string;
  /** The steps of its plan, as they were when the policy was asked. */
  readonly steps?: readonly StepNote[];
}

export interface Approval extends UnfinishedCall {
  readonly id: string;
  /** Why it was escalated. */
  readonly reasons: readonly string[];
}

export interface AnsweredInteraction {
  readonly interactionId: string;
  /** The message that is answered. */
  readonly text: string;
  /** Requests of the message that have been dealt with. */
  readonly passes: number;
  /** Nothing more of it follows. */
  readonly final: boolean;
  readonly status: ResponseStatus;
  readonly messages: readonly RouterMessage[];
  readonly waitingForParam?: string;
  readonly approvalId?: string;
  readonly errorCode?: RouterErrorCode;
}

export const KEPT_MESSAGES = 10;
export const KEPT_CALLS = 100;
export const KEPT_ANSWERS = 20;

/** What was said and asked so far. Who it is with, and what was done, is not cleared with it. */
export const NOTHING_SAID: Pick<
  SessionState,
  'history' | 'params' | 'lastIntentId' | 'slots' | 'waiting' | 'parked' | 'offersPerson'
> = { history: [], params: {}, lastIntentId: null, slots: {}, waiting: null, parked: [], offersPerson: false };

export function emptySession(sessionId: string): SessionState {
  return {
    sessionId,
    customerId: null,
    channel: 'chat',
    ...NOTHING_SAID,
    handedOver: false,
    lastResult: null,
    unfinished: null,
    approvals: [],
    done: {},
    answers: [],
    placeholders: [],
  };
}
