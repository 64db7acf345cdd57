/** Until a sheet has closed, and has given the focus back to what opened it. */
const SETTLED_MS = 350;

/**
 * Puts the focus into the page again where what had it, such as the button that opened a sheet, is gone.
 *
 * @param id - Of the element that takes it.
 */
export function keepFocus(id = 'main'): void {
  window.setTimeout(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) document.getElementById(id)?.focus({ preventScroll: true });
  }, SETTLED_MS);
}
