import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';

import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './toast.module.css';

export interface ToastContent {
  /** Makes two toasts with the same words two. */
  readonly id: number;
  readonly text: string;
  readonly tone: 'done' | 'problem';
  readonly undo: boolean;
}

interface ToastProps {
  readonly toast: ToastContent;
  /** Where nothing can be taken back, there is none. */
  readonly onUndo?: () => void;
  readonly onClose: () => void;
}

/** How long it stays; time stands still under the pointer and the focus. */
const STAYS_MS = 8000;

/** What was done a moment ago, and the way back. */
export function Toast({ toast, onUndo, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.tone === 'problem') return undefined;
    const timer = window.setTimeout(onClose, STAYS_MS);
    return () => window.clearTimeout(timer);
  }, [held, onClose, toast]);
  return (
    <div
      className={classes.toast}
      data-tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone === 'done' ? 'check' : 'warning'} />
      <p role={toast.tone === 'done' ? 'status' : 'alert'}>{toast.text}</p>
      {toast.undo && onUndo && (
        <Button variant="default" size="compact-md" onClick={onUndo}>
          {words().frame.undo}
        </Button>
      )}
      <CloseButton aria-label={words().frame.dismiss} onClick={onClose} />
    </div>
  );
}
