import { listMatches } from '../../list-matches.ts';
import type { Find } from '../pieces.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { endOfName } from './name-words.ts';
import { CAPITAL_WORDS, isTalk } from './plain-words.ts';

/** Whether words are public, whatever they look like: the name of a place, say. */
export type IsPublic = (words: string) => boolean;

/** Where a name may stand in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The name in capitals that begins at `start`, without what belongs to it; `undefined` if there is none. */
export function capitalName(text: string, start: number, isPublic: IsPublic): Span | undefined {
  const end = start + text.slice(start, endOfCapitals(text, start)).replace(/['’]s$/u, '').length;
  const words = text.slice(start, end);
  return end - start >= 2 && isLikeName(words, isPublic) ? { start, end } : undefined;
}

/** Some common names are words in small letters: "Mia". */
function endOfCapitals(text: string, start: number): number {
  const end = endOfName(text, start, 'capitals');
  const first = firstOf(text.slice(start, start + 32));
  if (end > start || !/^\p{Lu}/u.test(first) || !isGiven(first)) return end;
  const next = start + first.length;
  return /^ \p{Lu}/u.test(text.slice(next, next + 3)) ? Math.max(next, endOfName(text, next + 1, 'capitals')) : next;
}

/** The same where only a name that is common will do. */
export function commonName(text: string, start: number, isPublic: IsPublic): Span | undefined {
  const span = capitalName(text, start, isPublic);
  return span && isGiven(firstOf(text.slice(span.start, span.end))) ? span : undefined;
}

/**
 * The name in small letters that begins at `start`: one that is common, with what follows it, or two to three words of which
 * none is talk and that end the clause.
 */
export function smallName(text: string, start: number, { isStrict }: { readonly isStrict: boolean }): Span | undefined {
  const limit = endOfName(text, start, 'any');
  const words = listMatches(text.slice(start, limit), WORD).map(({ 0: word, index }) => ({
    word,
    end: start + index + word.length,
  }));
  if (!/^\p{Ll}/u.test(words[0]?.word ?? '')) return undefined;
  const talk = words.findIndex(({ word }) => isTalk(word) || word.length < 2);
  const parts = talk < 0 ? words : words.slice(0, talk);
  const end = parts.at(-1)?.end ?? start;
  const endsClause = CLAUSE_END.test(text.slice(end, end + 14));
  if (isGiven(parts[0]?.word ?? '')) return parts.length > 1 || endsClause ? { start, end } : undefined;
  const isWhole = !isStrict && parts.length > 1 && talk < 0 && endsClause;
  return isWhole && parts.every(({ word }) => word.length > 2) ? { start, end } : undefined;
}

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** What may come after a name that stands alone. */
export const CLAUSE_END =
  /^(?:\s*(?:[.,;:!?()\n]|$)|,? (?:and|from|here|speaking|calling|writing|with|again|und|aus|hier|et|y|e|en)(?!\p{L}))/u;

function isGiven(word: string): boolean {
  return GIVEN_NAMES.has(word.toLowerCase());
}

/** Finds of kind `name`. */
export function toFind({ start, end }: Span): Find {
  return { start, end, kind: 'name' };
}

function isLikeName(words: string, isPublic: IsPublic): boolean {
  const first = firstOf(words);
  if (CAPITAL_WORDS.has(first.toLowerCase()) || /^\p{Lu}{2,}$/u.test(first)) return false;
  if (isGiven(first) && !PUBLIC_ENDING.test(words)) return true;
  return !PUBLIC_ENDING.test(words) && !isPublic(words) && !isPublic(first);
}

/** Names of what stands in a street: "Maria Church". */
const PUBLIC_ENDING =
  / (?:museum|church|cathedral|street|avenue|road|square|park|garden|gardens|place|hall|bridge|station|castle|palace|temple|shrine|tower|house|centre|center|beach|island|market|gallery|theatre|theater|library|school|university|world|land|cafe|café|bar|restaurant|shop|store|airport)$/iu;

function firstOf(words: string): string {
  return /^[\p{L}\p{M}'’]+/u.exec(words)?.[0] ?? '';
}
