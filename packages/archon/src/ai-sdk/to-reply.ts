import type { LanguageModelV4FinishReason, LanguageModelV4ToolCall, LanguageModelV4Usage } from '@ai-sdk/provider';

import { isAtItsLongest } from '../model/finish-reason.ts';
import type { FinishReason, ModelReply, ModelRequest, ToolCall, Usage } from '../model/model.ts';
import { UnreadableReply } from './unreadable-reply.ts';
import type { Written, WrittenPart } from './written.ts';

/**
 * What a model wrote, as our reply.
 *
 * @throws {UnreadableReply} if the provider says that the reply broke off or went wrong.
 */
export function toReply(written: Written, { stop = [] }: ModelRequest): ModelReply {
  const { text, finishReason, usage, id } = written;
  const calls = toldApart(written.calls);
  // Parts say the same calls; where two had one name they cannot go back as they came.
  const parts = calls === written.calls ? written.parts : [];
  const reason = toFinishReason(finishReason, calls);
  const end = endOf(text, stop);
  const kept = text.slice(0, end);
  return {
    text: reason === 'refusal' ? '' : kept,
    ...(calls.length > 0 && { toolCalls: calls.map(toToolCall) }),
    ...(reason !== 'refusal' && end === text.length && parts.some(isOpaque) && { providerParts: plain(parts) }),
    finishReason: end < text.length && reason === 'length' ? 'stop' : reason,
    ...(reason === 'refusal' && { refusal: kept }),
    usage: toUsage(usage),
    ...(id !== undefined && { responseId: id }),
  };
}

/** Results go back under the names of their calls, so no two calls may have one. */
function toldApart(calls: Written['calls']): Written['calls'] {
  const names = new Set(calls.map(({ toolCallId }) => toolCallId));
  if (names.size === calls.length) return calls;
  return calls.map((call, place) => ({ ...call, toolCallId: `${call.toolCallId}-${place + 1}` }));
}

/** Whether a part says what only its provider can read. */
function isOpaque(part: WrittenPart): boolean {
  return part.type === 'reasoning' || (part.type === 'tool-call' && part.providerMetadata !== undefined);
}

/** As a log may have it. */
function plain(parts: readonly WrittenPart[]): readonly unknown[] {
  return JSON.parse(JSON.stringify(parts)) as readonly unknown[];
}

/** Where the first of the stop texts begins: not every provider heeds them. */
function endOf(text: string, stop: readonly string[]): number {
  const places = stop.filter((each) => each !== '').map((each) => text.indexOf(each));
  return Math.min(text.length, ...places.filter((place) => place >= 0));
}

function toFinishReason({ unified, raw }: LanguageModelV4FinishReason, calls: Written['calls']): FinishReason {
  if (isAtItsLongest(raw)) return 'length';
  switch (unified) {
    case 'stop':
    case 'other':
      return calls.length > 0 ? 'tool-calls' : unified;
    case 'length':
    case 'tool-calls':
      return unified;
    case 'content-filter':
      return isRefusal(raw) ? 'refusal' : unified;
    case 'interrupted':
      throw new UnreadableReply('the reply broke off');
    case 'error':
      throw new UnreadableReply(`the provider ended the reply with an error${raw ? ` (${raw})` : ''}`);
  }
}

/**
 * Whether the model declined, and not a filter: the AI SDK has one word for both. OpenAI ends a refusal as any reply
 * (`stop`, or without a word in the Responses API), Anthropic with `refusal`; their filters have words of their own.
 */
function isRefusal(raw: string | undefined): boolean {
  return raw === undefined || raw === 'stop' || raw === 'refusal';
}

function toToolCall({ toolCallId, toolName, input }: LanguageModelV4ToolCall): ToolCall {
  return { id: toolCallId, name: toolName, arguments: readJson(input) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `undefined` where the provider counted nothing. */
function toUsage({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage | undefined {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return undefined;
  return {
    inputTokens: inputTokens.total ?? 0,
    outputTokens: outputTokens.total ?? 0,
    ...(inputTokens.cacheRead !== undefined && { cachedInputTokens: inputTokens.cacheRead }),
    ...(outputTokens.reasoning && { reasoningTokens: outputTokens.reasoning }),
  };
}
