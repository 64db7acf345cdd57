/**
 * @module
 * One interaction from `received` to `respond`: intents, slots, policies and tools as data, every stage an event. Apart from
 * it load `/classifier`, `/redaction`, `/grammar`, `/embeddings` and `/evaluation`, each of use without a router, too.
 */

// The router, and what goes in and out
export { AgentRouter, type Conversation } from './agent-router.ts';
export type { AgentRouterOptions } from './router-parts.ts';
export type { ApprovalDecision } from '@wayfarer/archon/workflow';
export { UnknownApprovalError, UnknownConversationError } from './errors.ts';
export type { AgentResponse, Interaction, InteractionContext, ResponseStatus, RouterMessage } from './interaction.ts';
export type { HandleOptions } from './request-context.ts';
export type { RouterErrorCode } from './router-error.ts';

// What a conversation is in the log: its stages, and its state
export { CONVERSATION_RUN, ConversationMemory } from './conversation/conversation-memory.ts';
export type {
  AnsweredInteraction,
  Approval,
  HistoryMessage,
  Params,
  Parked,
  SessionState,
  UnfinishedCall,
  Waiting,
} from './conversation/session-state.ts';
export type {
  ApprovalDecided,
  Classified,
  ConversationEvent,
  Envelope,
  Level,
  ParkedIntent,
  PlanProgress,
  PolicyChecked,
  Responded,
  Stage,
  StageEvent,
  StageOf,
  ToolExecuted,
} from './stage-event.ts';

// What customers can ask for, as data
export {
  type Asker,
  type Intent,
  type IntentConstraints,
  type IntentExample,
  type IntentMessages,
  IntentsRegistry,
  type IntentsRegistryOptions,
  InvalidFileError,
  InvalidIntentsError,
  type ParamChecks,
  type ParamRule,
  type ParamType,
  type ParamValue,
  parseIntents,
  type ParseIntentsOptions,
  type Problem,
} from './intents/index.ts';

// What a message says about it: parameters, answers, corrections, several requests, personal values
export {
  type AnswerContext,
  asksForPerson,
  extractAnswer,
  type Extraction,
  extractParams,
  findPersonal,
  isCorrection,
  isNeverMind,
  isNo,
  isYes,
  type PersonalContext,
  type PersonalWords,
  type Reading,
  type ReadingContext,
  splitRequests,
} from './intents/slots.ts';

// Which of it is meant; `/classifier` has the details
export {
  type Classification,
  type ClassifierInput,
  createIntentClassifier,
  type IntentClassifier,
  LearnedClassifier,
} from './classifier/index.ts';

// Whether it may be done; the language of policies is described in policy/README.md
export {
  diffPolicies,
  type DryRun,
  dryRun,
  type FiredRule,
  InvalidPolicyError,
  NullPolicy,
  parsePolicy,
  type Policy,
  type PolicyCall,
  type PolicyChange,
  type PolicyCheck,
  type PolicyContext,
  type PolicyDecision,
  type PolicyDiff,
  type PolicyEffect,
  type PolicyEngine,
  type PolicySeverity,
  type Scope,
  ShadowedPolicy,
} from './policy/index.ts';

// How it is done
export type { RouterPlan, PlannedCall, PlanStep, RouterPlanner } from './plan/plan.ts';
export type { PlanExecution, StepExecution } from './plan/plan-execution.ts';
export type { StepNote, StepStatus, StepType } from './plan/step.ts';
export { conversationOnly, type DataSource, type FactsRequest, type PolicyFacts } from './ports/data-source.ts';
export { type FallbackRequest, type FallbackResponder, plainFallback } from './ports/fallback-responder.ts';
export { modelFallback } from './ports/model-fallback.ts';
export { type RouterToolCall, type ToolExecutor, toolExecutor } from './ports/tool-executor.ts';

// Who is told
export { consoleSink } from './telemetry/console-sink.ts';
export { EventLogSink } from './telemetry/event-log-sink.ts';
export { routerToOpenTelemetry } from './telemetry/router-to-open-telemetry.ts';
export type { TelemetryEvent, TelemetrySink } from './telemetry/telemetry-event.ts';
