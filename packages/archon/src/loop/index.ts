/**
 * @module
 * The loop in detail: its options and limits, the tools that it calls, the events that it writes to the log, and prompts rebuilt from
 * them.
 */

// What a run of the loop is given
export { type ConversationInput, containsExpectedOutput, type GoalCheck, type SubTaskInput } from './subtask.ts';
export type { DeltaListener } from './loop-setup.ts';
export type { ReActAgentOptions } from './react-agent.ts';
export { Budget, type BudgetClaim, type BudgetEnd, type BudgetLimits } from '../budget.ts';
export type { AgentToolOptions } from './agent-tool.ts';
export type { RunPolicy } from './run-policy.ts';
export type { Progress, Stop, StopReason, StopWhen } from './stop-when.ts';
export type { SummaryRequest, Summarizer, Summary } from './summarizer.ts';

// What comes of it
export type { RunMetadata, RunResult, TypedResult, WaitingRun } from './run-result.ts';
export type { Spent } from './spent.ts';

// People who approve calls
export { type ApprovalAnswer, RefusedAnswerError } from './approval-answer.ts';
export type { ApprovalEvent } from './approval-event.ts';
export type { ApprovalRequest } from '../tool/approval.ts';
export type { ApprovalRole, ApprovalRule } from '../tool/approval-rule.ts';

// Runs one after the other, as a conversation
export type { Thread } from './thread.ts';
export type { ThreadEvent, Turn } from './thread-event.ts';

// What may change or refuse a call, and what only watches
export type { Hook } from '../hook.ts';
export type { HookEvent } from '../hook-event.ts';
export type { ObservedCall, ObservedRun, RunObserver, RunTelemetry } from '../telemetry.ts';
export type { HookedToolCall, ToolHook } from '../tool/tool-hook.ts';

// What a run leaves in the log
export type { LoopEvent, PromptPart } from './loop-event.ts';
export { rebuildPrompt } from './rebuild-prompt.ts';

// Replies, parsed
export type { ParsedCall } from '../parser/parsed-action.ts';
export type { RepairedJson } from '../parser/repair-json.ts';

// Tools
export { NonRetryableError } from '../errors.ts';
export type { ToolDefinition } from '../tool/define-tool.ts';
export type { ArgumentsOf, FromJsonSchema, JsonSchema, StandardSchema } from '../tool/schema.ts';
export type { InputAnswer, InputQuestion, InputRequest, ToolInput } from '../tool/input-request.ts';
export type { IsolatedCode, Isolation, ToolAnnotations, ToolContext, ToolProgress, ToolTraits } from '../tool/tool.ts';
export type { ToolEvent } from '../tool/tool-event.ts';
export type { ToolCatalog } from '../tool/tool-registry.ts';
