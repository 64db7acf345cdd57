/**
 * @module
 * Learns intents on a thread of its own.
 */
import { type TrainingExample, type TrainingOptions, trainIntents } from '../../router/classifier/index.ts';
import { serveJobs } from '../workers/serve-jobs.ts';

serveJobs(async (job) => {
  const { examples, options } = job as {
    readonly examples: readonly TrainingExample[];
    readonly options: TrainingOptions;
  };
  return trainIntents(examples, options);
});
