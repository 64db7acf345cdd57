import { eachRun } from '@wayfarer/archon';

import { tripOfRun } from '../chat/chat-of.ts';
import { TRIP_RUN } from '../core.ts';
import { inBackground, rest } from '../in-background.ts';
import type { UseCaseContext } from '../use-case-context.ts';

/** Trips that are gone on with at the same time: some wait for a plan, or for somebody's server. */
const AT_ONCE = 4;

/** Runs that are listed at a time: a list of all would keep requests waiting. */
const PAGE = 50;

export interface ResumeOptions {
  /** Nothing more is gone on with once it aborts. */
  readonly signal?: AbortSignal;
}

/**
 * Goes on with whatever a stopped process has left undone: unfinished tasks run again, finished ones do not. Only runs that
 * were left running are read, each trip together with its chat. A run that cannot be read is reported, and all others go on.
 * Requests are answered meanwhile: there is a rest after each run.
 */
export async function resume(
  { log, shell, chat, background, report }: UseCaseContext,
  { signal }: ResumeOptions = {},
): Promise<void> {
  const goOn = (run: string, work: Promise<unknown>): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => report(`Going on with ${run}:`, error),
    );
  const resumeChat = (run: string): Promise<void> => goOn(run, chat.resume(run));
  const chats = await listChats(chat);
  await inBackground(
    eachRun(log, { type: TRIP_RUN, standing: 'running', limit: PAGE }),
    async ({ id }) => {
      await goOn(id, shell.resume(id));
      // While the trip is still in memory.
      for (const run of take(chats, id)) {
        await rest();
        if (!signal?.aborted) await resumeChat(run);
      }
    },
    { atOnce: AT_ONCE, signal },
  );
  await inBackground([...chats.values()].flat(), resumeChat, { atOnce: AT_ONCE, signal });
  if (!signal?.aborted) await background?.resume();
}

/** Running chats, by trip. */
async function listChats(chat: UseCaseContext['chat']): Promise<Map<string, readonly string[]>> {
  const chats = new Map<string, readonly string[]>();
  for await (const run of chat.listRunning()) {
    const trip = tripOfRun(run);
    chats.set(trip, [...(chats.get(trip) ?? []), run]);
  }
  return chats;
}

function take(chats: Map<string, readonly string[]>, trip: string): readonly string[] {
  const found = chats.get(trip) ?? [];
  chats.delete(trip);
  return found;
}
