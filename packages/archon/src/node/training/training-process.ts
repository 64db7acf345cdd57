/**
 * @module
 * Learns intents in a process of its own.
 */
import process from 'node:process';

import { trainIntents } from '../../router/classifier/index.ts';
import type { TrainingEnd, TrainingJob } from './messages.ts';

process.once('disconnect', () => process.exit());
process.once('message', (job: TrainingJob) => {
  process.send?.(endOf(job), () => process.disconnect());
});

function endOf({ examples, options }: TrainingJob): TrainingEnd {
  try {
    return { ok: true, model: trainIntents(examples, options) };
  } catch (error) {
    const { message, code } = error as Error & { readonly code?: unknown };
    return { ok: false, message, code };
  }
}
