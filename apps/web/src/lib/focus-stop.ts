/** How long the page may take to draw a stop in its new place. */
const LONGEST_MS = 1500;
const LOOK_EVERY_MS = 50;

/**
 * Moves the focus to a stop as soon as it is drawn, and to the page where it never is; whatever closes meanwhile and gives
 * the focus back comes first.
 */
export function focusStop(visitId: string | undefined): void {
  const until = performance.now() + LONGEST_MS;
  const look = (): void => {
    const button =
      visitId === undefined
        ? null
        : document.querySelector<HTMLElement>(`[data-visit=${CSS.escape(visitId)}] [data-name]`);
    const isCovered = document.querySelector('[role=dialog]') !== null;
    if (button && !isCovered) {
      button.focus({ preventScroll: true });
      button.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (performance.now() < until) window.setTimeout(look, LOOK_EVERY_MS);
    else if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  };
  window.setTimeout(look, LOOK_EVERY_MS);
}
