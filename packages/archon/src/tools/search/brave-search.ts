import { askEngine, toResults } from './ask-engine.ts';
import type { WebSearch } from './web-search.ts';

export interface BraveOptions {
  /** Subscription token. */
  readonly key: string;
  /** Default `https://api.search.brave.com/res/v1/web/search`. */
  readonly url?: string | URL;
}

/** Results that the service gives at most. */
const MAX_RESULTS = 20;

/**
 * Searches with the Brave Search API.
 *
 * @see https://api-dashboard.search.brave.com/app/documentation/web-search/query
 */
export function braveSearch({ key, url = 'https://api.search.brave.com/res/v1/web/search' }: BraveOptions): WebSearch {
  return {
    async search(query, { limit, signal }) {
      const asked = new URL(url);
      asked.searchParams.set('q', query);
      asked.searchParams.set('count', String(Math.min(limit, MAX_RESULTS)));
      const headers = { 'x-subscription-token': key };
      const answer = await askEngine({ engine: 'Brave Search', url: asked, headers, signal });
      return toResults((answer as { web?: { results?: unknown } } | null)?.web?.results, {
        snippetKey: 'description',
        limit,
      });
    },
  };
}
