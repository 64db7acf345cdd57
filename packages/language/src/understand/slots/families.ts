import { type Clause, listSlots } from '../clause.ts';
import type { Language } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import type { Scene } from '../trip-scene.ts';

/** Who travels, as far as grown-ups and children are told apart. */
export interface Family {
  readonly adults: number;
  readonly children: number;
  /** Of the children whose age is said, in years. */
  readonly ages: readonly number[];
}

/** Whoever is older pays as a grown-up does. */
const OLDEST_CHILD = 17;

interface Words {
  readonly child: string;
  readonly adult: string;
  readonly years: string;
}

/** As sources of patterns for folded text. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    child: 'kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|boys?|girls?|little ones?',
    adult: 'adults?|grown-?ups?',
    years: '(?:- ?)?(?:years?|yrs?)(?:- ?| )?(?:olds?)?|y/?o',
  },
  ja: { child: '子供|子ども|こども|赤ちゃん|幼児|息子|娘|小学生', adult: '大人|成人', years: '歳|才' },
  zh: { child: '孩子?|小孩|儿子|女儿|宝宝|婴儿|小朋友|小', adult: '大人|成人|大', years: '岁|歲' },
  fr: { child: 'enfants?|bebes?|fils|filles?|gamins?|petits?', adult: 'adultes?', years: 'ans?' },
  de: {
    child: 'kind(?:er|ern)?|babys?|sohne?|tochter|kleinkind(?:er)?|jungen?|madchen',
    adult: 'erwachsene[rn]?',
    years: 'jahre?n?(?: alt)?|jahrig\\w*',
  },
  es: { child: 'nin[oa]s?|hij[oa]s?|bebes?|peques?', adult: 'adult[oa]s?', years: 'anos?' },
};

/**
 * "Our two kids, 5 and 8", 大人2人と子供1人, "2大1小": with how many grown-ups, those of the trip where none are said. `undefined`
 * where no children are spoken of, or not how many.
 */
export function readFamily(clause: Clause, { language, lexicon, context }: Scene): Family | undefined {
  const { child, adult, years } = WORDS[language];
  const text = foldWords(clause.words);
  const { isSpaced, numbers } = lexicon;
  const edge = isSpaced ? String.raw`(?![\p{L}])` : '';
  const digit = String.raw`\d{1,2}|[一二三四五六七八九十两兩]`;
  const number = isSpaced
    ? String.raw`(?<![\p{L}\p{N}])(\d{1,2}|${[...Object.keys(numbers), 'a', 'an'].join('|')})[ -](?:small |little |young |petits? |jeunes? |kleinen? |pequen[oa]s )?`
    : `(${digit})(?:个|人|名|位)?(?:の)?`;
  const countOf = (words: string): number | undefined => {
    const front = new RegExp(`${number}(?:${words})${edge}`, 'u').exec(text)?.[1];
    const behind = isSpaced ? undefined : new RegExp(`(?:${words})が?(${digit})(?:人|名|个|位)`, 'u').exec(text)?.[1];
    const said = behind ?? front;
    return said === undefined ? undefined : toNumber(said, numbers);
  };
  const hasChild = new RegExp(isSpaced ? `(?<![\\p{L}])(?:${child})${edge}` : child, 'u').test(text);
  const ages = readAges(clause, text, { child, years, isSpaced });
  if (!hasChild && ages.length === 0) return undefined;
  const children = Math.max(countOf(child) ?? 0, ages.length);
  const single = isSingle(text, language) ? 1 : 0;
  if (children + single === 0) return undefined;
  return { adults: countOf(adult) ?? Math.max(1, context.travelers), children: children || single, ages };
}

/** What is marked as ages; else what stands before "years", and numbers behind the children. */
function readAges(
  clause: Clause,
  text: string,
  { child, years, isSpaced }: { readonly child: string; readonly years: string; readonly isSpaced: boolean },
): readonly number[] {
  const marked = listSlots(clause, 'age').flatMap((age) =>
    [...age.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits)),
  );
  const last = [...text.matchAll(new RegExp(`(?:${child})`, 'gu'))].at(-1);
  const rest = last ? text.slice(last.index + last[0].length) : '';
  const behind = isSpaced ? [...rest.matchAll(/(?<![\d:.])\d{1,2}(?![\d:.])/g)].map(([age]) => Number(age)) : [];
  // Of "two kids, 6 and 9" one may be marked alone.
  const isWhole = behind.length <= marked.length || !marked.every((age) => behind.includes(age));
  if (marked.length > 0) return (isWhole ? marked : behind).filter((age) => age <= OLDEST_CHILD);
  const spelled = [...text.matchAll(new RegExp(`(\\d{1,2}) ?(?:${years})(?![\\p{L}])`, 'gu'))].map(([, age]) =>
    Number(age),
  );
  const listed = [
    ...text.matchAll(new RegExp(`(\\d{1,2})(?: ?(?:,|and|und|et|y|と|和|、) ?\\d{1,2})* ?(?:${years})`, 'gu')),
  ];
  const inLists = listed.flatMap(([whole]) => [...whole.matchAll(/\d{1,2}/g)].map(([age]) => Number(age)));
  const ages = inLists.length > 0 ? inLists : spelled.length > 0 ? spelled : behind;
  return ages.filter((age) => age <= OLDEST_CHILD);
}

/** "Our son", "ma fille": one. */
function isSingle(text: string, language: Language): boolean {
  const words: Readonly<Record<Language, string>> = {
    en: String.raw`\b(?:our|my|a|the|one) (?:little )?(?:kid|child|toddler|baby|infant|son|daughter|boy|girl)\b`,
    ja: '(?:息子|娘|赤ちゃん)',
    zh: '(?:儿子|女儿|宝宝)',
    fr: String.raw`\b(?:notre|mon|ma|un|une) (?:enfant|bebe|fils|fille)\b`,
    de: String.raw`\b(?:unser|unsere|unserem|unserer|mein\w*|ein\w*) (?:kind|baby|sohn|tochter|kleinkind)\b`,
    es: String.raw`\b(?:nuestr[oa]|mi|un|una) (?:nin[oa]|hij[oa]|bebe)\b`,
  };
  return new RegExp(words[language], 'u').test(text);
}

function toNumber(said: string, numbers: Readonly<Record<string, number>>): number {
  if (/^\d+$/.test(said)) return Number(said);
  return numbers[said] ?? (said === '两' || said === '兩' ? 2 : Math.max(1, '一二三四五六七八九十'.indexOf(said) + 1));
}

/** In words that the planner reads in every language: "2 adults and 2 children aged 5 and 8". */
export function sayFamily({ adults, children, ages }: Family): string {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`;
  const young = children === 1 ? '1 child' : `${children} children`;
  const [last, ...others] = [...ages].reverse();
  const listed = others.length > 0 ? `${[...others].reverse().join(', ')} and ${last ?? ''}` : `${last ?? ''}`;
  return `${grown} and ${young}${ages.length > 0 ? ` aged ${listed}` : ''}`;
}
