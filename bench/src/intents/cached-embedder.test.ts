import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Embedder } from '@wayfarer/archon/model';
import { afterEach, expect, it, vi } from 'vitest';

import { cachedEmbedder } from './cached-embedder.ts';

const folder = mkdtempSync(join(tmpdir(), 'cached-embedder-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lengths: Embedder = {
  id: 'lengths',
  dimension: 2,
  embed: async (texts) => texts.map((text) => Float32Array.of(text.length, 0.5)),
};

it('asks for what it has not seen, in this run and the next, even after one that was cut off', async () => {
  const embed = vi.spyOn(lengths, 'embed');
  const first = cachedEmbedder(lengths, folder);
  const [a, bb, again] = await first.embed(['a', 'bb', 'a']);
  expect([a, bb, again]).toEqual([Float32Array.of(1, 0.5), Float32Array.of(2, 0.5), Float32Array.of(1, 0.5)]);
  expect(embed.mock.calls).toEqual([[['a', 'bb']]]);

  const second = cachedEmbedder(lengths, folder);
  expect(await second.embed(['bb', 'line\nbreak'])).toEqual([Float32Array.of(2, 0.5), Float32Array.of(10, 0.5)]);
  expect(embed.mock.calls.at(-1)).toEqual([['line\nbreak']]);

  // The last vector was written by half.
  truncateSync(join(folder, 'lengths.f32'), 2 * 8 + 4);
  const third = cachedEmbedder(lengths, folder);
  expect(await third.embed(['line\nbreak', 'a'])).toEqual([Float32Array.of(10, 0.5), Float32Array.of(1, 0.5)]);
  const fourth = cachedEmbedder(lengths, folder);
  expect(await fourth.embed(['line\nbreak', 'bb'])).toEqual([Float32Array.of(10, 0.5), Float32Array.of(2, 0.5)]);
});
