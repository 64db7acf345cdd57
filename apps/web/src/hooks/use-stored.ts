import { useCallback, useState } from 'react';

/**
 * State that survives a reload, in the browser's own store. Where the store is closed (private windows), it is plain state.
 *
 * @param read - Checks what was stored; `undefined` for what cannot be used.
 */
export function useStored<Value>(key: string, initial: Value, read: (stored: unknown) => Value | undefined) {
  const [value, setValue] = useState<Value>(() => read(load(key)) ?? initial);
  const store = useCallback(
    (next: Value) => {
      setValue(next);
      save(key, next);
    },
    [key],
  );
  return [value, store] as const;
}

/** Takes out of the browser's own store what stands under these keys. */
export function removeStored(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window.localStorage).filter(isMeant)) window.localStorage.removeItem(key);
  } catch {
    // NOTE: a closed store holds nothing that could be removed.
  }
}

function load(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function save(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // NOTE: a full or closed store costs a memory between visits, nothing else.
  }
}
