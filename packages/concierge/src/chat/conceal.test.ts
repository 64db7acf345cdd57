import { expect, it } from 'vitest';

import { conceal } from './conceal.ts';

it('puts placeholders back into a text, but for what was said as a whole', () => {
  const values = new Map([
    ['⟦name:1⟧', 'Anna'],
    ['⟦name:2⟧', 'Anna Berg'],
    ['⟦said:1⟧', 'a table for Anna Berg'],
  ]);
  expect(conceal('a table for Anna Berg', values)).toBe('a table for ⟦name:2⟧');
});
