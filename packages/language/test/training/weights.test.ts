import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { READER_FILE } from '../../src/index.ts';
import { parseWeights } from '../../src/reader/weights.ts';
import { hashLessons } from './hash-lessons.ts';

it('the weights of the reader were learned from this corpus, by these scripts', () => {
  // Where this fails, run `npm run train-reader`.
  expect(parseWeights(readFileSync(READER_FILE)).learnedFrom).toBe(hashLessons());
});
