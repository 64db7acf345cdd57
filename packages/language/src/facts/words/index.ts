import type { Language } from '../../understand/frame.ts';
import { createTerms, type TermFinder } from '../terms.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import type { FactWords } from './fact-words.ts';
import { FRENCH } from './fr.ts';
import { JAPANESE } from './ja.ts';
import { CHINESE } from './zh.ts';

const WORDS: Readonly<Record<Language, FactWords>> = {
  en: ENGLISH,
  ja: JAPANESE,
  zh: CHINESE,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};

/** Classes whose words are borrowed: "hostels" and "street food" are said everywhere, and a short answer tells no language. */
const BORROWED = new Set(['kinds', 'diets', 'modes', 'stays', 'levels', 'paces']);

/** A finder for each class of words in one language. */
export type Finders = { readonly [Name in FinderName]: TermFinder<Extract<keyof FactWords[Name], string>> };
type FinderName = Exclude<keyof FactWords, 'small' | 'numbers'>;

const NAMES: readonly FinderName[] = [
  ...(['people', 'time', 'kinds', 'diets', 'modes', 'stays', 'levels', 'paces'] as const),
  ...(['no', 'noBehind', 'turn', 'scope', 'edits', 'start', 'cuisine', 'answers', 'heads', 'ofPersons'] as const),
];

const made = new Map<Language, Finders>();

export function findersOf(language: Language): Finders {
  const known = made.get(language);
  if (known) return known;
  const finders = Object.fromEntries(
    NAMES.map((name) => {
      const own = WORDS[language][name];
      if (!BORROWED.has(name)) return [name, createTerms<string>(own)];
      const near = createTerms<string>(ENGLISH[name], own);
      const all = createTerms<string>(...Object.values(WORDS).map((words) => words[name]), own);
      return [
        name,
        (text: string) => {
          const found = near(text);
          return found.length > 0 ? found : all(text);
        },
      ];
    }),
  ) as unknown as Finders;
  made.set(language, finders);
  return finders;
}

const vocabularies = new Map<Language, ReadonlySet<string>>();

/** Whether any table of a language has the word: it is no name then. */
export function isWord(word: string, language: Language): boolean {
  const known = vocabularies.get(language) ?? listVocabulary(language);
  vocabularies.set(language, known);
  return known.has(word.toLowerCase());
}

function listVocabulary(language: Language): ReadonlySet<string> {
  const { small, numbers, ...tables } = WORDS[language];
  const phrases = [small, ...Object.values(tables).flatMap((table) => Object.values(table))].join('|');
  return new Set([...phrases.toLowerCase().split(/[|\s]/), ...Object.keys(numbers)]);
}

export function wordsOf(language: Language): FactWords {
  return WORDS[language];
}

/** Numbers tell a language as well; short ones are words of others. */
function smallOf(language: Language): string {
  const numbers = Object.keys(WORDS[language].numbers).filter((word) => word.length > 3);
  return [WORDS[language].small, ...numbers].join('|');
}

const SPACED = (['en', 'fr', 'de', 'es'] as const).map((language) => {
  const { people, time, kinds, diets, levels, paces, modes, stays, edits, answers } = WORDS[language];
  const small = createTerms<'small'>({ small: smallOf(language) });
  const others = [people, time, kinds, diets, levels, paces, modes, stays, edits, answers].map((table) =>
    createTerms<string>(table),
  );
  return {
    language,
    weigh: (text: string) => small(text).length * 2 + others.reduce((sum, find) => sum + find(text).length, 0),
  };
});
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** In which of the languages a text is written; `spoken` where its words tell nothing, or no more for another. */
export function languageOf(text: string, spoken: Language | undefined): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const eastern = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (eastern * 3 > letters) return KANA.test(text) || (spoken === 'ja' && HAN.test(text)) ? 'ja' : 'zh';
  const weights = SPACED.map(({ language, weigh }) => ({ language, weight: weigh(text) }));
  const most = Math.max(...weights.map(({ weight }) => weight));
  const best = weights.filter(({ weight }) => weight === most).map(({ language }) => language);
  if (most === 0) return spoken ?? 'en';
  return best.find((language) => language === spoken) ?? best[0] ?? 'en';
}
