import { useCallback } from 'react';

import { goBack, goTo, useQueryParameter } from './use-path.ts';

const CLOSED = { sheet: null, alternative: null };

/** The sheet that lies above the page: one at a time, named in the address bar, so that the browser's back closes it. */
export function useSheet() {
  const name = useQueryParameter('sheet');
  const open = useCallback((sheet: string, more: Readonly<Record<string, string | null>> = {}): void => {
    goTo({ ...CLOSED, sheet, ...more });
  }, []);
  const close = useCallback((): void => {
    if (new URLSearchParams(window.location.search).has('sheet')) goBack(CLOSED);
  }, []);
  return { name, open, close };
}

export type Sheet = ReturnType<typeof useSheet>;
