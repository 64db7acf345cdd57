/** The longest line, in bytes of UTF-8 without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Whatever a program may take for the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Control characters have no place in a text (RFC 5545, 3.1); marks of direction would turn round what follows them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A text as the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(LINE_BREAK, '\\n')
    .replace(UNPRINTABLE, '');
}

/** Lines with the ends that the format wants, the long ones folded between characters. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > LONGEST_LINE) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += more;
  }
  return folded;
}
