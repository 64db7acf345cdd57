import type { Trip } from '@wayfarer/contract';

import { findStanding, listStopMoves } from '../stop-moves.ts';
import type { Conflict, QueuedChange, SavedTrip } from './saved-trip.ts';

/** The next change to send: the first that waits for nobody, and is about nothing that an earlier one waits with. */
export function nextToSend(queue: readonly QueuedChange[]): QueuedChange | undefined {
  const held = new Set<string>();
  for (const change of queue) {
    const waits =
      change.conflict !== null || change.names.some((name) => held.has(name)) || isUndoOfHeld(change, queue);
    if (!waits) return change;
    for (const name of change.names) held.add(name);
  }
  return undefined;
}

function isUndoOfHeld({ write }: QueuedChange, queue: readonly QueuedChange[]): boolean {
  return write.name === 'undo' && queue.some(({ key, conflict }) => key === write.of && conflict !== null);
}

/** True where a change that may have reached the server has left its stop where it is now. */
export function isDoneThere({ sent, names, after }: QueuedChange, theirs: Trip, before: Trip): boolean {
  const [place] = names;
  if (!sent || place === undefined || theirs.seq === before.seq) return false;
  const is = findStanding(theirs, place);
  return is?.date === after?.date && is?.arrive === after?.arrive && is?.depart === after?.depart;
}

/**
 * Takes in the trip as the server has it now, and notes what changed there.
 *
 * @param base - The trip that it is compared with.
 */
export function withTheirs(saved: SavedTrip, theirs: Trip, base: Trip): SavedTrip {
  const moves = listStopMoves(base, theirs);
  const changedThere = new Set([...saved.changedThere, ...moves.map(({ placeId }) => placeId)]);
  return {
    ...saved,
    trip: theirs,
    plan: saved.plan?.revision === theirs.revision ? saved.plan : null,
    changedThere: [...changedThere],
    merged: { sent: saved.merged?.sent ?? [], theirs: [...(saved.merged?.theirs ?? []), ...moves] },
  };
}

/**
 * What stands against sending a change, where something that it names was changed elsewhere meanwhile.
 *
 * @param before - The trip as it was known before it was asked for again.
 */
export function conflictOf(change: QueuedChange, saved: SavedTrip, before: Trip): Conflict | null {
  const { write, names, decision, insisted } = change;
  if (insisted) return null;
  const { trip } = saved;
  const place = names.find((name) => saved.changedThere.includes(name));
  if (place !== undefined) return { theirs: findStanding(trip, place) ?? null, refusal: null };
  const [first] = names;
  const theirs = first === undefined ? null : (findStanding(trip, first) ?? null);
  // Taking back takes back what was done last, which is another's then.
  if (write.name === 'undo' && trip.seq !== before.seq) return { theirs, refusal: null };
  if (write.name === 'decision' && trip.pending?.id !== decision) return { theirs, refusal: null };
  return null;
}

/** The queue without a change, and without what takes it back. */
export function withoutChange(queue: readonly QueuedChange[], key: string): readonly QueuedChange[] {
  return queue.filter((one) => one.key !== key && !(one.write.name === 'undo' && one.write.of === key));
}

/** The queue with one change made another. */
export function withChange(
  queue: readonly QueuedChange[],
  key: string,
  change: Partial<QueuedChange>,
): readonly QueuedChange[] {
  return queue.map((one) => (one.key === key ? { ...one, ...change } : one));
}
