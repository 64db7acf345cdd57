/**
 * @module
 * The loop in detail: its options, its limits, the events that it leaves in the log, and prompts rebuilt from them.
 */
export { type Conversation, containsExpectedOutput, type GoalCheck } from './subtask.ts';
export type { Hook } from '../hook.ts';
export type { Refusing } from '../hook-decision.ts';
export type { HookEvent } from '../hook-event.ts';
export type { HookedToolCall, ToolHook } from '../tool/tool-hook.ts';
export type { HistoryWindow } from './history.ts';
export type { CompactionOptions, SummaryAsked, SummaryWriter, WrittenSummary } from './compaction.ts';
export type { StepSummary } from './step-summary.ts';
export type { AskedSummary, ModelWatcher, Summarizer, Summary } from './summarizer.ts';
export type { DeltaListener } from './loop-setup.ts';
export type { SendOptions, Thread, ThreadOptions } from './thread.ts';
export type { ThreadEvent, ThreadState, Turn } from './thread-event.ts';
export type {
  ChosenCall,
  LoopEvent,
  PartNote,
  PromptNote,
  PromptPart,
  ProtocolName,
  Rejection,
  RunEnd,
  ToolsMessage,
} from './loop-event.ts';
export type { SummaryBill } from './step-summary.ts';
export type { Spent } from './spent.ts';
export type { LoopState } from './loop-record.ts';
export { ReActAgent, type ReActAgentOptions } from './react-agent.ts';
export type { RunPolicy, SubtaskOptions } from './run-policy.ts';
export type { RunMetadata, RunResult, TypedResult } from './run-result.ts';
export { rebuildPrompt } from './rebuild-prompt.ts';
export { type Progress, type Stop, type StopReason, type StopWhen, stopWhen } from './stop-when.ts';
export type { Subtask } from './subtask.ts';
export type { ParsedCall, RepairedJson } from '../parser/index.ts';
export type { ObservedCall, ObservedRun, RunObserver, RunTelemetry } from '../telemetry.ts';
export type { ThreadParts } from './thread.ts';
export type { ThreadHost } from './thread.ts';
export type { Window } from './history.ts';
