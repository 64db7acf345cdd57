import { describe, expect, it, vi } from 'vitest';

import { createFakeConcierge } from '../test/support/fake-concierge.ts';
import { NO_WORLD } from '../test/support/no-world.ts';
import { setUp } from '../test/support/set-up.ts';
import { createApp } from './app.ts';

describe('the guard', () => {
  it.each([
    ['GET', { host: 'evil.example' }, 403],
    ['GET', { host: 'localhost:8787' }, 200],
    ['GET', { host: '[::1]:8787', origin: 'https://evil.example' }, 200],
    ['POST', { host: '127.0.0.1:8787', origin: 'https://evil.example' }, 403],
    ['POST', { host: '127.0.0.1:8787', origin: 'http://127.0.0.1:3000' }, 403],
    ['POST', { host: '127.0.0.1:8787', origin: 'null' }, 403],
    ['POST', { host: '127.0.0.1:8787', origin: 'http://127.0.0.1:8787' }, 200],
    ['POST', { host: '127.0.0.1:8787' }, 200],
  ])('%s with %j is %i', async (method, headers, status) => {
    expect(
      (await setUp().app.request('/api/trips', { method, headers: headers as Record<string, string> })).status,
    ).toBe(status);
  });

  it.each(['/api/trips', '/api/trips/trip_1', '/api/trips/trip_1/nothing', '/api/runs/trip_1/events'])(
    'lets nobody keep %s',
    async (path) => {
      const answer = await setUp().app.request(path);
      await answer.body?.cancel();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('leaves nothing running for who asks for the head of a stream alone', async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const { app } = setUp();
    const before = timers();
    const answer = await app.request('/api/runs/trip_1/events', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([200, 'text/event-stream', null]);
    expect(timers()).toBe(before);
  });

  it('lets browsers ask for maps where the operator says so, and nowhere else', async () => {
    const policyOf = async (mapOrigins?: readonly string[]) =>
      (
        await createApp({
          concierge: createFakeConcierge(),
          world: NO_WORLD,
          version: '1',
          mapOrigins,
        }).request('/api/cities')
      ).headers.get('content-security-policy');
    expect(await policyOf(['https://tiles.example'])).toContain(
      "connect-src 'self' blob: data: https://tiles.example;",
    );
    expect(await policyOf()).not.toContain('http');
  });

  it('lets browsers load only what is ours, in every answer', async () => {
    const { app } = setUp();
    for (const path of ['/api/trips', '/api/nothing', '/api/docs']) {
      const { headers } = await app.request(path);
      expect(headers.get('content-security-policy')).toContain(
        "script-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('answers reads before the server is prepared, and lets writes wait for it', async () => {
    const prepared = Promise.withResolvers<void>();
    const concierge = createFakeConcierge({});
    const onWrite = vi.fn();
    const app = createApp({ concierge, world: NO_WORLD, version: '1', prepared: prepared.promise, onWrite });
    expect((await app.request('/api/trips')).status).toBe(200);
    expect(onWrite).not.toHaveBeenCalled();
    const write = app.request('/api/trips', { method: 'POST' });
    expect(onWrite).toHaveBeenCalledOnce();
    expect(concierge.calls.map(({ useCase }) => useCase)).toEqual(['listTrips']);
    prepared.resolve();
    expect((await write).status).toBe(200);
    expect(concierge.calls.map(({ useCase }) => useCase)).toEqual(['listTrips', 'createTrip']);
  });
});
