import { messageOf } from '../loop/part.ts';
import type { ModelMessage, ModelReply } from '../model/model.ts';
import { finishReason } from './attributes.ts';

/** Prompts as the conventions write them: roles with parts. */
export function inputMessages(messages: readonly ModelMessage[]): string {
  return JSON.stringify(messages.map(written));
}

export function outputMessages(reply: ModelReply): string {
  return JSON.stringify([{ ...written(messageOf(reply)), finish_reason: finishReason(reply) }]);
}

function written(message: ModelMessage): { readonly role: string; readonly parts: readonly object[] } {
  const { role, text } = message;
  if (role === 'tool') return { role, parts: [{ type: 'tool_call_response', id: message.callId, response: text }] };
  const calls = (role === 'assistant' && message.toolCalls) || [];
  return {
    role,
    parts: [
      ...(text === '' ? [] : [{ type: 'text', content: text }]),
      ...calls.map(({ id, name, arguments: args }) => ({ type: 'tool_call', id, name, arguments: args })),
    ],
  };
}
