import type { Concierge } from '@wayfarer/concierge';
import type { Context } from 'hono';

import { chooseEncoding, compressQuickly } from './compress-answers.ts';
import { KeptAnswers } from './kept-answers.ts';

/** Room for some 300 trips, compressed. */
const MOST_BYTES = 8 * 1024 * 1024;

interface Asked {
  readonly id: string;
  /** Value of `If-None-Match`; empty without it. */
  readonly known: string;
}

/** Answers with a whole trip. A trip that has not changed since it was sent is neither made nor compressed again. */
export function showTrip(concierge: Pick<Concierge, 'getTrip' | 'findRevision'>, mostBytes = MOST_BYTES) {
  const kept = new KeptAnswers({ mostBytes });

  return async function show(c: Context, { id, known }: Asked): Promise<Response> {
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    const revision = await concierge.findRevision(id).catch((error: unknown) => {
      kept.forget(id); // It was erased, or cannot be read.
      throw error;
    });
    if (revision !== undefined && known.includes(revision)) return c.body(null, 304, { ETag: tagOf(revision) });
    const name = encoding ?? 'identity';
    const found = revision === undefined ? undefined : kept.find(id, revision, name);
    if (revision !== undefined && found) return send(c, found, { revision, encoding: name });
    const trip = await concierge.getTrip(id);
    const plain = new TextEncoder().encode(JSON.stringify(trip));
    const bytes = encoding ? await compressQuickly(plain, encoding) : plain;
    kept.keep(id, { revision: trip.revision, encoding: name }, bytes);
    return send(c, bytes, { revision: trip.revision, encoding: name });
  };
}

interface Sent {
  readonly revision: string;
  readonly encoding: string;
}

function send(c: Context, bytes: Uint8Array<ArrayBuffer>, { revision, encoding }: Sent): Response {
  return c.body(bytes, 200, {
    'Content-Type': 'application/json',
    ETag: tagOf(revision),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
  });
}

/** Weak: compressed or not, the tag is the same. */
function tagOf(revision: string): string {
  return `W/"${revision}"`;
}
