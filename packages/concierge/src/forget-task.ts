import { eachRun, type EventLog, type NewEvent, type TaskRunner } from '@wayfarer/archon';

import { chatOf } from './chat/chat-of.ts';

/** What was said of somebody is erased; the trip goes on with another chat. */
export function personForgotten(chat: number): NewEvent {
  return { type: 'person-forgotten', version: 1, author: 'traveller', content: { chat } };
}

/** Type of the runs in which a model was asked. */
export const SUBTASK_RUN = 'subtask';

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
    const asked = await listChildren(log, runId, SUBTASK_RUN);
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
