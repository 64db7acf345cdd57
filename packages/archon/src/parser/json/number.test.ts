import { describe, expect, it } from 'vitest';

import { readNumber } from './number.ts';

describe('readNumber', () => {
  it.each([
    ['0', 0],
    ['-12', -12],
    ['2.5e3', 2500],
  ])('reads %s as JSON does', (word, value) => {
    expect(readNumber(word)).toEqual({ value, isPlain: true });
  });

  it.each([
    ['+15', 15],
    ['.5', 0.5],
    ['12.', 12],
    ['5e', 5],
    ['2e-', 2],
    ['0xc8', 200],
    ['1_234.5_6', 1234.56],
  ])('reads %s, which JSON does not', (word, value) => {
    expect(readNumber(word)).toEqual({ value, isPlain: false });
  });

  it.each(['', '007', '1.2.3', '1/2', '2026-11-21', '0x', '1__0', '1e999', 'e3', '.'])('leaves %j a text', (word) => {
    expect(readNumber(word)).toBeUndefined();
  });
});
