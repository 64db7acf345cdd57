import { loadStored, saveStored } from '../lib/browser-store.ts';
import { isPageLanguage, pickLanguage } from '../lib/pick-language.ts';
import { DOCUMENT_LANGUAGES, type PageLanguage, speak } from './in-use.ts';
import type { Words } from './words.ts';

/** Each language is a file of its own: the browser fetches the one in use. */
const LOADERS: Readonly<Record<PageLanguage, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
  ja: async () => (await import('./ja/index.ts')).ja,
  zh: async () => (await import('./zh/index.ts')).zh,
};

const STORED = 'wayfarer:language';

let ofConversation: string | null = null;
let wanted: PageLanguage | undefined;

/** Loads the words of the language that the page should be in, and speaks it. */
export async function followLanguage(): Promise<void> {
  const language = pickLanguage({ chosen: loadStored(STORED), ofConversation, ofBrowser: navigator.languages });
  if (language === wanted) return;
  const before = wanted;
  wanted = language;
  try {
    const said = await LOADERS[language]();
    // Another one may have been wanted meanwhile.
    if (language !== wanted) return;
    speak(language, said);
    document.documentElement.lang = DOCUMENT_LANGUAGES[language];
  } catch (error) {
    // The file did not come: the page stays in the language that it is in, and may try again.
    wanted = before;
    if (before === undefined) throw error;
  }
}

/** The conversation on the screen is in that language; `null`: there is none. */
export function followConversation(language: string | null): void {
  ofConversation = language;
  void followLanguage();
}

/** The traveller chose a language; the browser remembers it. */
export function chooseLanguage(language: string): void {
  if (isPageLanguage(language)) saveStored(STORED, language);
  void followLanguage();
}
