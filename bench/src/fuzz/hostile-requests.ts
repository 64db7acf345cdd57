import { type ApiDocument, listOperations, type Operation } from './api-document.ts';
import { PROTOTYPE_KEYS, toBrokenBody, toHostileText } from './broken-values.ts';
import type { Chance } from './chance.ts';
import { type Soil, toGoodValue } from './good-values.ts';

export interface FuzzRequest {
  readonly method: string;
  /** Printable ASCII, as it goes over the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Goes over the wire in place of all else, byte for byte in Latin-1. */
  readonly raw?: string;
}

export interface RequestOptions {
  readonly document: ApiDocument;
  readonly chance: Chance;
  /** Ids of trips there are, some of them planned; may grow. */
  readonly tripIds: () => readonly string[];
  /** Ids of visits, options and places of theirs. */
  readonly known: readonly string[];
  /** Share of requests in which something is broken. */
  readonly brokenShare?: number;
}

/** Of all requests that begin a trip, so many are sent: each leaves a trip behind. */
const CREATED_SHARE = 0.2;

/** Requests without an end: such as the document describes, some of them broken in one place. */
export function createRequests(options: RequestOptions): () => FuzzRequest {
  const { chance, document, brokenShare = 0.22 } = options;
  const [first, ...others] = listOperations(document);
  if (!first) throw new RangeError('The document describes no operation.');
  const soil: Soil = { document, chance, known: options.known };
  return function next(): FuzzRequest {
    const operation = chance.pick([first, ...others]);
    const isCreation = operation.method === 'POST' && !operation.path.includes('{');
    if (isCreation && !chance.happens(CREATED_SHARE)) return next();
    const good = toGoodRequest(soil, operation, options.tripIds());
    return chance.happens(brokenShare) ? chance.pick(BREAKAGES)(chance, good, operation) : good;
  };
}

function toGoodRequest(
  soil: Soil,
  { method, path, parameters, body }: Operation,
  tripIds: readonly string[],
): FuzzRequest {
  const { chance } = soil;
  const [first = 'trip_none', ...others] = tripIds;
  const given = parameters.filter(({ required, in: place }) => place !== 'path' && (required ?? chance.happens(0.4)));
  const listed = (place: string): [string, string][] =>
    given.filter((one) => one.in === place).map(({ name, schema = {} }) => [name, String(toGoodValue(soil, schema))]);
  const query = new URLSearchParams(listed('query')).toString();
  const value = body === undefined ? undefined : toGoodValue(soil, body);
  return {
    method,
    path: path.replace(/\{\w+\}/g, () => chance.pick([first, ...others])) + (query === '' ? '' : `?${query}`),
    headers: {
      ...Object.fromEntries(listed('header')),
      ...(value === undefined ? {} : { 'content-type': 'application/json' }),
      ...(chance.happens(0.3)
        ? { 'accept-encoding': chance.pick(['gzip', 'br', 'gzip, br', 'identity', '*;q=0']) }
        : {}),
    },
    ...(value === undefined ? {} : { body: JSON.stringify(value) }),
  };
}

type Breakage = (chance: Chance, good: FuzzRequest, operation: Operation) => FuzzRequest;

const ODD_IDS = [
  ...PROTOTYPE_KEYS,
  '%ED%A0%80',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%00',
  '%ff',
  '%E2%80%AE',
  '%1b[2J',
  '%F0%9F%99%82',
  'a'.repeat(300),
  'b'.repeat(5000),
  'trip_none',
  '%20',
  "'%3B--",
  '.chat',
  'a%2Fb',
] as const;

const oddId: Breakage = (chance, good) => {
  const id = /trip_\w+/.exec(good.path)?.[0] ?? 'trip_none';
  const odd = chance.pick([...ODD_IDS, `${id}.chat`, `${id}.chat.chat`, `${id}%00`, id.toUpperCase(), `${id}/`]);
  return { ...good, path: good.path.replace(id, odd) };
};

const oddBody: Breakage = (chance, good, { body }) => {
  const value: unknown = typeof good.body === 'string' ? JSON.parse(good.body) : {};
  const broken = toBrokenBody(chance, body === undefined ? {} : value);
  return { ...good, headers: { 'content-type': 'application/json', ...good.headers }, body: broken };
};

const oddMethod: Breakage = (chance, good) => ({
  ...good,
  method: chance.pick(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST', 'SEARCH']),
});

/** A method that the path does not have, with a body, and with none that is needed. */
const oddMethodWithBody: Breakage = (chance, good) => ({
  ...good,
  method: chance.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST', 'QUERY']),
  headers: { ...good.headers, 'content-type': chance.pick(['application/json', 'text/plain', 'multipart/form-data']) },
  body: chance.pick(['{}', '{"text":"a"}', '[', 'x'.repeat(70_000)]),
});

/** Every header with what no header should have; what Node would not send is sent by hand. */
const oddSigns: Breakage = (chance, good) => {
  const sign = chance.pick(['\t', '\u0001', '\u007f', '\u0000', '\u001b[2J', '\u0085', '\u00ff']);
  const names = chance.pick([
    ['idempotency-key'],
    ['prefer', 'if-none-match'],
    ['last-event-id'],
    ['x-other'],
    ['host'],
  ]);
  const odd = Object.fromEntries(names.map((name) => [name, `a${sign}b`]));
  return byHand({ ...good, headers: { host: '127.0.0.1', ...good.headers, ...odd } });
};

/** The request written out, as no client would. */
function byHand(wanted: FuzzRequest): FuzzRequest {
  const { method, path, headers, body = '' } = wanted;
  const all = { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
  return { ...wanted, raw: `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${bytes.toString('latin1')}` };
}

const prototypeKey: Breakage = (chance, good) => ({
  ...good,
  headers: { ...good.headers, 'idempotency-key': chance.pick(PROTOTYPE_KEYS) },
  path: `${good.path}${good.path.includes('?') ? '&' : '?'}${chance.pick(PROTOTYPE_KEYS)}=${chance.pick(PROTOTYPE_KEYS)}`,
});

/** Bytes that are no HTTP, or more of it than anybody takes. */
const oddHttp: Breakage = (chance, good) => ({
  ...good,
  raw: chance.pick([
    'hello\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET /healthz HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n',
    'POST /api/trips HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    'POST /api/trips HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    'CONNECT example.com:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
    'POST /api/trips HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: the-best\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ]),
});

const oddPath: Breakage = (chance, good) => ({
  ...good,
  path: chance.pick([
    `/${'a'.repeat(300)}.js`,
    `/${'b/'.repeat(2500)}c.css`,
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/index.html/x.js',
    '/%',
    '//',
    '/api',
    '/api/',
    '/api/%2e%2e/healthz',
    `${good.path}/${encodeURIComponent(toHostileText(chance).slice(0, 200).toWellFormed())}`,
    `${good.path}${good.path.includes('?') ? '&' : '?'}limit=${chance.pick(['0', '-1', '1e9', 'NaN', '%00', '9'.repeat(400)])}`,
    `${good.path}${good.path.includes('?') ? '&' : '?'}after=${chance.pick(['-1', 'x', '1e400', '9'.repeat(30), '%ff', ''])}`,
    good.path.replaceAll('/', '//'),
    good.path.toUpperCase(),
    `/trips/${'x'.repeat(200)}`,
  ]),
});

const ODD_HEADERS = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json\t' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'x'.repeat(3000) },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, zstd' },
  { 'accept-encoding': 'gzip;q=abc, br;q=2, ;;;,' },
  { 'accept-encoding': 'x'.repeat(3000) },
  { accept: 'text/\u00ff' },
  { 'idempotency-key': '' },
  { 'idempotency-key': '\u00e9' },
  { 'idempotency-key': 'k'.repeat(5000) },
  { 'idempotency-key': 'always-the-same' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '1e400' },
  { 'last-event-id': 'abc' },
  { origin: 'null' },
  { origin: 'https://example.com' },
  { host: 'example.com' },
  { host: '' },
  { host: 'localhost:99999999' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"' },
  { range: 'bytes=5-1' },
  { range: 'bytes=0-0,1-1,2-2' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: 'a=b; '.repeat(500) },
  { expect: '100-continue' },
] as const;

const oddHeaders: Breakage = (chance, good) => ({
  ...good,
  headers: { ...good.headers, ...chance.pick<Readonly<Record<string, string>>>(ODD_HEADERS) },
});

/** A body is where most can go wrong. */
const BREAKAGES = [
  oddBody,
  oddBody,
  oddBody,
  oddId,
  oddMethod,
  oddMethodWithBody,
  oddPath,
  oddHeaders,
  oddSigns,
  prototypeKey,
  oddHttp,
] as const;
