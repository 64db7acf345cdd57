import { WorkerPool } from '@wayfarer/archon/node';
import { NotInTimeError } from '@wayfarer/concierge';
import type { AsideOutcome, LiveSettings, RunAside } from '@wayfarer/sources';

import type { AsideData } from './aside-worker.ts';

const PROGRAM = new URL('./aside-worker.ts', import.meta.url);

/** One may wait for a slow service while the other reads a file. Each is started when it is first needed. */
const THREADS = 2;
/** Longer than all that a job asks for may take together: a thread that is ended leaves its lock behind. */
const TIMEOUT_MS = 15 * 60_000;
/** A list of places is read in far less; a machine that has much else to do may need longer for it. */
const FILE_TIMEOUT_MS = 30_000;

/** Threads on which services are asked and files are read, see `withAside`. */
export function openAside(
  data: AsideData & { readonly live: LiveSettings | undefined },
  execArgv: readonly string[],
): { readonly run: RunAside; close(): Promise<void> } {
  const pool = new WorkerPool({ program: PROGRAM, size: THREADS, data, execArgv });
  return {
    async run(job, { onNote }) {
      const isFile = job.do === 'preview-places' || job.do === 'keep-places';
      const options = { owner: job.do, timeoutMs: isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS, ...(onNote && { onNote }) };
      try {
        return (await pool.run(job, options)) as AsideOutcome;
      } catch (error) {
        if (!isFile || !isTimeout(error)) throw error;
        throw new NotInTimeError('The file was not read in time');
      }
    },
    close: () => pool.close(),
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'job-timeout';
}
