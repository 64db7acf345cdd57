/**
 * @module
 * One interaction from `received` to `respond`: intents, slots, policies and tools as data, every stage an event. Its parts
 * have doors of their own: `/intents`, `/slots`, `/classifier`, `/policy`, `/redaction`, `/router/conversation`; what a router is put together from is here, too.
 */

// The router, and what goes in and out
export { AgentRouter, type AgentRouterOptions, type Conversation } from './agent-router.ts';
export type { ApprovalDecision } from '../approval.ts';
export { UnknownApprovalError, UnknownConversationError } from './errors.ts';
export type { AgentResponse, Interaction, RouterMessage } from './interaction.ts';

// What a conversation is in the log
export { CONVERSATION_RUN, ConversationMemory } from './conversation/conversation-memory.ts';
export type { SessionState } from './conversation/session-state.ts';
export type { ConversationEvent } from './stage-event.ts';

// What it is made of
export { IntentsRegistry, InvalidIntentsError, parseIntents } from './intents/index.ts';
export type { Plan, PlannedCall, PlanStep, RouterPlanner } from './plan/plan.ts';
export {
  type Classification,
  type ClassifierInput,
  createIntentClassifier,
  type IntentClassifier,
  LearnedClassifier,
} from './classifier/index.ts';
export { InvalidPolicyError, parsePolicy, type PolicyDecision, type PolicyEngine } from './policy/index.ts';
export { conversationOnly, type DataSource, type FactsRequest, type PolicyFacts } from './ports/data-source.ts';
export { type FallbackResponder, plainFallback } from './ports/fallback-responder.ts';
export { modelFallback } from './ports/model-fallback.ts';
export { type RouterToolCall, type ToolExecutor, toolExecutor } from './ports/tool-executor.ts';
export { consoleSink } from './telemetry/console-sink.ts';
export { EventLogSink } from './telemetry/event-log-sink.ts';
export type { TelemetryEvent, TelemetrySink } from './telemetry/telemetry-event.ts';
