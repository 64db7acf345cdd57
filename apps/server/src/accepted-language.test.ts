import { expect, it } from 'vitest';

import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt;q=1, en;q=0.5, fr;q=0.7', 'fr'],
  ['zh-Hans-CN', 'zh'],
  ['es;q=0, ja;q=0.1', 'ja'],
  ['*', undefined],
  ['pt', undefined],
  [';;q=,,', undefined],
  [undefined, undefined],
])('of %j is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
