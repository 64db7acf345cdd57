import { describe, expect, it } from 'vitest';

import { parseDecimal } from '../../grammar/numbers.ts';
import { findNumbers } from './numbers.ts';

describe('parseDecimal', () => {
  it.each([
    ['12', 12],
    ['49.90', 49.9],
    ['49,90', 49.9],
    ['1,234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ["1'234.50", 1234.5],
    ['1 234,50', 1234.5],
    ['0.500', 0.5],
    ['-3', -3],
    ['\uff11\uff12', 12],
    ['12345678901234567', undefined],
    ['.', undefined],
  ])('reads %j', (written, value) => {
    expect(parseDecimal(written, 'decimal')).toBe(value);
  });

  it('takes a lone point before three digits as it is told', () => {
    expect(parseDecimal('1.234', 'decimal')).toBe(1.234);
    expect(parseDecimal('1.234', 'group')).toBe(1234);
  });
});

describe('findNumbers', () => {
  it.each([
    ['3', [3]],
    ["it's 3, thanks", [3]],
    ['I need 2.5 or (4).', [2.5, 4]],
    ['minus: -7', [-7]],
    ['ORD-1001', []],
    ['#7, a1, 1a, 5%, 12:30, 3/4, 2027-05-03, a@1.org', []],
    ['forty', []],
  ])('finds in %j', (text, values) => {
    expect(findNumbers(text).map(({ meanings }) => meanings[0])).toEqual(values);
  });
});
