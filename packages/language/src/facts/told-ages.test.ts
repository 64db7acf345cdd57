import { expect, it } from 'vitest';

import type { Language } from '../understand/frame.ts';
import { findToldAges } from './told-ages.ts';

it.each<[Language, string, readonly number[]]>([
  ['en', 'the kids are 6 and 10', [6, 10]],
  ['en', 'Our two boys are four, six and nine years old.', [4, 6, 9]],
  ['en', 'my daughter is 7', [7]],
  ['de', 'Die Kinder sind 6 und 10 Jahre alt', [6, 10]],
  ['fr', 'les enfants ont 6 et 10 ans', [6, 10]],
  ['es', 'los niños tienen 6 y 10 años', [6, 10]],
  ['ja', '子供は6歳と10歳です', [6, 10]],
  ['zh', '孩子6岁和10岁', [6, 10]],
])('reads in %s the ages of "%s"', (language, text, ages) => {
  expect(findToldAges(text, language)).toEqual(ages);
});

it.each<[Language, string]>([
  ['en', 'the kids are tired'],
  ['en', 'the kids are 3 of us'],
  ['en', 'we bring our two kids, 5 and 8'],
  ['en', 'the kids are 6 and 10, start later on Friday'],
  ['en', 'my sons are 24 and 27'],
  ['de', 'Die Kinder sind zu zweit'],
  ['fr', 'les enfants ont faim'],
  ['es', 'los niños tienen hambre'],
  ['ja', '子供は2人です'],
  ['zh', '孩子2个'],
])('reads none in %s where more is said: "%s"', (language, text) => {
  expect(findToldAges(text, language)).toBeUndefined();
});
