import type { IntentModel, TrainingExample, TrainingOptions } from '../../router/classifier/index.ts';
import { runnableUrl } from '../isolation/runnable-url.ts';
import { WorkerPool } from '../workers/worker-pool.ts';

const PROGRAM = runnableUrl(new URL('./training-worker.ts', import.meta.url), import.meta.url);

/** Learning from thousands of examples takes minutes. */
const LONGEST_TRAINING_MS = 600_000;

/**
 * Learns intents on a thread of its own, which ends with the training: whoever answers requests meanwhile is not held up.
 * The model is the one that `trainIntents` makes, byte by byte.
 *
 * @example
 * const classifier = new LearnedClassifier(await trainIntentsAside(registry.examples()));
 */
export async function trainIntentsAside(
  examples: readonly TrainingExample[],
  options: TrainingOptions = {},
): Promise<IntentModel> {
  const pool = new WorkerPool({ program: PROGRAM, size: 1, timeoutMs: LONGEST_TRAINING_MS });
  try {
    return (await pool.run({ examples, options }, { owner: 'training' })) as IntentModel;
  } finally {
    await pool.close();
  }
}
