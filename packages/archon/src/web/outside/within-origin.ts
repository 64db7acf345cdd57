import { OutsideAnswerError } from './outside-answer-error.ts';

/** Redirects that are followed, all within one origin. */
const MAX_REDIRECTS = 3;

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** After these whatever was sent is sent again; after the others the new address is asked without it. */
const REPEATING: readonly number[] = [307, 308];

/**
 * Fetches, and follows redirects within the origin (scheme, host and port) alone: whoever answers cannot pass on to
 * somebody else what was sent to them.
 *
 * @throws {OutsideAnswerError} `moved`.
 */
export async function fetchWithinOrigin(
  url: URL,
  init: RequestInit,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  let [at, asked] = [url, init];
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(at.href, { ...asked, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at.href);
    if (next?.origin !== url.origin || next.username || next.password) throw sentOn(next);
    if (redirects === MAX_REDIRECTS)
      throw new OutsideAnswerError('moved', `redirects more than ${MAX_REDIRECTS} times`);
    at = next;
    if (!REPEATING.includes(response.status)) asked = asGet(asked);
  }
}

/** Names where it was sent to and nothing else: a path may repeat what was asked. */
function sentOn(to: URL | null): OutsideAnswerError {
  const where = to === null ? 'an address that cannot be read' : to.origin === 'null' ? to.protocol : to.origin;
  return new OutsideAnswerError('moved', `redirects to ${where}, which is not followed`);
}

function asGet({ method = 'GET', body: _body, headers, ...init }: RequestInit): RequestInit {
  const kept = new Headers(headers);
  for (const name of ['content-type', 'content-length', 'content-encoding']) kept.delete(name);
  return { ...init, method: method.toUpperCase() === 'HEAD' ? 'HEAD' : 'GET', headers: kept };
}
