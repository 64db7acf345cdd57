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
  window.history.pushState({ [STEP]: true }, '', url);
  window.dispatchEvent(new Event(CHANGED));
}

/** Notes something of what is shown, so that a reload shows the same; there is no way back from a note. */
export function note(query: Query): void {
  window.history.replaceState(window.history.state, '', withQuery(query));
  window.dispatchEvent(new Event(CHANGED));
}

/** Leaves what {@link goTo} led to, as the browser's back does; what was opened by its address is closed without it. */
export function goBack(query: Query): void {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && STEP in state) window.history.back();
  else note(query);
}

/** Marks the entries of the history that are ours. */
const STEP = 'wayfarer:step';

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
