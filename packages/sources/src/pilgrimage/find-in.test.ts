import { expect, it, vi } from 'vitest';

import { findNameIn } from './find-in.ts';

/** Finds names of a list, each of its rank. */
const find = (sentence: string, names: Readonly<Record<string, number>>) =>
  findNameIn(sentence, (part) => names[part] ?? 0);

it('takes the name of the highest rank, of equals the longest, then the first', () => {
  const names = { uji: 1, 'uji station': 1, nara: 2, kobe: 1, mie: 1 };
  expect(find('from uji station', names)).toBe('uji station');
  expect(find('from uji station to nara', names)).toBe('nara');
  expect(find('uji or mie', names)).toBe('uji');
  expect(find('kobe or uji', names)).toBe('kobe');
  expect(find('nowhere', names)).toBeUndefined();
});

it('takes words that spaces set apart whole, and letters of CJK alone', () => {
  expect(find('Ujina', { Uji: 1 })).toBeUndefined();
  expect(find('在宇治想', { 宇治: 1 })).toBe('宇治');
  expect(find('(uji)', { uji: 1, '(uji)': 2 })).toBe('uji');
});

it('says what stands before and after', () => {
  const rank = vi.fn((part: string, _context: object) => Number(part === 'uji'));
  findNameIn('at uji!', rank);
  expect(rank.mock.calls.find(([part]) => part === 'uji')?.[1]).toEqual({ before: 'at ', after: '!' });
});

it('looks at 500 letters, and at names of 60', () => {
  expect(find(`${' '.repeat(497)}uji`, { uji: 1 })).toBe('uji');
  expect(find(`${' '.repeat(498)}uji`, { uji: 1, uj: 1 })).toBe('uj');
  const [long, longer] = ['x'.repeat(60), 'x'.repeat(61)];
  expect(find(long, { [long]: 1 })).toBe(long);
  expect(find(longer, { [longer]: 1 })).toBeUndefined();
});
