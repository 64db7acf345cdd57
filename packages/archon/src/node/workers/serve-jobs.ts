import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';

import { MisuseError } from '../../errors.ts';
import { type JobMessage, toThrownError, type WorkerMessage } from './messages.ts';

/** What a job has at hand besides itself. */
export interface JobContext {
  /** Tells whoever waits for the job how it goes. */
  report(note: string): Promise<void>;
  /** Never aborts: a job that nobody waits for any more is ended with its thread. */
  readonly signal: AbortSignal;
}

/**
 * Makes this thread one of a {@link WorkerPool}: does one job after the other.
 *
 * @param work - Returns plain JSON. What it throws is thrown to whoever asked, with `message`, `code` and `retryable`.
 * @throws {MisuseError} on the main thread.
 *
 * @example
 * // worker.ts
 * serveJobs(async (job, { report }) => resize(job as Picture));
 */
export function serveJobs(work: (job: unknown, context: JobContext) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new MisuseError('`serveJobs` is for the program of a `WorkerPool`; this is the main thread.');
  yieldToOthers();
  const tell = (message: WorkerMessage): void => port.postMessage(message);
  const context: JobContext = {
    report: async (note) => tell({ kind: 'note', note }),
    signal: new AbortController().signal,
  };
  port.on('message', ({ job }: JobMessage) => {
    void (async () => work(job, context))().then(
      (result) => tell({ kind: 'done', result }),
      (error: unknown) => tell({ kind: 'failed', error: toThrownError(error) }),
    );
  });
}

/**
 * Lets the thread that answers go first where there are more threads than cores. On Linux a priority is one of the thread
 * that asks for it; elsewhere it would be that of the whole process.
 */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Not allowed here: then all threads are alike.
  }
}

/** What the pool was made with as `data`. */
export function poolData(): unknown {
  return workerData;
}
