/** Reads from the browser's own store; `null` for what is not there, is no JSON, or where the store is closed. */
export function loadStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** An empty text is nothing to keep: it leaves no key behind. */
export function saveStored(key: string, value: unknown): void {
  try {
    if (value === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // NOTE: a full or closed store costs a memory between visits, nothing else.
  }
}

export function removeStored(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window.localStorage).filter(isMeant)) window.localStorage.removeItem(key);
  } catch {
    // NOTE: a closed store holds nothing that could be removed.
  }
}
