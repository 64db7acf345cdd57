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
  ['no journey needed, X', false],
  ['no journey needed, X and temples', false],
  ['no journey, X', false],
  ['without children, X', false],
  ['not by car, X', false],
  ['no museums, X or churches', true],
  ['no museums, churches or X', true],
  ['no museums, no X', true],
  ['we hate museums, X', true],
  ["we don't like crowds, X", true],
  ["we don't need a car, X", false],
])('hears whether something denies %j', (text, negated) => {
  expect(isNegated(text, text.indexOf('X'))).toBe(negated);
});
