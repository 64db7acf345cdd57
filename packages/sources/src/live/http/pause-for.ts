/** Public services allow a request a second; one's own needs no pause. In milliseconds. */
const PAUSE_MS = 1_000;
const OWN = /^(localhost|[^.]+|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|\[::1\])$/;

/** How long to wait between two requests to a host. */
export function pauseFor(hostname: string): number {
  return OWN.test(hostname) ? 0 : PAUSE_MS;
}
