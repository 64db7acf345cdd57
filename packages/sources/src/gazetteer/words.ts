/** A run of letters and digits, and where in the text it stands. */
export interface Word {
  readonly text: string;
  readonly index: number;
}

export function listWords(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}ー々]+/gu)].map((match) => ({ text: match[0], index: match.index }));
}

/** What may stand inside a name between two of its words. */
const JOINT = /^(?:\s|\s?[-–—]\s?|['’ʻ]|\.\s?)$/;

/** The stretch of the text from the first to the last word, or `undefined` when something stands between that is no part of a name. */
export function spanOf(text: string, words: readonly Word[]): Word | undefined {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return undefined;
  for (const [position, word] of words.slice(1).entries()) {
    const before = words[position];
    if (!before || !JOINT.test(text.slice(before.index + before.text.length, word.index))) return undefined;
  }
  return { text: text.slice(first.index, last.index + last.text.length), index: first.index };
}
