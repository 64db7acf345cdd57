import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Trip } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { dropTrip, dropWords, isErased } from './traces.ts';
import { tripQuery } from './use-trip.ts';
import { TRIPS } from './use-trips.ts';

const trip = (id: string) => ({ id, title: id, seq: 1 }) as Trip;

/** A cache with two trips, one of them looked at, the list of both, and what was said last. */
async function clientAfterTalk() {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const trips = [trip('trip_1'), trip('trip_2')];
  for (const one of trips) client.setQueryData(tripQuery(one.id).queryKey, one);
  client.setQueryData(TRIPS, { trips, next: null });
  const shown = new QueryObserver(client, { ...tripQuery('trip_1'), enabled: false });
  shown.subscribe(() => undefined);
  const say = new MutationObserver(client, { mutationFn: (text: string) => Promise.resolve(text) });
  await say.mutate('my passport is C01X00T47');
  return { client, shown };
}

const kept = (client: QueryClient) =>
  JSON.stringify([
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables),
  ]);

describe('what the page keeps of a trip', () => {
  it('goes with the trip, even where it is looked at, and nothing else does', async () => {
    const { client, shown } = await clientAfterTalk();
    expect(kept(client)).toContain('C01X00T47');
    dropTrip(client, 'trip_1');
    expect(shown.getCurrentResult().data).toBeUndefined();
    expect(kept(client)).not.toMatch(/trip_1|C01X00T47/);
    expect(client.getQueryData(tripQuery('trip_2').queryKey)).toEqual(trip('trip_2'));
    expect([isErased('trip_1'), isErased('trip_2')]).toEqual([true, false]);
  });

  it('is not what was said, once that is forgotten', async () => {
    const { client } = await clientAfterTalk();
    dropWords(client, 'trip_2');
    expect(kept(client)).not.toContain('C01X00T47');
    expect(client.getQueryData(tripQuery('trip_2').queryKey)).toEqual(trip('trip_2'));
  });

  it('is of no trip, once everything that was said is forgotten, and the list is asked for anew', async () => {
    const { client } = await clientAfterTalk();
    dropWords(client);
    expect(client.getQueryData(tripQuery('trip_2').queryKey)).toBeUndefined();
    expect(client.getQueryState(TRIPS)?.isInvalidated).toBe(true);
  });
});
