import type { TripContext } from '@wayfarer/language';
import { expect, it } from 'vitest';

import { readExactWords } from './exact-words.ts';

const underWay = { offered: [], options: 3, selected: true, stops: [{}], canUndo: true } as unknown as TripContext;

it('reads a command of one word', () => {
  expect(readExactWords('closed', underWay)).toEqual({ act: 'report', report: { kind: 'closed' } });
});

it.each(['constructor', '__proto__', 'toString'])('takes %s for no command', (word) => {
  expect(readExactWords(word, underWay)).toBeUndefined();
});
