import { askEngine, toResults } from './ask-engine.ts';
import type { WebSearch } from './web-search.ts';

export interface SearxngOptions {
  /** Of the instance, e.g. `http://localhost:8888`. Its settings must list `json` among `search.formats`. */
  readonly url: string | URL;
}

/**
 * Searches with a SearXNG instance, of your own or of somebody who lets you.
 *
 * @see https://docs.searxng.org/dev/search_api.html
 */
export function searxngSearch({ url }: SearxngOptions): WebSearch {
  const base = new URL(url);
  return {
    async search(query, { limit, signal }) {
      const asked = new URL(`${base.pathname.replace(/\/$/, '')}/search`, base);
      asked.search = new URLSearchParams({ q: query, format: 'json' }).toString();
      const answer = await askEngine({ engine: 'SearXNG', url: asked, signal });
      return toResults((answer as { results?: unknown } | null)?.results, { snippetKey: 'content', limit });
    },
  };
}
