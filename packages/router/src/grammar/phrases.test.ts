import { describe, expect, it } from 'vitest';

import { COURTESIES, Phrases, plainText } from './phrases.ts';

describe('plainText', () => {
  it.each([
    ['  Yes,\n PLEASE! ', 'yes, please!'],
    ['I’d like', "i'd like"],
    ['👍🏽 ok ✔️', 'ok'],
    ['\uff39\uff25\uff33\uff1f', 'yes?'],
  ])('makes %j %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('Phrases', () => {
  const phrases = new Phrases('ok|ok then', '好');

  it('finds the longest phrase at the beginning, whole words only', () => {
    expect(phrases.after('ok then, go')).toBe('go');
    expect(phrases.after('okay')).toBeUndefined();
    expect(phrases.after("ok'd")).toBeUndefined();
    expect(phrases.after('not ok')).toBeUndefined();
  });

  it('asks for no space where a script has none', () => {
    expect(phrases.after('好谢谢')).toBe('谢谢');
  });

  it('leaves courtesies out, however many', () => {
    expect(COURTESIES.afterAll('oh well, thanks, please help')).toBe('help');
    expect(COURTESIES.afterAll('thank you very much!')).toBe('');
  });
});
