import type { LanguageModelV4CallOptions, LanguageModelV4FunctionTool, LanguageModelV4Message } from '@ai-sdk/provider';

import type { Message, ModelRequest, ToolCall, ToolDescription } from '../model/model.ts';

/** Our request in the words of the AI SDK. */
export function toCallOptions(request: ModelRequest): LanguageModelV4CallOptions {
  const { messages, tools, maxOutputTokens, stop, temperature } = request;
  return {
    prompt: messages.flatMap(toMessage),
    ...(tools?.length && { tools: tools.map(toTool) }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(stop?.length && { stopSequences: [...stop] }),
    ...(temperature !== undefined && { temperature }),
  };
}

function toTool({ name, description, parametersSchema }: ToolDescription): LanguageModelV4FunctionTool {
  return { type: 'function', name, description, inputSchema: parametersSchema };
}

/** An assistant that said nothing is left out: some providers refuse empty messages. */
function toMessage(message: Message): LanguageModelV4Message[] {
  const { role, text } = message;
  switch (role) {
    case 'system':
      return [{ role, content: text }];
    case 'user':
      return [{ role, content: [{ type: 'text', text }] }];
    case 'assistant': {
      const said = text === '' ? [] : [{ type: 'text' as const, text }];
      const content = [...said, ...(message.toolCalls ?? []).map(toCallPart)];
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

/** Providers take back nothing but objects, so what a model wrote instead is put into one. */
function toInput(args: unknown): unknown {
  if (typeof args === 'object' && args !== null && !Array.isArray(args)) return args;
  return args === undefined || args === '' ? {} : { unreadable: args };
}
