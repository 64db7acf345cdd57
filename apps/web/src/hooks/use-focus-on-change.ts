import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into a region whose whole content has changed, and shows it from its top; not on the first drawing. */
export function useFocusOnChange(region: RefObject<HTMLElement | null>, content: string): void {
  const drawn = useRef(content);
  useEffect(() => {
    if (drawn.current === content) return;
    drawn.current = content;
    region.current?.scrollTo({ top: 0 });
    const focused = document.activeElement;
    // NOTE: what has the focus and is still there keeps it, such as the tab that was pressed.
    if (!focused || focused === document.body) region.current?.focus({ preventScroll: true });
  }, [region, content]);
}
