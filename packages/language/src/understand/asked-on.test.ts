import { expect, it } from 'vitest';

import { askedOn } from './asked-on.ts';
import type { Clause } from './clause.ts';

function read(message: string, ...clauses: readonly [words: string, isWhether: boolean][]): readonly boolean[] {
  const said = clauses.map(([words, isWhether]) => ({ words, isWhether }) as unknown as Clause);
  return askedOn(said, message).map(({ isWhether }) => isWhether);
}

it('goes on asking whether to the end of the sentence', () => {
  const asked = ['should we skip the park', true] as const;
  const rest = ['dine at the hotel', false] as const;
  expect(read('should we skip the park and dine at the hotel', [...asked], [...rest])).toEqual([true, true]);
  expect(read('should we skip the park? And dine at the hotel', [...asked], [...rest])).toEqual([true, false]);
  expect(read('should we skip the park?', ['should we skip the park?', true])).toEqual([true]);
  expect(read('dine at the hotel, should we skip the park', [...rest], [...asked])).toEqual([false, true]);
});
