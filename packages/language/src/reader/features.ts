import type { MarkedSpan } from './message-reading.ts';
import type { Token } from './tokens.ts';

/** Rows of the table of features; a power of two. */
export const FEATURE_ROWS = 1 << 17;

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const LONGEST_PIECE = 5;

/** What is known of a token beside its letters. */
export interface TokenContext {
  readonly kind?: MarkedSpan['kind'] | undefined;
  /** Its letters say nothing: a name that nobody has seen before. */
  readonly isNameless?: boolean;
}

/**
 * The rows of the feature table that a token has: its word, the pieces of it, its neighbours where words are not divided by spaces,
 * and the kind of thing it names.
 */
export function featuresOf(tokens: readonly Token[], at: number, { kind, isNameless }: TokenContext = {}): number[] {
  const word = tokens[at]?.word ?? '';
  const rows = kind ? [rowOf(`k:${kind}`)] : [];
  if (isNameless) return rows.length > 0 ? rows : [rowOf('k:name')];
  rows.push(rowOf(`w:${word}`));
  if (/^\p{N}/u.test(word)) rows.push(rowOf(`s:${word.replace(/\p{N}/gu, '0')}`));
  else if (SPACELESS.test(word)) {
    const before = tokens[at - 1]?.word ?? '^';
    const behind = tokens[at + 1]?.word ?? '$';
    const last = tokens[at - 2]?.word ?? '^';
    const next = tokens[at + 2]?.word ?? '$';
    rows.push(
      rowOf(`b:${before}${word}`),
      rowOf(`f:${word}${behind}`),
      rowOf(`m:${before}${word}${behind}`),
      rowOf(`l:${last}${before}${word}`),
      rowOf(`n:${word}${behind}${next}`),
    );
  } else
    rows.push(
      rowOf(`2:${tokens[at - 1]?.word ?? '^'} ${word}`),
      rowOf(`3:${tokens[at - 2]?.word ?? '^'} ${word}`),
      ...piecesOf(word),
    );
  return rows;
}

function piecesOf(word: string): number[] {
  const edged = `^${word}$`;
  const rows: number[] = [];
  for (let length = 3; length <= LONGEST_PIECE; length++)
    for (let at = 0; at + length <= edged.length; at++) rows.push(rowOf(`p:${edged.slice(at, at + length)}`));
  return rows;
}

const SEED = 2_166_136_261;
const PRIME = 16_777_619;

/** FNV-1a over UTF-16 units. */
function rowOf(feature: string): number {
  let hash = SEED;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 16)) & (FEATURE_ROWS - 1);
}

/** The row of an act of the message before, which stands in front of the first token. */
export function rowOfAct(act: string): number {
  return rowOf(`a:${act}`);
}
