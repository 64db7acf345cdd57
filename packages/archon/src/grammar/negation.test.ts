import { expect, it } from 'vitest';

import { isNegated, isRuledOut } from './negation.ts';

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

it.each([
  ["we don't want X", true],
  ['not in X', true],
  ['no museums or X', true],
  ['instead of X', true],
  ['we love X', false],
  ["we don't mind X", false],
  ['no luxury, but X', false],
  ['not Tokyo. X', false],
  ["can't wait to see X", false],
  ['we hate crowds, must see X', false],
  ['we must not see X', true],
])('hears whether something denies %j', (text, negated) => {
  expect(isNegated(text, text.indexOf('X'))).toBe(negated);
});
