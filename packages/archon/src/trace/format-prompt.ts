import type { StoredEvent } from '../events/event.ts';
import type { LoopEvent, PromptPart } from '../loop/loop-event.ts';
import { rebuildPrompt } from '../loop/rebuild-prompt.ts';
import { counted, escapeControls } from './plain-text.ts';

/**
 * The prompt of a step as the model was sent it, put together from the parts in the log. Control characters are written
 * out; `rebuildPrompt` of `@wayfarer/archon/loop` has the messages as they are.
 *
 * @param step - From 1.
 * @returns `undefined` if that step had no prompt.
 */
export function formatPrompt(events: readonly StoredEvent[], step: number): string | undefined {
  const parts = rebuildPrompt(events, step);
  if (!parts) return undefined;
  const missing = partsOfPrompt(events, step) - parts.length;
  return [
    ...parts.map(formatPart),
    ...(missing > 0 ? [`--- ${counted(missing, 'part')} of this prompt cannot be found in the log ---`] : []),
  ].join('\n\n');
}

function formatPart({ message, tokens, hash }: PromptPart): string {
  const calls = message.role === 'assistant' && message.toolCalls ? [JSON.stringify(message.toolCalls, null, 2)] : [];
  const of = message.role === 'tool' ? ` ${message.name}, call ${message.callId}` : '';
  const head = `--- ${message.role}${of} (${counted(tokens, 'token')}, ${hash.slice(0, 8)}) ---`;
  return [head, message.text, ...calls].map(escapeControls).join('\n');
}

/** How many parts the log says it had. */
function partsOfPrompt(events: readonly StoredEvent[], step: number): number {
  for (const event of events as readonly StoredEvent<LoopEvent>[]) {
    if (event.type === 'prompt-sent' && event.content.step === step) {
      return event.content.keep + event.content.added.length;
    }
  }
  return 0;
}
