import { expect, it } from 'vitest';

import { LeftOutBook } from './left-out.ts';

it('counts by reason, the most frequent first, and names three of each', () => {
  const book = new LeftOutBook();
  book.add('rare', null);
  for (const name of ['a', 'b', 'a', null, 'c', 'd']) book.add('often', name);
  expect(book.list()).toEqual([
    { reason: 'often', count: 6, examples: ['a', 'b', 'c'] },
    { reason: 'rare', count: 1, examples: [] },
  ]);
  expect(new LeftOutBook().list()).toEqual([]);
});
