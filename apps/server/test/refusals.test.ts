import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { problemSchema } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listen, type Listening } from '../src/listen.ts';
import { answerMalformedHttp } from '../src/malformed-http.ts';
import { setUp } from './support/set-up.ts';

let server: Listening;
beforeAll(async () => {
  server = await listen(setUp().app, { host: '127.0.0.1', port: 0, isPortAsked: true });
});
afterAll(() => server.close());

/** Sends bytes as they are, and reads until the server ends the connection. */
async function send(bytes: string, port = Number(new URL(server.url).port)): Promise<readonly [number, string]> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  const { code } = problemSchema.parse(JSON.parse(body));
  return [Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]), code];
}

function request(
  line: string,
  { headers = [], body = '' }: { headers?: readonly string[]; body?: string } = {},
): string {
  const length = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  const all = ['Host: 127.0.0.1', 'Connection: close', ...headers, ...length];
  return `${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`;
}

describe('every refusal has the shape of a problem', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'malformed-http'],
    ['a method that there is not', request('BREW /api/trips'), 400, 'malformed-http'],
    ['a tab in the address', request('GET /api/tr\tips'), 400, 'malformed-http'],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed-http'],
    ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'malformed-http'],
    ['no host in HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 400, 'malformed-http'],
    ['an address that is none', request('OPTIONS *'), 400, 'malformed-http'],
    [
      'a control character in a header',
      request('GET /healthz', { headers: ['If-None-Match: a\u0001b'] }),
      400,
      'malformed-http',
    ],
    [
      'two lengths',
      request('POST /api/trips', { headers: ['Content-Length: 1', 'Content-Length: 2'] }),
      400,
      'malformed-http',
    ],
    [
      'a chunk that is none',
      `${request('POST /api/trips', { headers: ['Transfer-Encoding: chunked', 'Content-Type: application/json'] })}zz\r\n`,
      400,
      'malformed-http',
    ],
    [
      'headers that are too large',
      request('GET /healthz', { headers: [`X-Long: ${'x'.repeat(20_000)}`] }),
      431,
      'headers-too-large',
    ],
    ['an address that is too long', request(`GET /${'x'.repeat(20_000)}`), 431, 'headers-too-large'],
    ['a body that is too large', request('PUT /api/trips', { body: `"${'x'.repeat(80_000)}"` }), 413, 'body-too-large'],
    ['an expectation', request('POST /api/trips', { headers: ['Expect: the-best'] }), 417, 'expectation-failed'],
    ['a proxy', request('CONNECT example.com:443'), 405, 'method-not-allowed'],
    [
      'a tab in a key',
      request('POST /api/trips', { headers: ['Idempotency-Key: a\tb'], body: '{}' }),
      400,
      'bad-request',
    ],
    [
      'a byte in a key',
      request('POST /api/trips', { headers: ['Idempotency-Key: \u00e9'], body: '{}' }),
      400,
      'bad-request',
    ],
    ['another method, with a body', request('PUT /api/trips', { body: '{"a":1}' }), 405, 'method-not-allowed'],
    ['another method of a page', request('PATCH /', { body: '{"a":1}' }), 404, 'unknown-path'],
    ['TRACE with a body', request('TRACE /api/trips', { body: '{}' }), 405, 'method-not-allowed'],
    ['a path that there is not', request('GET /nothing'), 404, 'unknown-path'],
    ['an escape that is none', request('GET /%'), 400, 'bad-request'],
  ])('%s', async (_, bytes, status, code) => {
    expect(await send(bytes)).toEqual([status, code]);
  });

  it('a request that does not end', async () => {
    const bare: Server = createServer().listen(0, '127.0.0.1');
    await once(bare, 'listening');
    answerMalformedHttp(bare);
    bare.on('connection', (socket) => {
      const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      socket.once('data', () => bare.emit('clientError', late, socket));
    });
    expect(await send('GET / HTTP/1.1\r\n', (bare.address() as AddressInfo).port)).toEqual([408, 'request-timeout']);
    bare.close();
  });
});

it('says which methods a path takes', async () => {
  const { app } = setUp();
  const allowed = async (path: string) => (await app.request(path, { method: 'PUT' })).headers.get('allow');
  expect(await allowed('/api/trips')).toBe('GET, HEAD, POST');
  expect(await allowed('/api/trips/trip_1')).toBe('DELETE, GET, HEAD');
  expect(await allowed('/api/trips/trip_1/nothing')).toBeNull();
});

it('writes nothing into an answer that has begun', async () => {
  const bare = createServer((_, response) => response.write('half')).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  answerMalformedHttp(bare);
  const socket = connect((bare.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
    socket.write('no HTTP\r\n\r\n');
  });
  await once(socket, 'close');
  expect(answer).toContain('half');
  expect(answer).not.toContain('malformed-http');
  bare.close();
});

it('leaves those who have gone alone, and reports none of them', async () => {
  const { app, reports } = setUp();
  const gone = new AbortController();
  gone.abort();
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
    signal: gone.signal,
  };
  expect((await app.request(new Request('http://localhost/api/trips', init as RequestInit))).status).toBe(400);
  expect(reports).toEqual([]);
});

describe('text that is not well-formed is refused by name', () => {
  it.each([
    ['/api/pilgrimages', '{"work":"Your Name","from":"Shinjuku","others":["a\\ud800"]}', 'body.others.0', '"a\\ud800"'],
    ['/api/trips/trip_1/messages', '{"text":"\\udc00"}', 'body.text', '"\\udc00"'],
    ['/api/trips/trip_1/readings', '{"kind":"crowd","half\\ud83d":1}', 'body', '"half\\ud83d"'],
    ['/api/trips/trip_1/edits', '{"edit":{"__proto__":{"type":"\\uDBFF"}}}', 'body.edit.__proto__.type', '"\\udbff"'],
    ['/api/trips', '{"text":"caf\u00e9"}', 'body', 'bytes that are none'],
    ['/api/trips?find=%ff', '{}', 'query.find', '"find=%ff"'],
    ['/api/trips?a=1&b=%ED%A0%80', '{}', 'query.b', '"b=%ED%A0%80"'],
    ['/api/trips/%ff/undo', '{}', 'path', '"/api/trips/%ff/undo"'],
  ])('%s with %s', async (path, body, field, got) => {
    const { app, concierge } = setUp();
    const headers = { 'Content-Type': 'application/json' };
    const answer = await app.request(path, { method: 'POST', headers, body: Buffer.from(body, 'latin1') });
    const problem = problemSchema.parse(await answer.json());
    expect([answer.status, problem.code]).toEqual([400, 'bad-request']);
    expect(problem.details).toEqual([expect.objectContaining({ path: field, got })]);
    expect(concierge.calls).toEqual([]);
  });

  it('whole characters pass, escaped or not', async () => {
    const { post, concierge } = setUp();
    expect((await post('/api/trips', { text: '\ud83d\ude42' })).status).toBe(200);
    expect(concierge.calls).toHaveLength(1);
  });

  it('a share file is UTF-8', async () => {
    const answer = await setUp().app.request('/api/trips/import', {
      method: 'POST',
      body: Uint8Array.of(0x22, 0xff, 0x22),
    });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad-request' })]);
  });
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s is a key and an id like any other',
  async (name) => {
    const { post, app, concierge } = setUp();
    expect((await post('/api/trips', { text: 'Kyoto' }, { 'Idempotency-Key': name })).status).toBe(200);
    expect(concierge.calls).toEqual([{ useCase: 'createTrip', arguments: [{ text: 'Kyoto' }, { key: name }] }]);
    expect((await app.request(`/api/cities/${name}/sketch`)).status).toBe(404);
    expect((await app.request(`/api/trips/trip_1/export?as=${name}`)).status).toBe(400);
  },
);
