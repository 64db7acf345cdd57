import type { VisitId } from '@wayfarer/trip';
import type { Interval } from '@wayfarer/trip/vocabulary';

import { type Progress, raise } from '../pending.ts';

/** Somebody has looked up that a stop lies outside of the hours of its place that day. Nobody is there yet, so nothing is reported. */
export interface FoundClosed {
  readonly type: 'found-closed';
  readonly visit: VisitId;
  /** Empty: closed all that day. */
  readonly hours: readonly Interval[];
}

/** Asks what to do about it, unless it is over, or was answered before. */
export function foundClosed(progress: Progress, { visit, hours }: FoundClosed): Progress {
  return raise(progress, { about: 'disruption', visit, measure: { kind: 'closed', hours } });
}
