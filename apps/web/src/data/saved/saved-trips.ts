import type { City, Trip } from '@wayfarer/contract';

import { isSavedTrip, listExcess, type SavedPlan, type SavedTrip } from '../../lib/queue/saved-trip.ts';
import { cityIdsOf } from '../../lib/trip-cities.ts';
import { changeRecord, readRecords } from './database.ts';

/** Set once the browser has refused to keep something. */
let isRefused = false;
const listeners = new Set<() => void>();

/** True where this browser keeps no trips: private mode, blocked or full storage. For `useSyncExternalStore`. */
export function keepsNothing(): boolean {
  return isRefused;
}

/** Calls back whenever a saved trip has changed, or whether any can be kept. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The saved trip, if there is one. */
export async function findSaved(id: string): Promise<SavedTrip | undefined> {
  return (await listRecords(id))[0];
}

/** All saved trips, the newest first. */
export async function listSaved(): Promise<readonly SavedTrip[]> {
  return (await listRecords()).toSorted((left, right) => right.savedAt.localeCompare(left.savedAt));
}

/** Trips that were erased: an answer that comes late does not bring one back. */
const erased = new Set<string>();

/** Keeps what the server has answered. Where the browser keeps nothing, nothing happens. */
export async function keepTrip(trip: Trip): Promise<void> {
  if (erased.has(trip.id)) return;
  await keep(trip.id, (before) => {
    if (before && before.trip.seq > trip.seq) return before;
    // What is compared when the queue is sent is the trip it was made on.
    if (before && before.queue.length > 0) return before;
    const plan = before?.plan?.revision === trip.revision ? before.plan : null;
    return { ...(before ?? blank(trip)), trip, plan, savedAt: new Date().toISOString() };
  });
  await removeExcess();
}

/** Keeps the plan that goes with a saved trip. */
export async function keepPlan(id: string, plan: SavedPlan): Promise<void> {
  await keep(id, (before) => before && (before.trip.revision === plan.revision ? { ...before, plan } : before));
}

/** Keeps what is known of the cities of a saved trip, so that its map is drawn. */
export async function keepCities(id: string, cities: readonly City[]): Promise<void> {
  await keep(
    id,
    (before) => before && { ...before, cities: cities.filter((city) => cityIdsOf(before.trip).includes(city.id)) },
  );
}

/**
 * Changes a saved trip that must not be lost.
 *
 * @throws {DOMException} where the browser does not keep it.
 */
export async function changeSaved(id: string, change: (saved: SavedTrip) => SavedTrip): Promise<SavedTrip | undefined> {
  const after = await changeRecord(id, (before) => (isSavedTrip(before) ? change(before) : undefined));
  tell();
  return after;
}

/** Takes a trip off this device. `forGood` where it was erased: then no late answer brings it back. */
export async function forgetSaved(id: string, { forGood = false } = {}): Promise<void> {
  if (forGood) erased.add(id);
  await changeRecord(id, () => undefined).catch(() => undefined);
  tell();
}

/** Takes off this device what was said in a trip, or in all of them: those are saved again when they are looked at. */
export async function forgetWords(id?: string): Promise<void> {
  for (const saved of await listRecords(id)) {
    const hasUnsent = saved.queue.length > 0;
    const silent = { ...saved, trip: { ...saved.trip, messages: [], facts: [], questions: [] } };
    await changeRecord(saved.id, () => (hasUnsent ? silent : undefined)).catch(() => undefined);
  }
  tell();
}

async function keep(id: string, change: (before: SavedTrip | undefined) => SavedTrip | undefined): Promise<void> {
  try {
    await changeRecord(id, (record) => {
      const after = change(isSavedTrip(record) ? record : undefined);
      return after && { ...after, bytes: sizeOf(after) };
    });
    isRefused = false;
  } catch {
    isRefused = true;
  }
  tell();
}

async function removeExcess(): Promise<void> {
  for (const id of listExcess(await listRecords())) await forgetSaved(id);
}

async function listRecords(id?: string): Promise<readonly SavedTrip[]> {
  try {
    return (await readRecords(id)).filter(isSavedTrip);
  } catch {
    // Who is called back reads again: said once, not at each read.
    if (!isRefused) {
      isRefused = true;
      tell();
    }
    return [];
  }
}

function blank(trip: Trip): SavedTrip {
  const nothing = { plan: null, cities: [], queue: [], changedThere: [], merged: null };
  return { id: trip.id, trip, bytes: 0, savedAt: new Date().toISOString(), ...nothing };
}

function sizeOf({ trip, plan, cities }: SavedTrip): number {
  return JSON.stringify([trip, plan, cities]).length;
}

function tell(): void {
  for (const listener of listeners) listener();
}
