import type { Trip } from '@wayfarer/contract';
import { WRITE_PATHS } from '@wayfarer/contract';

import { type Apply, withQueue } from '../../lib/queue/apply-queue.ts';
import {
  conflictOf,
  isDoneThere,
  nextToSend,
  withChange,
  withoutChange,
  withTheirs,
} from '../../lib/queue/conflicts.ts';
import type { Conflict, QueuedChange, SavedTrip } from '../../lib/queue/saved-trip.ts';
import { findStanding } from '../../lib/stop-moves.ts';
import { fateOf } from '../../lib/trip-fate.ts';
import { postJson, RefusedError } from '../api.ts';
import { getTrip } from '../get-trip.ts';
import { outcomeOf } from '../preview-edit.ts';
import { tripCall } from '../trip-call.ts';
import { changeSaved, findSaved, listSaved } from './saved-trips.ts';

/**
 * Sends what waits for a trip, in order, each once. What the trip has outrun, and what the server refuses, stays in the queue
 * for the traveller to settle.
 *
 * @throws {RefusedError} where the trip is erased or cannot be read.
 * @throws {UnreachableError} where the server is gone again; what was not answered stays in the queue.
 */
export async function sendQueue(id: string): Promise<void> {
  const saved = await findSaved(id);
  if (!saved || !nextToSend(saved.queue)) return;
  await oneTabAtATime(id, () => sendAll(id));
}

/** The same for every trip that something waits for. */
export async function sendQueues(): Promise<void> {
  for (const { id } of await listSaved()) await sendQueue(id);
}

async function oneTabAtATime(id: string, send: () => Promise<void>): Promise<void> {
  // Without locks (an address that is not secure) two tabs may send the same; under one key it is done once.
  if (!('locks' in navigator)) return send();
  await navigator.locks.request(`wayfarer:queue:${id}`, send);
}

async function sendAll(id: string): Promise<void> {
  let change = next(await findSaved(id));
  while (change) change = next(await settle(id, change));
}

function next(saved: SavedTrip | undefined): QueuedChange | undefined {
  return saved && nextToSend(saved.queue);
}

/** Checks one change against the trip as it is now and sends it; what it did is written down before and after. */
async function settle(id: string, { key }: QueuedChange): Promise<SavedTrip | undefined> {
  const [theirs, { applyEdit }] = await Promise.all([getTrip(id), import('@wayfarer/edits')]);
  const checked = await changeSaved(id, (saved) => checkedAgainst(saved, { theirs, key, applyEdit }));
  const change = checked?.queue.find((one) => one.key === key);
  if (change?.conflict !== null) return checked;
  try {
    const { name, body } = change.write;
    const trip = await postJson<Trip>(tripCall(id, WRITE_PATHS[name]), { body, key });
    return await changeSaved(id, (saved) => answered(saved, change, trip));
  } catch (error) {
    if (!(error instanceof RefusedError) || fateOf(error) !== null) throw error;
    const refusal = { message: error.message, outcome: outcomeOf(error) ?? null };
    return changeSaved(id, (saved) => refused(saved, change, refusal));
  }
}

interface Checking {
  readonly theirs: Trip;
  readonly key: string;
  readonly applyEdit: Apply;
}

function checkedAgainst(saved: SavedTrip, { theirs, key, applyEdit }: Checking): SavedTrip {
  const change = saved.queue.find((one) => one.key === key);
  if (!change) return saved;
  const isDone = isDoneThere(change, theirs, saved.trip);
  // What the change has done there itself is nothing that others have changed.
  const done = isDone ? (withQueue({ ...saved, queue: [change] }, applyEdit)?.trip ?? theirs) : saved.trip;
  const taken = withTheirs(saved, theirs, done);
  const conflict = isDone ? null : conflictOf(change, taken, saved.trip);
  return { ...taken, queue: withChange(taken.queue, key, conflict ? { conflict } : { sent: true }) };
}

function answered(saved: SavedTrip, { key, text }: QueuedChange, trip: Trip): SavedTrip {
  const queue = saved.queue.filter((one) => one.key !== key);
  const sent = [...(saved.merged?.sent ?? []), text];
  return {
    ...saved,
    // An answer under a key that was sent before may be older than what is known.
    trip: trip.seq >= saved.trip.seq ? trip : saved.trip,
    plan: null,
    queue,
    changedThere: queue.length === 0 ? [] : saved.changedThere,
    merged: { sent, theirs: saved.merged?.theirs ?? [] },
  };
}

function refused(saved: SavedTrip, { key, names }: QueuedChange, refusal: Conflict['refusal']): SavedTrip {
  const [place] = names;
  const theirs = place === undefined ? null : (findStanding(saved.trip, place) ?? null);
  return { ...saved, queue: withChange(saved.queue, key, { conflict: { theirs, refusal }, sent: false }) };
}

/** The traveller's answer to a change that waits: their own, another one that fits, or what the trip has now. */
export type Settlement =
  | { readonly keep: 'mine' }
  | { readonly keep: 'theirs' }
  | ({ readonly keep: 'instead' } & Pick<QueuedChange, 'key' | 'write' | 'text'>);

/** Settles a change that waits; what is kept is sent with the rest of the queue. */
export async function settleConflict(id: string, key: string, settlement: Settlement): Promise<void> {
  const goes = { conflict: null, insisted: true, sent: false } as const;
  await changeSaved(id, (saved) => {
    if (settlement.keep === 'theirs') return { ...saved, queue: withoutChange(saved.queue, key) };
    if (settlement.keep === 'mine') return { ...saved, queue: withChange(saved.queue, key, goes) };
    const { write, text, key: newKey } = settlement;
    return { ...saved, queue: withChange(saved.queue, key, { ...goes, write, text, key: newKey }) };
  });
}

/** The traveller has read what came of sending the queue. */
export async function closeMerged(id: string): Promise<void> {
  await changeSaved(id, (saved) => ({ ...saved, merged: null }));
}
