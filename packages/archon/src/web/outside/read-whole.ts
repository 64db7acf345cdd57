import type { AnswerLimits } from './answer-limits.ts';
import { AnswerTimer } from './answer-timer.ts';
import { boundedPieces } from './bounded-pieces.ts';

/** Begins to read a body, and closes it when the signal aborts. */
export type OpenBody = (signal: AbortSignal) => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

/**
 * All bytes of a body that comes by another way than `boundedFetch`: a file, an upload, a connection of one's own.
 *
 * @throws {OutsideAnswerError} if it has more bytes, or takes longer, than `limits` allow.
 */
export async function readBytes(open: OpenBody, limits: AnswerLimits, signal?: AbortSignal): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of openPieces(open, limits, signal)) pieces.push(piece);
  return joined(pieces);
}

/**
 * The first `limits.maxBytes` bytes of a body; what comes after them is not read.
 *
 * @throws {OutsideAnswerError} if it takes longer than `limits` allow.
 */
export async function readStart(
  open: OpenBody,
  limits: AnswerLimits,
  signal?: AbortSignal,
): Promise<{ readonly bytes: Uint8Array; readonly cut: boolean }> {
  const pieces: Uint8Array[] = [];
  let left = limits.maxBytes;
  for await (const piece of openPieces(open, { ...limits, maxBytes: Infinity }, signal)) {
    pieces.push(piece.subarray(0, left));
    left -= piece.length;
    if (left < 0) break;
  }
  return { bytes: joined(pieces), cut: left < 0 };
}

async function* openPieces(
  open: OpenBody,
  limits: AnswerLimits,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  const timer = new AnswerTimer(limits, signal);
  let body: AsyncIterable<Uint8Array>;
  try {
    body = await open(timer.signal);
  } catch (error) {
    timer.stop();
    throw timer.reasonOf(error);
  }
  yield* boundedPieces(body, limits, timer);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
