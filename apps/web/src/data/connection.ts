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

/** Asks the server whether it is there, and notes the answer. A server on the same device is there without any network. */
export async function checkConnection(): Promise<void> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  change(!isThere);
}

/**
 * Looks for the server while it is away, and whenever the device loses its network.
 *
 * @param onBack - Called when it is back.
 * @returns Ends it.
 */
export function watchConnection(onBack: () => void): () => void {
  let timer: number | undefined;
  const lookLater = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(look, LOOK_AGAIN_MS);
  };
  const look = (): void => {
    window.clearTimeout(timer);
    void checkConnection().then(() => {
      if (away) lookLater();
    });
  };
  const stop = onConnection(() => {
    window.clearTimeout(timer);
    if (away) lookLater();
    else onBack();
  });
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    stop();
    window.clearTimeout(timer);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}

function change(to: boolean): void {
  if (away === to) return;
  away = to;
  for (const listener of listeners) listener();
}
