/**
 * @module
 * Learns intents in a process of its own, and in a thread of that: learning does not pause, so only another thread hears that the
 * process it is for has ended, killed perhaps. Then nobody waits for the model any more.
 */
import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

import { trainIntents } from '../classifier/index.ts';
import type { TrainingEnd, TrainingJob } from './messages.ts';

if (isMainThread) {
  process.once('disconnect', () => process.exit());
  process.once('message', (job: TrainingJob) => {
    const learning = new Worker(new URL(import.meta.url), { workerData: job });
    const tell = (end: TrainingEnd): void => void process.send?.(end, () => process.disconnect());
    learning.once('message', tell);
    learning.once('error', (error) => tell(toFailure(error)));
  });
} else {
  parentPort?.postMessage(endOf(workerData as TrainingJob));
}

function endOf({ examples, options }: TrainingJob): TrainingEnd {
  try {
    return { ok: true, model: trainIntents(examples, options) };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): TrainingEnd {
  const { message, code } = error as Error & { readonly code?: unknown };
  return { ok: false, message, code };
}
