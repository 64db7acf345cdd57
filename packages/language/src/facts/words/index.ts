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

/** Domains that borrow from English: "hostels" and "street food" are said everywhere. */
const BORROWED = new Set(['kinds', 'diets', 'modes', 'stays', 'levels', 'paces']);

/** A finder for each class of words in one language. */
export type Finders = { readonly [Name in FinderName]: TermFinder<Extract<keyof FactWords[Name], string>> };
type FinderName = Exclude<keyof FactWords, 'small' | 'numbers'>;

const NAMES: readonly FinderName[] = [
  ...(['people', 'time', 'kinds', 'diets', 'modes', 'stays', 'levels', 'paces'] as const),
  ...(['no', 'noBehind', 'turn', 'scope', 'edits', 'cuisine', 'answers'] as const),
];

const made = new Map<Language, Finders>();

export function findersOf(language: Language): Finders {
  const known = made.get(language);
  if (known) return known;
  const finders = Object.fromEntries(
    NAMES.map((name) => {
      const borrowed = language !== 'en' && BORROWED.has(name) ? [ENGLISH[name]] : [];
      return [name, createTerms<string>(...borrowed, WORDS[language][name])];
    }),
  ) as unknown as Finders;
  made.set(language, finders);
  return finders;
}

export function wordsOf(language: Language): FactWords {
  return WORDS[language];
}

const SPACED = (['en', 'fr', 'de', 'es'] as const).map(
  (language) => [language, createTerms<'small'>({ small: WORDS[language].small })] as const,
);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** In which of the languages a text is written; `spoken` where its words tell nothing, or no more for another. */
export function languageOf(text: string, spoken: Language | undefined): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const eastern = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (eastern * 3 > letters) return KANA.test(text) || (spoken === 'ja' && HAN.test(text)) ? 'ja' : 'zh';
  const counts = SPACED.map(([language, find]) => [language, find(text).length] as const);
  const most = Math.max(...counts.map(([, count]) => count));
  const best = counts.filter(([, count]) => count === most).map(([language]) => language);
  if (most === 0) return spoken ?? 'en';
  return best.find((language) => language === spoken) ?? best[0] ?? 'en';
}
