import { type TimeLimit, withinTime } from '@wayfarer/archon/data';

/**
 * What somebody answers whom the router asks: a classifier, a model that words a reply. At once if they know it; else they have
 * so long, and are told when nobody waits any more.
 *
 * @throws if they take longer, or the caller has left.
 */
export async function answerInTime<T>(limit: TimeLimit, ask: (signal: AbortSignal) => Promise<T> | T): Promise<T> {
  limit.signal?.throwIfAborted();
  const ending = await withinTime(async (scope) => ask(scope.signal), limit);
  if (ending.kind === 'done') return ending.value;
  throw ending.kind === 'aborted' ? ending.reason : new Error(`No answer within ${limit.timeoutMs} ms.`);
}
