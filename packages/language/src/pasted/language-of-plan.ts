import { languageOf } from '../facts/words/index.ts';
import type { Language } from '../understand/frame.ts';
import { foldSame } from './times.ts';

/** How a day is headed in one language alone. */
const HEADINGS: readonly (readonly [Language, RegExp])[] = [
  ['en', /^\W*days?\s*\d/mu],
  ['de', /^\W*(?:tag\s*\d|\d+\.\s?tag)/mu],
  ['fr', /^\W*(?:jour\s*\d|\d+(?:er|e|eme)\s+jour)/mu],
  ['es', /^\W*dia\s*\d/mu],
  ['ja', /\d\s*日目/u],
  ['zh', /第\s*[\d一二三四五六七八九十]+\s*天/u],
];

/** So many characters tell the language; words are counted slowly. */
const TELLING = 3000;

/**
 * The language of a pasted plan: that of its headings, else that of its words.
 *
 * @param names - Names of places in it, which tell nothing: "Musée d'Orsay" stands in plans of all languages.
 */
export function languageOfPlan(text: string, names: readonly string[] = []): Language {
  const folded = foldSame(text);
  const headed = HEADINGS.find(([, heading]) => heading.test(folded));
  if (headed) return headed[0];
  const longest = [...new Set(names)].toSorted((left, right) => right.length - left.length);
  return languageOf(
    longest.reduce((rest, name) => rest.replaceAll(name, ' '), text.slice(0, TELLING)),
    undefined,
  );
}
