/** Lets everything else that waits go first: a long row of small pieces of work is no reason to keep a request waiting. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
