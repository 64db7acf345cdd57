import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describe, expect, it } from 'vitest';

import { chooseEncoding, compressAnswers, compressQuickly } from './compress-answers.ts';

const TEXT = JSON.stringify({ words: 'temples and food '.repeat(500) });

// The server puts answers of its own in place of those of Node.
getRequestListener(() => new Response());

const app = new Hono()
  .use(compressAnswers())
  .get('/trip', (c) => c.body(TEXT, 200, { 'Content-Type': 'application/json' }))
  .get('/refused', (c) => c.body(TEXT, 400, { 'Content-Type': 'application/json' }))
  .get('/long/:bytes', (c) => c.body('x'.repeat(Number(c.req.param('bytes'))), 200, { 'Content-Type': 'text/plain' }))
  .get('/packed', (c) => c.body(TEXT, 200, { 'Content-Type': 'text/plain', 'Content-Encoding': 'zstd' }))
  .get('/weak', (c) => c.body(TEXT, 200, { 'Content-Type': 'text/plain', ETag: 'W/"1"' }))
  .get('/same', (c) => c.body(null, 304, { 'Content-Type': 'text/plain', ETag: '"1"' }))
  .get('/small', (c) => c.body('no', 409, { 'Content-Type': 'text/plain' }))
  .get('/measured', (c) => c.body(TEXT, 200, { 'Content-Type': 'text/plain', 'Content-Length': `${TEXT.length}` }))
  .get('/short', (c) => c.json({ status: 'ok' }))
  .get('/picture', (c) => c.body(TEXT, 200, { 'Content-Type': 'image/png' }))
  .get('/file.js', (c) => c.body(TEXT, 200, { 'Content-Type': 'text/javascript', ETag: '"1"' }))
  .get('/events', (c) => streamSSE(c, (stream) => stream.writeSSE({ data: TEXT })));

async function get(path: string, accepted?: string, method = 'GET') {
  const answer = await app.request(path, {
    method,
    headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  });
  return {
    answer,
    encoding: answer.headers.get('content-encoding'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

describe('an answer', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
  ])('goes to who accepts %s as %s', async (accepted, encoding) => {
    const got = await get('/trip', accepted);
    expect([got.encoding, got.answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    const text = encoding === 'br' ? brotliDecompressSync(got.bytes) : gunzipSync(got.bytes);
    expect(text.toString()).toBe(TEXT);
    expect(got.bytes.length).toBeLessThan(TEXT.length / 10);
  });

  it.each([undefined, '', 'identity', 'deflate', 'gzip;q=0', '*;q=0', ';;;,'])(
    'goes as it is to who accepts %j',
    async (accepted) => {
      const { encoding, bytes } = await get('/trip', accepted);
      expect([encoding, new TextDecoder().decode(bytes)]).toEqual([null, TEXT]);
    },
  );

  it('is compressed from a kilobyte on', async () => {
    expect((await get('/long/1023', 'gzip')).encoding).toBeNull();
    expect((await get('/long/1024', 'gzip')).encoding).toBe('gzip');
  });

  it('that is compressed already, or has no body, is left alone', async () => {
    expect((await get('/packed', 'gzip')).encoding).toBe('zstd');
    expect((await get('/trip', 'gzip', 'HEAD')).encoding).toBeNull();
  });

  it('keeps a weak tag as it is', async () => {
    expect((await get('/weak', 'gzip')).answer.headers.get('etag')).toBe('W/"1"');
  });

  it('that is not sent again says so without being compressed', async () => {
    const { answer, encoding, bytes } = await get('/same', 'gzip');
    expect([answer.status, encoding, bytes.length, answer.headers.get('vary')]).toEqual([
      304,
      null,
      0,
      'Accept-Encoding',
    ]);
  });

  it('that is too small keeps its status and its kind', async () => {
    const { answer, bytes } = await get('/small', 'gzip');
    expect([answer.status, new TextDecoder().decode(bytes)]).toEqual([409, 'no']);
    expect(answer.headers.get('content-type')).toBe('text/plain');
  });

  it('says no length that it no longer has', async () => {
    expect((await get('/measured', 'gzip')).answer.headers.get('content-length')).toBeNull();
  });

  it('keeps its status', async () => {
    const { answer, encoding } = await get('/refused', 'gzip');
    expect([answer.status, encoding]).toEqual([400, 'gzip']);
  });

  it.each(['/short', '/picture', '/events'])('of %s is left alone', async (path) => {
    const { answer, encoding, bytes } = await get(path, 'gzip, br');
    expect([answer.status, encoding, bytes.length > 0]).toEqual([200, null, true]);
  });

  it('is known again by a weak tag, and compressed the same', async () => {
    const [first, second] = [await get('/file.js', 'br'), await get('/file.js', 'br')];
    expect(first.answer.headers.get('etag')).toBe('W/"1"');
    expect(second.bytes).toEqual(first.bytes);
  });
});

/** Words that no compressor finds alike at each effort, and more of them than a small window holds. */
const VARIED = Array.from({ length: 60_000 }, (_, index) => (index * index * 31 + index).toString(36)).join(' ');

/** As Node compresses it, by effort and, for Brotli, the bits of the window. */
function brotli(text: string, quality: number): Uint8Array {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}

describe('the effort', () => {
  const files = new Hono()
    .use(compressAnswers())
    .get('/trip', (c) => c.body(VARIED, 200, { 'Content-Type': 'application/json', ETag: 'W/"1"' }))
    .get('/file', (c) => c.body(VARIED, 200, { 'Content-Type': 'text/css', ETag: '"1"' }));
  const get = async (path: string, encoding: string) =>
    new Uint8Array(await (await files.request(path, { headers: { 'accept-encoding': encoding } })).arrayBuffer());

  it('is 4 of what is made once, and 9 of a file that is sent often', async () => {
    expect(await get('/trip', 'gzip')).toEqual(new Uint8Array(gzipSync(VARIED, { level: 4 })));
    expect(await get('/file', 'gzip')).toEqual(new Uint8Array(gzipSync(VARIED, { level: 9 })));
    expect(await get('/trip', 'br')).toEqual(brotli(VARIED, 4));
    expect(await get('/file', 'br')).toEqual(brotli(VARIED, 9));
    expect(await compressQuickly(Buffer.from(VARIED), 'gzip')).toEqual(new Uint8Array(gzipSync(VARIED, { level: 4 })));
  });
});

it('keeps 128 compressed files, and lets the one longest kept go', async () => {
  let body = 'a';
  const files = new Hono()
    .use(compressAnswers())
    .get('/:name', (c) =>
      c.body(body.repeat(2000), 200, { 'Content-Type': 'text/css', ETag: `"${c.req.param('name')}"` }),
    );
  const get = async (name: number) => {
    const answer = await files.request(`/${name}`, { headers: { 'accept-encoding': 'gzip' } });
    return gunzipSync(await answer.arrayBuffer()).toString()[0];
  };
  for (let name = 0; name < 128; name++) await get(name);
  body = 'b';
  // Under its tag a file is what it was; the 129th takes the place of the first.
  expect([await get(0), await get(127), await get(128)]).toEqual(['a', 'a', 'b']);
  body = 'c';
  expect([await get(1), await get(128), await get(0)]).toEqual(['a', 'b', 'c']);
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['br;q=0.1, gzip;q=0', 'br'],
  ['gzip;q=0.1, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['*;q=0.5, br;q=0.4', 'gzip'],
  ['GZIP', 'gzip'],
])('who accepts %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
