import type { Words } from './words.ts';

/** The languages that the page speaks, in the order in which one chooses among them. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'zh'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '中文',
};

/** As a document says which language it is in. Chinese says its script too: fonts and readers tell the two apart by it. */
export const DOCUMENT_LANGUAGES: Readonly<Record<PageLanguage, string>> = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  ja: 'ja',
  zh: 'zh-Hans',
};

/** Whose habits dates, numbers and lists are written by. */
const LOCALES: Readonly<Record<PageLanguage, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  ja: 'ja-JP',
  zh: 'zh-CN',
};

interface InUse {
  readonly language: PageLanguage;
  readonly words: Words;
}

let inUse: InUse | undefined;
const listeners = new Set<() => void>();

/** All that the page says, in the language in use. Asked for while drawing, never kept: another language may come. */
export function words(): Words {
  return known().words;
}

export function pageLanguage(): PageLanguage {
  return known().language;
}

/** For `Intl`. */
export function pageLocale(): string {
  return LOCALES[known().language];
}

/** From now on the page says these words. */
export function speak(language: PageLanguage, said: Words): void {
  inUse = { language, words: said };
  for (const listener of listeners) listener();
}

/** @returns Ends it. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function known(): InUse {
  if (!inUse) throw new Error('The page has no words yet: load a language before anything is drawn.');
  return inUse;
}
