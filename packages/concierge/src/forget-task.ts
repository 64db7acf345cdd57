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
    for (let number = 1; number <= chat; number++) {
      const run = chatOf(runId, number);
      if (await log.findRun(run)) await log.eraseRun(run);
    }
    // What a model was asked holds words as well. What it has cost does not.
    for (const run of await listChildren(log, runId, 'subtask')) await log.eraseRun(run);
    await log.erasePersonal(runId);
    return null;
  };
}

/** Ids of all runs of a type that a trip has started. */
async function listChildren(log: EventLog, parent: string, type: string): Promise<readonly string[]> {
  const runs: string[] = [];
  for await (const { id } of eachRun(log, { parent, type })) runs.push(id);
  return runs;
}
