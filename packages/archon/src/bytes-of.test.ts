import { expect, it } from 'vitest';

import { bytesOf } from './bytes-of.ts';

it('counts what is reached', () => {
  const text = 'x'.repeat(1000);
  expect(bytesOf(text)).toBe(1024);
  expect(bytesOf({ inner: [{ text }] })).toBeGreaterThan(1024);
  expect(bytesOf(new Map([['key', { text }]]))).toBeGreaterThan(1024);
  expect(bytesOf(new Set([text]))).toBeGreaterThan(1024);
  expect(bytesOf(new Float32Array(1000))).toBe(4024);
});

it('counts a long list by some of its items', () => {
  const items = Array.from({ length: 100_000 }, (_, index) => ({ text: 'x'.repeat(100), index }));
  expect(bytesOf(items)).toBeGreaterThan(100_000 * 124);
  expect(bytesOf(items)).toBeLessThan(100_000 * 250);
});

it('comes to an end', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(bytesOf(circle)).toBeLessThan(10_000);
});

it.each([undefined, null, 1, true, Symbol('a'), () => 1])('%s takes a slot', (value) => expect(bytesOf(value)).toBe(8));
