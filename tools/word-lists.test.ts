import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
/** Rooms in which people's texts are read. Redaction lists words to tell what is no name; it reads no values. */
const READERS = [
  'packages/router/src/{grammar,intents,understand}/**/*.ts',
  'packages/{language,planner,replanner,concierge}/src/**/*.ts',
];
const sources = READERS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  // What is said of a plan in each language is a list of words by its nature.
  .filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      !/understand.lexicon|language.src.pasted|facts.words|facts.dates.date-text|facts.read-requests|slots.date-range/.test(
        file,
      ),
  )
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Files that name these words one behind the other, as a list or as the alternatives of a pattern. */
function filesWith(...words: readonly string[]): string[] {
  const list = new RegExp(words.join('[^a-z]{1,8}'), 'i');
  return sources.filter(({ text }) => list.test(text)).map(({ file }) => file.replaceAll(path.sep, '/'));
}

it('numbers stand as words in one file', () => {
  expect(filesWith('two', 'three', 'four')).toEqual(['packages/router/src/grammar/numbers.ts']);
  expect(filesWith('first', 'second', 'third')).toEqual(['packages/router/src/grammar/numbers.ts']);
});

it('months and weekdays stand in no file beside their names in every language', () => {
  expect(filesWith('april', 'may', 'june')).toEqual([]);
  expect(filesWith('apr', 'may', 'jun')).toEqual([]);
  expect(filesWith('monday', 'tuesday', 'wednesday')).toEqual([]);
  expect(filesWith('january', 'jan')).toEqual(['packages/router/src/grammar/dates/names.ts']);
});

it('the words for yes stand in one file, and those for a currency in one', () => {
  expect(filesWith('yep', 'yup')).toEqual(['packages/router/src/grammar/yes-no.ts']);
  expect(filesWith('dollars', 'bucks')).toEqual(['packages/router/src/grammar/money.ts']);
});
