/**
 * @module
 * The loop in detail: its options and limits, the tools that it calls, the events that it writes to the log, and prompts rebuilt from
 * them.
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
export type { ReActAgentOptions } from './react-agent.ts';
export type { RunPolicy, SubtaskOptions } from './run-policy.ts';
export type { RunMetadata, RunResult, TypedResult } from './run-result.ts';
export { rebuildPrompt } from './rebuild-prompt.ts';
export type { Progress, Stop, StopReason, StopWhen } from './stop-when.ts';
export type { Subtask } from './subtask.ts';
export type { ObservedCall, ObservedRun, RunObserver, RunTelemetry } from '../telemetry.ts';
export type { ThreadParts } from './thread.ts';
export type { ThreadHost } from './thread.ts';
export type { Window } from './history.ts';

// Replies, parsed
export type { Repair } from '../parser/json/repair.ts';
export type { ParsedCall, ParseFault } from '../parser/parsed-action.ts';
export type { RepairedJson } from '../parser/repair-json.ts';

// Tools
export type { BreakerChange, BreakerLimits } from '../tool/circuit-breaker.ts';
export type { CompositeStep, CompositeToolOptions } from '../tool/composite-tool.ts';
export type { ToolDefinition } from '../tool/define-tool.ts';
export type {
  ArgumentsOf,
  FromJsonSchema,
  JsonSchema,
  StandardIssue,
  StandardOutcome,
  StandardSchema,
} from '../tool/schema.ts';
export type { IsolatedCode, Isolation, ParsedArguments, ToolContext, ToolTraits } from '../tool/tool.ts';
export type { ToolCallBegun, ToolEvent } from '../tool/tool-event.ts';
export type { CallToMake, ToolCallOptions, ToolExecutionEngineOptions } from '../tool/tool-execution-engine.ts';
export type { ToolCatalog } from '../tool/tool-registry.ts';
