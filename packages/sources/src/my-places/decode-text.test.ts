import { expect, it } from 'vitest';

import { decodeText } from './decode-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('takes two signs that do something for a slip, or one in fifty', () => {
  expect(decodeText(bytes(`a\u0001\u0002`))).toBe('a\u0001\u0002');
  expect(decodeText(bytes(`a\u0001\u0002\u0003`))).toBeUndefined();
  // Three of 150 are one in fifty, three of 149 are more.
  expect(decodeText(bytes(`${'a'.repeat(147)}\u0001\u0002\u0003`))).toHaveLength(150);
  expect(decodeText(bytes(`${'a'.repeat(146)}\u0001\u0002\u0003`))).toBeUndefined();
  expect(decodeText(bytes(`\t\r\n${'a\n'.repeat(50)}`))).toHaveLength(103);
});

it('looks at the first 4,096 signs', () => {
  const odd = '\u0001'.repeat(4000);
  expect(decodeText(bytes(`${'a'.repeat(4096)}${odd}`))).toHaveLength(8096);
  expect(decodeText(bytes(`${'a'.repeat(4000)}${odd}`))).toBeUndefined();
});

it('knows UTF-16 by its zeros: more than one byte in four, all on one side', () => {
  // Three of eight bytes are zero; two of eight are a quarter, and not more.
  const third = Buffer.from('abc\u4e2d', 'utf16le');
  expect(decodeText(third)).toBe('abc\u4e2d');
  expect(decodeText(Buffer.from(third).swap16())).toBe('abc\u4e2d');
  const few = Buffer.from('ab\u4e2d\u4e2e', 'utf16le');
  expect(decodeText(few)).not.toBe('ab\u4e2d\u4e2e');
});
