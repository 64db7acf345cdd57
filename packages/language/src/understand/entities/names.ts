import { type MaskedText, rewrite } from '../masked-text.ts';
import type { EntityTable, PlaceMention } from './entity.ts';
import { foldHan } from './han-variants.ts';
import { foldSigns, isGenericWord, LONGEST_NAME, type NamedKey, type NameIndex, wordsOfName } from './name-index.ts';

interface Reading {
  readonly index: NameIndex;
  readonly entities: EntityTable;
  /** The message as it was written: a name that is a word as well counts where it is written like a name. */
  readonly message: string;
  readonly isCommonWord: (word: string) => boolean;
}

/** Where a name stands. */
interface NameSpan {
  readonly start: number;
  readonly end: number;
  readonly mention: PlaceMention;
}

/** A word of the text, with where it stands. */
interface Word {
  readonly text: string;
  readonly index: number;
  readonly end: number;
}

/** Words around a name that belong to it: "Picasso museum", "musée Rodin". */
const NOUN =
  '(?:museums?|musees?|museos?|museen|gardens?|jardins?|jardines|garten|cafe|restaurant|restaurante|cathedral|cathedrale|catedral|kathedrale|church|eglise|iglesia|kirche|park|parc|parque|castle|chateau|castillo|schloss|palace|palais|palacio|temple|tempel|templo|shrine|schrein|santuario|sanctuaire|market|marche|mercado|markt|pagoda|pavilion|area|district|neighbou?rhood)';
const NOUN_BEHIND = new RegExp(`^[ -]${NOUN}(?![\\p{L}\\p{N}])`, 'u');
const NOUN_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${NOUN} (?:d[eu] |des |de la |de l'|d'|l'|del |de los )?$`, 'u');
/** The same in scripts without spaces. */
const NOUN_OF_SIGNS = /^(?:美術館|博物館|美术館|大聖堂|大教堂|寺院|塔|庭園|公園|神社)/u;
const BETWEEN = /^[\s\-–'’.,&()/]{0,3}$/;
/** Words that are compared with all names for slips; a longer message is no hurried one. */
const MOST_MISSPELT = 120;

/** With the names of the trip's places taken out, whole or in part. */
export function readNames(masked: MaskedText, reading: Reading): MaskedText {
  return readSpelledNames(readSignNames(masked, reading), reading, 'exact');
}

/** The same for names with a slip. */
export function readNearNames(masked: MaskedText, reading: Reading): MaskedText {
  return readSpelledNames(masked, reading, 'near');
}

/** In scripts without spaces. */
function readSignNames(masked: MaskedText, { index, entities }: Reading): MaskedText {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(masked.text)) return masked;
  let text = rewrite(masked, /ヴ[ァィェォ]?|ヶ/g, ([sign]) => foldSigns(sign));
  text = rewrite(text, /(?<=[\p{Script=Katakana}ー])[・･](?=\p{Script=Katakana})/gu, () => '');
  const folded = foldHan(text.text);
  const spans: NameSpan[] = [];
  for (const { name, places } of index.signs) {
    for (let start = folded.indexOf(name); start >= 0; start = folded.indexOf(name, start + name.length)) {
      const end = start + name.length + (NOUN_OF_SIGNS.exec(folded.slice(start + name.length))?.[0].length ?? 0);
      if (spans.some((span) => start < span.end && span.start < end)) continue;
      spans.push({ start, end, mention: { kind: 'place', places, how: 'named', words: text.text.slice(start, end) } });
    }
  }
  return replaceSpans(text, spans, entities);
}

function readSpelledNames(masked: MaskedText, reading: Reading, how: 'exact' | 'near'): MaskedText {
  const words = listWords(masked.text);
  const found: NameSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    if (how === 'near' && at >= MOST_MISSPELT) break;
    const hit =
      how === 'exact' ? findExact(words, at, { masked, ...reading }) : findNear(words, at, { masked, ...reading });
    if (!hit) continue;
    const first = words[at];
    const last = words[at + hit.count - 1];
    if (!first || !last) continue;
    const { start, end } = widen(masked.text, first.index, last.end);
    found.push({ start, end, mention: toMention(hit.named, how, masked.text.slice(start, end)) });
    at += hit.count - 1;
  }
  return replaceSpans(masked, found, reading.entities);
}

function toMention({ places }: NamedKey, how: 'exact' | 'near', words: string): PlaceMention {
  return { kind: 'place', places, how: how === 'exact' ? 'named' : 'near', words };
}

function listWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(match[0])) continue;
    words.push({ text: wordsOfName(match[0])[0] ?? match[0], index: match.index, end: match.index + match[0].length });
  }
  return words;
}

type Search = Reading & { readonly masked: MaskedText };

/** The longest name that begins there. */
function findExact(words: readonly Word[], at: number, search: Search): { count: number; named: NamedKey } | undefined {
  let key = '';
  let best: { count: number; named: NamedKey } | undefined;
  for (let count = 1; count <= LONGEST_NAME; count++) {
    const word = words[at + count - 1];
    const before = words[at + count - 2];
    if (!word || (count > 1 && before && !BETWEEN.test(search.masked.text.slice(before.end, word.index)))) break;
    key += word.text;
    const named = search.index.find(key);
    if (named && (!named.isCommon || isWrittenAsName(words[at], search))) best = { count, named };
  }
  return best;
}

function isWrittenAsName(word: Word | undefined, { masked, message }: Search): boolean {
  const index = word && masked.from[word.index];
  return index !== undefined && index > 0 && /^\p{Lu}/u.test(message.slice(index));
}

function findNear(words: readonly Word[], at: number, search: Search): { count: number; named: NamedKey } | undefined {
  const first = words[at]?.text ?? '';
  if (first.length < 3 || /\d/.test(first)) return undefined;
  for (const count of [3, 2, 1]) {
    const some = words.slice(at, at + count);
    if (some.length < count || some.some(({ text }, nth) => search.isCommonWord(text) && (count === 1 || nth === 0)))
      continue;
    const [head] = some;
    const tail = some.at(-1);
    if (
      !head ||
      !tail ||
      !some.every(
        (word, nth) => nth === 0 || BETWEEN.test(search.masked.text.slice(some[nth - 1]?.end ?? 0, word.index)),
      )
    )
      continue;
    if (count === 1 && isGenericWord(first)) continue;
    const near = search.index.findNear(some.map(({ text }) => text).join(''));
    if (near && (near.named.tier === 'whole' || !hasStrangeNeighbour(words, { at, count }, search)))
      return { count, named: near.named };
  }
  return undefined;
}

/** Beside a word that nobody knows it is rather part of another name: "Moulin Rouge" is no Marché des Enfants Rouges. */
function hasStrangeNeighbour(
  words: readonly Word[],
  { at, count }: { readonly at: number; readonly count: number },
  { isCommonWord, masked }: Search,
): boolean {
  const isStrange = (word: Word | undefined, from: number, to: number): boolean =>
    word !== undefined &&
    !isCommonWord(word.text) &&
    !isGenericWord(word.text) &&
    BETWEEN.test(masked.text.slice(from, to));
  const [before, behind] = [words[at - 1], words[at + count]];
  return (
    isStrange(before, before?.end ?? 0, words[at]?.index ?? 0) ||
    isStrange(behind, words[at + count - 1]?.end ?? 0, behind?.index ?? 0)
  );
}

/** With the noun that stands beside the name. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  const behind = NOUN_BEHIND.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  const before = NOUN_BEFORE.exec(text.slice(Math.max(0, start - 24), start))?.[0].length ?? 0;
  return { start: start - before, end: end + behind };
}

function replaceSpans(masked: MaskedText, spans: readonly NameSpan[], entities: EntityTable): MaskedText {
  const starts = new Map(spans.map((span) => [span.start, span]));
  if (starts.size === 0) return masked;
  let text = '';
  const from: number[] = [];
  for (let at = 0; at < masked.text.length;) {
    const span = starts.get(at);
    const sign = span && entities.add(span.mention);
    from.push(masked.from[at] ?? 0);
    if (span && sign) {
      text += sign;
      at = Math.max(span.end, at + 1);
    } else {
      text += masked.text[at] ?? '';
      at++;
    }
  }
  return { text, from: [...from, masked.from.at(-1) ?? 0] };
}
