import { expect, it } from 'vitest';

import { isHedged } from './hedges.ts';

it.each([
  ['en', "maybe swap them round, I don't know"],
  ['de', 'vielleicht lassen wir das Museum weg'],
  ['fr', 'on pourrait peut-être partir plus tard'],
  ['es', 'a lo mejor quitamos el museo'],
  ['ja', '美術館はやめるかもしれません'],
  ['zh', '也许不去博物馆了'],
] as const)('hears in %s that nothing is decided: %s', (language, text) => {
  expect(isHedged(text, language)).toBe(true);
});

it.each([
  ['en', 'swap them round'],
  ['de', 'lass das Museum weg'],
  ['ja', '美術館を外して'],
] as const)('hears no doubt in a plain order in %s: %s', (language, text) => {
  expect(isHedged(text, language)).toBe(false);
});
