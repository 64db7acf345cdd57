import type { CityMatch } from '@wayfarer/planner/ports';
import { findMonth } from '@wayfarer/router/grammar';

import { findAirport } from './airports.ts';
import { fold, isCjk } from './fold.ts';
import { isPart, isToldBy } from './regions.ts';
import { type CityBooks, resolveCity } from './resolve-city.ts';
import { DOUBTFUL_NAMES } from './stop-words.ts';
import { listWords, spanOf, type Word } from './words.ts';
import { weightOf } from './world-cities.ts';

/** A city named in a text. */
export interface CityMention {
  readonly text: string;
  readonly index: number;
  readonly match: CityMatch;
}

/** Editorial: how many people make a city one that is meant, … */
const LARGE = {
  /** … where a capital and a preposition announce it, but the name is a word as well; or where only a capital does. */
  withCapital: 100_000,
  /** … where only a preposition announces it: people write "from osaka", but also "from home". */
  withoutCapital: 300_000,
  /** … where nothing can announce it: Chinese, Japanese, Korean. */
  cjk: 300_000,
} as const;

const LONGEST_NAME_WORDS = 5;
const LONGEST_CJK_NAME = 8;
/** By-names in capitals only, like `LA`, must be written so. */
const ABBREVIATION = 3;

/** Words after which a place is expected; folded. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  `from to in at via near around visit visiting visits see through leaving leave towards toward into between
   nach von aus ab bei uber depuis vers en desde hacia hasta de d da di para em a`.split(/\s+/),
);
/** Of these, those after which small letters may still be a city. */
const STRONG_PREPOSITIONS: ReadonlySet<string> = new Set(
  'from to in via near visit visiting nach von aus depuis vers desde hacia'.split(' '),
);
/** Between two cities of one list; folded, or as punctuation. */
const CONJUNCTION = /^\s*(?:,|&|\/|→|->|–|-|and|or|then|und|oder|et|ou|y|e)(?:\s+(?:and|then|und|et|y))?\s*$/i;

/** The cities named in a text, in order; of names that overlap, the longest. */
export function findCityNames(books: CityBooks, text: string): readonly CityMention[] {
  const words = listWords(text);
  const found: CityMention[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    if (!word) break;
    if (isCjk(word.text)) {
      found.push(...findCjkNames(books, word));
      at += 1;
      continue;
    }
    const named = findNameAt(books, { text, words, at, before: found.at(-1) });
    const mention = named && isPartOfMonth(named, text) ? undefined : named;
    if (mention) found.push(mention);
    const end = mention ? mention.index + mention.text.length : word.index + 1;
    while (at < words.length && (words[at]?.index ?? Infinity) < end) at += 1;
  }
  return found.length > 0 ? found : findMisspeltAlone(books, text);
}

const PARTS_OF_MONTH: ReadonlySet<string> = new Set(['mitte', 'anfang', 'ende']);

/** "Ab Mitte Mai" starts in the middle of May, and not in Berlin-Mitte. */
function isPartOfMonth({ text: name, index }: CityMention, text: string): boolean {
  const next = /^\s+(\p{L}+)/u.exec(text.slice(index + name.length))?.[1];
  return next !== undefined && PARTS_OF_MONTH.has(fold(name)) && findMonth(next) !== undefined;
}

/** A whole message of a word or two that is nearly the name of a city that can be planned. */
function findMisspeltAlone(books: CityBooks, text: string): readonly CityMention[] {
  const name = text.trim();
  const isName = listWords(name).length <= 2 && isCapitalized(name) && !DOUBTFUL_NAMES.has(fold(name));
  const match = isName ? resolveCity(books, name) : undefined;
  return match?.kind === 'known' && match.by?.kind === 'spelling'
    ? [{ text: name, index: text.indexOf(name), match }]
    : [];
}

interface Spot {
  readonly text: string;
  readonly words: readonly Word[];
  readonly at: number;
  /** The city named before. */
  readonly before: CityMention | undefined;
}

function findNameAt(books: CityBooks, spot: Spot): CityMention | undefined {
  for (let length = Math.min(LONGEST_NAME_WORDS, spot.words.length - spot.at); length > 0; length -= 1) {
    const span = spanOf(spot.text, spot.words.slice(spot.at, spot.at + length));
    if (!span || !isCityHere(books, span.text, spot)) continue;
    const text = withQualifier(books, spot.text, span);
    return { text, index: span.index, match: resolveCity(books, text) };
  }
  return undefined;
}

/** True when the name stands for a city, judged by how it is written and what stands before it. */
function isCityHere(books: CityBooks, name: string, spot: Spot): boolean {
  const { known, world } = books;
  const key = fold(name);
  const capital = isCapitalized(name);
  const doubtful = DOUBTFUL_NAMES.has(key);
  const preposition = prepositionBefore(spot);
  const abbreviation = key.length <= ABBREVIATION && name !== name.toUpperCase();
  if (isPart(key)) return capital || preposition === 'strong';
  if (isAirportHere(books, name, spot)) return true;
  if (known.findByKey(key)) return doubtful ? capital && preposition !== 'none' : !abbreviation || key.length > 2;
  const isAll = name === spot.text.trim();
  if (!doubtful && capital && (preposition !== 'none' || isAll) && known.listByDistrict(key).length > 0) return true;
  const namesakes = world().findByKey(key);
  const city =
    namesakes.toSorted((left, right) => weightOf(right) - weightOf(left)).find((one) => fold(one.name) === key) ??
    namesakes[0];
  if (!city) return false;
  const ownName = fold(city.name) === key;
  if (abbreviation && !ownName) return false;
  if (doubtful) return capital && ownName && preposition !== 'none' && city.population >= LARGE.withCapital;
  if (capital || isAll)
    return preposition !== 'none' || (key.length >= ABBREVIATION && city.population >= LARGE.withCapital);
  return preposition === 'strong' && key.length > ABBREVIATION && city.population >= LARGE.withoutCapital;
}

/** A code in capitals among words that are not, or the name of an airport, where a place is expected. */
function isAirportHere({ airports, world }: CityBooks, name: string, spot: Spot): boolean {
  const key = fold(name);
  const isExpected = prepositionBefore(spot) !== 'none' || name === spot.text.trim();
  if (/^[A-Z]{3}$/.test(name)) {
    const isShouted = spot.text === spot.text.toUpperCase() && spot.text.trim() !== name;
    if (isShouted || !isExpected || NO_CODES.has(name)) return false;
    return world().findByKey(key).length === 0 && airports().findByCode(name) !== undefined;
  }
  if (/ airport$/.test(key)) return findAirport(airports(), name) !== undefined;
  return isExpected && isCapitalized(name) && !DOUBTFUL_NAMES.has(key) && airports().findByKey(key) !== undefined;
}

/** Codes of airports that are written for something else. */
const NO_CODES: ReadonlySet<string> = new Set(
  'USA EUR USD GBP JPY CHF CAD AUD THE AND ALL BUS MAY ASK ART VIP'.split(' '),
);

function prepositionBefore({ text, words, at, before }: Spot): 'strong' | 'weak' | 'none' {
  const word = words[at];
  const previous = words[at - 1];
  if (!word) return 'none';
  const since = before && text.slice(before.index + before.text.length, word.index);
  if (since !== undefined && CONJUNCTION.test(since)) return 'strong';
  // "kyoto nara osaka": a list in a hurry.
  if (since !== undefined && /^ +$/.test(since) && /^\p{Ll}/u.test(word.text)) return 'strong';
  if (!previous || !/^[\s'’]+$/.test(text.slice(previous.index + previous.text.length, word.index))) return 'none';
  const key = fold(previous.text);
  if (STRONG_PREPOSITIONS.has(key)) return 'strong';
  // `a` is à and Spanish "to", but also the English article: with its accent, or before a capital.
  return PREPOSITIONS.has(key) ? 'weak' : 'none';
}

/** Joining words of a name may be small: Rio *de* Janeiro, Stratford-*upon*-Avon. */
function isCapitalized(name: string): boolean {
  const words = listWords(name);
  const large = (word: Word | undefined): boolean => word !== undefined && !/^\p{Ll}/u.test(word.text);
  return large(words[0]) && large(words.at(-1));
}

/** The name with the country or state after it, where that tells it from its namesakes: `Paris, Texas`. */
function withQualifier({ known, world }: CityBooks, text: string, { text: name, index }: Word): string {
  const rest = text.slice(index + name.length);
  const after =
    /^,\s*(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)/u.exec(rest) ??
    /^ ([A-Z]{2}|(?:ma|ny|ca|tx|uk|usa))(?![\p{L}])/u.exec(rest);
  if (!after?.[1]) return name;
  const candidates = [after[1], after[1].split(' ')[0] ?? ''];
  const key = fold(name);
  const ours = known.findByKey(key);
  const namesakes = world().findByKey(key);
  const qualifier = candidates.find((candidate) => {
    if (ours && isToldBy({ country: ours.country, admin1: '' }, candidate)) return true;
    return namesakes.some((city) => isToldBy(city, candidate));
  });
  if (qualifier === undefined) return name;
  return name + rest.slice(0, rest.indexOf(qualifier) + qualifier.length);
}

/** Names inside a run of letters without spaces, read from the left, the longest first: 東京都 holds no 京都. */
function findCjkNames(books: CityBooks, word: Word): readonly CityMention[] {
  const found: CityMention[] = [];
  for (let at = 0; at < word.text.length; at += 1) {
    const name = cjkNameAt(books, word.text, at);
    if (name === undefined) continue;
    found.push({ text: name, index: word.index + at, match: resolveCity(books, name) });
    at += name.length - 1;
  }
  return found;
}

function cjkNameAt({ known, world }: CityBooks, text: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST_CJK_NAME, text.length - at); length >= 2; length -= 1) {
    const name = text.slice(at, at + length);
    const key = fold(name);
    if (
      known.findByKey(key) ||
      isPart(key) ||
      known.listByDistrict(key).length > 0 ||
      (world().findByKey(key)[0]?.population ?? 0) >= LARGE.cjk
    )
      return name;
  }
  return undefined;
}
