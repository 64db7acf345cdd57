import { threadId } from 'node:worker_threads';

import { poolData, serveJobs } from '../serve-jobs.ts';

/** What a test asks of its thread. */
export type TestJob =
  | { readonly do: 'echo'; readonly value: unknown }
  | { readonly do: 'data' }
  /** Answers which thread it is. */
  | { readonly do: 'name' }
  | { readonly do: 'note'; readonly notes: readonly string[] }
  | { readonly do: 'throw'; readonly message: string }
  | { readonly do: 'exit' }
  | { readonly do: 'crash' }
  | { readonly do: 'spin' }
  | { readonly do: 'hoard' }
  /** Waits until the first number of the shared memory is no longer 0. */
  | { readonly do: 'wait'; readonly gate: SharedArrayBuffer; readonly value: unknown };

class Unwilling extends Error {
  override readonly name = 'Unwilling';
  readonly code = 'unwilling';
  readonly retryable = false;
}

serveJobs(async (given, { report }) => {
  const job = given as TestJob;
  switch (job.do) {
    case 'echo':
      return job.value;
    case 'data':
      return poolData();
    case 'name':
      return threadId;
    case 'note':
      for (const note of job.notes) await report(note);
      return job.notes.length;
    case 'throw':
      throw new Unwilling(job.message);
    case 'exit':
      return process.exit(3);
    case 'crash':
      setTimeout(() => {
        throw new Error('nobody caught this');
      });
      return new Promise(() => undefined);
    case 'hoard':
      for (const hoard: object[] = []; ;) hoard.push(new Array(1000).fill(hoard.length));
    case 'spin':
      for (;;);
    case 'wait':
      Atomics.wait(new Int32Array(job.gate), 0, 0);
      return job.value;
  }
});
