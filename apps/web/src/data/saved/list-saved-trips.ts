import type { Trip, TripList, TripSummary } from '@wayfarer/contract';

import { forgetSaved, listSaved } from './saved-trips.ts';

/** The saved trips as a list of trips; `undefined` where none is saved. */
export async function listSavedTrips(find: string): Promise<TripList | undefined> {
  const saved = await listSaved();
  if (saved.length === 0) return undefined;
  const wanted = find.toLocaleLowerCase();
  const trips = saved.map(({ trip }) => toSummary(trip));
  return { trips: trips.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)), next: null };
}

/** Takes off this device what the server has no more: it was erased elsewhere. Only a whole list says what is missing. */
export async function forgetMissing({ trips, next }: TripList): Promise<void> {
  if (next !== null) return;
  const saved = await listSaved();
  const gone = saved.filter(({ id }) => !trips.some((trip) => trip.id === id));
  for (const { id } of gone) await forgetSaved(id);
}

function toSummary({ id, title, mode, selected, days, updatedAt }: Trip): TripSummary {
  const [start = null, end = start] = [days[0]?.date, days.at(-1)?.date];
  return { id, title, mode, selected, start, end, updatedAt, problem: null, readable: true };
}
