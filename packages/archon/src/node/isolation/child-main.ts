/**
 * The other side of a `ProcessPool`: a process that runs one job at a time until it is no longer wanted. A thread of its
 * own watches over its memory, for a job that spins leaves this one no time.
 */
import { Worker } from 'node:worker_threads';

import type { Job, JobEnd, ThrownError } from './messages.ts';
import { runnableUrl } from './runnable-url.ts';

/** Megabytes that the process may have at present; 0 while there is no job. */
const limit = new Int32Array(new SharedArrayBuffer(4));

const guard = runnableUrl(new URL('./memory-guard.ts', import.meta.url), import.meta.url);
new Worker(guard, { workerData: { limit, parent: process.ppid } });

process.on('message', (job: Job) => void run(job));
process.on('disconnect', () => process.exit());

async function run({ callId, module, export: name, args, memoryMb }: Job): Promise<void> {
  setLimit(memoryMb);
  try {
    const exported = ((await import(module)) as Readonly<Record<string, unknown>>)[name];
    if (typeof exported !== 'function') throw new Error(`${module} exports no function called "${name}".`);
    const value: unknown = await (exported as (args: unknown, context: object) => unknown)(args, { callId });
    answer({ ok: true, value, residentMb: residentMb() });
  } catch (error) {
    answer({ ok: false, error: thrown(error), residentMb: residentMb() });
  }
  setLimit(0);
}

function setLimit(megabytes: number): void {
  Atomics.store(limit, 0, megabytes);
  Atomics.notify(limit, 0);
}

function answer(end: JobEnd): void {
  process.send?.(end);
}

function residentMb(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}

function thrown(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, retryable, retryAfterMs } = error as Error & Partial<ThrownError>;
  return {
    message,
    stack,
    code: typeof code === 'string' ? code : undefined,
    retryable: typeof retryable === 'boolean' ? retryable : undefined,
    retryAfterMs: typeof retryAfterMs === 'number' ? retryAfterMs : undefined,
  };
}
