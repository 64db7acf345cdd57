/** Letters of scripts that are written without spaces: each counts as a word of its own. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;

/** What stands between spaces and signs: letters with their marks, digits; `what's` is one. A sign of feeling is one, too. */
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[?!]|\p{Extended_Pictographic}/gu;

const WORD_OF_RUN = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[^])+`, 'gu');
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');

/** Characters of a text that are read: what a text is about shows early, and nobody's time is spent on the rest. */
const READ_CHARACTERS = 2_000;

/** A text as classifiers and searches see it. */
export interface Words {
  /** Between spaces and signs, lower case. */
  readonly runs: readonly string[];
  /** The same, those of scripts without spaces cut into their letters. */
  readonly words: readonly string[];
}

/** Reads any text, folded by NFKC and to lower case; no more than its first 2,000 characters. */
export function readWords(text: string): Words {
  const folded = text.slice(0, READ_CHARACTERS).normalize('NFKC').toLowerCase().slice(0, READ_CHARACTERS);
  const runs = (folded.match(RUN) ?? []).map((run) => run.replaceAll('’', "'"));
  return { runs, words: runs.flatMap((run) => (HAS_UNSPACED.test(run) ? (run.match(WORD_OF_RUN) ?? []) : [run])) };
}
