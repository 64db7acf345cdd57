import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** A smaller answer fits into one packet anyway. */
const SMALLEST_BYTES = 1024;

/** What shrinks. Never a stream of events: it would wait in the compressor. */
const COMPRESSIBLE = /^(application\/(json|javascript|manifest\+json)|image\/svg\+xml|text\/(?!event-stream))/;

/** Both run beside the event loop. Five is where Brotli is as quick as gzip and still smaller. */
const COMPRESSORS = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;
const BROTLI_QUALITY = 5;

type Encoding = keyof typeof COMPRESSORS;

/** Files of the page, by their `ETag`: each is compressed once. There are about as many. */
const MOST_KEPT = 128;

/** Sends answers compressed to whoever takes them so. */
export function compressAnswers(): MiddlewareHandler {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async function compressAnswer(c, next) {
    await next();
    const { headers, status } = c.res;
    if (!COMPRESSIBLE.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return;
    headers.append('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    if (!encoding || !c.res.body || c.req.method === 'HEAD' || status === 304) return;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    if (bytes.length < SMALLEST_BYTES) {
      c.res = new Response(bytes, { status, headers });
      return;
    }
    const etag = headers.get('etag');
    const compressed = await (etag === null
      ? compress(bytes, encoding)
      : keep(kept, `${encoding} ${etag}`, () => compress(bytes, encoding)));
    headers.set('Content-Encoding', encoding);
    headers.delete('Content-Length');
    // The same in meaning, no longer byte for byte.
    if (etag !== null && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
    c.res = new Response(compressed, { status, headers });
  };
}

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await COMPRESSORS[encoding](bytes));
}

function keep<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}

/** Brotli before gzip, unless the other is liked better. */
function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const likings = parseAccept(accepted);
  const likingOf = (encoding: string): number =>
    (likings.find(({ type }) => type.toLowerCase() === encoding) ?? likings.find(({ type }) => type === '*'))?.q ?? 0;
  const [brotli, plain] = [likingOf('br'), likingOf('gzip')];
  if (brotli <= 0 && plain <= 0) return undefined;
  return brotli >= plain ? 'br' : 'gzip';
}
