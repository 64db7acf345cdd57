/** What is not seen: control, format (direction, zero width, tags), variation selectors, private and unassigned characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]+/gu;

/** The same, but line breaks and tabs may stay. */
const UNSEEN_IN_LINES = /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]+/gu;

/**
 * What somebody else wrote about themselves, as one line of characters that can be seen. A model and a person read the same, and
 * no line of it can pass for a heading or a message of its own.
 */
export function plainText(text: string, maxCharacters: number): string {
  // Cut first: nobody waits for a megabyte to be cleaned.
  const begun = text.slice(0, maxCharacters * 4).toWellFormed();
  const line = begun.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
  return line.length <= maxCharacters ? line : `${line.slice(0, maxCharacters - 1).toWellFormed()}…`;
}

/** A longer text without characters that are not seen. */
export function seenText(text: string): string {
  return text.toWellFormed().replace(UNSEEN_IN_LINES, '');
}
