import {
  type Trip,
  type TripChange,
  tripChangeSchema,
  tripSchema,
  WRITE_PATHS,
  type WriteName,
} from '@wayfarer/contract';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Api } from '../src/api.ts';
import { createApp } from '../src/app.ts';
import { chosenTrip, openHouse } from './support/house.ts';
import { NO_WORLD } from './support/no-world.ts';

/** One story, told in order: each write stands on the one before it. */
describe('writes to a trip of three days, whose change alone is asked for', () => {
  let app: Api;
  let trip: Trip;

  beforeAll(async () => {
    const { concierge } = openHouse();
    trip = await concierge.getTrip(await chosenTrip(concierge));
    app = createApp({ concierge, world: NO_WORLD, version: '1.2.3' });
  });

  async function send(name: WriteName, body: object, prefer = 'return=minimal') {
    const headers = { 'Content-Type': 'application/json', Prefer: prefer };
    const path = `/api/trips/${trip.id}/${WRITE_PATHS[name]}`;
    const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { applied: answer.headers.get('preference-applied'), text: await answer.text() };
  }

  /** The whole trip, as text. */
  const whole = async (): Promise<string> => (await app.request(`/api/trips/${trip.id}`)).text();

  it.each([
    // Kilobytes at most, of the 120 of the whole trip; an open decision holds its alternatives, each with its day.
    ['autonomy', { autonomy: 'ask' }, 1],
    ['reading', { kind: 'crowd', value: 85 }, 45],
    ['decision', { choice: 'replace', n: 1 }, 10],
    ['undo', {}, 10],
    ['advance', { date: '2027-04-03', time: '12:00' }, 2],
  ] as const)('%s: the change makes the whole of what was there before, in few bytes', async (name, body, most) => {
    const { applied, text } = await send(name, body);
    expect(applied).toBe('return=minimal');
    const change: TripChange = tripChangeSchema.parse(JSON.parse(text));
    expect(change.from).toBe(trip.revision);
    const next = jsonPatch.applyPatch(trip, change.patch as Operation[], true, false).newDocument;
    const now = await whole();
    expect(next).toEqual(JSON.parse(now));
    expect(change.to).toBe(next.revision);
    expect(now.length).toBeGreaterThan(110_000);
    expect(text.length).toBeLessThan(most * 1000);
    trip = next;
  });

  it.each(['return=representation', 'respond-async', 'returns=minimal', 'wait=10, return=minimalist'])(
    'the whole trip is answered to who prefers %s',
    async (prefer) => {
      const { applied, text } = await send('autonomy', { autonomy: 'ask' }, prefer);
      expect([applied, text]).toEqual([null, await whole()]);
      trip = tripSchema.parse(JSON.parse(text));
    },
  );

  it('the preference may be one of several, in any case', async () => {
    const { applied, text } = await send('autonomy', { autonomy: 'ask' }, 'respond-async, Return="minimal"; x=1');
    expect([applied, JSON.parse(text)]).toEqual(['return=minimal', expect.objectContaining({ from: trip.revision })]);
  });

  it('the whole trip is answered where a change would be no smaller, as when all is planned anew', async () => {
    const { applied, text } = await send('message', { text: 'change the city to Tokyo' });
    expect([applied, text]).toEqual([null, await whole()]);
  });
});
