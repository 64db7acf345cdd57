import type { Trip } from '@wayfarer/contract';

import type { Told } from './told.ts';

/** True if the message has left the trip as it was: plan, wishes, what is open, where it stands. */
export function isUnchanged({ before, after }: Pick<Told, 'before' | 'after'>): boolean {
  return essenceOf(before.trip) === essenceOf(after.trip);
}

/** True if all that has changed is that a plan waits for a yes. */
export function isProposed({ before, after }: Pick<Told, 'before' | 'after'>): boolean {
  return after.trip.approval !== null && before.trip.hash === after.trip.hash;
}

function essenceOf({ hash, mode, facts, approval, pending, now, selected }: Trip): string {
  const wishes = facts
    .map(({ name, value }) => [name, value] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([hash, mode, wishes, approval?.id, pending?.id, now, selected]);
}
