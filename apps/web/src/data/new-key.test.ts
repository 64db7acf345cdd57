import { afterEach, expect, it, vi } from 'vitest';

import { newKey } from './new-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('is 16 bytes in hexadecimal on a page that is not secure', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index * 16 + 1) });
  expect(newKey()).toBe('0111213141516171' + '8191a1b1c1d1e1f1');
});

it('is a random UUID on a secure one', () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'one of a kind' });
  expect(newKey()).toBe('one of a kind');
});
