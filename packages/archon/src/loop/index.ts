/**
 * @module
 * The loop in detail: its options, its limits, the events that it leaves in the log, and prompts rebuilt from them.
 */
export { containsExpectedOutput, type GoalCheck } from './subtask.ts';
export type {
  ChosenCall,
  LoopEvent,
  PartNote,
  PromptNote,
  PromptPart,
  ProtocolName,
  Rejection,
  RunEnd,
  Spent,
  ToolsMessage,
} from './loop-event.ts';
export type { LoopState } from './loop-record.ts';
export {
  ReActAgent,
  type ReActAgentOptions,
  type RunPolicy,
  type SubtaskOptions,
  type TypedResult,
} from './react-agent.ts';
export { rebuildPrompt } from './rebuild-prompt.ts';
export { type Progress, type StopReason, type StopWhen, stopWhen } from './stop-when.ts';
export type { Subtask } from './subtask.ts';
