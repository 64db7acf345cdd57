/** Whatever a program may take for the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Control characters, halves of characters and code points that are none; marks of direction would turn round what follows them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text without anything that does something instead of standing there; its lines end as given. */
export function toPlainText(text: string, lineBreak: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) => line.replace(UNPRINTABLE, ''))
    .join(lineBreak);
}

/** The same on one line: for names and titles. */
export function toOneLine(text: string): string {
  return toPlainText(text, ' ').trim();
}
