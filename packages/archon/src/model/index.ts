/**
 * @module
 * What a language model is to an agent, and what can be put around one: time limits, retries, substitutes, a cache, a
 * rate limit. Besides, what an embedder is: something that turns texts into vectors.
 */
export type { Embedder } from './embedder.ts';
export type {
  AssistantMessage,
  FinishReason,
  ModelMessage,
  Model,
  ModelCall,
  ModelDelta,
  ModelPrice,
  ModelReply,
  ModelRequest,
  ToolCall,
  ToolDescription,
  Usage,
} from './model.ts';
export { ModelError, type ModelFault } from './model-error.ts';
export type { ModelEvent } from './model-event.ts';
export { costMicros } from './price.ts';
export { estimateTokens, type TokenCounter } from './tokens.ts';
export { type ReplyStore, withCache } from './with-cache.ts';
export { withFallback } from './with-fallback.ts';
export { type RateLimit, withRateLimit } from './with-rate-limit.ts';
export type { Backoff } from '../backoff.ts';
export { withRetry } from './with-retry.ts';
export { withTimeout } from './with-timeout.ts';
export type { HookedModelCall, ModelHook } from './model-hook.ts';
export type { Decision } from '../hook-decision.ts';
export { withHooks } from './with-hooks.ts';
