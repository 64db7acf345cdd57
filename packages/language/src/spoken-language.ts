import { countStrange } from './strangers.ts';
import { isKnownWord } from './understand/acts.ts';
import type { Language } from './understand/frame.ts';
import type { Lexicon } from './understand/lexicon/lexicon.ts';
import { lexiconOf, LEXICONS } from './understand/lexicon/lexicons.ts';
import { foldWords } from './understand/masked-text.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
/** Signs that only Chinese has: simplified ones, and its small words. */
const CHINESE = /[的了吗嗎呢吧们這这那我你您請请把給给換换還还說说沒没么麼个個点點钟去改删刪们从发预]/u;

/** Letters and signs that one of the languages has alone, or nearly. */
const MARKS: Readonly<Partial<Record<Language, RegExp>>> = { es: /[ñ¿¡]/iu, de: /[äöüß]/iu, fr: /[èêàçùûîôœ]/iu };
/** Said in any language. */
const COURTESIES =
  /(?<![a-z])(?:please|thanks|thank you|hello|merci|bonjour|salut|s'il (?:te|vous) plait|bitte|danke|hallo|por favor|gracias|hola)(?![a-z])/gu;

/** So many words that only the other language has make a switch; one may be a slip. */
const FEWEST_WORDS = 2;
/** And so many for each word that only the language of the conversation has. */
const MANY_TIMES = 2;

/**
 * The language in which a conversation goes on after a message: the one it has been in, unless the message is plainly in another.
 * A slip, a borrowed word or a courtesy changes nothing: "les walking plz", "no temples por favor".
 *
 * @param text - Without the names in it, where they are known.
 */
export function settleLanguage(text: string, spoken: Language): Language {
  const script = languageOfScript(text, spoken);
  if (script) return script;
  const [likeliest] = LEXICONS.filter(({ isSpaced, language }) => isSpaced && language !== spoken)
    .map((lexicon) => ({ language: lexicon.language, ...weigh(text, lexicon, lexiconOf(spoken)) }))
    .sort((left, right) => right.theirs - right.ours - (left.theirs - left.ours) || right.telling - left.telling);
  if (!likeliest || countStrange(text) > likeliest.telling) return spoken;
  const { theirs, ours, telling, language } = likeliest;
  return telling > 0 && theirs >= FEWEST_WORDS && theirs >= ours * MANY_TIMES ? language : spoken;
}

/** Han and kana tell the language, unless they are a name in a sentence of another. */
function languageOfScript(text: string, spoken: Language): Language | undefined {
  if (!KANA.test(text) && !HAN.test(text)) return undefined;
  const { isSpaced } = lexiconOf(spoken);
  if (isSpaced && listWords(text).filter((word) => isKnownWord(word, lexiconOf(spoken))).length >= FEWEST_WORDS)
    return spoken;
  if (KANA.test(text)) return 'ja';
  return spoken === 'ja' && !CHINESE.test(text) ? 'ja' : 'zh';
}

interface Weight {
  /** Words that only the other language has. */
  readonly theirs: number;
  /** Of these, the small ones that its sentences are built with. */
  readonly telling: number;
  /** Words that only the language of the conversation has. */
  readonly ours: number;
}

function weigh(text: string, other: Lexicon, spoken: Lexicon): Weight {
  const words = listWords(foldWords(text).replace(COURTESIES, ' '));
  const small = smallWordsOf(other);
  const marked = MARKS[other.language]?.test(text) ? 1 : 0;
  const theirs = words.filter((word) => isWordOf(word, other) && !isWordOf(word, spoken));
  return {
    theirs: theirs.length + marked,
    telling: theirs.filter((word) => small.has(word)).length + marked,
    ours: words.filter((word) => isWordOf(word, spoken) && !isWordOf(word, other)).length,
  };
}

function isWordOf(word: string, lexicon: Lexicon): boolean {
  return lexicon.isSpaced && isKnownWord(word, lexicon);
}

/** "L'enlever" are two words; "don't" is one. */
function listWords(text: string): readonly string[] {
  return (foldWords(text).match(/[a-z]+(?:'[a-z]+)?/gu) ?? []).flatMap((word) =>
    /^(?:[cdjlmnst]|qu)'/u.test(word) ? word.split("'") : [word],
  );
}

const smallWords = new Map<Language, ReadonlySet<string>>();

function smallWordsOf({ language, telling }: Lexicon): ReadonlySet<string> {
  const known = smallWords.get(language) ?? new Set(foldWords(telling).split(' '));
  smallWords.set(language, known);
  return known;
}
