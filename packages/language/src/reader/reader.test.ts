import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readAuthor } from '../../test/corpus/read-corpus.ts';
import { READER_FILE } from '../index.ts';
import { createMessageReader } from './reader.ts';

const read = createMessageReader(readFileSync(READER_FILE));

it('marks no article alone as what is named', () => {
  const messages = readAuthor('c').filter(({ language }) => language === 'en');
  const slots = messages.slice(0, 600).flatMap(({ text }) => read(text).requests.flatMap((request) => request.slots));
  expect(slots.length).toBeGreaterThan(200);
  expect(slots.map(({ text }) => text.toLowerCase()).filter((text) => ['a', 'an', 'the', 'of'].includes(text))).toEqual(
    [],
  );
});
