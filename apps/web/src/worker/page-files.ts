/** What a build consists of; the build writes it into the worker. */
export interface PageFiles {
  /** Digest over all files: two builds have the same only if they are the same. */
  readonly version: string;
  /** Paths whose name contains a digest of what is in them. */
  readonly hashed: readonly string[];
  /** Paths whose content may change under the same name, with the SHA-256 that this build has, in hexadecimal. */
  readonly named: Readonly<Record<string, string>>;
}

/** The page itself: it is the answer to every path inside it. */
export const INDEX = '/index.html';

const CACHE_PREFIX = 'wayfarer-page-';

/** Name of the cache that holds one version of the page. */
export function cacheNameOf(version: string): string {
  return `${CACHE_PREFIX}${version}`;
}

/**
 * Caches that may go once `version` has taken over. The version before it stays: tabs that were opened with it still load
 * parts of it.
 *
 * @param names - All caches of the origin, oldest first.
 */
export function staleCaches(names: readonly string[], version: string): readonly string[] {
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheNameOf(version)).slice(0, -1);
}

/** How a request is answered: from the page's own files, or by the server as if there were no worker. */
export type Answer = { readonly from: 'page'; readonly path: string } | { readonly from: 'server' };

/**
 * Decides on one request of the same origin. Only the page's own routes and files are answered here: the API, the print
 * view and everything else is the server's.
 */
export function chooseAnswer(
  request: { readonly method: string; readonly isNavigation: boolean; readonly path: string },
  files: PageFiles,
): Answer {
  const { method, isNavigation, path } = request;
  if (method !== 'GET') return { from: 'server' };
  if (isNavigation) return isRoute(path) ? { from: 'page', path: INDEX } : { from: 'server' };
  // A tab of the version before asks for files that this version does not have; its cache may.
  const isOurs = path.startsWith('/assets/') || Object.hasOwn(files.named, path);
  return isOurs ? { from: 'page', path } : { from: 'server' };
}

/** `/`, and `/trips/…` without a further part: `/trips/…/print` is drawn by the server. */
function isRoute(path: string): boolean {
  return path === '/' || path === INDEX || /^\/trips\/[^/]+\/?$/.test(path);
}
