import { describe, expect, it } from 'vitest';

import { findCircles } from './circles.ts';

const circlesOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  findCircles(new Map(Object.entries(imports)));

describe('circles of imports', () => {
  it('are none where every way ends', () => {
    expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });

  it('begin and end with the same file', () => {
    expect(circlesOf({ a: ['b'], b: ['c'], c: ['a'] })).toEqual([['a', 'b', 'c', 'a']]);
    expect(circlesOf({ a: ['a'] })).toEqual([['a', 'a']]);
  });

  it('leave out what leads into them, and what lies between two', () => {
    const imports = {
      above: ['a'],
      a: ['b'],
      b: ['a', 'between'],
      between: ['c'],
      c: ['d'],
      d: ['c', 'below'],
      below: [],
    };
    expect(circlesOf(imports)).toEqual([
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ]);
  });

  it('are told by the shortest of those that share a file', () => {
    expect(circlesOf({ a: ['b'], b: ['c'], c: ['d', 'b'], d: ['a'] })).toEqual([['b', 'c', 'b']]);
  });

  it('do not run through files that nobody listed', () => {
    expect(circlesOf({ a: ['elsewhere'], b: ['a', 'elsewhere'] })).toEqual([]);
  });

  it('are found in a long row', () => {
    const names = Array.from({ length: 100 }, (_, i) => `file-${i}`);
    const row = Object.fromEntries(names.map((name, i) => [name, names.slice(i + 1, i + 9)]));
    expect(circlesOf(row)).toEqual([]);
    expect(circlesOf({ ...row, 'file-99': ['file-0'] })[0]).toHaveLength(15);
  });
});
