import { describe, expect, it } from 'vitest';

import { parsePolicy, type PolicyContext } from '../../src/policy/index.ts';
import { truthOf } from './truth-of.ts';

/** Facts as they arrive: JSON can give an object a `__proto__` of its own. */
const parse = (json: string): PolicyContext => JSON.parse(json) as PolicyContext;

describe('a path', () => {
  it('is indexed by another', () => {
    const condition = { 'map[deep.inner.s]': { gt: 5 } };
    expect(truthOf(condition, { map: { x: 6, y: 1 }, deep: { inner: { s: 'x' } } })).toBe(true);
    expect(truthOf(condition, { map: { x: 6, y: 1 }, deep: { inner: { s: 'y' } } })).toBe(false);
    expect(truthOf(condition, { map: { x: 6, y: 1 }, deep: { inner: { s: 'z' } } })).toBe('unknown');
    expect(truthOf(condition, { map: { x: 6, y: 1 }, deep: { inner: null } })).toBe('unknown');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'finds nothing called %s unless the facts have it',
    (key) => {
      expect(truthOf({ 'map[key]': { exists: true } }, { map: {}, key })).toBe(false);
      expect(truthOf({ map: { contains: { path: 'key' } } }, { map: {}, key })).toBe(false);
      const facts = parse(`{ "map": { "${key}": 7 }, "key": "${key}" }`);
      expect(truthOf({ 'map[key]': { eq: 7 } }, facts)).toBe(true);
    },
  );

  it('does not read through what is no mapping', () => {
    expect(truthOf({ 'deep.inner.n': { exists: true } }, { deep: 'text' })).toBe(false);
    expect(truthOf({ 'deep.inner.n': { eq: 1 } }, { deep: [{ inner: { n: 1 } }] })).toBe('unknown');
  });

  it('may be called as every object calls something', () => {
    const policy = parsePolicy(`
      policy: odd names
      facts: { params: { constructor: string, toString: number, __proto__: { polluted: string } } }
      tools: { constructor: { writes: true }, __proto__: { writes: true } }
      rules:
        - id: constructor
          tools: [constructor, __proto__]
          effect: allow
          reason: It is so.
          when: { params.constructor: { eq: a }, params.toString: { eq: 1 }, params.__proto__.polluted: { eq: x } }
    `);
    const check = parse('{ "params": { "constructor": "a", "toString": 1, "__proto__": { "polluted": "x" } } }');
    for (const tool of ['constructor', '__proto__']) {
      expect(policy.decide({ ...check, tool, params: check['params'] }).allowed).toBe(true);
      expect(policy.decide({ tool, params: {} }).allowed).toBe(false);
    }
    expect(policy.decide({ tool: 'toString', params: {} }).rules).toMatchObject([{ id: 'undeclared-tool' }]);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a pattern', () => {
  it('that would keep other engines busy for years is answered', () => {
    expect(truthOf({ s: { matches: '(a+)+(b|a*)*c' } }, { s: `${'a'.repeat(5000)}!` })).toBe(false);
  });
});
