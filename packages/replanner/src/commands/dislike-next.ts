import { NoVisitLeftError } from '../errors.ts';
import { findNextStop } from '../observation.ts';
import type { Progress } from '../pending.ts';
import { report } from './report.ts';

/** The traveller would rather not go where they go next; never meant is the stop that they are at. */
export interface DislikeNext {
  readonly type: 'dislike-next';
}

/** @throws {NoVisitLeftError} when nothing is left today. */
export function dislikeNext(progress: Progress): Progress {
  const next = findNextStop(progress.journey);
  if (!next) throw new NoVisitLeftError();
  return report(progress, { type: 'report', reading: { measure: { kind: 'unwanted' }, visit: next.id } });
}
