import { toPlainText } from '../plain-text.ts';

/** The longest line, in bytes of UTF-8 without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const utf8 = new TextEncoder();

/** A text as the value of a property (RFC 5545, 3.3.11); control characters have no place in one (3.1). */
export function escapeText(text: string): string {
  return toPlainText(
    text.replace(/[\\;,]/g, (character) => `\\${character}`),
    '\\n',
  );
}

/** Lines with the ends that the format wants, the long ones folded between characters. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const more = utf8.encode(character).length;
    if (bytes + more > LONGEST_LINE) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += more;
  }
  return folded;
}
