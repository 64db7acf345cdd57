/**
 * What went wrong with a request to a public service:
 *
 * - `refused`: it does not want us (406, 403, 401, another 4xx).
 * - `busy`: it asks us to slow down (429).
 * - `down`: it is there and cannot answer (5xx, or a failure in the answer's own words).
 * - `moved`: it sends us to another address, which is not followed.
 * - `unreachable`: there is no connection, or it broke off.
 * - `slow`: no whole answer within the time.
 * - `unreadable`: what came is not what its documentation promises.
 * - `too-big`: more bytes than are read.
 */
export const TROUBLES = ['refused', 'busy', 'down', 'moved', 'unreachable', 'slow', 'unreadable', 'too-big'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A public service gave no usable answer. The message says what it did, for whoever runs this. */
export class RequestFailedError extends Error {
  override readonly name = 'RequestFailedError';
  readonly code = 'request-failed';
  readonly trouble: Trouble;
  /** How long the service itself asks us to wait, in milliseconds; `null` where it says nothing. */
  readonly waitMs: number | null;

  constructor(
    trouble: Trouble,
    message: string,
    { waitMs = null, cause }: { waitMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.trouble = trouble;
    this.waitMs = waitMs;
  }
}
