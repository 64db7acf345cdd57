import { expect, it } from 'vitest';

import { findChoices } from './choices.ts';

const choices = {
  S: ['small'],
  M: ['medium', 'middle size'],
  large: ['big'],
  extra_large: ['x-large', 'XL'],
  rot: ['赤', 'rouge'],
};

it.each([
  ['Small, please', ['S']],
  ['the MIDDLE  size', ['M']],
  ['extra large', ['extra_large']],
  ['extra_large', ['extra_large']],
  ['an x-large one', ['extra_large']],
  ['a large-ish one', []],
  ["I'm big", ['large']],
  ['Smallville', []],
  ['赤いのをください', ['rot']],
  ['rouge ou big', ['rot', 'large']],
  ["the 'm' one", ['M']],
  ['', []],
])('finds choices in %j', (text, values) => {
  expect(findChoices(choices, text).map(({ meanings }) => meanings[0])).toEqual(values);
});

it('takes words for what they are, not for patterns', () => {
  expect(findChoices({ 'a.c': ['c++', '(x)'] }, 'abc, c++').map(({ index }) => index)).toEqual([5]);
});
