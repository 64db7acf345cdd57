import { describe, expect, it } from 'vitest';

import { Scanner } from './scanner.ts';

describe('Scanner', () => {
  it('gives nothing outside the text', () => {
    expect(new Scanner('ab').at(2)).toBe('');
    expect(new Scanner('').isAtEnd()).toBe(true);
  });

  it('counts what it looks at', () => {
    const scanner = new Scanner('aab');
    scanner.skip((one) => one === 'a', 0);
    expect(scanner.steps).toBe(3);
  });

  it('looks for a word once, however often it is asked', () => {
    const scanner = new Scanner('-'.repeat(1000));
    for (let index = 0; index < 1000; index += 1) expect(scanner.find('x', index)).toBe(1000);
    expect(scanner.steps).toBe(1001);
  });

  it('finds the next one behind the last answer', () => {
    const scanner = new Scanner('a-a-a');
    expect([0, 1, 3, 2].map((from) => scanner.find('a', from))).toEqual([0, 2, 4, 2]);
  });
});
