import { expect, it } from 'vitest';

import { isOutdoors } from './index.ts';

it('takes the word of whoever knows, else that of the category', () => {
  expect(isOutdoors({ indoor: true, categories: ['market'] })).toBe(false);
  expect(isOutdoors({ indoor: false, categories: ['museum'] })).toBe(true);
  expect(isOutdoors({ indoor: null, categories: ['museum', 'garden'] })).toBe(true);
  expect(isOutdoors({ indoor: null, categories: ['museum'] })).toBe(false);
});
