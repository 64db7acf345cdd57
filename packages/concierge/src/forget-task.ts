import type { EventLog, TaskRunner } from '@wayfarer/archon';

import { chatOf } from './chat/chat-of.ts';

/** Name of the task that erases what was said of a person. */
export const FORGET = 'forget';

/** Erases the run of the chat, and the values beside the chain of the trip: its words are among them. */
export function createForgetTask(log: EventLog): TaskRunner {
  return async ({ query }, { runId }) => {
    const { chat } = query as { readonly chat: number };
    await log.eraseRun(chatOf(runId, chat));
    await log.erasePersonal(runId);
    return null;
  };
}
