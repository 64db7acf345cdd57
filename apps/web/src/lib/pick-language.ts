import { LANGUAGES, type PageLanguage } from '../words/in-use.ts';

export function isPageLanguage(text: unknown): text is PageLanguage {
  return LANGUAGES.some((language) => language === text);
}

interface Wishes {
  /** What the traveller chose once, as it was stored. */
  readonly chosen: unknown;
  /** Of the conversation on the screen. */
  readonly ofConversation: string | null;
  /** As the browser has them, the best first: `de-AT`. */
  readonly ofBrowser: readonly string[];
}

/** What was chosen, else the conversation's language, else the browser's first that the page speaks, else English. */
export function pickLanguage({ chosen, ofConversation, ofBrowser }: Wishes): PageLanguage {
  const languages = [chosen, ofConversation, ...ofBrowser.map((locale) => locale.split('-')[0]?.toLowerCase())];
  return languages.find(isPageLanguage) ?? 'en';
}
