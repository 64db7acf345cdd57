import { expect, it } from 'vitest';

import { findWantedLanguage } from './wanted-language.ts';

it.each([
  ['Das ist ja alles Englisch. Bitte auf Deutsch', 'de'],
  ['not French, English please', 'en'],
  ['用中文', 'zh'],
  ['we fly to Germany', undefined],
])('%s asks for %s', (text, language) => {
  expect(findWantedLanguage(text)).toBe(language);
});
