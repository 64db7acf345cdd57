import { useCallback, useState } from 'react';

import type { ToastContent } from '../components/toast.tsx';

/** One toast at a time; a newer one takes the place of the older. */
export function useToast() {
  const [toast, setToast] = useState<ToastContent | null>(null);
  const show = (content: Omit<ToastContent, 'id'>): void =>
    setToast((last) => ({ ...content, id: (last?.id ?? 0) + 1 }));
  /** Says what was done a moment ago. @param undo - Whether it can be taken back. */
  const tell = (text: string, undo = false): void => show({ text, tone: 'done', undo });
  const close = useCallback(() => setToast(null), []);
  return { toast, show, tell, close };
}
