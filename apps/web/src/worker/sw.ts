/**
 * @module
 * The service worker: keeps one whole version of the page, so that it opens without a network. It keeps nothing of a trip.
 * A new version waits until somebody says so in the page; then tabs are told to reload, and none runs on files of two.
 */
import { cacheNameOf, chooseAnswer, INDEX, type PageFiles, staleCaches } from './page-files.ts';
import { TAKE_OVER } from './take-over.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The build puts the list here, as text. */
declare const PAGE_FILES: PageFiles;

const files = PAGE_FILES;
const scope = globalThis as unknown as WorkerScope;
const ownCache = cacheNameOf(files.version);

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(removeStaleCaches()));
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== scope.location.origin) return;
  const answer = chooseAnswer({ method, isNavigation: mode === 'navigate', path: pathname }, files);
  if (answer.from === 'page') event.respondWith(answerFromPage(answer.path, event.request));
});

/** Takes all files or none: a version that is not whole, or not the one that was built, is no version. */
async function install(): Promise<void> {
  const cache = await caches.open(ownCache);
  try {
    await cache.addAll(files.hashed);
    for (const [path, digest] of Object.entries(files.named)) await addNamed(cache, path, digest);
  } catch (error) {
    await caches.delete(ownCache);
    throw error;
  }
}

/** The server may have been updated since it sent this worker: what it sends under this name now is then of another build. */
async function addNamed(cache: Cache, path: string, digest: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  const bytes = await response.clone().arrayBuffer();
  const found = toHex(await crypto.subtle.digest('SHA-256', bytes));
  if (!response.ok || found !== digest)
    throw new Error(
      `${path} must have the SHA-256 ${digest} in this version, got ${found} (status ${response.status}).`,
    );
  await cache.put(path, response);
}

async function removeStaleCaches(): Promise<void> {
  await Promise.all(staleCaches(await caches.keys(), files.version).map((name) => caches.delete(name)));
}

async function answerFromPage(path: string, request: Request): Promise<Response> {
  const own = await caches.open(ownCache);
  const kept = await own.match(path);
  if (kept) return kept;
  // Never the page itself out of another version: its files have digests in their names, the page has none.
  const before = path === INDEX ? undefined : await caches.match(path);
  return before ?? fetch(request);
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
