import { blank, findAll, overlaps, type Span } from '@wayfarer/router/grammar';

import { findNumbers, type Numeral } from './numbers.ts';
import { type Said, slotsOf } from './said.ts';
import type { Term } from './terms.ts';
import type { PeopleWord } from './words/fact-words.ts';

/** How many travel: heads and what is added to them, by age groups. */
export interface Party {
  readonly count: number;
  /** Something was read into the words, such as that the speaker comes along. */
  readonly isCounted: boolean;
  readonly children: number;
  /** Of the children, as far as they were said. */
  readonly ages: readonly number[];
}

type Group = 'young' | 'grown' | 'peer' | 'kin';

export const SIZES: Readonly<Partial<Record<PeopleWord, number>>> = {
  couple: 2,
  parents: 2,
  grandparents: 2,
  twins: 2,
};
const TOTALS: Readonly<Partial<Record<PeopleWord, number>>> = { alone: 1, pair: 2, three: 3, four: 4, five: 5, six: 6 };
const GROUPS: Readonly<Partial<Record<PeopleWord, Group>>> = {
  ...{
    child: 'young',
    baby: 'young',
    teenager: 'young',
    twins: 'young',
    son: 'young',
    daughter: 'young',
    grandchild: 'young',
  },
  ...{ adult: 'grown', senior: 'grown', couple: 'grown' },
  ...{ friend: 'peer', colleague: 'peer', student: 'peer' },
};
/** They count no heads by themselves. */
const NO_HEADS: ReadonlySet<PeopleWord> = new Set(['i', 'we', 'with', 'my', 'people', 'family', 'generations', 'pet']);
const GROWN_UP_AGE = 18;
/** In Chinese 大 and 小 are grown-ups and children only behind a number. */
const NEEDS_NUMBER = /^[大小家代口人位名]$/u;

interface Head extends Term<PeopleWord> {
  /** `undefined` for "my friends": nobody said how many. */
  readonly count: number | undefined;
  /** The number before it, which counts nothing else. */
  readonly numeral: Numeral | undefined;
  readonly group: Group;
}

/** The heads that a request counts; `undefined` where it names people without saying how many. */
export function countParty(said: Said): Party | undefined {
  const ages = listAges(said);
  const text = blank(
    said.text,
    ages.map(({ span }) => span),
  );
  const numbers = findNumbers(text, said.language).filter(
    ({ index, end, value }) =>
      value > 0 && !isTakenBack(text, index, said) && !/^[\s]*(?:[:h]\d|[€$£¥%])/.test(text.slice(end)),
  );
  const terms = said.find
    .people(text)
    .filter((term) => !NEEDS_NUMBER.test(term.text) || numbers.some(({ end }) => end === term.index));
  const heads = withNames(said, listHeads(text, terms, numbers));
  const youngAges = ages.map(({ age }) => age).filter((age) => age < GROWN_UP_AGE);
  const total = findTotal(text, { terms, numbers, heads, counts: slotsOf(said, 'count') });
  const young = heads.filter(({ group }) => group === 'young');
  const children = young.reduce(
    (sum, { count, value }) => sum + (count ?? (young.length === 1 ? youngAges.length : 1)) * (SIZES[value] ?? 1),
    0,
  );
  if (total !== undefined) return { count: total, isCounted: false, children, ages: youngAges };
  const sum = addUp(said, text, { terms, heads, ages: youngAges });
  return sum && { ...sum, children, ages: youngAges };
}

/** What says that heads come on top of those that are known. */
const IS_MORE =
  /(?<!\p{L})(?:more|extra|additional|another|mehr|weitere[rn]?|zusätzlich\w*|noch|de plus|autres?|supplémentaires?|más|otr[oa]s?|fewer|less|weniger|de moins|menos)(?!\p{L})|増|追加|減|加|再|多|少/iu;

/** "We will be three", "wir sind dann zu viert": all of them, and not so many more; `undefined` where heads are added or missing. */
export function findHeadcount(said: Said): number | undefined {
  const { text } = said;
  if (IS_MORE.test(text)) return undefined;
  const terms = said.find.people(text);
  const word = terms.find(({ value }) => value !== 'alone' && value !== 'pair' && TOTALS[value] !== undefined);
  if (word) return TOTALS[word.value];
  const numbers = findNumbers(text, said.language).filter(
    ({ index, value }) => value > 0 && !isTakenBack(text, index, said),
  );
  const heads = listHeads(text, terms, numbers);
  const ours = numbers.find(({ index }) =>
    terms.some(
      ({ value, end }) =>
        value === 'we' &&
        end <= index &&
        index - end < FAR_FROM_US &&
        // "Our son, 7": the number is none of ours.
        heads.every((head) => head.index < end || head.index > index),
    ),
  );
  return ours && heads.every(({ numeral }) => numeral !== ours) ? ours.value : undefined;
}

/** In characters, of "nous ne serons que". */
const FAR_FROM_US = 16;

interface Counted {
  /** Slots in which the reader found a number of heads. */
  readonly counts: readonly Span[];
  readonly terms: readonly Term<PeopleWord>[];
  readonly numbers: readonly Numeral[];
  readonly heads: readonly Head[];
}

/** 友達3人と: with three friends, who speaks comes on top. */
function isCompany(text: string, { index, end }: Span): boolean {
  return /(?:友達|友人|友だち|仲間|同僚)の?\s*$/u.test(text.slice(0, index)) && /^\s*[人名]と/u.test(text.slice(end));
}

/** "Four people", "family of four", "we are four", "zu viert", "just us two": all at once. */
function findTotal(text: string, { terms, numbers, heads, counts }: Counted): number | undefined {
  const isHead = (index: number): boolean => heads.some((head) => head.index >= index && head.index - index < 2);
  const loose = numbers.filter(
    (number) =>
      !heads.some(({ numeral }) => numeral === number) &&
      !terms.some(({ value, index }) => value === 'generations' && index >= number.end && index - number.end < 3),
  );
  const counted = loose.find((number) =>
    terms.some(
      ({ value, index }) =>
        value === 'people' && index >= number.end && /^[\s,]{0,2}(?:\p{L}+ )?$/u.test(text.slice(number.end, index)),
    ),
  );
  if (counted) return counted.value + (isCompany(text, counted) ? 1 : 0);
  const word = terms.find(({ value, end }) => TOTALS[value] !== undefined && !isHead(end));
  const others = heads.reduce((sum, { count, value }) => sum + (count ?? 1) * (SIZES[value] ?? 1), 0);
  // "The grandparents, us two and a child" are five; "just us two" of whom one was named are two.
  if (word?.value === 'pair') return others <= 1 ? 2 : others + 2;
  if (word && !(word.value === 'alone' && others > 0)) return TOTALS[word.value];
  const grouped = loose.find((number) =>
    terms.some(({ value, end }) => {
      const gap = end <= number.index ? text.slice(end, number.index) : undefined;
      return value === 'people'
        ? /^\s?[:=]\s?$/.test(gap ?? '')
        : value === 'family' && gap !== undefined && gap.length < 8;
    }),
  );
  if (grouped) return grouped.value;
  const ours = loose.find((number) =>
    terms.some(({ value, end }) => value === 'we' && end <= number.index && number.index - end < 12),
  );
  if (ours && heads.every(({ index }) => index > ours.end)) return ours.value;
  const said = loose.find(({ index }) => counts.some((slot) => index >= slot.index && index < slot.end));
  if (said) return said.value;
  const [first] = loose.filter(({ value }) => value > 1);
  return heads.length === 0 && terms.every(({ value }) => value !== 'family' && value !== 'i')
    ? first?.value
    : undefined;
}

/** "Adults: 2", 大人2人: the number stands behind the head. */
const BEHIND_HEAD = /^(?:\s?[:=]\s?|[はが]?)$/u;

const COUNTED_BEHIND: ReadonlySet<PeopleWord> = new Set(['adult', 'child', 'senior']);
const COUNTER = /^[人名位个個]$/u;

export function listHeads(
  text: string,
  terms: readonly Term<PeopleWord>[],
  numbers: readonly Numeral[],
): readonly Head[] {
  return terms
    .filter(({ value }) => !NO_HEADS.has(value) && TOTALS[value] === undefined)
    .map((term) => {
      const behind = numbers.find(
        ({ index }) =>
          index >= term.end && BEHIND_HEAD.test(text.slice(term.end, index)) && COUNTED_BEHIND.has(term.value),
      );
      const before = numbers.findLast(
        ({ end, index }) =>
          end <= term.index &&
          /^[\s-]*(?:[\p{L}'’-]+ ){0,2}$/u.test(text.slice(end, term.index).replace(/[个個位名人の]/gu, '')) &&
          !terms.some(
            (other) => other !== term && !COUNTER.test(other.text) && other.index >= end && other.end <= term.index,
          ) &&
          !numbers.some((other) => other.index > index && other.end <= term.index),
      );
      const said = before ?? behind;
      // "A girls' weekend" counts a weekend.
      const numeral =
        said && isPlural(text, term) && /^an?$/i.test(text.slice(said.index, said.end)) ? undefined : said;
      const isMany = numeral === undefined && isPlural(text, term);
      return {
        ...term,
        numeral,
        count: numeral?.value ?? (isMany ? undefined : 1),
        group: GROUPS[term.value] ?? 'kin',
      };
    });
}

/** "My friends": more than one, and nobody knows how many. Words that are pairs by themselves have their size. */
function isPlural(text: string, { text: word, value, end }: Term<PeopleWord>): boolean {
  if (SIZES[value] !== undefined) return false;
  const isOfMany = GROUPS[value] === 'young' || GROUPS[value] === 'peer';
  return (
    isOfMany &&
    /(?:children|[^s]s|kinder|kindern|freunden?|enkeln?|们|たち)$/iu.test(
      word + /^(?:们|たち)?/u.exec(text.slice(end))?.[0],
    )
  );
}

/** "Tom, Jess, Priya and me": a name is a head. */
export function withNames(said: Said, heads: readonly Head[]): readonly Head[] {
  const names = slotsOf(said, 'person').filter(
    (slot) =>
      /^\p{Lu}\p{L}+$/u.test(slot.text) &&
      said.find.people(slot.text).length === 0 &&
      !heads.some((head) => overlaps(head, slot)),
  );
  return [
    ...heads,
    ...names.map(({ text, index, end }): Head => ({
      text,
      index,
      end,
      value: 'friend',
      count: 1,
      numeral: undefined,
      group: 'kin',
    })),
  ].toSorted((a, b) => a.index - b.index);
}

interface Sum {
  readonly terms: readonly Term<PeopleWord>[];
  readonly heads: readonly Head[];
  readonly ages: readonly number[];
}

function addUp(said: Said, text: string, { terms, heads, ages }: Sum): Pick<Party, 'count' | 'isCounted'> | undefined {
  const has = (value: PeopleWord): boolean => terms.some((term) => term.value === value);
  const [first] = heads;
  if (!first)
    return has('i') &&
      !has('we') &&
      /^(?:\P{L}*(?:just|only|nur|juste|solo|sólo)\P{L}+)?\P{L}*(?:me|i|myself|ich|moi|yo)\P{L}*$/iu.test(text)
      ? { count: 1, isCounted: false }
      : undefined;
  // "Two couples, old friends": the friends are the couples.
  const counted = heads.filter(({ count, group }) => count !== undefined || group !== 'peer' || heads.length === 1);
  const counts = counted.map(({ count, value, group }) =>
    (count ?? (group === 'young' && ages.length > 0 ? ages.length : undefined)) === undefined
      ? undefined
      : (count ?? ages.length) * (SIZES[value] ?? 1),
  );
  if (counts.some((count) => count === undefined)) return undefined;
  const sum = counts.reduce<number>((all, count) => all + (count ?? 0), 0);
  const isGrown = heads.some(({ group }) => group === 'grown');
  const isWith =
    first.value !== 'couple' &&
    (terms.some(({ value, index }) => value === 'with' && index < first.index) || isBehindWith(said, text, first));
  const isOurs = terms.some(({ value, index }) => value === 'my' && index < first.index);
  const isKin = heads.every(({ group }) => group === 'kin' || group === 'young');
  if (has('i')) return { count: sum + 1, isCounted: false };
  if (has('family') && heads.every(({ group }) => group === 'young')) return { count: sum + 2, isCounted: true };
  if (isGrown && !isWith) return { count: sum, isCounted: false };
  if (heads.every(({ group }) => group === 'young')) return { count: sum + (has('we') ? 2 : 1), isCounted: true };
  if (isKin || isWith || isOurs) return { count: sum + 1, isCounted: !(isWith && heads.length === 1) };
  return { count: sum, isCounted: heads.length > 1 };
}

/** In Japanese "with" stands behind: 彼女と. */
function isBehindWith({ language }: Said, text: string, { end }: Span): boolean {
  return language === 'ja' && /^(?:と|を?連れ)/u.test(text.slice(end));
}

/** "Not four", "instead of five". */
export function isTakenBack(text: string, index: number, { find }: Said): boolean {
  const before = find.no(text.slice(0, index)).at(-1);
  return before?.value === 'before' && /^[\s]*(?:\p{L}+ ){0,1}$/u.test(text.slice(before.end, index));
}

const AGE =
  /\(\s*(?:aged? |ages )?\d{1,2}(?:\s*(?:,|and|&|und|et|y|、|和)\s*\d{1,2})*\s*\)|\baged? \d{1,2}(?: (?:and|&|to) \d{1,2})?|(?<=[,:] )\d{1,2} (?:and|und|et|y) \d{1,2}(?!\d| \p{L})|\d{1,2}[- ]?(?:years?[- ]olds?|yo\b|ans\b|jahren?\b|jährige\w*|años\b|months?\b|mois\b|monate?n?\b|歳|岁|歲|才)/giu;

/** "5 of us", 三口, "a group of 12", "children: 1": a number that counts heads, though it was taken for an age. */
function isAge({ text, find }: Said, { index, end }: Span): boolean {
  const people = find.people(text);
  const isCounter = people.some((term) => term.index >= end && /^\s?$/.test(text.slice(end, term.index)));
  const isBehindHead = /:\s?$/.test(text.slice(0, index));
  const isOfNobody = people.every(({ value }) => NO_HEADS.has(value));
  const isWritten = findAll(text, AGE).some((found) => overlaps(found, { index, end }));
  return isWritten || !(isCounter || isBehindHead || isOfNobody);
}

/** Ages in years; they count no heads. */
function listAges(said: Said): readonly { readonly age: number; readonly span: Span }[] {
  const whole = findAll(said.text, AGE);
  // Of "6 and 9" the reader may have marked one alone.
  const slots = slotsOf(said, 'age')
    .filter((slot) => isAge(said, slot) && !whole.some(({ index, end }) => index <= slot.index && end >= slot.end))
    .map(({ text, index, end }) => ({ text, index, end }));
  const written = whole.filter((found) => !slots.some((slot) => overlaps(slot, found)));
  return [...slots, ...written].flatMap((span) => {
    const inMonths = /month|mois|monat|mes(?:es)?\b|か月|个月/iu.test(span.text);
    const numbers = findNumbers(span.text, said.language);
    return (numbers.length === 0 ? [] : numbers).map(({ value }) => ({ age: inMonths ? 0 : value, span }));
  });
}
