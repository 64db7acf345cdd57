import { hoursOn, type Place } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { FillRequest } from './request.ts';

/**
 * A place whose hours are known is preferred to an equal one whose hours are not: of the worth of that one this share is
 * left (editorial). A must-do is worth what it is worth.
 */
const CERTAINTY = 0.9;
/**
 * Of the worth of a place this share is left for somebody who needs a way without steps, where only a part of it has one, and
 * where nobody knows (editorial).
 */
const STEP_FREE_SHARE = { yes: 1, partly: 0.85, unknown: 0.6, no: 0 } as const;

/** Nobody knows its hours on any of the days. */
export function isUnknownThroughout(place: Place, days: FillRequest['days']): boolean {
  return days.every(({ date }) => hoursOn(place, date) === 'unknown');
}

/** What the worth of a place is multiplied by: less than 1 where its hours are not known at all. */
export function certaintyOf(place: Place, { days }: Pick<FillRequest, 'days'>): number {
  return isUnknownThroughout(place, days) ? CERTAINTY : 1;
}

/** The share of its worth that a place loses on a day on which its hours are not known, though they are on another. */
export function doubtOn(place: Place, date: IsoDate, { days }: Pick<FillRequest, 'days'>): number {
  return hoursOn(place, date) === 'unknown' && !isUnknownThroughout(place, days) ? 1 - CERTAINTY : 0;
}

/** What is left of the worth of a place by its steps; 1 for those who do not mind them. */
export function stepFreeShare({ stepFree }: Pick<Place, 'stepFree'>, { party }: Pick<FillRequest, 'party'>): number {
  return party.access.includes('step-free') ? STEP_FREE_SHARE[stepFree] : 1;
}
