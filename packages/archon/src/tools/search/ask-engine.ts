import { parseRetryAfter } from '../../retry-after.ts';
import { htmlToText } from '../http/html-text.ts';
import { SearchUnavailableError, type WebSearchResult } from './web-search.ts';

/** Longest answer that is read. */
const MAX_BYTES = 2_000_000;

export interface EngineRequest {
  /** For messages, e.g. `SearXNG`. */
  readonly engine: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * What the engine answers, as JSON. Its URL is configured by whoever runs the agent, so it may be anywhere; but it may
 * not send the request, and the key in it, on to somebody else.
 *
 * @throws {SearchUnavailableError}
 */
export async function askEngine({ engine, url, headers = {}, signal }: EngineRequest): Promise<unknown> {
  let text: string;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal,
    });
    assertFine(engine, response);
    text = await readText(engine, response);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SearchUnavailableError) throw error;
    throw new SearchUnavailableError(`${engine} could not be reached.`, { retryable: true });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchUnavailableError(`${engine} answered with something that is not JSON.`, { retryable: false });
  }
}

/** The entries of `list` that name a page, as results in plain text. */
export function toResults(list: unknown, snippetKey: string): WebSearchResult[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { title, url, [snippetKey]: snippet } = entry as Readonly<Record<string, unknown>>;
    if (typeof url !== 'string' || !/^https?:/i.test(url)) return [];
    return [{ title: plain(title) || url, url, snippet: plain(snippet) }];
  });
}

/** Engines mark what was found with tags. */
function plain(text: unknown): string {
  return typeof text === 'string' ? htmlToText(text).replaceAll('\n', ' ') : '';
}

function assertFine(engine: string, { ok, status, headers }: Response): void {
  if (ok) return;
  const retryable = status === 429 || status >= 500;
  throw new SearchUnavailableError(`${engine} answered ${status}${HINTS.get(status) ?? ''}.`, {
    retryable,
    retryAfterMs: retryable ? parseRetryAfter(headers.get('retry-after'), Date.now()) : undefined,
  });
}

const HINTS: ReadonlyMap<number, string> = new Map([
  [401, ': its key is wrong or missing'],
  [403, ': it does not allow this key, or JSON as a format'],
  [422, ': its key is wrong or the query is not to its liking'],
  [429, ': too many searches for now'],
]);

async function readText(engine: string, { body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body as AsyncIterable<Uint8Array> | null) ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) {
      throw new SearchUnavailableError(`${engine} answered with more than ${MAX_BYTES} bytes.`, { retryable: false });
    }
  }
  return Buffer.concat(chunks).toString('utf8');
}
