import { listMatches } from '../list-matches.ts';

/** Stands where words were that a reader has taken; no pattern matches across it. */
export const TAKEN = '\uFFFC';

/** Part of a text, `[index, end)`. */
export interface Span {
  readonly index: number;
  readonly end: number;
}

/** A match of a pattern, with where it stands and its named groups. */
export interface Match extends Span {
  readonly text: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/**
 * Every match, in the order of the text.
 *
 * @param pattern - With the flag `g`.
 */
export function findAll(text: string, pattern: RegExp): Match[] {
  return listMatches(text, pattern).map(({ 0: words, index, groups = {} }) => ({
    text: words,
    index,
    end: index + words.length,
    groups,
  }));
}

export function overlaps(a: Span, b: Span): boolean {
  return a.index < b.end && b.index < a.end;
}

/** The text with `spans` taken out; every other character keeps its index. */
export function blank(text: string, spans: readonly Span[]): string {
  const sorted = spans.toSorted((a, b) => a.index - b.index);
  const pieces: string[] = [];
  let at = 0;
  for (const { index, end } of sorted) {
    if (end <= at) continue;
    const from = Math.max(index, at);
    pieces.push(text.slice(at, from), TAKEN.repeat(end - from));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

/** Lower case without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How far back a word can turn the sense of what follows it, in characters. */
const REACH = 48;

/** What stands before `index` in the same sentence part. */
export function before(text: string, index: number, reach = REACH): string {
  const window = text.slice(Math.max(0, index - reach), index);
  return window.slice(Math.max(...['\n', ';', '!', '?', '. '].map((stop) => window.lastIndexOf(stop))) + 1);
}

/** What stands behind `end` in the same sentence part. */
export function after(text: string, end: number, reach = REACH): string {
  return /^[^\n;!?.]*/.exec(text.slice(end, end + reach))?.[0] ?? '';
}
