import { Unzlib } from 'fflate';
import { getDocumentProxy } from 'unpdf';

import { UnreadableBookingError } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/**
 * The text of a PDF, a line for each line of a page; columns are two blanks or more apart.
 *
 * @throws {UnreadableBookingError} if it is damaged, locked, or unpacks to more than a confirmation can hold.
 */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  assertSmall(bytes);
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true, verbosity: 0 });
    const lines: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, LIMITS.pdfPages); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      lines.push(...toLines(items.flatMap((item) => ('str' in item ? [item] : []))), '');
      page.cleanup();
    }
    await document.cleanup();
    return lines;
  } catch (error) {
    throw new UnreadableBookingError('damaged', 'The PDF is damaged or locked. A PDF with text was expected.', {
      cause: error,
    });
  }
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Pieces of text on the same height make a line, from left to right. */
function toLines(items: readonly TextItem[]): string[] {
  const rows: { y: number; items: TextItem[] }[] = [];
  for (const item of items.slice(0, 50_000)) {
    if (item.str.trim() === '') continue;
    const y = item.transform[5] ?? 0;
    const row = rows.findLast((one) => Math.abs(one.y - y) < 3);
    if (row) row.items.push(item);
    else rows.push({ y, items: [item] });
  }
  return rows.sort((a, b) => b.y - a.y).map((row) => joinRow(row.items));
}

function joinRow(items: TextItem[]): string {
  let text = '';
  let right = 0;
  for (const item of items.sort((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0))) {
    const left = item.transform[4] ?? 0;
    const gap = left - right;
    const blank = Math.max(item.height, 6);
    if (text !== '') text += gap > blank ? '   ' : gap > blank / 5 ? ' ' : '';
    text += item.str;
    right = left + item.width;
  }
  return text;
}

/** What may stand between two words of a PDF. */
const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`;

/** Filters whose size is not measured: by name, with letters written as `#41`, or two of them on one stream. */
const UNMEASURED = new RegExp(
  String.raw`LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode|/[A-Za-z]*#[4-7][\dA-Fa-f]|/Filter${GAP}\[${GAP}/Fl(?:ateDecode)?${GAP}/`,
);

const STREAM = /stream\r?\n/g;

/** Unpacks each stream for its size alone, before anything else does; what cannot be measured is refused. */
function assertSmall(bytes: Uint8Array): void {
  const text = new TextDecoder('latin1').decode(bytes);
  if (UNMEASURED.test(text))
    throw new UnreadableBookingError(
      'unsupported',
      'The PDF is packed in a way that is not read. One with plain text was expected.',
    );
  let total = 0;
  for (const found of text.matchAll(STREAM)) {
    const start = found.index + found[0].length;
    const end = text.indexOf('endstream', start);
    if (end === -1) break;
    total += unpackedSize(bytes.subarray(start, end), LIMITS.pdfUnpackedBytes - total);
    if (total > LIMITS.pdfUnpackedBytes)
      throw new UnreadableBookingError(
        'too-large',
        'The PDF unpacks to more than 64 MB. A confirmation of some pages was expected.',
      );
  }
}

/** How many bytes a stream comes to, counted up to `limit`; 0 where it is not deflated. */
function unpackedSize(stream: Uint8Array, limit: number): number {
  if ((stream[0] ?? 0) % 16 !== 8) return 0;
  let size = 0;
  const done = new Error('Enough.');
  const inflate = new Unzlib((piece) => {
    size += piece.byteLength;
    if (size > limit) throw done;
  });
  try {
    for (let at = 0; at < stream.byteLength; at += 16_384) inflate.push(stream.subarray(at, at + 16_384));
  } catch {
    // Over the limit, or damaged: the size so far says which.
  }
  return size;
}
