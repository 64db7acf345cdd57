import { TAKE_OVER } from '../worker/take-over.ts';

/** Between two questions for a new version, in a tab that stays open. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

type State = 'none' | 'waits' | 'took over';

let state: State = 'none';
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** True while there is a version of the page that this tab does not show. For `useSyncExternalStore`. */
export function hasNewVersion(): boolean {
  return state !== 'none';
}

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the new version in use, and loads this tab with it. Other tabs are told, and go on with what they have. */
export function reloadWithNewVersion(): void {
  if (state === 'took over' || !waiting) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}

/**
 * Lets the browser keep the page, where it can. Where it cannot (no secure address, private mode, a full store), the page
 * works as before, and needs the server to open.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await allLoaded();
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) change('took over', null);
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    if (hadWorker) followVersions(registration);
    askNowAndThen(registration);
  } catch {
    // NOTE: nothing is lost by it; the next visit tries again.
  }
}

/** What is kept is fetched after all that the first screen needs. */
async function allLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
}

function followVersions(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) change('waits', registration.waiting);
  const follow = (): void => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') change('waits', next);
    });
  };
  follow();
  registration.addEventListener('updatefound', follow);
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

function change(to: State, worker: ServiceWorker | null): void {
  state = to;
  waiting = worker;
  for (const listener of listeners) listener();
}
