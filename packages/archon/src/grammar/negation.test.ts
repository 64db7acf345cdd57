import { expect, it } from 'vitest';

import { isRuledOut } from './negation.ts';

it.each([
  ['not X', true],
  ["it isn't X", true],
  ['instead of the X', true],
  ['not for my order X', true],
  ['nicht die X', true],
  ['pas la X', true],
  ['no es X', true],
  ['non X', true],
  ['X', false],
  ['knot X', false],
  ['not this one, X', false],
  ['no, X', false],
  ['it did not come: X', false],
])('%j', (text, negated) => {
  expect(isRuledOut(text, text.indexOf('X'))).toBe(negated);
});
