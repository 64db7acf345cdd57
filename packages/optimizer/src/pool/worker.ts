import { parentPort, workerData } from 'node:worker_threads';

import { solve } from '../solve.ts';
import type { Job } from './index.ts';

const { problem, options } = workerData as Job;
const { deadlineMs } = options;
parentPort?.postMessage(
  solve(problem, deadlineMs === undefined ? options : { ...options, now: () => performance.now() }),
);
