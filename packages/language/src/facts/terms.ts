import type { Span } from '@wayfarer/router/grammar';

import { foldHan } from '../understand/entities/han-variants.ts';

/** A word of a table, where it stands in a text, and what it stands for. */
export interface Term<Value extends string = string> extends Span {
  readonly text: string;
  readonly value: Value;
}

/**
 * Words by what they stand for, with `|` between them. Accents, letter case, hyphens and common endings do not matter;
 * `vegetari*` stands for every word that begins so. A later table wins over an earlier one.
 */
export type TermTable<Value extends string = string> = Readonly<Partial<Record<Value, string>>>;

export type TermFinder<Value extends string = string> = (text: string) => Term<Value>[];

const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|(?:(?![ー々])[\p{L}\p{M}])+|\d+/gu;
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const GAP = /^(?:[ '’.&‐-]|\. )?$/;
/** Endings of nouns and adjectives in English, German, French and Spanish. */
const ENDINGS = ['s', 'es', 'x', 'e', 'n', 'en', 'er', 'em', 'ern'];
const SHORTEST_STEM = 3;
const MOST_TOKENS = 10;

interface Token extends Span {
  readonly key: string;
  readonly isEastern: boolean;
}

/** A finder of the words of some tables: the longest match first, each stretch of text once. */
export function createTerms<Value extends string>(...tables: readonly TermTable<Value>[]): TermFinder<Value> {
  const values = new Map<string, Value>();
  for (const table of tables) {
    for (const [value, words] of Object.entries(table) as [Value, string | undefined][])
      for (const word of (words ?? '').split('|')) if (word !== '') values.set(keyOf(word), value);
  }
  const longest = Math.max(1, ...[...values.keys()].map((key) => listTokens(key).length));
  return (text) => {
    const tokens = listTokens(text);
    const found: Term<Value>[] = [];
    for (let at = 0; at < tokens.length;) {
      const term = findAt(text, tokens.slice(at, at + Math.min(longest, MOST_TOKENS)), values);
      if (term) found.push(term.term);
      at += term?.count ?? 1;
    }
    return found;
  };
}

function findAt<Value extends string>(
  text: string,
  tokens: readonly Token[],
  values: ReadonlyMap<string, Value>,
): { readonly term: Term<Value>; readonly count: number } | undefined {
  const [first] = tokens;
  if (!first) return undefined;
  let key = '';
  const keys: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (before && !GAP.test(text.slice(before.end, token.index))) break;
    key += before && !(before.isEastern && token.isEastern) ? ` ${token.key}` : token.key;
    keys.push(key);
  }
  for (let count = keys.length; count > 0; count -= 1) {
    const last = tokens[count - 1] ?? first;
    const value = lookUp(keys[count - 1] ?? '', last, values);
    if (value !== undefined)
      return { count, term: { index: first.index, end: last.end, text: text.slice(first.index, last.end), value } };
  }
  return undefined;
}

function lookUp<Value>(
  key: string,
  { key: last, isEastern }: Token,
  values: ReadonlyMap<string, Value>,
): Value | undefined {
  const exact = values.get(key);
  if (exact !== undefined || isEastern) return exact;
  for (const ending of ENDINGS) {
    if (!last.endsWith(ending) || last.length - ending.length < SHORTEST_STEM) continue;
    const value = values.get(key.slice(0, -ending.length));
    if (value !== undefined) return value;
  }
  for (let cut = 0; last.length - cut >= SHORTEST_STEM; cut += 1) {
    const value = values.get(`${cut === 0 ? key : key.slice(0, -cut)}*`);
    if (value !== undefined) return value;
  }
  return undefined;
}

function keyOf(word: string): string {
  const stem = word.replace(/\*$/, '');
  const tokens = listTokens(stem);
  const key = tokens.reduce(
    (all, token, at) => all + (at > 0 && !(tokens[at - 1]?.isEastern && token.isEastern) ? ' ' : '') + token.key,
    '',
  );
  return stem === word ? key : `${key}*`;
}

function listTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => {
    const isEastern = EASTERN.test(word);
    const key = isEastern
      ? foldHan(word)
      : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');
    return { key, isEastern, index, end: index + word.length };
  });
}

/** The text with each term in place of its words, spaces around it. */
export function gloss(text: string, find: TermFinder): string {
  let at = 0;
  let result = '';
  for (const { index, end, value } of find(text)) {
    const said = text.slice(at, index);
    result += `${said}${/[^\s(«"'’-]$/u.test(said) || EASTERN.test(said.slice(-1)) ? ' ' : ''}${value}`;
    if (EASTERN.test(text.slice(end, end + 1)) || EASTERN.test(text.slice(index, end))) result += ' ';
    at = end;
  }
  return result + text.slice(at);
}
