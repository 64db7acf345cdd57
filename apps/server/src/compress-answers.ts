import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** A smaller answer fits into one packet anyway. */
const SMALLEST_BYTES = 1024;

/** What shrinks. Never a stream of events: it would wait in the compressor. */
const COMPRESSIBLE = /^(application\/(json|javascript|manifest\+json)|image\/svg\+xml|text\/(?!event-stream))/;

/** How hard is tried. Both run beside the event loop, but on the same processors. */
interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** For an answer that is made once: about a millisecond for a trip of 120 kB. */
const QUICK: Effort = { brotli: 4, gzip: 4 };

/** For a file that is compressed once and sent often. */
const THOROUGH: Effort = { brotli: 9, gzip: 9 };

/** Two to the power of it is the window; a larger one costs memory, and few answers would fill it. */
const BROTLI_WINDOW_BITS = 18;

const COMPRESSORS = {
  br: (bytes: Uint8Array, { brotli }: Effort) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array, { gzip: level }: Effort) => promisify(gzip)(bytes, { level }),
} as const;

export type Encoding = keyof typeof COMPRESSORS;

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
    // What depends on a trip has a weak tag, and is made anew each time; for the trip itself see `routes/trips.ts`.
    const compressed = await (etag === null || etag.startsWith('W/')
      ? compress(bytes, encoding, QUICK)
      : keep(kept, `${encoding} ${etag}`, () => compress(bytes, encoding, THOROUGH)));
    headers.set('Content-Encoding', encoding);
    c.res = new Response(compressed, { status, headers });
    // The last steps: a new answer takes over what the one before it had.
    c.res.headers.delete('Content-Length');
    // The same in meaning, no longer byte for byte.
    if (etag !== null && !etag.startsWith('W/')) c.res.headers.set('ETag', `W/${etag}`);
  };
}

/** Compresses an answer that is made once, as {@link compressAnswers} does. */
export function compressQuickly(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return compress(bytes, encoding, QUICK);
}

async function compress(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await COMPRESSORS[encoding](bytes, effort));
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
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const likings = parseAccept(accepted);
  const likingOf = (encoding: string): number =>
    (likings.find(({ type }) => type.toLowerCase() === encoding) ?? likings.find(({ type }) => type === '*'))?.q ?? 0;
  const [brotli, plain] = [likingOf('br'), likingOf('gzip')];
  if (brotli <= 0 && plain <= 0) return undefined;
  return brotli >= plain ? 'br' : 'gzip';
}
