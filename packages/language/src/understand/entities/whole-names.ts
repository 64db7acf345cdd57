import { isKnownWord } from '../acts.ts';
import { type Clause, listSlots, type Mention } from '../clause.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foldWords } from '../masked-text.ts';
import type { PlaceMention } from './entity.ts';
import { isGenericWord } from './name-index.ts';

/** Between the words of a name: "musée du Louvre", "Museum of Sex". */
const JOINT = /^(?:of|the|de|du|des|la|le|les|del|der|des|da|di|von)$/u;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/**
 * "Salem Witch Museum" is one name: where words that nobody knows stand in capitals beside a kind of place, that kind is not meant, and
 * the place is one that the trip does not know.
 */
export function withWholeNames<C extends Clause>(clause: C, lexicon: Lexicon): C {
  if (!lexicon.isSpaced) return clause;
  const isNamed = clause.mentions.some(({ entity }) => entity.kind === 'place');
  // Where no act is known, the words that nobody knows may be a verb.
  if (!isNamed) return clause.act === undefined ? clause : withMarkedName(clause, lexicon);
  const mentions = clause.mentions.map((mention) => wholeOf(mention, clause.words, lexicon));
  return mentions.some((mention, at) => mention !== clause.mentions[at]) ? { ...clause, mentions } : clause;
}

/** "Add the Moulin Rouge", of which the reader has marked a part: a place that no list has. */
function withMarkedName<C extends Clause>(clause: C, lexicon: Lexicon): C {
  const [marked] = listSlots(clause, 'place');
  if (marked === undefined) return clause;
  const words = [...clause.words.matchAll(WORD)];
  const from = clause.words.indexOf(marked);
  const inMark = words.flatMap(({ index }, at) => (index >= from && index < from + marked.length ? [at] : []));
  const start = inMark.find((at) => isUnknownName(words[at]?.[0], lexicon));
  if (start === undefined) return clause;
  let end = start;
  while (/^\p{Lu}/u.test(words[end + 1]?.[0] ?? '')) end++;
  const [first, last] = [words[start], words[end]];
  if (!first || !last) return clause;
  const name = clause.words.slice(first.index, last.index + last[0].length);
  const entity = { kind: 'place', places: [], how: 'named', words: name } as const;
  return { ...clause, mentions: [...clause.mentions, { entity, index: clause.text.length }] };
}

function wholeOf(mention: Mention, text: string, lexicon: Lexicon): Mention {
  const { entity } = mention;
  if (entity.kind !== 'place' || !isKind(entity)) return mention;
  const words = [...text.matchAll(WORD)];
  const kind = foldWords(entity.words).match(WORD)?.at(-1);
  const at = words.findIndex(({ 0: word }) => foldWords(word) === kind);
  if (kind === undefined || at < 0) return mention;
  const isName = (index: number): boolean => isUnknownName(words[index]?.[0], lexicon);
  let [start, end] = [at, at];
  while (isName(start - 1)) start--;
  while (isName(end + 1) || (JOINT.test(words[end + 1]?.[0] ?? '') && isName(end + 2))) end++;
  const [first, last] = [words[start], words[end]];
  if (start === end || !first || !last) return mention;
  const name = text.slice(first.index, last.index + last[0].length);
  return { ...mention, entity: { kind: 'place', places: [], how: 'named', words: name } };
}

/** "The museum", and what is found by that word alone: "Museum" of a dozen names. */
function isKind({ how, words }: PlaceMention): boolean {
  // Of "National Museum" no word is a name, and both together are one.
  const [word, ...others] = foldWords(words).match(WORD) ?? [];
  return how === 'described' || (word !== undefined && others.length === 0 && isGenericWord(word));
}

function isUnknownName(word: string | undefined, lexicon: Lexicon): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word) && !isKnownWord(foldWords(word), lexicon);
}
