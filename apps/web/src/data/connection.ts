/** Between two looks whether the server is back. */
const LOOK_AGAIN_MS = 4000;

let away = false;
const listeners = new Set<() => void>();

/** True while the server does not answer. For `useSyncExternalStore`. */
export function isAway(): boolean {
  return away;
}

/** Calls back when the server is gone, and when it is back. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server has answered, whatever it said. */
export function noteReached(): void {
  change(false);
}

/** The server did not answer. */
export function noteUnreachable(): void {
  change(true);
}

/**
 * Looks for the server while it is away.
 *
 * @param onBack - Called when it is back.
 * @returns Ends it.
 */
export function watchConnection(onBack: () => void): () => void {
  let timer: number | undefined;
  const lookLater = (): void => {
    timer = window.setTimeout(look, LOOK_AGAIN_MS);
  };
  const look = (): void => {
    window.clearTimeout(timer);
    if (!away) return;
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => (ok ? noteReached() : lookLater()),
      () => lookLater(),
    );
  };
  const stop = onConnection(() => {
    window.clearTimeout(timer);
    if (away) lookLater();
    else onBack();
  });
  window.addEventListener('online', look);
  return () => {
    stop();
    window.clearTimeout(timer);
    window.removeEventListener('online', look);
  };
}

function change(to: boolean): void {
  if (away === to) return;
  away = to;
  for (const listener of listeners) listener();
}
