import { describe, expect, it } from 'vitest';

import { findNumbers, parseHan, withDigits } from './numbers.ts';

describe('numbers of all languages', () => {
  it.for([
    ['二十', 20],
    ['二〇二七', 2027],
    ['一万五千', 15_000],
    ['一万二', 12_000],
    ['十二', 12],
    ['三百零五', 305],
    ['1万5千', 15_000],
  ] as const)('reads %s', ([text, value]) => {
    expect(parseHan(text)).toBe(value);
  });

  it.for([
    ['zwei Wochen', 'de', '2 Wochen'],
    ['trois jours', 'fr', '3 jours'],
    ['two nights, 300,000 yen', 'en', '2 nights, 300,000 yen'],
    ['三泊四日', 'ja', '3泊4日'],
    ['周六早上七点', 'zh', '周六早上7点'],
  ] as const)('writes those of "%s" in digits', ([text, language, expected]) => {
    expect(withDigits(text, language)).toBe(expected);
  });

  it('counts articles, and no part of another word', () => {
    expect(findNumbers('a friend and two others', 'en').map(({ value }) => value)).toEqual([1, 2]);
    expect(findNumbers('我们一起去，三个人', 'zh').map(({ value }) => value)).toEqual([3]);
  });
});
