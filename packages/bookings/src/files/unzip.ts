import { Inflate } from 'fflate';

import { UnreadableBookingError } from '../errors.ts';
import { LIMITS } from '../limits.ts';

const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/**
 * Unpacks those entries of an archive that `isWanted`, each up to a limit that is counted while it is unpacked, whatever the
 * archive says of itself. Names are labels here: nothing is ever written under one.
 *
 * @throws {UnreadableBookingError} if it is no archive, is cut off, or unpacks to more than a pass can hold.
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array>();
  try {
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    if (count > LIMITS.zipEntries) throw tooLarge(`An archive of at most ${LIMITS.zipEntries} entries was expected.`);
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index++) {
      if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged();
      const nameBytes = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes));
      if (isWanted(name) && !found.has(name)) found.set(name, unpackEntry(bytes, view, at));
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    // Whatever points outside of the file.
    if (error instanceof RangeError) throw damaged(error);
    throw error;
  }
  return found;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw damaged();
}

function unpackEntry(bytes: Uint8Array, view: DataView, entry: number): Uint8Array {
  const method = view.getUint16(entry + 10, true);
  const packedBytes = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedBytes > bytes.byteLength) throw damaged();
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 0) {
    if (packedBytes > LIMITS.zipEntryBytes) throw tooLarge('An entry of the pass is larger than 1 MB.');
    return packed;
  }
  if (method !== 8) throw damaged();
  return inflate(packed, LIMITS.zipEntryBytes);
}

const STEP = 16_384;

/** Inflates in small steps, so that a bomb is noticed soon after the limit. */
function inflate(packed: Uint8Array, limit: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.byteLength;
    if (size > limit) throw tooLarge('An entry of the pass is larger than 1 MB once unpacked.');
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.byteLength; at += STEP)
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.byteLength);
  } catch (error) {
    throw error instanceof UnreadableBookingError ? error : damaged(error);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

function damaged(cause?: unknown): UnreadableBookingError {
  return new UnreadableBookingError(
    'damaged',
    'The archive is cut off or damaged. A whole .pkpass file was expected.',
    {
      cause,
    },
  );
}

function tooLarge(message: string): UnreadableBookingError {
  return new UnreadableBookingError('too-large', message);
}
