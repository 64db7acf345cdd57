import type { LanguageModelV4CallOptions, LanguageModelV4FunctionTool, LanguageModelV4Message } from '@ai-sdk/provider';

import type { ModelMessage, ModelRequest, ToolCall, ToolDescription } from '../model/model.ts';
import { repairJson } from '../parser/repair-json.ts';
import type { WrittenPart } from './written.ts';

/** Our request in the words of the AI SDK. */
export function toCallOptions(request: ModelRequest): LanguageModelV4CallOptions {
  const { messages, tools, maxOutputTokens, stop } = request;
  const { temperature, topP, topK, presencePenalty, frequencyPenalty, seed } = request;
  return {
    prompt: messages.flatMap(toMessage),
    ...(tools?.length && { tools: tools.map(toTool) }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(stop?.length && { stopSequences: [...stop] }),
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(topK !== undefined && { topK }),
    ...(presencePenalty !== undefined && { presencePenalty }),
    ...(frequencyPenalty !== undefined && { frequencyPenalty }),
    ...(seed !== undefined && { seed }),
  };
}

function toTool({ name, description, parametersSchema }: ToolDescription): LanguageModelV4FunctionTool {
  return { type: 'function', name, description, inputSchema: parametersSchema };
}

/** An assistant that said nothing is left out: some providers refuse empty messages. */
function toMessage(message: ModelMessage): LanguageModelV4Message[] {
  const { role, text } = message;
  switch (role) {
    case 'system':
      return [{ role, content: text }];
    case 'user':
      return [{ role, content: [{ type: 'text', text }] }];
    case 'assistant': {
      const content = message.providerParts?.map(toProviderPart) ?? [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
        ...(message.toolCalls ?? []).map(toCallPart),
      ];
      return content.length > 0 ? [{ role, content }] : [];
    }
    case 'tool': {
      const { callId: toolCallId, name: toolName } = message;
      return [
        { role, content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'text', value: text } }] },
      ];
    }
  }
}

function toCallPart({ id, name, arguments: args }: ToolCall) {
  return { type: 'tool-call' as const, toolCallId: id, toolName: name, input: toInput(args) };
}

/** A part of an earlier reply, with what its provider wants to see again. */
function toProviderPart(part: unknown) {
  const { providerMetadata, ...written } = part as WrittenPart;
  const options = providerMetadata && { providerOptions: providerMetadata };
  if (written.type !== 'tool-call') return { ...written, ...options };
  const { toolCallId, toolName, input } = written;
  return { type: 'tool-call' as const, toolCallId, toolName, input: toInput(input), ...options };
}

/** Providers take back nothing but objects: as the call was read, else what was written, in an object. */
function toInput(args: unknown): unknown {
  if (typeof args === 'object' && args !== null && !Array.isArray(args)) return args;
  if (args === undefined || args === '') return {};
  const read = typeof args === 'string' ? repairJson(args) : undefined;
  const isWhole = read?.ok && !read.repairs.includes('cut-off') && !read.repairs.includes('cut-value');
  const { value } = isWhole ? read : { value: undefined };
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { unreadable: args };
}
