import { useSyncExternalStore } from 'react';

const CHANGED = 'wayfarer:navigated';

/** The path of the address bar. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** One parameter of the address bar's query, or `null`. */
export function useQueryParameter(name: string): string | null {
  return useSyncExternalStore(subscribe, () => new URLSearchParams(window.location.search).get(name));
}

/** Goes to another page of ours. */
export function navigate(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event(CHANGED));
}

/** What is to stand in the query; `null` takes it away. */
export type Query = Readonly<Record<string, string | null>>;

/** Goes somewhere within the page: a reload shows the same, and the browser's back leads to where one was. */
export function goTo(query: Query): void {
  const url = withQuery(query);
  if (url.href === window.location.href) return;
  window.history.pushState({ [STEP]: stepsBehind() + 1 }, '', url);
  window.dispatchEvent(new Event(CHANGED));
}

/** Notes something of what is shown, so that a reload shows the same; there is no way back from a note. */
export function note(query: Query): void {
  window.history.replaceState(window.history.state, '', withQuery(query));
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Leaves what {@link goTo} led to, as the browser's back does; what was opened by its address is closed without it.
 *
 * @param then - Noted of what one is back at.
 */
export function goBack(query: Query, then: Query = {}): void {
  if (stepsBehind() === 0) return note({ ...query, ...then });
  if (Object.keys(then).length > 0) window.addEventListener('popstate', () => note(then), { once: true });
  return window.history.back();
}

/**
 * Leaves a page that is no more, so that the history leads back neither to it nor to any step within it: the entries of
 * this visit to it become one entry of the path.
 */
export async function leaveFor(path: string): Promise<void> {
  const steps = stepsBehind();
  if (steps > 0) await travel(-steps);
  window.history.replaceState(null, '', path);
  // What lies ahead is dropped by going somewhere, and that one step is taken back.
  window.history.pushState(null, '', path);
  await travel(-1);
  window.dispatchEvent(new Event(CHANGED));
}

/** Browsers keep only so many entries, and say nothing where there is none. */
const LONGEST_TRAVEL_MS = 1000;

function travel(by: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, LONGEST_TRAVEL_MS);
    const arrive = (): void => {
      window.clearTimeout(timer);
      resolve();
    };
    window.addEventListener('popstate', arrive, { once: true });
    window.history.go(by);
  });
}

/** Marks the entries of the history that {@link goTo} made, with how many of them lie behind one another. */
const STEP = 'wayfarer:step';

function stepsBehind(): number {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  const steps = state?.[STEP];
  return typeof steps === 'number' ? steps : 0;
}

function withQuery(query: Query): URL {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  window.addEventListener(CHANGED, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(CHANGED, notify);
  };
}
