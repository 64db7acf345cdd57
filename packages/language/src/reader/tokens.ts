/** A word, a number, a sign, or one character of a script that is written without spaces. Offsets of UTF-16 units. */
export interface Token {
  /** Folded: lower case, one width, no accents. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[^\s\p{L}\p{N}]/gu;

/** Longest message that is read, in tokens; what follows is left alone. */
const MOST_TOKENS = 400;

/** The tokens of a message, in order. */
export function toTokens(message: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index } of message.matchAll(TOKEN)) {
    if (tokens.length >= MOST_TOKENS) break;
    tokens.push({ word: foldWord(text), from: index, to: index + text.length });
  }
  return tokens;
}

function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replaceAll('’', "'")
    .normalize('NFC');
}
