import type { PlaceId } from '@wayfarer/trip';
import { distance as editDistance } from 'fastest-levenshtein';

import { fold, isCjk } from './fold.ts';
import type { PlaceName } from './place-names.ts';
import { listWords, spanOf, type Word } from './words.ts';

/** A place named in a text. */
export interface PlaceMention {
  readonly text: string;
  readonly index: number;
  readonly place: PlaceId;
}

const LONGEST_NAME_WORDS = 8;
/** One wrong letter is forgiven for so many. */
const LETTERS_PER_ERROR = 6;

/** The names of one city as they are looked for. */
export interface NameIndex {
  readonly byKey: ReadonlyMap<string, PlaceName>;
  /** Those without spaces between words, the longest first. */
  readonly cjk: readonly PlaceName[];
}

export function indexNames(names: readonly PlaceName[]): NameIndex {
  const cjk = names.filter(({ key }) => isCjk(key)).toSorted((left, right) => right.key.length - left.key.length);
  return { byKey: new Map(names.map((name) => [name.key, name])), cjk };
}

/** A text with everything in it that may be a name: the same for each city that it is searched for. */
export interface SearchedText {
  readonly text: string;
  /** For each word what begins with it. */
  readonly spans: readonly (readonly SpanOfWords[])[];
  readonly words: readonly Word[];
}

export function toSearchedText(text: string): SearchedText {
  const words = listWords(text);
  return { text, words, spans: words.map((_, at) => listSpans(text, words.slice(at, at + LONGEST_NAME_WORDS))) };
}

/** The places whose names stand in the text, in order; of names that overlap, the longest, well spelt before misspelt. */
export function findPlaces(names: NameIndex, searched: SearchedText): readonly PlaceMention[] {
  const { text, words } = searched;
  const found = [...findCjkPlaces(names, text)];
  for (let at = 0; at < words.length; at += 1) {
    const hit = findPlaceAt(names, searched, at);
    if (!hit) continue;
    found.push({ text: hit.span.text, index: hit.span.index, place: hit.name.place });
    at += hit.length - 1;
  }
  return found.toSorted((left, right) => left.index - right.index);
}

interface Hit {
  readonly span: Word;
  readonly name: PlaceName;
  /** In words. */
  readonly length: number;
}

function findPlaceAt({ byKey }: NameIndex, { text, words, spans: all }: SearchedText, at: number): Hit | undefined {
  const spans = all[at] ?? [];
  for (const { span, key, length } of spans) {
    const name = byKey.get(key);
    if (!name || (name.needsCapitals && !isCapitalized(span.text))) continue;
    if (!name.needsCue || isCued(text, span)) return { span, name, length };
  }
  for (const { span, key, length } of spans) {
    const name = findMisspelt(byKey, key);
    if (name && !holdsWellSpelt(byKey, text, { words: words.slice(at + 1, at + length), name }))
      return { span, name, length };
  }
  return undefined;
}

interface SpanOfWords {
  readonly span: Word;
  readonly key: string;
  /** In words. */
  readonly length: number;
}

/** What begins with the first of the words, the longest first. */
function listSpans(text: string, words: readonly Word[]): readonly SpanOfWords[] {
  return words.flatMap((_, index) => {
    const span = spanOf(text, words.slice(0, words.length - index));
    return span && !isCjk(span.text)
      ? [{ span, key: fold(span.text).replaceAll(' ', ''), length: words.length - index }]
      : [];
  });
}

/** In "see St Patrick's Cathedral" the letters of "see" are no slip: the name as it is written stands behind them. */
function holdsWellSpelt(
  byKey: ReadonlyMap<string, PlaceName>,
  text: string,
  { words, name }: { readonly words: readonly Word[]; readonly name: PlaceName },
): boolean {
  return words.some((_, from) =>
    listSpans(text, words.slice(from)).some(({ key }) => byKey.get(key)?.place === name.place),
  );
}

const CUE =
  /(?:(?<![\p{L}])(?:at|restaurant|caf[eé]|bar|bistro|trattoria|osteria|taverna|chez|bei|beim|im|add|include|try|book|reserve|visit|see|with)(?: the| a table at)?\s+|["'“‘«„「]\s*)$/iu;

/** A word before it tells that a table is meant, or it is all that is said. */
function isCued(text: string, { index, text: name }: Word): boolean {
  return CUE.test(text.slice(0, index)) || text.replace(/[^\p{L}\p{N}]/gu, '') === name.replace(/[^\p{L}\p{N}]/gu, '');
}

/** The one name that differs from `key` by few letters, its first not among them. */
function findMisspelt(byKey: ReadonlyMap<string, PlaceName>, key: string): PlaceName | undefined {
  const errors = Math.floor(key.length / LETTERS_PER_ERROR);
  if (errors === 0) return undefined;
  let best: PlaceName | undefined;
  let fewest = errors + 1;
  for (const name of byKey.values()) {
    if (name.needsCapitals || name.key[0] !== key[0] || Math.abs(name.key.length - key.length) > errors) continue;
    const letters = editDistance(name.key, key);
    if (letters > fewest) continue;
    best = letters < fewest || best?.place === name.place ? name : undefined;
    fewest = letters;
  }
  return fewest <= errors ? best : undefined;
}

/** Names without spaces between words are found wherever they stand; the longest first, each stretch once. */
function findCjkPlaces({ cjk }: NameIndex, text: string): readonly PlaceMention[] {
  if (!isCjk(text)) return [];
  const found: PlaceMention[] = [];
  const folded = text.toLowerCase();
  for (const { key, place } of cjk) {
    const index = folded.indexOf(key);
    const overlaps = found.some((other) => index < other.index + other.text.length && other.index < index + key.length);
    if (index >= 0 && !overlaps) found.push({ text: text.slice(index, index + key.length), index, place });
  }
  return found;
}

/** Every word but the small joining ones. */
function isCapitalized(text: string): boolean {
  const words = listWords(text);
  return words.every((word, position) => /^[\p{Lu}\p{N}]/u.test(word.text) || (position > 0 && word.text.length <= 3));
}
