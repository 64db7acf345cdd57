/** Beyond this a mouse drags, and a finger that waits scrolls instead. */
const MOUSE_PIXELS = 5;
const FINGER_PIXELS = 10;
/** How long a finger rests on something before it picks it up. */
const LONG_PRESS_MS = 300;

/** Where the pointer is, in pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PointerHandlers {
  /** Takes up what belongs to that element; false where it is not to be taken up. */
  readonly onLift: (source: HTMLElement, at: Point) => boolean;
  /** Once for each drawing while it is carried, whether the pointer moved or the page beneath it. */
  readonly onFrame: (at: Point) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

interface Press {
  readonly pointer: number;
  readonly isFinger: boolean;
  readonly source: HTMLElement;
  readonly start: Point;
  /** Ends whatever listens for this press. */
  readonly ending: AbortController;
  at: Point;
  lifted: boolean;
}

/**
 * Carries what is marked with `data-carry` in `root`, by mouse (press and pull) and by finger (a long press; a shorter one
 * scrolls as ever). A press that pulls nothing is a click as before.
 *
 * @returns Ends it.
 */
export function followPointer(root: HTMLElement, handlers: PointerHandlers): () => void {
  let press: Press | null = null;

  const end = (finish: () => void): void => {
    if (!press) return;
    const { ending, lifted } = press;
    press = null;
    ending.abort();
    delete document.body.dataset['carrying'];
    if (!lifted) return;
    swallowClick();
    finish();
  };
  const frame = (): void => {
    if (!press?.lifted) return;
    handlers.onFrame(press.at);
    window.requestAnimationFrame(frame);
  };
  const lift = (): void => {
    if (!press || press.lifted) return;
    if (!handlers.onLift(press.source, press.at)) return end(() => undefined);
    press.lifted = true;
    document.body.dataset['carrying'] = 'true';
    window.getSelection()?.removeAllRanges();
    if (press.isFinger && 'vibrate' in navigator) navigator.vibrate(12);
    window.requestAnimationFrame(frame);
  };
  const move = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.pointer) return;
    press.at = { x: event.clientX, y: event.clientY };
    if (press.lifted) return;
    const distance = Math.hypot(press.at.x - press.start.x, press.at.y - press.start.y);
    if (press.isFinger && distance > FINGER_PIXELS) end(() => undefined);
    if (press && !press.isFinger && distance > MOUSE_PIXELS) lift();
  };
  const down = (event: PointerEvent): void => {
    const touched = event.target instanceof Element ? event.target : null;
    const source = touched?.closest<HTMLElement>('[data-carry]');
    if (!touched || !source || press || event.button !== 0 || touched.closest('[data-no-carry]')) return;
    const start = { x: event.clientX, y: event.clientY };
    const ending = new AbortController();
    const { signal } = ending;
    const isFinger = event.pointerType === 'touch';
    press = { pointer: event.pointerId, isFinger, source, start, ending, at: start, lifted: false };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', (up) => up.pointerId === press?.pointer && end(handlers.onDrop), { signal });
    window.addEventListener('pointercancel', () => end(handlers.onCancel), { signal });
    window.addEventListener('blur', () => end(handlers.onCancel), { signal });
    window.addEventListener('keydown', (key) => isEscape(key) && end(handlers.onCancel), { signal, capture: true });
    if (!isFinger) return;
    const timer = window.setTimeout(lift, LONG_PRESS_MS);
    signal.addEventListener('abort', () => window.clearTimeout(timer));
    // NOTE: on the element itself, since a finger goes on telling it where it is even after it has left the page.
    touched.addEventListener('touchmove', (touch) => press?.lifted && touch.preventDefault(), {
      signal,
      passive: false,
    });
    window.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal, capture: true });
  };
  const stay = (event: DragEvent): void => event.preventDefault();
  root.addEventListener('pointerdown', down);
  root.addEventListener('dragstart', stay);
  return () => {
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('dragstart', stay);
    end(handlers.onCancel);
  };
}

function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape') return false;
  event.stopPropagation();
  return true;
}

/** The click that follows the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
