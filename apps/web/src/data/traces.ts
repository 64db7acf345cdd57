import type { QueryClient } from '@tanstack/react-query';
import type { TripList } from '@wayfarer/contract';

import { removeStored } from '../lib/browser-store.ts';
import { draftKey, isDraftKey } from '../lib/draft-key.ts';
import { forgetSaved, forgetWords } from './saved/saved-trips.ts';
import { PLAN } from './use-editable-plan.ts';
import { TRIP, tripQuery } from './use-trip.ts';
import { TRIPS } from './use-trips.ts';

/** Ids are not given twice, so what was erased once stays so. */
const erased = new Set<string>();

/** This page has erased the trip, or has been told that it is erased. */
export function isErased(id: string): boolean {
  return erased.has(id);
}

/** Takes away whatever this page keeps of a trip that was erased. */
export function dropTrip(client: QueryClient, id: string): void {
  erased.add(id);
  void forgetSaved(id, { forGood: true });
  const { queryKey } = tripQuery(id);
  void client.cancelQueries({ queryKey });
  // NOTE: a query that is still looked at cannot be removed, only emptied.
  client.getQueryCache().find({ queryKey })?.setState({ data: undefined });
  client.removeQueries({ queryKey, type: 'inactive' });
  client.removeQueries({ queryKey: [PLAN, id] });
  client.setQueriesData<TripList>(
    { queryKey: TRIPS },
    (list) => list && { ...list, trips: list.trips.filter((one) => one.id !== id) },
  );
  void client.invalidateQueries({ queryKey: TRIPS });
  dropWords(client, id);
}

/** Takes a trip out of this page alone: it is fetched again, and saved again, when it is looked at. */
export function dropCopy(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: tripQuery(id).queryKey, type: 'inactive' });
  client.removeQueries({ queryKey: [PLAN, id] });
  void client.invalidateQueries({ queryKey: TRIPS });
}

/** Takes away what was written by hand and is still kept: unsent drafts, and what was sent lately. Without an id, of all trips. */
export function dropWords(client: QueryClient, id?: string): void {
  client.getMutationCache().clear();
  void forgetWords(id);
  removeStored((key) => (id === undefined ? isDraftKey(key) : key === draftKey(id)));
  if (id !== undefined) return;
  client.removeQueries({ queryKey: [TRIP], type: 'inactive' });
  void client.invalidateQueries({ queryKey: TRIPS });
}
