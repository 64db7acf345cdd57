import type { AnswerLimits } from './answer-limits.ts';
import { AnswerTimer } from './answer-timer.ts';
import { boundedPieces } from './bounded-pieces.ts';

/**
 * All bytes of a body that comes by another way than `boundedFetch`: a file, an upload, a connection of one's own.
 *
 * @param open - Begins to read; ends when its signal aborts.
 * @throws {OutsideAnswerError} if it has more bytes, or takes longer, than `limits` allow.
 */
export async function readBytes(
  open: (signal: AbortSignal) => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>,
  limits: AnswerLimits,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const timer = new AnswerTimer(limits, signal);
  let body: AsyncIterable<Uint8Array>;
  try {
    body = await open(timer.signal);
  } catch (error) {
    throw timer.reasonOf(error);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of boundedPieces(body, limits, timer)) pieces.push(piece);
  return joined(pieces);
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
