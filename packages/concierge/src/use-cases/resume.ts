import { eachRun } from '@wayfarer/archon';

import { breathe } from '../breathe.ts';
import { TRIP_RUN } from '../core.ts';
import type { UseCaseContext } from '../use-case-context.ts';

/**
 * Goes on with whatever a stopped process has left undone: unfinished tasks run again, finished ones do not. Only runs that
 * were left running are read; one that cannot be read is reported, and all others go on.
 */
export async function resume({ log, shell, chat, background, report }: UseCaseContext): Promise<void> {
  const onUnreadable = (run: string, error: unknown): void => report(`Going on with ${run}:`, error);
  for await (const { id } of eachRun(log, { type: TRIP_RUN, standing: 'running' })) {
    await shell.drain(id).catch((error: unknown) => onUnreadable(id, error));
    await breathe();
  }
  await chat.resume(onUnreadable);
  await background?.resume();
}
