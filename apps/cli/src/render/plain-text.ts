/**
 * What steers a terminal or turns text round instead of standing there: control characters other than line feed (also
 * behind a carriage return, as calendars have it) and tab, separators of lines and paragraphs, and marks of direction.
 */
const STEERING = /(?!\r\n|\n|\t)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** How the codes that a style paints with go on; in data they colour words, and no more. */
const COLOUR = /^\[(?:1|2|22|33|36|39)m/;

/** The text without anything that could steer the terminal it is printed on. @param isColored - Keep our own colours. */
export function toPlainText(text: string, isColored: boolean): string {
  return text.replace(STEERING, (sign, at: number) =>
    isColored && sign === '\u001b' && COLOUR.test(text.slice(at + 1, at + 1 + LONGEST_COLOUR)) ? sign : '',
  );
}

/** Characters of `[22m`. */
const LONGEST_COLOUR = 4;

/** A JSON text in which such characters are escaped; whoever reads it gets them as they were. */
export function toPlainJson(json: string): string {
  return json.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
