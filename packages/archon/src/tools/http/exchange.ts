import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { ReportedError } from '../reported-error.ts';
import { ACCEPTED_ENCODINGS } from './decompressed.ts';
import { findTarget, type Target, type TargetRules } from './find-target.ts';
import { isSameSite } from './same-site.ts';

/** Redirects that are followed. */
const MAX_REDIRECTS = 3;

const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

export interface ExchangeOptions extends TargetRules {
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

export interface Exchange {
  /** Where the answer came from in the end. */
  readonly url: URL;
  /** Its body is not read yet; whoever has it reads it or destroys it. */
  readonly response: IncomingMessage;
}

/**
 * Asks for `text`, and follows redirects within its origin, each checked as the first URL is. A page that has moved from http
 * to https of the same host is followed, too: it is the same site, and nothing was sent to it but its own address.
 *
 * @throws {ReportedError} if it may not be fetched, or leads nowhere or to another site.
 */
export async function exchange(text: string, options: ExchangeOptions): Promise<Exchange> {
  const path = [text];
  for (;;) {
    const target = await targetAt(path, options);
    const response = await answerOf(target, options);
    const { location } = response.headers;
    if (!REDIRECTS.includes(response.statusCode) || location === undefined) return { url: target.url, response };
    response.destroy();
    const next = URL.parse(location, target.url.href);
    if (next && !isSameSite(target.url, next)) throw otherSite(next);
    path.push(next?.href ?? location);
    if (path.length > MAX_REDIRECTS + 1) {
      throw new ReportedError(
        'too-many-redirects',
        `It redirects more than ${MAX_REDIRECTS} times: ${path.map((each) => JSON.stringify(each)).join(' → ')}.`,
      );
    }
  }
}

/** Whoever reads may go there knowingly: the new address is checked as any other then. */
function otherSite({ href }: URL): ReportedError {
  return new ReportedError(
    'redirect-refused',
    `It redirects to ${JSON.stringify(href)}, which is another site and not followed. Fetch that URL if it is the page you want.`,
  );
}

async function targetAt(path: readonly string[], options: ExchangeOptions): Promise<Target> {
  const text = path.at(-1) ?? '';
  try {
    return await findTarget(text, options, options.signal);
  } catch (error) {
    if (path.length === 1 || !(error instanceof ReportedError)) throw error;
    const { code = '', ...more } = error.metadata;
    throw new ReportedError(String(code), `It redirects to ${JSON.stringify(text)}. ${error.message}`, more);
  }
}

/** One request, on a connection of its own, to the addresses that were checked. */
function answerOf({ url, addresses }: Target, { userAgent, signal }: ExchangeOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: 'text/html, application/json, text/*;q=0.9',
    'accept-encoding': ACCEPTED_ENCODINGS,
    'user-agent': userAgent,
  };
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent: false, lookup: pinnedTo(addresses), headers, signal });
    asking.on('response', resolve);
    asking.on('error', reject);
    asking.end();
  });
}

/** Answers with what was checked, so that the name cannot mean something else by the time of the connection. */
function pinnedTo(addresses: Target['addresses']): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, callback) => {
    if (all) callback(null, entries);
    else callback(null, addresses[0], isIP(addresses[0]));
  };
}
