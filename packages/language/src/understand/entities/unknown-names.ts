import { isKnownWord } from '../acts.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { MaskedText } from '../masked-text.ts';
import { type EntityTable, toClauseSource, withSignsAsWords } from './entity.ts';
import { isGenericWord } from './name-index.ts';

interface Reading {
  readonly entities: EntityTable;
  readonly lexicon: Lexicon;
  readonly message: string;
  readonly from: MaskedText;
}

/** With the first run of words that no list knows taken for a name that the trip does not have. */
export function maskUnknownNames(text: string, reading: Reading): string {
  return reading.lexicon.isSpaced ? maskWords(text, reading) : maskSigns(text, reading);
}

function maskWords(text: string, { entities, lexicon, message, from }: Reading): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ 0: word }) => !/[\uE000-\uF0FF]/.test(word));
  const isUnknown = (word: string): boolean => word.length > 2 && !isKnownWord(word, lexicon) && !/^\d/.test(word);
  const first = words.findIndex(({ 0: word }) => isUnknown(word));
  if (first < 0) return text;
  let start = first;
  let end = first;
  // "Eiffel tower", "museum of sex", "moulin rouge": known words that names are made of belong to it.
  while (end + 1 < words.length && (isUnknown(words[end + 1]?.[0] ?? '') || belongs(words, end + 1, isUnknown))) end++;
  while (start > 0 && isGenericWord(words[start - 1]?.[0] ?? '') && !SMALL.has(words[start - 1]?.[0] ?? '')) start--;
  const [begin, last] = [words[start], words[end]];
  if (!begin || !last) return text;
  const said = text.slice(begin.index, last.index + last[0].length);
  const at = from.text.indexOf(said);
  const written =
    at < 0 ? said : message.slice(from.from[at] ?? 0, from.from[at + said.length] ?? message.length).trim();
  const sign = entities.add({ kind: 'place', places: [], how: 'named', words: written });
  return sign ? text.slice(0, begin.index) + withSignsAsWords(sign) + text.slice(last.index + last[0].length) : text;
}

const SMALL = new Set(
  'the a an of and in at on de du des la le les l d et au aux en sur el los las del y der die das und am im zum zur von no open main old new big little great'.split(
    ' ',
  ),
);

function belongs(words: readonly RegExpMatchArray[], at: number, isUnknown: (word: string) => boolean): boolean {
  const word = words[at]?.[0] ?? '';
  const next = words[at + 1]?.[0] ?? '';
  if (isGenericWord(word) && !SMALL.has(word)) return true;
  return (
    /^(?:of|de|du|des|la|le|d|l|del|der|no)$/.test(word) &&
    (isUnknown(next) || (isGenericWord(next) && !SMALL.has(next)))
  );
}

/** In scripts without spaces: what stands before the sign of an object. */
function maskSigns(text: string, { entities, lexicon }: Reading): string {
  const match = new RegExp(toClauseSource(lexicon.beforeName), 'u').exec(text);
  const name = match?.groups?.['name'];
  if (!match || !name || name.length < 2) return text;
  const at = text.indexOf(name, match.index);
  const sign = entities.add({ kind: 'place', places: [], how: 'named', words: name });
  return sign ? text.slice(0, at) + withSignsAsWords(sign) + text.slice(at + name.length) : text;
}
