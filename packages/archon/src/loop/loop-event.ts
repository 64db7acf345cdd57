import type { NewEvent } from '../events/event.ts';
import type { ModelEvent } from '../model/model-event.ts';
import type { ModelMessage, ModelReply } from '../model/model.ts';
import type { Repair } from '../parser/json/repair.ts';
import type { ToolEvent } from '../tool/tool-event.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { ApprovalEvent } from './approval-event.ts';
import type { Spent } from './spent.ts';
import type { StepSummary, SummaryBill } from './step-summary.ts';
import type { StopReason } from './stop-when.ts';
import type { SubTaskInput } from './subtask.ts';

/** Which way the model is talked to. */
export type ProtocolName = 'text' | 'native';

/** An immutable piece of prompts, as the log knows it: its hash, and its tokens, counted once. */
export interface PartNote {
  readonly hash: string;
  readonly tokens: number;
}

/** A piece of prompts with what it says. `tools` are the descriptions that a provider is sent, as JSON. */
export type PromptPart = PartNote & { readonly message: ModelMessage | ToolsMessage };

export interface ToolsMessage {
  readonly role: 'tools';
  readonly text: string;
}

/** A tool call that the model wants. */
export interface ChosenCall {
  /** Step and place: `3.1`. */
  readonly id: string;
  readonly tool: string;
  readonly arguments: unknown;
  /** As the provider names the call, where it does. */
  readonly providerId?: string;
  /** What had to be mended before it could be read, if anything. */
  readonly repairs?: readonly Repair[];
}

/**
 * What a run of the loop leaves in the log. The author is the agent, or the tool or model that an event tells of. All are
 * version 1.
 *
 * A prompt is the first `keep` parts of the prompt before it, then the parts `added`: so its event stays small, however
 * long the conversation. What the parts say stands in the events that made them.
 *
 * `run-suspended` ends a life of the run, not the run: at a limit, say, or when the model was out of reach. Whoever asks
 * for the same run again has it go on, after `run-resumed`.
 */
export type LoopEvent =
  | NewEvent<
      'subtask-started',
      { readonly subtask: SubTaskInput; readonly protocol: ProtocolName; readonly model: string }
    >
  | NewEvent<'opening-written', { readonly parts: readonly PromptPart[] }>
  | NewEvent<'prompt-sent', PromptNote>
  | NewEvent<
      'model-replied',
      { readonly step: number; readonly reply: ModelReply; readonly part: PartNote; readonly spent: Spent }
    >
  /** `fault` is that of the {@link ModelError}, if it was one. */
  | NewEvent<'model-failed', { readonly step: number; readonly reason: string; readonly fault?: string }>
  | NewEvent<'thought-recorded', { readonly step: number; readonly thought: string }>
  | NewEvent<'action-chosen', { readonly step: number; readonly calls: readonly ChosenCall[] }>
  | NewEvent<'reply-rejected', Rejection>
  | NewEvent<
      'observation-made',
      { readonly step: number; readonly parts: readonly PromptPart[]; readonly end?: RunEnd }
    >
  | NewEvent<'subtask-finished', { readonly result: ToolResult }>
  | NewEvent<'run-suspended', { readonly result: ToolResult }>
  | NewEvent<'run-resumed', { readonly after: StopReason }>
  /** The life of the run before this one ended without a word: its process died, say. What follows goes on where it stood. */
  | NewEvent<'run-continued', { readonly step: number }>
  /** The first `leftOut` parts of the transcript give way to this, in every prompt from here on. */
  | NewEvent<'steps-summarized', StepSummary & SummaryBill>
  /** There is no summary, so they are left out without one. */
  | NewEvent<'summary-failed', { readonly leftOut: number; readonly reason: string } & SummaryBill>
  /** Said to the run while it worked; the author is the user. */
  | NewEvent<'message-received', { readonly parts: readonly PromptPart[] }>
  | ApprovalEvent
  | ToolEvent
  | ModelEvent;

/** Why a reply cannot be gone on with: it is unreadable, its answer does not pass, or it is a refusal. */
export interface Rejection {
  readonly step: number;
  /** What the model is told. */
  readonly reason: string;
  /** The answer that did not pass. */
  readonly answer?: string;
  /** What the model said when it refused. */
  readonly refusal?: string;
  /** The answer may be one; the model is reminded, once a run, how answers are written. */
  readonly isReminder?: true;
}

/** That the run is to end, and why. */
export interface RunEnd {
  readonly reason: StopReason;
  /** Why, where the reason alone does not say it. */
  readonly because?: string | undefined;
  /** The answer, what met the goal, or what the model said instead of one. */
  readonly found?: string | undefined;
}

export interface PromptNote {
  /** From 1. */
  readonly step: number;
  readonly keep: number;
  readonly added: readonly string[];
  /** Of all its parts. */
  readonly tokens: number;
  /** Parts of earlier steps that had to be left out, for the model takes no more. */
  readonly leftOut: number;
}
