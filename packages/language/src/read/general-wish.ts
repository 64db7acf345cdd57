import type { Context } from '../facts/read-result.ts';
import { readAccessibility } from './accessibility.ts';
import { readAvoid } from './avoid.ts';
import { readCrowds } from './crowds.ts';
import { readDietary } from './dietary.ts';
import { toEnglish } from './other-languages/to-english.ts';

/** Wishes of which no name of a place is a part: none is looked up. */
const READERS = [readAvoid, readDietary, readAccessibility, readCrowds];

/** Tells how it is, or asks why: "es gibt keine Kirchen", "why no churches". */
const NO_WISH =
  /^\W*(?:why|how come|what|there (?:is|are|was|were)|warum|wieso|weshalb|es (?:gibt|gab)|pourquoi|il (?:n['’])?y (?:a|avait)|por qu[eé]|(?:no )?hab?(?:y|ía|ia))(?!\p{L})|なぜ|どうして|ない[?？]|为什么|为何|没有/iu;

/** Whether a text says what the whole trip is to be like: no churches, no nuts, no stairs, no crowds. */
export function isGeneralWish(text: string, today: Context['today']): boolean {
  if (NO_WISH.test(text)) return false;
  const context: Context = {
    facts: [],
    open: [],
    today,
    index: 0,
    mode: 'FINALIZE',
    hints: {},
    language: 'en',
    gazetteer: undefined as never,
  };
  const english = toEnglish(text, today);
  return READERS.some((read) => read(english, context).learned.some(({ value }) => value !== null));
}
