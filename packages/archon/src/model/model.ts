import type { JsonSchema } from '../tool/schema.ts';
import type { ModelEvent } from './model-event.ts';
import type { ModelSettings } from './settings.ts';

/**
 * What a language model is to us: messages in, one reply out. Vendors live behind it in adapters; waiting, limits and
 * substitutes are put around it: `withRetry`, `withTimeout`, `withFallback`, `withCache`, `withRateLimit`.
 */
export interface Model {
  /** `provider:name`, for logs and bills. */
  readonly id: string;
  /** It takes `tools` and answers with `toolCalls`. Default: no, it is talked to in text. */
  readonly nativeTools?: boolean | undefined;
  /** Tokens of prompt and reply together that it can take. Default: any number. */
  readonly contextTokens?: number | undefined;
  readonly price?: ModelPrice | undefined;
  /** Where its server is, for whoever watches. Default: nobody knows. */
  readonly url?: string | undefined;
  /** @throws {ModelError} if there is no reply; `retryable` says whether another attempt may bring one. */
  complete(request: ModelRequest, call?: ModelCall): Promise<ModelReply>;
}

/** Per million tokens. What one token costs is thus the same number of millionths. */
export interface ModelPrice {
  readonly inputPerMillion: number;
  readonly outputPerMillion: number;
  /** Of prompts that the provider had kept. Default: as any input. */
  readonly cachedInputPerMillion?: number;
  /** ISO 4217. Default `USD`. */
  readonly currency?: string;
}

/** A request to a model: messages, the tools that it may call, and limits of the reply. Lengths are in tokens. */
export interface ModelRequest extends ModelSettings {
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ToolDescription[] | undefined;
  /** Longest reply. */
  readonly maxOutputTokens?: number | undefined;
  /** Texts at which the reply ends. */
  readonly stop?: readonly string[] | undefined;
  /** The answer is to be JSON of this schema. A model that can be held to it is; another one is told in words, by whoever asks. */
  readonly output?: JsonSchema | undefined;
}

/** One message of a conversation with a model; `role` says whose it is. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | AssistantMessage
  | { readonly role: 'tool'; readonly text: string; readonly callId: string; readonly name: string };

/** What a model said earlier. */
export interface AssistantMessage {
  readonly role: 'assistant';
  readonly text: string;
  readonly toolCalls?: readonly ToolCall[];
  /** As in {@link ModelReply}: sent instead of text and calls by the adapter that knows them. */
  readonly providerParts?: readonly unknown[];
}

/** A tool as a provider is told it: its name without dots. */
export interface ToolDescription {
  readonly name: string;
  readonly description: string;
  readonly parametersSchema: JsonSchema;
}

/** A call of a tool that a model asks for. */
export interface ToolCall {
  /** As the provider names the call. */
  readonly id: string;
  readonly name: string;
  /** As the model wrote them: read JSON, or the text where it could not be read. */
  readonly arguments: unknown;
}

/** A whole reply of a model: its text, the tools that it wants to call, why it ended, and the tokens it took. */
export interface ModelReply {
  readonly text: string;
  readonly toolCalls?: readonly ToolCall[] | undefined;
  /** Default `stop`. */
  readonly finishReason?: FinishReason | undefined;
  /** What the model, or its provider's filter, says instead of an answer. */
  readonly refusal?: string | undefined;
  readonly usage?: Usage | undefined;
  /**
   * The reply as its provider gave it, part by part, where it holds what only the provider can read: signed thinking,
   * encrypted reasoning. Plain JSON; kept in the log and sent back as it is, since some providers refuse a conversation
   * without it. Default: there is nothing but text and calls.
   */
  readonly providerParts?: readonly unknown[] | undefined;
  /** As the provider names the reply. */
  readonly responseId?: string | undefined;
  /** Id of the model that answered, where it is not the one that was asked. */
  readonly model?: string | undefined;
}

/** Why the reply ended. `length`: it was cut off. */
export type FinishReason = 'stop' | 'tool-calls' | 'length' | 'refusal' | 'content-filter' | 'other';

/** Tokens of one call of a model, as its provider counts them. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Part of `inputTokens` that the provider had kept. */
  readonly cachedInputTokens?: number | undefined;
  /** Part of `outputTokens` that was thought and not said. */
  readonly reasoningTokens?: number | undefined;
  /** In millionths of the price's currency. Default: worked out from the model's price. */
  readonly costMicros?: number | undefined;
}

/** What goes with one call of a model. */
export interface ModelCall {
  readonly signal?: AbortSignal | undefined;
  /** Hears the reply as it comes. */
  readonly onDelta?: ((delta: ModelDelta) => void) | undefined;
  /** The run, and the step of it, from 1, that asks; hooks are told. */
  readonly place?: { readonly runId: string; readonly step: number } | undefined;
  /** What was given to the run; hooks are told, and nobody else. */
  readonly context?: unknown;
  /** Hears of retries, substitutes, delays and hooks. */
  readonly onEvent?: ((event: ModelEvent) => void) | undefined;
}

/** A piece of a reply. `restart`: what came so far is void, another attempt begins. */
export type ModelDelta =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool-call'; readonly id: string; readonly name?: string; readonly argumentsText: string }
  | { readonly type: 'restart' };
