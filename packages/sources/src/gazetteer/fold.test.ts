import { describe, expect, it } from 'vitest';

import { fold, isCjk } from './fold.ts';

describe('folding a name', () => {
  it.each([
    ['Kyōto', 'kyoto'],
    ['  SÃO  Paulo ', 'sao paulo'],
    ['Saint-Étienne', 'saint etienne'],
    ['Straße', 'strasse'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Łódź', 'lodz'],
    ["Musée d'Orsay", 'musee dorsay'],
    ['Philosopher’s Path', 'philosophers path'],
    ['ﾄｳｷｮｳ', 'トウキョウ'],
    ['がごうどん', 'がごうどん'],
    ['서울', '서울'],
    ['Москва', 'москва'],
    ['!?', ''],
  ])('%j is %j', (name, key) => {
    expect(fold(name)).toBe(key);
  });

  it('tells scripts without spaces between words', () => {
    expect(['京都', 'きょうと', 'キョート', '교토', '々'].map(isCjk)).toEqual([true, true, true, true, true]);
    expect(['Kyoto', 'Київ', '2027'].some(isCjk)).toBe(false);
  });
});
