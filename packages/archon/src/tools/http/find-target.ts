import { isIP } from 'node:net';

import { ReportedError } from '../reported-error.ts';
import { isPublicAddress } from './public-address.ts';

/** The addresses of a host, as text; rejects if there are none. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

/** What may be fetched. */
export interface TargetRules {
  readonly ports: readonly number[];
  /** Addresses that may be reached although they are not public. */
  readonly allowAddresses: readonly string[];
  readonly resolve: ResolveHost;
}

/** A URL that may be fetched, with the addresses that were checked: a connection goes to these and to no other. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly [string, ...string[]];
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Checks a URL, looks its host up, and checks what came of it. One closed address is enough to refuse a host.
 *
 * @throws {ReportedError} if it may not be fetched, or there is no such host.
 */
export async function findTarget(text: string, rules: TargetRules, signal: AbortSignal): Promise<Target> {
  const url = checkedUrl(text, rules.ports);
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(hostname) ? [hostname] : await lookUp(hostname, rules.resolve, signal);
  const [first, ...others] = addresses;
  if (first === undefined) throw unknownHost(hostname);
  const closed = addresses.some((each) => !isPublicAddress(each) && !rules.allowAddresses.includes(each));
  if (!closed) return { url, addresses: [first, ...others] };
  throw new ReportedError(
    'address-refused',
    `${JSON.stringify(hostname)} is not on the public internet, and only public pages can be fetched. Find a public page.`,
  );
}

function checkedUrl(text: string, ports: readonly number[]): URL {
  const url = URL.parse(text);
  if (!url) {
    throw new ReportedError(
      'bad-url',
      `Expected a whole URL such as "https://example.org/page", got ${JSON.stringify(text)}.`,
    );
  }
  const defaultPort = DEFAULT_PORTS[url.protocol];
  if (defaultPort === undefined) {
    throw new ReportedError(
      'scheme-refused',
      `Only http and https can be fetched, got ${JSON.stringify(url.protocol)}.`,
    );
  }
  if (url.username || url.password) {
    throw new ReportedError(
      'credentials-refused',
      'The URL holds a user name or a password. Neither is ever sent: leave both out.',
    );
  }
  const port = url.port === '' ? defaultPort : Number(url.port);
  if (ports.includes(port)) return url;
  throw new ReportedError('port-refused', `Port ${port} cannot be fetched from; open are ${ports.join(', ')}.`);
}

async function lookUp(hostname: string, resolve: ResolveHost, signal: AbortSignal): Promise<readonly string[]> {
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([resolve(hostname), aborted]);
  } catch (error) {
    signal.throwIfAborted();
    const { code } = error as { code?: unknown };
    if (code !== 'EAI_AGAIN') throw unknownHost(hostname);
    throw new ReportedError('lookup-failed', `The name ${JSON.stringify(hostname)} cannot be looked up just now.`, {
      retryable: true,
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function unknownHost(hostname: string): ReportedError {
  return new ReportedError(
    'unknown-host',
    `There is no host called ${JSON.stringify(hostname)}. Check the spelling, or look for another page.`,
  );
}
