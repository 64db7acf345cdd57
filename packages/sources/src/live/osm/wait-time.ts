import type { RequestFailedError } from '../http/request-failed-error.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The operators of Overpass ask for so much after "too many requests". */
const LEAST_AFTER_BUSY = 30 * SECOND;
const AFTER_FAILURE = MINUTE;
/** Who does not want us, or has moved, will not have changed soon. */
const AFTER_REFUSAL = HOUR;
const LONGEST_OF_OURS = HOUR;
const LONGEST_ASKED = 24 * HOUR;

/**
 * How long a service is left alone after a failure, in milliseconds: as long as it asks for, else twice as long each time.
 *
 * @param failures - In a row, this one included.
 */
export function waitTimeAfter(
  { trouble, waitMs }: Pick<RequestFailedError, 'trouble' | 'waitMs'>,
  failures: number,
): number {
  if (trouble === 'refused' || trouble === 'moved') return AFTER_REFUSAL;
  const least = trouble === 'busy' ? LEAST_AFTER_BUSY : AFTER_FAILURE;
  if (waitMs !== null) return Math.min(Math.max(waitMs, least), LONGEST_ASKED);
  return Math.min(least * 2 ** (failures - 1), LONGEST_OF_OURS);
}

/** `about 40 seconds`, rounded up, so that whoever waits so long has waited long enough. */
export function sayWait(milliseconds: number): string {
  const [unit, name] =
    milliseconds <= 90 * SECOND
      ? [SECOND, 'second']
      : milliseconds <= 90 * MINUTE
        ? [MINUTE, 'minute']
        : [HOUR, 'hour'];
  const count = Math.max(1, Math.ceil(milliseconds / unit));
  return `about ${count} ${name}${count === 1 ? '' : 's'}`;
}
