/**
 * @module
 * A conversation in detail: the stages that it leaves in the log, its state, and what a router is asked and answers with.
 */
export type {
  AnsweredInteraction,
  Approval,
  HistoryMessage,
  Params,
  Parked,
  SessionState,
  UnfinishedCall,
  Waiting,
} from './session-state.ts';
export type {
  ApprovalDecided,
  Classified,
  Envelope,
  Level,
  ParkedIntent,
  PolicyChecked,
  PlanProgress,
  Responded,
  Stage,
  StageEvent,
  StepNote,
  StageOf,
  StepType,
  ToolExecuted,
} from '../stage-event.ts';
export type { PlanExecution, StepExecution, StepStatus } from '../plan/plan-execution.ts';
export type { InteractionContext, ResponseStatus } from '../interaction.ts';
export type { HandleOptions } from '../request-context.ts';
export type { RouterErrorCode } from '../router-error.ts';
export type { FallbackRequest } from '../ports/fallback-responder.ts';
