/**
 * Lets everything else that waits go first: a long row of small pieces of work is no reason to keep a request waiting. It does not
 * sleep: on a busy machine who sleeps for a millisecond is woken after fifty.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
