import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { makeMutants } from './make-mutants.ts';

/** What is made of a line of source, without the line itself. */
function changesOf(source: string): readonly string[] {
  return makeMutants(source).mutants.map(({ change }) => change.replace(/.*→ {2}/, ''));
}

/** What a function called `f` answers with each of its mutants turned on. */
function answersOf(source: string, ...given: readonly unknown[]): readonly unknown[] {
  const { code, mutants } = makeMutants(source);
  const call = (text: string, active?: number): unknown => {
    const __mutant = (id: number): boolean => id === active;
    return runInNewContext(`${stripTypeScriptTypes(text)}; f(...given)`, { given, __mutant, __tick: () => undefined });
  };
  expect(call(code)).toEqual(call(source));
  return mutants.map(({ id }) => call(code, id));
}

describe('mutants', () => {
  it.each([
    ['const minutes = 60;', ['61', '59', '120', '0']],
    ['const share = 0.05;', ['0.055', '0.1', '0']],
    ['const none = 0;', ['1', '-1']],
    ['f(a < b);', ['nothing', 'a <= b', 'a >= b']],
    ['f(a === b || !c);', ['nothing', 'a === b && !c', 'a !== b', 'c']],
    ['if (isOpen) open;', ['true', 'false', 'nothing']],
    ['const way = isOpen ? a : b;', ['true', 'false']],
    ['const most = Math.max(a, b + c);', ['Math.min(a, b + c)', 'b - c']],
    ['const price = fee ?? none;', ['fee']],
    ['const all = list.some(isOpen);', ['list.every(isOpen)']],
    ['const few = list.filter(isOpen);', ['list']],
    ['const order = a < b ? -1 : 1;', ['true', 'false', 'a >= b', '1']],
    ['const order = a === b ? -1 : 1;', ['true', 'false', 'a !== b', '1']],
    ['const words = query.toString();', []],
    ['const { 0: word } = match;', []],
  ])('of %s are its small faults', (source, changes) => {
    expect(changesOf(source)).toEqual(changes);
  });

  it('leave types, imports and names alone', () => {
    const source = `import { a } from './a-1.ts'; type One = 1 | 2; interface Two { readonly 3: 4 } const b = { 5: a as 6 };`;
    expect(makeMutants(source)).toEqual({ code: source, mutants: [] });
  });

  it.each([
    ['throw new MisuseError(`Got ${n + 1}.`);', []],
    ["throw new Error(n > 1 ? `Got ${n - 1}.` : 'None.');", []],
    ["throw new RangeError(`Got ${n}` + (a < b ? '.' : '!'));", []],
    ["throw new Error(all.filter(isKnown).join(', '));", []],
    ["class BusyError extends Error { constructor(n) { super(n === 1 ? 'One.' : `${n} wait.`); } }", ['nothing']],
    ["function f(n) { const all = n > 1 ? 'All' : 'One'; throw new Error(`${all} of ${n}.`); }", []],
    ["const a = b ? 'x' : 'y'; { const b = a ? 'x' : 'y'; throw new Error(c); }", ['true', 'false', 'true', 'false']],
    // What is not the text of an error may be wrong.
    ["throw new BusyError('Wait.', 30, { n: a + b });", ['31', '29', '60', '0', 'a - b']],
    ["if (n > 1) throw new Error('Too many.');", ['true', 'false', 'n >= 1', 'n <= 1', '2', '0']],
    [
      "const all = n === 1 ? 'One' : 'All'; say(all); throw new Error(all + '.');",
      ['true', 'false', 'n !== 1', '2', '0', 'nothing'],
    ],
    ['class Option extends Plan { constructor(n) { super(`${n + 1}`); } }', ['nothing', 'n - 1', '2', '0']],
    ['const said = new Sentence(`${n + 1}`);', ['n - 1', '2', '0']],
  ])('leave the words of an error alone: %s', (source, changes) => {
    expect(changesOf(source)).toEqual(changes);
  });

  it('leave a chain that may end early whole', () => {
    expect(answersOf('function f(a?: number[]) { return a?.filter((n) => n > 1).map(String); }', undefined)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are in the source all at once, and each does what it says', () => {
    const source = `function f(a: number, b: number): number {
      if (a > 2 && b > 1) return a + b * 10;
      return 0;
    }`;
    // true, false, ||, a >= 2, a <= 2, 3, 1, 4, 0, b >= 1, b <= 1, 2, 0, −, /, 11, 9, 20, 0, 1, −1
    expect(answersOf(source, 3, 2)).toEqual([
      23, 0, 23, 23, 0, 0, 23, 0, 23, 23, 0, 0, 23, -17, 3.2, 25, 21, 43, 3, 23, 23,
    ]);
  });

  it('leave an else where it belongs', () => {
    const source = `function f(a: number): string[] {
      const said: string[] = [];
      if (a > 2) said.push('more');
      else said.push('less');
      return said;
    }`;
    // true, false, a >= 2, a <= 2, 3, 1, 4, 0, neither push
    expect(answersOf(source, 2).map(String)).toEqual([
      'more',
      'less',
      'more',
      'more',
      'less',
      'more',
      'less',
      'more',
      'less',
      '',
    ]);
  });

  it('are numbered on from a number, and know their line', () => {
    expect(makeMutants('const a = b;\nconst c = 0;', 7).mutants).toEqual([
      { id: 7, line: 2, change: '0  →  1' },
      { id: 8, line: 2, change: '0  →  -1' },
    ]);
  });

  it('are in the source only as far as they are wanted, and keep their numbers', () => {
    const { code, mutants } = makeMutants('const a = -b;\nconst c = 0;', 7, (id) => id === 9);
    expect(mutants.map(({ id }) => id)).toEqual([7, 8, 9]);
    expect(code).toBe('const a = -b;\nconst c = (globalThis.__mutant(9) ? (-1) : (0));');
  });

  it('that loop can be stopped from outside', () => {
    const __tick = (): never => {
      throw new Error('Too long.');
    };
    const { code } = makeMutants('while (true) go();');
    expect(() => void runInNewContext(code, { __mutant: () => false, __tick })).toThrow('Too long.');
  });
});
