import { parseRetryAfter } from '../../retry-after.ts';
import type { AnswerLimits } from '../../web/outside/answer-limits.ts';
import { boundedFetch } from '../../web/outside/bounded-fetch.ts';
import { findOutsideAnswerError } from '../../web/outside/outside-answer-error.ts';
import { htmlToText } from '../http/html-text.ts';
import { SearchUnavailableError, type WebSearchResult } from './web-search.ts';

/** Twenty results have some 100 kB. */
export const SEARCH_LIMITS = {
  maxBytes: 1_000_000,
  totalMs: 20_000,
  idleMs: 10_000,
  json: { maxValues: 10_000, maxDepth: 32 },
} as const satisfies AnswerLimits;

/** As much of a title or a snippet as is looked at. */
const MAX_CHARACTERS = 2_000;

const boundedGet = boundedFetch(SEARCH_LIMITS);

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
    const response = await boundedGet(url, { headers: { accept: 'application/json', ...headers }, signal });
    await assertFine(engine, response);
    text = await response.text();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SearchUnavailableError) throw error;
    const outside = findOutsideAnswerError(error);
    if (outside) throw new SearchUnavailableError(`${engine} ${outside.message}.`, { retryable: outside.retryable });
    throw new SearchUnavailableError(`${engine} could not be reached.`, { retryable: true });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchUnavailableError(`${engine} answered with something that is not JSON.`, { retryable: false });
  }
}

/** The first entries of `list` that name a page, as results in plain text. */
export function toResults(
  list: unknown,
  { snippetKey, limit }: { readonly snippetKey: string; readonly limit: number },
): WebSearchResult[] {
  if (!Array.isArray(list)) return [];
  const pages = list.filter(isPage).slice(0, limit);
  return pages.map(({ title, url, [snippetKey]: snippet }) => {
    return { title: plain(title) || url, url, snippet: plain(snippet) };
  });
}

function isPage(entry: unknown): entry is Readonly<Record<string, unknown>> & { readonly url: string } {
  if (typeof entry !== 'object' || entry === null || !('url' in entry)) return false;
  return typeof entry.url === 'string' && /^https?:/i.test(entry.url);
}

/** Engines mark what was found with tags. */
function plain(text: unknown): string {
  return typeof text === 'string' ? htmlToText(text.slice(0, MAX_CHARACTERS)).replaceAll('\n', ' ') : '';
}

async function assertFine(engine: string, { ok, status, headers, body }: Response): Promise<void> {
  if (ok) return;
  await body?.cancel();
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
