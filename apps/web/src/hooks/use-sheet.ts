import { useCallback } from 'react';

import { goBack, goTo, note, type Query, useQueryParameter } from './use-path.ts';

const CLOSED = { sheet: null, alternative: null };

/** The sheet that lies above the page: one at a time, named in the address bar, so that the browser's back closes it. */
export function useSheet() {
  const name = useQueryParameter('sheet');
  const open = useCallback((sheet: string, more: Readonly<Record<string, string | null>> = {}): void => {
    const isOpen = new URLSearchParams(window.location.search).has('sheet');
    // A sheet that another leads to takes its place: back leads to the page, not through what one came by.
    (isOpen ? note : goTo)({ ...CLOSED, sheet, ...more });
  }, []);
  const close = useCallback((then: Query = {}): void => {
    if (new URLSearchParams(window.location.search).has('sheet')) goBack(CLOSED, then);
    else note(then);
  }, []);
  return { name, open, close };
}

export type Sheet = ReturnType<typeof useSheet>;
