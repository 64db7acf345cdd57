/** How long to wait between attempts. */
export interface Backoff {
  /** Wait after the first attempt, in milliseconds; it doubles with each further one. */
  readonly baseMs: number;
  readonly maxMs: number;
}

/**
 * The wait after attempt number `attempt` (from 1): it doubles each time, and half of it is left to chance, so that many
 * who failed together do not come back together.
 */
export function backoffMs(attempt: number, { baseMs, maxMs }: Backoff, random: () => number): number {
  const full = Math.min(maxMs, baseMs * 2 ** (attempt - 1));
  return Math.round(full / 2 + (random() * full) / 2);
}

/** What the failing side has asked for (`retryAfterMs` of the error), in milliseconds; 0 if it asked for nothing. */
export function askedWaitMs(fault: unknown): number {
  const asked: unknown =
    typeof fault === 'object' && fault !== null && 'retryAfterMs' in fault ? fault.retryAfterMs : 0;
  return typeof asked === 'number' && asked > 0 ? asked : 0;
}
