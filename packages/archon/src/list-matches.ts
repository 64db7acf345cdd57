/**
 * Every match of a pattern, in the order of the text. `matchAll` makes the pattern anew for each text, which takes longer
 * than to look for it in a message.
 *
 * @param pattern - With the flag `g`.
 */
export function listMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    // Where it is empty it would be found for ever.
    if (match[0] === '') pattern.lastIndex += signLength(text, match.index, pattern);
  }
  return matches;
}

function signLength(text: string, index: number, { unicode, unicodeSets }: RegExp): number {
  const isPair = (text.codePointAt(index) ?? 0) > 0xffff;
  return isPair && (unicode || unicodeSets) ? 2 : 1;
}
