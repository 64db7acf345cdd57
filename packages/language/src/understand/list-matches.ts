/**
 * Every match of a pattern, in the order of the text; the pattern itself is kept, and not made anew for each text.
 *
 * @param pattern - With the flag `g`.
 */
export function listMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}
