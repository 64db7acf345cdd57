/**
 * @module
 * Several searches at once, each in a worker thread of Node; the best plan of all counts. The root entry needs none of this.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { Options } from '../options.ts';
import type { Problem } from '../problem.ts';
import type { Solution } from '../solution.ts';
import { better } from './better.ts';

/** It lies beside this file, as source or as built. */
const WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./worker.ts', import.meta.url)
  : new URL('./worker.js', import.meta.url);

/** What a worker is given: everything that can be copied. */
export interface Job {
  readonly problem: Problem;
  readonly options: Options;
}

/** As `Options`, less what a thread cannot be handed. The deadline is one on the clock of the machine. */
export interface PoolOptions extends Omit<Options, 'now' | 'signal' | 'onImprove'> {
  /** Threads; default: one for each core that may be used. */
  readonly workers?: number;
}

/**
 * Solves with the seeds `seed`, `seed + 1` … at the same time, one for each worker. Without a deadline the same options and the
 * same number of workers give the same plan.
 */
export async function solveInPool(problem: Problem, options: PoolOptions): Promise<Solution> {
  const { workers = availableParallelism(), ...shared } = options;
  const jobs = Array.from({ length: workers }, (_, k): Job => ({
    problem,
    options: { ...shared, seed: options.seed + k },
  }));
  const solutions = await Promise.all(jobs.map(solveInWorker));
  return solutions.reduce((best, solution) => (better(solution, best, shared) ? solution : best));
}

function solveInWorker(job: Job): Promise<Solution> {
  const worker = new Worker(WORKER, { workerData: job });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
