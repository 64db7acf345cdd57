/** As files say it that were saved by spreadsheets: by a mark at their beginning, or not at all. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** A sign or two that slipped in make no picture of a text. */
const MOST_STRANGE = 2;
/** Of the first so many bytes it is looked at whether they are text. */
const LOOKED_AT = 4096;

/**
 * The text of a file: UTF-8, UTF-16 or, where it is neither, Latin-1 as Windows has it.
 *
 * @returns `undefined` if it is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const text = new TextDecoder(marked?.[0] ?? guessEncoding(bytes)).decode(bytes);
  const start = text.slice(0, LOOKED_AT);
  const strange = start.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  return strange > Math.max(MOST_STRANGE, start.length / 50) ? undefined : text;
}

function guessEncoding(bytes: Uint8Array): string {
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Every other byte of Latin text in UTF-16 is zero.
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  if (even > start.length / 4 && odd === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
