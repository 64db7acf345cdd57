import type { AnswerLimits } from './answer-limits.ts';
import { OutsideAnswerError } from './outside-answer-error.ts';

/** Ends an exchange that takes too long by its signal, whose reason then says which of its times was up. */
export class AnswerTimer {
  /** For the request: aborts when a time is up, or when the caller leaves. */
  readonly signal: AbortSignal;
  readonly #ending = new AbortController();
  readonly #idleMs: number;
  readonly #outer: AbortSignal | undefined;
  readonly #deadline: ReturnType<typeof setTimeout>;

  constructor({ totalMs, idleMs }: AnswerLimits, outer: AbortSignal | undefined) {
    this.#idleMs = idleMs;
    this.#outer = outer;
    this.#deadline = setTimeout(() => {
      this.#ending.abort(new OutsideAnswerError('slow', `gave no whole answer within ${totalMs / 1000} s`));
    }, totalMs);
    this.signal = AbortSignal.any([this.#ending.signal, ...(outer ? [outer] : [])]);
  }

  /** Waits for a piece of the body, for as long as there may be between two. */
  async piece<Piece>(next: Promise<Piece>): Promise<Piece> {
    const timer = setTimeout(() => {
      this.#ending.abort(new OutsideAnswerError('stalled', `sent nothing more for ${this.#idleMs / 1000} s`));
    }, this.#idleMs);
    try {
      return await next;
    } finally {
      clearTimeout(timer);
    }
  }

  /** What to throw for an error of the exchange: the reason why it was ended, if it was. */
  reasonOf(error: unknown): unknown {
    if (this.#outer?.aborted) return this.#outer.reason;
    return this.#ending.signal.aborted ? this.#ending.signal.reason : error;
  }

  /** The answer is whole: no time is counted any more. */
  stop(): void {
    clearTimeout(this.#deadline);
  }

  /** Gives the answer up: its connection is closed, and nothing more is read. */
  abandon(): void {
    this.stop();
    this.#ending.abort();
  }
}
