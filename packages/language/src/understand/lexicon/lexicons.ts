import type { Language } from '../frame.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { JA } from './ja.ts';
import type { Lexicon } from './lexicon.ts';
import { ZH } from './zh.ts';

/** One for each language that is read. */
export const LEXICONS: readonly Lexicon[] = [EN, JA, ZH, FR, DE, ES];

export function lexiconOf(language: Language): Lexicon {
  return LEXICONS.find((lexicon) => lexicon.language === language) ?? EN;
}
