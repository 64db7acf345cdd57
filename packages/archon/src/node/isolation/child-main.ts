/**
 * The other side of a `ProcessPool`: a process that runs one job at a time until it is no longer wanted. A thread of its
 * own watches over its memory, for a job that spins leaves this one no time.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';

import type { Job, JobEnd, ThrownError } from './messages.ts';
import { killDescendants, killFamily, mayHaveChildren } from './process-family.ts';
import { runnableUrl } from './runnable-url.ts';

/** Megabytes that the process may have at present; 0 while there is no job. */
const limit = new Int32Array(new SharedArrayBuffer(4));

const guard = runnableUrl(new URL('./memory-guard.ts', import.meta.url), import.meta.url);
new Worker(guard, { workerData: { limit, parent: process.ppid } });

/** The job on whose behalf code runs, also after the job has ended. */
const jobs = new AsyncLocalStorage<Job>();
let current: Job | undefined;

process.on('message', (job: Job) => void jobs.run(job, () => run(job)));
process.on('disconnect', () => killFamily(process.pid));
process.on('exit', () => killDescendants(process.pid));

process.on('uncaughtException', (error) => {
  const culprit = jobs.getStore();
  // What an earlier job has left behind is not this one's fault.
  if (culprit !== undefined && culprit !== current) return;
  process.stderr.write(`${thrown(error).stack ?? String(error)}\n`);
  process.exit(1);
});

async function run(job: Job): Promise<void> {
  const { callId, module, export: name, args, memoryMb } = job;
  current = job;
  setLimit(memoryMb);
  const before = underWay();
  try {
    const tool = await load(module, name);
    const value: unknown = await tool(args, { callId });
    answer({ ok: true, value, ...condition(before) });
  } catch (error) {
    answer({ ok: false, error: thrown(error), ...condition(before) });
  }
  current = undefined;
  setLimit(0);
}

type Exported = (args: unknown, context: object) => unknown;

/** What cannot be loaded was declared wrongly. */
async function load(module: string, name: string): Promise<Exported> {
  try {
    const exported = ((await import(module)) as Readonly<Record<string, unknown>>)[name];
    if (typeof exported === 'function') return exported as Exported;
    throw new Error(`it exports no function called "${name}".`);
  } catch (error) {
    const { message } = thrown(error);
    throw Object.assign(new Error(`The isolated tool of ${module} cannot be loaded: ${message}`), { isMisuse: true });
  }
}

/** Timers, sockets and the like that keep the process busy; how many. */
function underWay(): number {
  return process.getActiveResourcesInfo().length;
}

function condition(before: number): Pick<JobEnd, 'residentMb' | 'isQuiet'> {
  const residentMb = process.memoryUsage.rss() / 2 ** 20;
  return { residentMb, isQuiet: underWay() <= before && !mayHaveChildren() };
}

function setLimit(megabytes: number): void {
  Atomics.store(limit, 0, megabytes);
  Atomics.notify(limit, 0);
}

function answer(end: JobEnd): void {
  process.send?.(end);
}

function thrown(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, retryable, retryAfterMs, isMisuse } = error as Error & Partial<ThrownError>;
  return {
    message,
    isMisuse,
    stack,
    code: typeof code === 'string' ? code : undefined,
    retryable: typeof retryable === 'boolean' ? retryable : undefined,
    retryAfterMs: typeof retryAfterMs === 'number' ? retryAfterMs : undefined,
  };
}
