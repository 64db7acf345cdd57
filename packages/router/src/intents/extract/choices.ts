import { listMatches } from '../../list-matches.ts';
import type { ParamRule } from '../intent.ts';
import type { Found } from './found.ts';

interface Words {
  readonly pattern: RegExp;
  /** Lower-case word → the choice it stands for. */
  readonly values: ReadonlyMap<string, string>;
}

const compiled = new WeakMap<ParamRule['choices'], Words>();

/** Choices that are named in the text, by themselves or by another word for them. */
export function findChoices(choices: ParamRule['choices'], text: string): readonly Found[] {
  const { pattern, values } = wordsOf(choices);
  return listMatches(text, pattern).flatMap(({ 0: word, index }) => {
    const value = values.get(plain(word));
    return value === undefined ? [] : [{ index, meanings: [value], said: word }];
  });
}

function wordsOf(choices: ParamRule['choices']): Words {
  const known = compiled.get(choices);
  if (known) return known;
  const values = new Map(
    Object.entries(choices).flatMap(([value, words]) => [value, ...words].map((word) => [plain(word), value] as const)),
  );
  const made = { pattern: toPattern([...values.keys()]), values };
  compiled.set(choices, made);
  return made;
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .trim()
    .replaceAll(/[\s_]+/g, ' ');
}

const INSIDE = String.raw`[\p{L}\p{N}_]`;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whole words only, except in scripts that write no spaces: the M of "I'm" is no size, nor is the large of "x-large". */
function toPattern(words: readonly string[]): RegExp {
  // Of "large" and "extra large" the longer one is meant where both fit.
  const longestFirst = words.toSorted((left, right) => right.length - left.length);
  const [spaceless, spaced] = [true, false].map((is) => longestFirst.filter((word) => SPACELESS.test(word) === is));
  const start = String.raw`(?<!${INSIDE}|${INSIDE}['’-])`;
  const end = String.raw`(?!${INSIDE}|['’-]${INSIDE})`;
  return new RegExp(`${start}${anyOf(spaced)}${end}|${anyOf(spaceless)}`, 'giu');
}

function anyOf(words: readonly string[] = []): string {
  return `(?:${words.map(escape).join('|') || '(?!)'})`;
}

function escape(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s_]+`);
}
