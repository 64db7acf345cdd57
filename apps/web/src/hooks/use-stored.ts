import { useCallback, useState } from 'react';

import { loadStored, saveStored } from '../lib/browser-store.ts';

/**
 * State that survives a reload, in the browser's own store. Where the store is closed (private windows), it is plain state.
 *
 * @param read - Checks what was stored; `undefined` for what cannot be used.
 */
export function useStored<Value>(key: string, initial: Value, read: (stored: unknown) => Value | undefined) {
  const [value, setValue] = useState<Value>(() => read(loadStored(key)) ?? initial);
  const store = useCallback(
    (next: Value) => {
      setValue(next);
      saveStored(key, next);
    },
    [key],
  );
  return [value, store] as const;
}
