import { assertAllowed } from '@wayfarer/concierge';
import { LARGEST_BOOKING_FILE, LARGEST_SHARE_FILE } from '@wayfarer/contract';
import { LARGEST_PLACE_FILE } from '@wayfarer/sources';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';

import { LARGEST_EXTRACT } from './receive-extract.ts';
import { RefusedError } from './refused-error.ts';

/** Names under which a server on this machine may be asked for. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The largest body; a message of the greatest length fits, whatever way it is escaped. */
const LARGEST_BODY_BYTES = 64 * 1024;

/**
 * Answers only requests to a name of this machine, and writes only from our own pages or from programs, which send no
 * `Origin`. Without it any page that is open in a browser could reach a server that listens on loopback.
 */
export function refuseForeign(): MiddlewareHandler {
  return async function refuseForeignRequests(c: Context, next: Next) {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (!LOOPBACK_NAMES.includes(host.replace(/:\d+$/, '').toLowerCase())) {
      throw new RefusedError(
        'foreign-host',
        `This server answers to ${LOOPBACK_NAMES.join(', ')} only; the request asked for ${JSON.stringify(host)}.`,
      );
    }
    const origin = c.req.header('origin');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && origin !== undefined && !isSameOrigin(origin, host)) {
      throw new RefusedError('foreign-origin', `Pages of ${JSON.stringify(origin)} may not write here.`);
    }
    await next();
  };
}

function isSameOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * Browsers may load only what is ours. Map workers come as blobs; the page's components set styles inline.
 *
 * @param mapOrigins - Whose tiles the operator lets the page load, too.
 */
export function setSecurityHeaders(mapOrigins: readonly string[] = []): MiddlewareHandler {
  return secureHeaders({
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", 'blob:', 'data:', ...mapOrigins],
      fontSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'blob:', 'data:', ...mapOrigins],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'", 'blob:'],
    },
  });
}

/** A call of an assistant that is too large is read all the same, so that its tool can say what is too long in it. */
const LARGEST_CALL = 4 * 1024 * 1024;

/** Whole files, and how large each may be; a form around one needs a little more. */
const FILES: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/(?:trips\/[^/]+\/)?places$/, LARGEST_PLACE_FILE],
  [/^\/api\/(?:trips\/[^/]+\/)?bookings$/, LARGEST_BOOKING_FILE],
  [/^\/api\/trips\/import$/, LARGEST_SHARE_FILE],
  [/^\/api\/cities$/, LARGEST_EXTRACT],
  [/^\/mcp$/, LARGEST_CALL],
];

export function limitBodies(): MiddlewareHandler {
  const usual = limitTo(LARGEST_BODY_BYTES);
  const files = FILES.map(([path, size]) => ({ path, limit: limitTo(size + LARGEST_BODY_BYTES) }));
  return (c, next) => (files.find(({ path }) => path.test(c.req.path))?.limit ?? usual)(c, next);
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new RefusedError('body-too-large', `The body is larger than ${maxSize / 1024} kB, which is the most.`);
    },
  });
}

/** Lets writes wait until the server is prepared: the first message would compile all patterns at once, and block every request. */
export function prepareWrites({
  prepared,
  onWrite,
}: {
  readonly prepared?: Promise<void> | undefined;
  readonly onWrite?: (() => void) | undefined;
}): MiddlewareHandler {
  return async function prepareEachWrite(c: Context, next: Next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      onWrite?.();
      await prepared;
    }
    await next();
  };
}

/** What travellers say and plan is kept by no cache on the way, and not in the browser's either. */
export function forbidStoring(): MiddlewareHandler {
  return async function forbidStoringOfTrips(c: Context, next: Next) {
    await next();
    c.header('Cache-Control', 'no-store');
  };
}

/**
 * Refuses by name what nobody may ask of a trip on the way: a schema would drop it, or say no more than that it is not known.
 */
export function refuseForbidden(): MiddlewareHandler {
  return async function refuseForbiddenActions(c: Context, next: Next) {
    const isJson = (c.req.header('content-type') ?? '').includes('json');
    if (c.req.method === 'POST' && isJson) assertAllowed(await readJson(c));
    await next();
  };
}

/** What is no JSON is refused further on. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}
