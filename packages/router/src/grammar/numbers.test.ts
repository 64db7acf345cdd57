import { describe, expect, it } from 'vitest';

import { COUNT, parseCount, parseDecimal } from './numbers.ts';

describe('parseCount', () => {
  it.each([
    ['7', 7],
    ['seven', 7],
    ['Seventeen', 17],
    ['twenty', 20],
    ['twenty-two', 22],
    ['forty five', 45],
    ['fourty', 40],
    ['ninety-nine', 99],
    ['a dozen', 12],
    ['hundred', 100],
    ['another', 1],
    ['twenty-ten', undefined],
    ['few', undefined],
    ['-2', undefined],
    ['', undefined],
  ])('reads %j', (text, count) => {
    expect(parseCount(text)).toBe(count);
  });
});

describe('COUNT', () => {
  it.each([
    ['about twenty-two people', 'twenty-two'],
    ['sixteen rooms', 'sixteen'],
    ['a dozen eggs', 'a dozen'],
    ['twenty onesies', 'twenty'],
    ['12 of us', '12'],
  ])('finds the whole number in %j', (text, count) => {
    expect(new RegExp(COUNT).exec(text)?.[0]).toBe(count);
  });
});

describe('parseDecimal', () => {
  it('tells a group from decimals by the last mark', () => {
    expect([parseDecimal('1.250,50', 'group'), parseDecimal("3'400", 'group'), parseDecimal('0,500', 'group')]).toEqual(
      [1250.5, 3400, 0.5],
    );
  });
});
