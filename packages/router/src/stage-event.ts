import type { NewEvent, ToolResultStatus } from '@wayfarer/archon';
import type { RunContinued } from '@wayfarer/archon/events';

import type { ParamValue } from './intents/intent.ts';
import type { ResponseStatus } from './interaction.ts';
import type { PlannedCall } from './plan/plan.ts';
import type { StepNote, StepType } from './plan/step.ts';
import type { PolicySeverity } from './policy/index.ts';
import type { RouterErrorCode } from './router-error.ts';

/** The eight stages of an interaction, in order. */
export const STAGES = [
  'received',
  'intents_eligible',
  'intent_classified',
  'plan_created',
  'plan_communicated',
  'policy_check',
  'tool_execute',
  'respond',
] as const;

export type Stage = (typeof STAGES)[number];

export type Level = 'info' | 'warn' | 'error';

/** What every stage says besides its payload. */
export interface Envelope {
  readonly interaction_id: string;
  readonly level: Level;
  /** Which request of the message it is about, from 0: a message may hold two. */
  readonly intent_index: number;
}

/** What is known of the plan by then; missing in logs of old. */
export interface PlanProgress {
  /** The intent that it is about; `null` where none is known, or not yet. */
  readonly intent_id?: string | null;
  /** Each step of the plan, once there is one, with the status that this stage leaves it in. */
  readonly step_statuses?: readonly StepNote[];
}

/** One stage of an interaction as an event: its payload, and further keys. All texts are without personal values. */
export type StageEvent =
  | StageOf<
      'received',
      {
        readonly memory: {
          /** Messages that are known, this one included. */
          readonly history_count: number;
          readonly params_keys: readonly string[];
          readonly waiting_for_param: string | null;
        };
        readonly text: string;
        readonly channel: string;
        readonly customer_id: string | null;
        /** A person has the conversation: nothing follows. */
        readonly silent?: true;
      }
    >
  | StageOf<'intents_eligible', { readonly eligible: readonly string[] }>
  | StageOf<'intent_classified', Classified>
  | StageOf<
      'plan_created',
      { readonly intent_id: string; readonly steps: readonly StepType[]; readonly tool: string | null }
    >
  | StageOf<'plan_communicated', { readonly message: string }>
  | StageOf<'policy_check', PolicyChecked>
  | StageOf<'tool_execute', ToolExecuted>
  | StageOf<'respond', Responded>;

export type StageOf<Type extends Stage, Payload> = NewEvent<Type, Envelope & PlanProgress & Payload>;

/** Which intent, and what is known for it. */
export interface Classified {
  readonly intent_id: string | null;
  readonly unknown_intent?: true;
  /** Names of the parameters whose values are placeholders. */
  readonly redacted_params?: readonly string[];
  /** Everything known for the intent, in the log's words. */
  readonly params?: Readonly<Record<string, ParamValue>>;
  /** 0–1; absent where no classifier was asked. */
  readonly confidence?: number;
  /** What led to it, when that was not the classifier. */
  readonly because?: 'answer' | 'correction' | 'return' | 'person-asked-for' | 'left';
  /** Names of the parameters that were changed by a correction. */
  readonly corrected?: readonly string[];
  /** Intents that wait until this one is done. */
  readonly parked?: readonly ParkedIntent[];
  readonly error_code?: RouterErrorCode;
}

/** An intent that lacks a parameter, and is asked for it later. */
export interface ParkedIntent {
  readonly intent_id: string;
  readonly param: string;
  readonly params: Readonly<Record<string, ParamValue>>;
}

/** What the policy said of a tool call. `allowed` is followed by `tool_execute`, whatever happens to the process. */
export interface PolicyChecked {
  readonly allowed: boolean;
  readonly requires_escalation: boolean;
  readonly tool: string;
  /** Ids of the rules that decided. */
  readonly rules: readonly string[];
  /** How much each of `rules` matters, in their order. */
  readonly severities: readonly PolicySeverity[];
  /** Their reasons. */
  readonly reasons: readonly string[];
  /** Paths of facts that were missing. */
  readonly missing_facts: readonly string[];
  readonly idempotency_key: string;
  /** Nothing of this interaction follows the call. */
  readonly final: boolean;
  /** There when a person must approve. */
  readonly approval_id?: string;
  /** What a policy on trial would have said, where that differs. */
  readonly shadow?: { readonly effect: string; readonly rules: readonly string[] };
  /** Of the call, where a plan has others than `intent_classified`. */
  readonly params?: Readonly<Record<string, ParamValue>>;
  /** Calls that the plan has after this one. */
  readonly then?: readonly PlannedCall[];
  /** What the plan says after the last of them, where that is not what the intent says. */
  readonly post?: string;
  /** Facts it went by, without personal values. */
  readonly facts?: unknown;
  readonly error_code?: RouterErrorCode;
}

export interface ToolExecuted {
  readonly ok: boolean;
  readonly tool: string;
  readonly status: ToolResultStatus;
  /** What the tool answered. */
  readonly summary: string;
  readonly idempotency_key: string;
  readonly attempts: number;
  readonly duration_ms: number;
  /** The same call was made before in this conversation, and was not made again. */
  readonly repeated?: true;
  readonly error_code?: RouterErrorCode;
}

export interface Responded {
  readonly message: string;
  readonly status: ResponseStatus;
  /** The router says it of its own accord: no tool has answered that. */
  readonly notice?: true;
  readonly waiting_for_param?: string;
  readonly fallback?: true;
  readonly unknown_intent?: true;
  /** A person was offered: a yes hands the conversation over. */
  readonly offers_person?: true;
  /** Nothing of this interaction follows. */
  readonly final: boolean;
  readonly error_code?: RouterErrorCode;
}

/** What else happens in a conversation. */
export type ConversationEvent =
  | StageEvent
  /** Brings personal values; the placeholders that stand for them are in the events that follow. */
  | NewEvent<'values-noted', Readonly<Record<string, never>>>
  | NewEvent<'approval-decided', ApprovalDecided>
  | NewEvent<'handed-over', { readonly interaction_id: string; readonly reason: string }>
  | RunContinued
  | NewEvent<'handed-back', { readonly by: string }>
  | NewEvent<'conversation-cleared', { readonly by: string }>
  | NewEvent<'person-replied', { readonly message: string; readonly by: string }>;

export interface ApprovalDecided {
  readonly approval_id: string;
  readonly approved: boolean;
  readonly by: string;
  readonly note?: string;
}
