import { gunzipSync } from 'node:zlib';

import { UnknownTripError } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { trip } from '../test/support/fake-concierge.ts';
import { compressAnswers } from './compress-answers.ts';
import { showTrip } from './show-trip.ts';

/** A server of one trip that counts how often the trip is made. */
function setUp() {
  let now: Trip | undefined = trip();
  let made = 0;
  const get = (): Trip => {
    if (!now) throw new UnknownTripError('trip_1');
    return now;
  };
  const show = showTrip({ getTrip: async () => (made++, get()), findRevision: async () => get().revision });
  const app = new Hono().use(compressAnswers()).get('/trip', (c) => {
    return show(c, { id: 'trip_1', known: c.req.header('if-none-match') ?? '' });
  });
  app.onError((error, c) => c.text(error.name, 404));
  return {
    become: (other: Trip | undefined) => void (now = other),
    timesMade: () => made,
    ask: async (headers: Record<string, string>) => app.request('/trip', { headers }),
  };
}

describe('a trip that is asked for again', () => {
  it.each(['gzip', 'br', 'identity'])('is made once as long as it does not change, as %s', async (encoding) => {
    const { ask, become, timesMade } = setUp();
    const headers = { 'accept-encoding': encoding };
    const [first, second] = [await ask(headers), await ask(headers)];
    expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
    expect([first, second].map((one) => one.headers.get('content-encoding') ?? 'identity')).toEqual([
      encoding,
      encoding,
    ]);
    expect([first, second].map((one) => one.headers.get('vary'))).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(timesMade()).toBe(1);
    become(trip({ revision: 'c'.repeat(32), title: 'Osaka to Kyoto' }));
    await ask(headers);
    expect(timesMade()).toBe(2);
  });

  it('is what it is, whoever has asked before for what encoding', async () => {
    const { ask } = setUp();
    await ask({ 'accept-encoding': 'br' });
    expect(await (await ask({})).json()).toEqual(trip());
    const packed = await ask({ 'accept-encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(await packed.arrayBuffer()).toString())).toEqual(trip());
  });

  it('is not sent to who has it', async () => {
    const { ask, become, timesMade } = setUp();
    const tag = (await ask({})).headers.get('etag') ?? '';
    expect(tag).toBe(`W/"${trip().revision}"`);
    const again = await ask({ 'if-none-match': tag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(timesMade()).toBe(1);
    become(trip({ revision: 'c'.repeat(32) }));
    expect((await ask({ 'if-none-match': tag })).status).toBe(200);
  });

  it('is gone once it was erased', async () => {
    const { ask, become } = setUp();
    await ask({});
    become(undefined);
    expect((await ask({})).status).toBe(404);
  });
});
