import { AgentError } from '../../errors.ts';

/**
 * What is wrong with an answer from outside:
 *
 * - `too-big`: it has more bytes than are read.
 * - `too-complex`: its JSON has more values, or is nested deeper, than is read.
 * - `slow`: it was not whole in time.
 * - `stalled`: it stopped in the middle.
 * - `moved`: it sends us to another origin, or round and round.
 */
export type OutsideFault = 'too-big' | 'too-complex' | 'slow' | 'stalled' | 'moved';

/**
 * An answer from outside is given up before it is whole. The message is the rest of a sentence that begins with who was
 * asked: "answered with more than 8 MB". It holds nothing of the request.
 */
export class OutsideAnswerError extends AgentError {
  override readonly name = 'OutsideAnswerError';
  readonly code = 'outside-answer';
  readonly fault: OutsideFault;
  /** A slow server may be faster next time; what is too big stays so. */
  readonly retryable: boolean;

  constructor(fault: OutsideFault, message: string) {
    super(message);
    this.fault = fault;
    this.retryable = fault === 'slow' || fault === 'stalled';
  }
}

/** The {@link OutsideAnswerError} that an error is, or that another library has wrapped up as a cause. */
export function findOutsideAnswerError(error: unknown): OutsideAnswerError | undefined {
  let inner = error;
  for (let depth = 0; depth < MOST_CAUSES && inner instanceof Error; depth++, inner = inner.cause)
    if (inner instanceof OutsideAnswerError) return inner;
  return undefined;
}

const MOST_CAUSES = 5;

/** `8 MB`, `512 kB`. */
export function sayBytes(bytes: number): string {
  return bytes >= 1e6 ? `${Number((bytes / 1e6).toFixed(1))} MB` : `${Math.round(bytes / 1000)} kB`;
}
