import { describe, expect, it } from 'vitest';

import { LruMap } from './lru-map.ts';

describe('a cache that is bounded by bytes', () => {
  it('never takes more, whatever comes', () => {
    const map = new LruMap<string, string>({ bytes: 100_000 });
    for (let index = 0; index < 10_000; index++) {
      map.set(`key ${index}`, 'x'.repeat(index % 5000));
      expect(map.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(map.size).toBeGreaterThan(10);
  });

  it('forgets first what was longest neither set nor asked for', () => {
    const map = new LruMap<string, string>({ bytes: 250, bytesOf: () => 36 });
    for (const key of ['a', 'b']) map.set(key, key);
    map.get('a');
    map.set('c', 'c');
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual(['a', undefined, 'c']);
  });

  it('does not keep what is larger than all of the room', () => {
    const map = new LruMap<string, string>({ bytes: 1000 });
    map.set('small', 'a');
    map.set('large', 'x'.repeat(2000));
    expect([map.get('large'), map.size, map.bytes]).toEqual([undefined, 0, 0]);
  });

  it('counts what takes the place of another once', () => {
    const map = new LruMap<string, string>({ bytes: 1000, bytesOf: (value) => value.length });
    map.set('a', 'xxxxx');
    map.set('a', 'x');
    expect(map.bytes).toBe(65);
    map.delete('a');
    map.delete('a');
    expect(map.bytes).toBe(0);
  });

  it('keeps false and empty values, too', () => {
    const map = new LruMap<string, boolean | ''>({ bytes: 1000 });
    map.set('a', false);
    map.set('b', '');
    expect([map.get('a'), map.get('b')]).toEqual([false, '']);
  });

  it('keeps so many entries, where that is asked for', () => {
    const map = new LruMap<number, object>({ bytes: 1e6, entries: 2 });
    for (const key of [1, 2, 3]) map.set(key, {});
    expect([map.get(1), map.size]).toEqual([undefined, 2]);
  });
});
