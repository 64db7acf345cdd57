/** Scripts that put no space between words: there, what stands beside a letter says nothing. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const UNSPACED_WORD = new RegExp(`[${UNSPACED}]{2}`, 'v');

/** What words and numbers are made of, except in those scripts. */
const WORD_SIGN = `[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]`;

const ENDS_IN_WORD = new RegExp(`${WORD_SIGN}$`, 'v');
const BEGINS_WITH_WORD = new RegExp(`^${WORD_SIGN}`, 'v');

/** Shorter words turn up by chance, and say nothing about anybody. */
const TELLING_LENGTH = 3;

/** Whether `words` are long enough for their turning up to mean something. A sign that is a word counts for more. */
export function isTelling(words: string): boolean {
  return words.length >= TELLING_LENGTH || UNSPACED_WORD.test(words);
}

/** Whether what stands from `start` to `end` is no part of a longer word or number. */
export function isWholeWord(text: string, start: number, end: number): boolean {
  return !joins(text, start) && !joins(text, end);
}

/** Whether `text` has `words` somewhere, and not as part of a longer word or number. */
export function hasWords(text: string, words: string): boolean {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    if (isWholeWord(text, start, start + words.length)) return true;
  }
  return false;
}

/** Whether a word or number goes on across `place`. */
function joins(text: string, place: number): boolean {
  return (
    BEGINS_WITH_WORD.test(text.slice(place, place + 2)) && ENDS_IN_WORD.test(text.slice(Math.max(0, place - 2), place))
  );
}
