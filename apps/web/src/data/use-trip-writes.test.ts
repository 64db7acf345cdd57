import { QueryClient } from '@tanstack/react-query';
import type { Trip, TripChange } from '@wayfarer/contract';
import { afterEach, expect, it, vi } from 'vitest';

import { sendWrite } from './use-trip-writes.ts';
import { tripQuery } from './use-trip.ts';

const trip = (over: Partial<Trip>) => ({ id: 'trip_1', seq: 4, revision: 'four', warnings: ['rain'], ...over }) as Trip;
const CHANGE: TripChange = {
  from: 'four',
  to: 'five',
  patch: [
    { op: 'replace', path: '/revision', value: 'five' },
    { op: 'replace', path: '/seq', value: 5 },
    { op: 'remove', path: '/warnings/0' },
  ],
};
const WRITE = { name: 'reading', body: { kind: 'closed' }, key: 'k' } as const;

/** A page that holds that trip, before a server that answers writes and reads so. */
function setUp(held: Trip, answers: { readonly post: unknown; readonly get?: Trip }) {
  const client = new QueryClient();
  client.setQueryData(tripQuery('trip_1').queryKey, held);
  const asked: { readonly path: string; readonly prefer: string | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers }: RequestInit = {}) => {
    asked.push({ path: `${method} ${path}`, prefer: new Headers(headers).get('prefer') });
    return Response.json(method === 'POST' ? answers.post : answers.get);
  });
  return { client, asked };
}

afterEach(() => void vi.unstubAllGlobals());

it('makes the trip of what has changed, and leaves the one at hand as it is', async () => {
  const held = trip({});
  const { client, asked } = setUp(held, { post: CHANGE });
  expect(await sendWrite(client, 'trip_1', WRITE)).toEqual(trip({ seq: 5, revision: 'five', warnings: [] }));
  expect(held).toEqual(trip({}));
  expect(asked).toEqual([{ path: 'POST /api/trips/trip_1/readings', prefer: 'return=minimal' }]);
});

it.each(['three', 'five'])('fetches the trip where the one at hand is of revision %s', async (revision) => {
  const now = trip({ seq: 6, revision: 'six' });
  const { client, asked } = setUp(trip({ revision }), { post: CHANGE, get: now });
  expect(await sendWrite(client, 'trip_1', WRITE)).toEqual(now);
  expect(asked.map(({ path }) => path)).toEqual(['POST /api/trips/trip_1/readings', 'GET /api/trips/trip_1']);
});

it('takes the whole trip where that is answered', async () => {
  const { client } = setUp(trip({}), { post: trip({ seq: 9, revision: 'nine' }) });
  expect(await sendWrite(client, 'trip_1', WRITE)).toEqual(trip({ seq: 9, revision: 'nine' }));
});
