import { expect, it } from 'vitest';

import { findMalformedText } from './malformed-text.ts';

it.each<[unknown, readonly string[], string]>([
  ['a\ud800', [], 'a\ud800'],
  ['\udc00a', [], '\udc00a'],
  [{ others: ['good', 'a\ud83d'] }, ['others', '1'], 'a\ud83d'],
  [{ one: { 'half\udfff': 1 } }, ['one'], 'half\udfff'],
  [{ first: '\ud800', second: '\udc00' }, ['first'], '\ud800'],
  [JSON.parse('{"__proto__":{"text":"\\ud800"}}'), ['__proto__', 'text'], '\ud800'],
])('finds it in %j', (value, path, text) => {
  expect(findMalformedText(value)).toEqual({ path, text });
});

it.each([null, 1, true, undefined, 'one \ud83d\ude42', { 'name \ud83d\ude42': ['', { a: null }] }])(
  'finds nothing in %j',
  (value) => expect(findMalformedText(value)).toBeUndefined(),
);

it('goes as deep as JSON does', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}`);
  expect(findMalformedText(deep)?.path).toHaveLength(100_000);
});
