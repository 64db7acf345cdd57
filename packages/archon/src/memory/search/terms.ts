import { readWords } from '../../words.ts';

/** Words that say nothing of what a text is about. */
const COMMON = new Set(
  (
    'a about all also am an and any are as at be been but by can could did do does for from had has have he her hers him his how i ' +
    "i'd i'll i'm i've if in into is it it's its just me my of on or our ours out she should so some than that the their them then " +
    "there these they this those to too us very was we we'd we'll we're we've were what what's when where which who whom why will " +
    'with would you your yours please tell let'
  ).split(' '),
);

const CHUNK = 2_000;

/**
 * The words that a text can be found by, each as often as it stands there, in one form for singular and plural and for most tenses
 * of English. Of a text of common words alone, all of them.
 */
export function termsOf(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; at += CHUNK) words.push(...readWords(text.slice(at, at + CHUNK)).words);
  const spoken = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = spoken.filter((word) => !COMMON.has(word));
  return (telling.length > 0 ? telling : spoken).map(stem);
}

/** Endings that say how many or when. */
export function stem(word: string): string {
  const plain = word.replace(/'s?$/, '');
  if (!/^[a-z]{4,}$/.test(plain)) return plain;
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(plain)) return plain.slice(0, -2);
  if (/[^siu]s$/.test(plain)) return stem(plain.slice(0, -1));
  const root = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(plain)?.[1];
  if (root === undefined || root.length < 3) return plain.replace(/(?<=[a-z]{3})e$/, '');
  return root.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '');
}
