import { describe, expect, it } from 'vitest';

import { PatternError, SafePattern, safePattern } from './safe-pattern.ts';

describe('SafePattern', () => {
  it.each([
    [
      'ORD-\\d+',
      'is ord-12 or ORD-3 late?',
      [
        { text: 'ord-12', index: 3 },
        { text: 'ORD-3', index: 13 },
      ],
    ],
    ['order (\\d+)', 'Order 7', [{ text: '7', index: 6 }]],
    ['#(\\d+)|nr (\\w+)', 'nr x9', [{ text: 'x9', index: 3 }]],
    ['(?P<id>\\d+)€', '12€', [{ text: '12', index: 0 }]],
    ['größe (\\d+)', 'GRÖSSE 4, Größe 5', [{ text: '5', index: 16 }]],
    ['\\d*', 'a1b', [{ text: '1', index: 1 }]],
    ['x', 'nothing', []],
  ])('finds %j in %j', (source, text, found) => {
    expect(new SafePattern(source).findAll(text)).toEqual(found);
  });

  it('tells a whole match from one inside', () => {
    const pattern = new SafePattern('ORD-\\d{4}');
    expect(['ord-1001', 'ORD-10012', ' ORD-1001'].map((text) => pattern.matchesWhole(text))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['(a', /missing closing \)/],
    ['(a)\\1', /invalid escape.*back-references are not supported/],
    ['(?=a)', /look-around/],
    ['((a{100}){100}){100}', /repeat count/],
  ])('refuses %j', (source, reason) => {
    expect(() => new SafePattern(source)).toThrow(PatternError);
    expect(() => new SafePattern(source)).toThrow(reason);
  });

  // What grows with the square of a million, or faster, does not end.
  it('comes to the end of any text, whatever the pattern', () => {
    expect(new SafePattern('(a*)*b').findAll('a'.repeat(1_000_000))).toEqual([]);
  });

  it('is compiled once', () => {
    expect(safePattern('once \\d')).toBe(safePattern('once \\d'));
  });
});
