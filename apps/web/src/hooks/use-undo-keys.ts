import { useEffect, useRef } from 'react';

import { useRedo, useUndo } from './use-trip-actions.ts';
import { useTripScreen } from './use-trip-screen.ts';

/** Ctrl or Cmd with Z takes back, with Shift too (or with Y) does again; in a field they are the field's own. */
export function useUndoKeys(): void {
  const { trip, writes } = useTripScreen();
  const undo = useUndo();
  const redo = useRedo();
  const wanted = useRef<('undo' | 'redo')[]>([]);
  const handle = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y') || isField(event.target))
      return;
    event.preventDefault();
    if (!event.repeat) wanted.current.push(isRedo ? 'redo' : 'undo');
    doNext();
  };
  /** Keys that come faster than the server are kept, one after the other. */
  const doNext = (): void => {
    if (writes.isBusyNow()) return;
    const next = wanted.current.shift();
    if (next === 'redo' && trip.canRedo) redo();
    if (next === 'undo' && trip.canUndo) undo();
  };
  const newest = useRef(handle);
  useEffect(() => {
    newest.current = handle;
    doNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => newest.current(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
