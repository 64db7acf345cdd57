import { expect, it } from 'vitest';

import { styleOf } from './bed-of.ts';
import { categoriesOf } from './categories-of.ts';
import { mealsOf } from './table-of.ts';
import { stepFreeOf } from './visit-of.ts';

it.each(['__proto__', 'constructor', 'toString'])('takes %s in a tag for a value that nobody knows', (value) => {
  const tags = { amenity: value, religion: value, tourism: value, wheelchair: value };
  expect(styleOf(tags)).toBe('hotel');
  expect(categoriesOf({ ...tags, amenity: 'place_of_worship' })[0]).toBe('temple');
  expect(mealsOf(tags)).toEqual(['lunch', 'dinner']);
  expect(stepFreeOf(tags)).toBe('unknown');
});
