import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { canonicalJson } from './canonical-json.ts';

it('writes what the reference implementation writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  [{ b: 1, a: [true, null, 'é\n"'] }, '{"a":[true,null,"é\\n\\""],"b":1}'],
  [{ 10: 1, 9: 2, '': 3, A: 4 }, '{"":3,"10":1,"9":2,"A":4}'],
  [{ '\u20ac': 1, '\ud83d\ude00': 2, '\ufb33': 3 }, '{"\u20ac":1,"\ud83d\ude00":2,"\ufb33":3}'],
  [[1e21, 1e-7, -0, 0.1], '[1e+21,1e-7,0,0.1]'],
  [{ a: undefined, b: [undefined] }, '{"b":[null]}'],
  ['text', '"text"'],
])('writes %j', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});
