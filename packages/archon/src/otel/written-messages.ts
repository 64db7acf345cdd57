import type { PromptPart } from '../loop/loop-event.ts';
import type { Message, ModelReply } from '../model/model.ts';

/** Prompts as the conventions write them: roles with parts. */
export function inputMessages(parts: readonly PromptPart[]): string {
  return JSON.stringify(parts.flatMap(({ message }) => (message.role === 'tools' ? [] : [written(message)])));
}

export function outputMessages({ text, toolCalls, finishReason = 'stop' }: ModelReply): string {
  const message = written({ role: 'assistant', text, ...(toolCalls && { toolCalls }) });
  return JSON.stringify([{ ...message, finish_reason: finishReason }]);
}

function written(message: Message): { readonly role: string; readonly parts: readonly object[] } {
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
