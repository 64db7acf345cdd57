import type { NewEvent } from '../events/event.ts';
import type { LoopEvent, PromptPart } from './loop-event.ts';
import { messageOf } from './part.ts';

/**
 * The prompt of a step, part by part, as the model was sent it: put together from the hashes that the log has of it and
 * from the events that made its parts.
 *
 * @param events - A run of the loop, from its first event.
 * @param step - From 1.
 * @returns `undefined` if that step had no prompt.
 */
export function rebuildPrompt(events: readonly NewEvent[], step: number): readonly PromptPart[] | undefined {
  const parts = new Map<string, PromptPart>();
  let hashes: readonly string[] = [];
  for (const event of events as readonly LoopEvent[]) {
    for (const part of partsMadeBy(event)) parts.set(part.hash, part);
    if (event.type !== 'prompt-sent') continue;
    hashes = [...hashes.slice(0, event.content.keep), ...event.content.added];
    if (event.content.step === step) return hashes.flatMap((hash) => parts.get(hash) ?? []);
  }
  return undefined;
}

function partsMadeBy(event: LoopEvent): readonly PromptPart[] {
  switch (event.type) {
    case 'opening-written':
    case 'observation-made':
    case 'message-received':
      return event.content.parts;
    case 'model-replied':
      return [{ ...event.content.part, message: messageOf(event.content.reply) }];
    default:
      return [];
  }
}
