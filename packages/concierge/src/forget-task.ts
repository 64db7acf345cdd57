import { eachRun, type EventLog, type TaskRunner } from '@wayfarer/archon';

import { chatOf } from './chat/chat-of.ts';

/** Name of the task that erases what was said of a person. */
export const FORGET = 'forget';

/**
 * Erases the runs of the chat, and the values beside the chain of the trip: its words are among them. An earlier chat is
 * there where somebody was writing just when they were forgotten.
 */
export function createForgetTask(log: EventLog): TaskRunner {
  return async ({ query }, { runId }) => {
    const { chat } = query as { readonly chat: number };
    const chats = Array.from({ length: chat }, (_, index) => chatOf(runId, index + 1));
    // What a model was asked holds words as well. What it has cost does not.
    const asked = await listChildren(log, runId, 'subtask');
    // Asked for in one turn, the log does all of it together: it waits for the disk, and empties its files, once.
    await Promise.all([...[...chats, ...asked].map((run) => log.eraseRun(run)), log.erasePersonal(runId)]);
    return null;
  };
}

/** Ids of all runs of a type that a trip has started. */
async function listChildren(log: EventLog, parent: string, type: string): Promise<readonly string[]> {
  const runs: string[] = [];
  for await (const { id } of eachRun(log, { parent, type })) runs.push(id);
  return runs;
}
