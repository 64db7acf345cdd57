import type { AnswerLimits } from './answer-limits.ts';
import type { AnswerTimer } from './answer-timer.ts';
import { JsonGauge } from './json-gauge.ts';
import { OutsideAnswerError, sayBytes } from './outside-answer-error.ts';

/** As much as is handed over in one turn of the event loop. Whoever reads events does some 50 µs of work for each of two lines. */
const SLICE_BYTES = 32 * 1024;
const SLICE_LINES = 400;
const NEWLINE = 0x0a;

/**
 * The pieces of a body, at most as many bytes as the limits allow. They are handed over in slices, and after a full slice
 * other requests have their turn, however fast the bytes come.
 *
 * @throws {OutsideAnswerError}
 */
export async function* boundedPieces(
  body: AsyncIterable<Uint8Array>,
  { maxBytes, json }: AnswerLimits,
  timer: AnswerTimer,
): AsyncGenerator<Uint8Array, void, undefined> {
  const gauge = json && new JsonGauge(json);
  const slicer = new Slicer();
  const pieces = body[Symbol.asyncIterator]();
  let bytes = 0;
  let isWhole = false;
  try {
    for (;;) {
      const next = await timer.piece(pieces.next());
      if (next.done) break;
      bytes += next.value.length;
      if (bytes > maxBytes) throw new OutsideAnswerError('too-big', `answered with more than ${sayBytes(maxBytes)}`);
      for (const { slice, isFull } of slicer.slicesOf(next.value)) {
        gauge?.measure(slice);
        yield slice;
        if (isFull) await pause();
      }
    }
    isWhole = true;
  } catch (error) {
    throw timer.reasonOf(error);
  } finally {
    if (isWhole) timer.stop();
    else timer.abandon();
  }
}

/** Cuts pieces where enough has been handed over, counted over all of them. */
class Slicer {
  #bytes = 0;
  #lines = 0;

  *slicesOf(piece: Uint8Array): Generator<{ readonly slice: Uint8Array; readonly isFull: boolean }> {
    let rest = piece;
    while (rest.length > 0) {
      const end = this.#endOfSlice(rest);
      const isFull = this.#bytes >= SLICE_BYTES || this.#lines >= SLICE_LINES;
      if (isFull) [this.#bytes, this.#lines] = [0, 0];
      yield { slice: rest.subarray(0, end), isFull };
      rest = rest.subarray(end);
    }
  }

  #endOfSlice(piece: Uint8Array): number {
    const most = Math.min(piece.length, SLICE_BYTES - this.#bytes);
    let at = 0;
    while (at < most && this.#lines < SLICE_LINES) {
      if (piece[at] === NEWLINE) this.#lines++;
      at++;
    }
    this.#bytes += at;
    return at;
  }
}

/** Ends this turn of the event loop. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
