import type { EventLog, TaskRunner } from '@wayfarer/archon';

import { createForgetTask, FORGET } from './forget-task.ts';
import { revealWords } from './words.ts';

/**
 * Runs what the trips wait for: erasing by itself, all else by `specialists`, who are told the words of a message that the
 * log keeps beside its chain.
 */
export function createTripTaskRunner(log: EventLog, specialists: TaskRunner): TaskRunner {
  const forget = createForgetTask(log);
  return async (request, context) => {
    if (request.task === FORGET) return forget(request, context);
    const query = request.query as { readonly message?: unknown };
    if (typeof query.message !== 'string') return specialists(request, context);
    const message = revealWords(query.message, await log.readPersonal(context.runId));
    return specialists({ ...request, query: { ...query, message } }, context);
  };
}
