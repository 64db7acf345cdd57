/**
 * @module
 * One interaction from `received` to `respond`: intents, slots, policies and tools as data, every stage an event.
 */

// The router, and what goes in and out
export { AgentRouter, type AgentRouterOptions, type Conversation } from './agent-router.ts';
export type { ApprovalDecision } from './approval.ts';
export { UnknownApprovalError, UnknownConversationError } from './errors.ts';
export type { AgentResponse, Interaction, InteractionContext, ResponseStatus, RouterMessage } from './interaction.ts';
export type { HandleOptions } from './request-context.ts';
export { ROUTER_ERRORS, type RouterErrorCode } from './router-error.ts';

// What a conversation is in the log
export { CONVERSATION_RUN, ConversationMemory } from './conversation/conversation-memory.ts';
export type { Approval, SessionState } from './conversation/session-state.ts';
export type { PlanExecution, StepExecution, StepStatus } from './plan/plan-execution.ts';
export { type ConversationEvent, type Stage, type StageEvent, STAGES } from './stage-event.ts';

// What it is made of
export { type Plan, type PlanStep, routerPlanner, type RouterPlanner } from './plan/plan.ts';
export { conversationOnly, type DataSource, type FactsRequest, type PolicyFacts } from './ports/data-source.ts';
export { type FallbackResponder, HUMAN_OFFER, plainFallback } from './ports/fallback-responder.ts';
export { modelFallback } from './ports/model-fallback.ts';
export { type RouterToolCall, type ToolExecutor, toolExecutor } from './ports/tool-executor.ts';
export { consoleSink } from './telemetry/console-sink.ts';
export { EventLogSink } from './telemetry/event-log-sink.ts';
export { type TelemetryEvent, type TelemetrySink, toTelemetryEvent } from './telemetry/telemetry-event.ts';

// Its parts, each with its own page
export * from './classifier/index.ts';
export * from './intents/index.ts';
export * from './policy/index.ts';
export * from './redaction/index.ts';
