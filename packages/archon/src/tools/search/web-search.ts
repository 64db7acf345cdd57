import { AgentError } from '../../errors.ts';

/** A search engine, as an agent needs it. Implement it for one of your own. */
export interface WebSearch {
  /**
   * @returns At most `limit` results, best first; none if nothing was found.
   * @throws {SearchUnavailableError} or another error that says `retryable`, if it cannot answer.
   */
  search(query: string, options: WebSearchOptions): Promise<readonly WebSearchResult[]>;
}

/** What goes with a question to a search engine. */
export interface WebSearchOptions {
  /** 1 or more. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** One page that a search engine found. */
export interface WebSearchResult {
  readonly title: string;
  readonly url: string;
  /** A few sentences of the page, as plain text; empty if the engine gives none. */
  readonly snippet: string;
}

/** A search engine did not answer, or not in a way that can be read. */
export class SearchUnavailableError extends AgentError {
  override readonly name = 'SearchUnavailableError';
  readonly code = 'search-unavailable';
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { retryable, retryAfterMs }: { retryable: boolean; retryAfterMs?: number | undefined }) {
    super(message);
    this.retryable = retryable;
    this.retryAfterMs = retryAfterMs;
  }
}
