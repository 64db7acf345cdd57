import type { Language } from '../understand/frame.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { ja } from './ja/index.ts';
import type { Texts } from './texts.ts';
import { zh } from './zh/index.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, ja, zh, fr, de, es };

/** Everything that is said in a conversation about a plan, in that language. */
export function textsIn(language: Language): Texts {
  return TEXTS[language];
}
