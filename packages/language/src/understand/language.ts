import { settleLanguage } from '../spoken-language.ts';
import { countStrange } from '../strangers.ts';
import { isKnownWord } from './acts.ts';
import type { Language } from './frame.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { lexiconOf, LEXICONS } from './lexicon/lexicons.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
/** Signs that only Chinese has: simplified ones, and its small words. */
const CHINESE = /[的了吗嗎呢吧们這这那我你您请請把给給换換还還说說没沒么麼个個点點钟去改删刪]/u;

const words = new Map<Language, ReadonlySet<string>>();

/** Letters that one of the languages has alone, or nearly. */
const MARKS: readonly (readonly [Language, RegExp])[] = [
  ['es', /[ñ¿¡áíóú]/i],
  ['de', /[äöüß]/i],
  ['fr', /[èêàçùûîôœ]/i],
];

/**
 * The languages that a text may be in, the likeliest first; names are taken out of it already.
 *
 * @param marks - Its letters as they were written, with their accents.
 * @param spoken - The language of the conversation: it goes before others that are as likely.
 */
export function rankLanguages(
  text: string,
  lexicons: readonly Lexicon[],
  { spoken, marks }: { readonly spoken: Language; readonly marks: string },
): readonly Language[] {
  const ranked = rankByWords(text, lexicons, { spoken, marks });
  // One slip makes no other language of a sentence: its own is tried first as long as it knows any word.
  const isSpoken = settleLanguage(text, spoken) === spoken && ranked.includes(spoken) && knowsAny(text, spoken);
  return isSpoken ? [spoken, ...ranked.filter((language) => language !== spoken)] : ranked;
}

function knowsAny(text: string, spoken: Language): boolean {
  return (text.match(/[\p{L}']+/gu) ?? []).some(
    (word) =>
      isKnownWord(word, lexiconOf(spoken)) &&
      LEXICONS.every(({ language }) => language === spoken || !isKnownWord(word, lexiconOf(language))),
  );
}

function rankByWords(
  text: string,
  lexicons: readonly Lexicon[],
  { spoken, marks }: { readonly spoken: Language; readonly marks: string },
): readonly Language[] {
  if (KANA.test(text)) return ['ja'];
  if (HAN.test(text)) return spoken === 'ja' && !CHINESE.test(text) ? ['ja', 'zh'] : ['zh', 'ja'];
  const said = (text.match(/(?<![\p{N}\p{L}'])[\p{L}']+/gu) ?? []).flatMap((word) => [
    word,
    ...word.split("'").slice(0, -1),
  ]);
  const strange = countStrange(said.join(' '));
  const marked = MARKS.find(([, letters]) => letters.test(marks))?.[0];
  return (
    lexicons
      .filter(({ isSpaced }) => isSpaced)
      .map((lexicon) => ({
        language: lexicon.language,
        score:
          countTelling(said, lexicon) + (marked === lexicon.language ? 2 : 0) + (spoken === lexicon.language ? 0.5 : 0),
      }))
      .sort((left, right) => right.score - left.score)
      // Where some words tell the language, those that no word tells of are not tried.
      .filter(({ language, score }, _, [best]) => {
        const most = best?.score ?? 0;
        // Answered as before, where it is in a language that nobody here speaks.
        if (strange > most) return language === spoken;
        return most < 1 || language === spoken || (score >= 1 && score * 2 >= most);
      })
      .map(({ language }) => language)
  );
}

function countTelling(said: readonly string[], lexicon: Lexicon): number {
  const known = words.get(lexicon.language) ?? new Set(lexicon.telling.split(' '));
  words.set(lexicon.language, known);
  return said.slice(0, 400).filter((word) => known.has(word)).length;
}
