import '../testing/english.ts';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { getJson, isWorthRetrying, postFile, postJson, RefusedError, retryDelay, sendDelete } from './api.ts';

/** A server that gives one answer; what it was asked. */
function answering(answer: Response | Error) {
  const fetched = vi.fn<typeof fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  );

describe('an answer', () => {
  it('is what the JSON says', async () => {
    answering(json(200, { id: 't1' }));
    expect(await getJson('/api/trips/t1')).toEqual({ id: 't1' });
  });

  it('that is no is refused with its code, its sentence and its details', async () => {
    answering(json(422, { code: 'option-gone', message: 'There are no options.', details: { n: 1 } }));
    const error = await failureOf(getJson('/api/trips/t1'));
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({
      status: 422,
      code: 'option-gone',
      message: 'There are no options.',
      details: { n: 1 },
    });
  });

  it.each([
    [500, new Response('<html>', { status: 500 })],
    [200, new Response('<html>', { status: 200 })],
    [404, json(404, {})],
  ])('of status %i that cannot be read says so', async (status, answer) => {
    answering(answer);
    expect(await failureOf(getJson('/api/cities'))).toMatchObject({
      code: 'unreadable',
      status,
      message: `The server’s answer could not be read (status ${status}).`,
    });
  });

  it.each([502, 503, 504])('of status %i comes from a proxy, and is none', async (status) => {
    answering(json(status, { code: 'trip-broken' }));
    expect(await failureOf(getJson('/api/cities'))).toMatchObject({ code: 'unreachable' });
  });

  it('that an erasure is unfinished is one, whatever its status', async () => {
    answering(json(503, { code: 'unfinished-erasure' }));
    expect(await failureOf(sendDelete('/api/trips/t1'))).toMatchObject({
      code: 'unfinished-erasure',
      status: 503,
      message: 'Not everything could be erased yet.',
    });
  });

  it('that is none says that nothing is lost, unless somebody stopped waiting', async () => {
    answering(new TypeError('fetch failed'));
    expect(await failureOf(getJson('/api/cities'))).toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('Nothing is lost') as string,
    });
    const stopped = new DOMException('stopped', 'AbortError');
    answering(stopped);
    expect(await failureOf(getJson('/api/cities'))).toBe(stopped);
    answering(new DOMException('slow', 'TimeoutError'));
    expect(await failureOf(getJson('/api/cities'))).toMatchObject({ code: 'unreachable' });
  });
});

describe('what is sent', () => {
  it('is read with the signal of who waits', async () => {
    const fetched = answering(json(200, []));
    const { signal } = new AbortController();
    await getJson('/api/cities', signal);
    expect(fetched).toHaveBeenCalledWith('/api/cities', { signal });
  });

  it('is an action with its key, of which all is answered unless little is wanted', async () => {
    const fetched = answering(json(200, {}));
    await postJson('/api/trips', { body: { text: 'Kyoto' }, key: 'k1' });
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' };
    expect(fetched).toHaveBeenLastCalledWith('/api/trips', { method: 'POST', headers, body: '{"text":"Kyoto"}' });
    const again = answering(json(200, {}));
    await postJson('/api/trips', { body: {}, key: 'k1', isMinimal: true });
    expect(again.mock.lastCall?.[1]?.headers).toEqual({ ...headers, Prefer: 'return=minimal' });
  });

  it('is a file as it is, with a key where it is a write', async () => {
    const file = new Blob(['name,lat']);
    const fetched = answering(json(200, {}));
    await postFile('/api/my-places/preview', file);
    expect(fetched.mock.lastCall?.[1]).toEqual({
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    const again = answering(json(200, {}));
    await postFile('/api/my-places', file, 'k1');
    expect(again.mock.lastCall?.[1]?.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
  });

  it('is an erasure, of which nothing or something is answered', async () => {
    const fetched = answering(new Response(null, { status: 204 }));
    expect(await sendDelete('/api/trips/t1')).toBeUndefined();
    expect(fetched).toHaveBeenLastCalledWith('/api/trips/t1', { method: 'DELETE', headers: {} });
    const again = answering(json(200, { erased: 2 }));
    expect(await sendDelete('/api/people', 'k1')).toEqual({ erased: 2 });
    expect(again.mock.lastCall?.[1]?.headers).toEqual({ 'Idempotency-Key': 'k1' });
  });
});

describe('another try', () => {
  it('waits twice as long each time, and at most eight seconds', () => {
    expect([0, 1, 2, 3, 4, 5].map(retryDelay)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  it('is worth it five times, and only where nobody answered', async () => {
    answering(new TypeError('fetch failed'));
    const unreachable = (await failureOf(getJson('/api/cities'))) as Error;
    expect([0, 4, 5].map((failures) => isWorthRetrying(failures, unreachable))).toEqual([true, true, false]);
    expect(isWorthRetrying(0, new RefusedError(409, { code: 'conflict', message: 'No.' }))).toBe(false);
  });
});
