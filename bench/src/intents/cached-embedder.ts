import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Embedder } from '@wayfarer/archon/model';

/** Texts between two writes: what an interrupted run loses at most. */
const BATCH = 32;

export interface CachedEmbedder extends Embedder {
  /** What making vectors has taken in this process, in seconds of CPU. */
  spent(): number;
}

/**
 * `embedder`, with what it has said before in two files of `folder`: the texts, one a line, and their vectors one after the
 * other. Measuring a classifier a second time need not take minutes.
 */
export function cachedEmbedder(embedder: Embedder, folder: string): CachedEmbedder {
  const { id, dimension } = embedder;
  mkdirSync(folder, { recursive: true });
  const [textFile, vectorFile] = ['jsonl', 'f32'].map((kind) => path.join(folder, `${id}.${kind}`)) as [string, string];
  const rows = readRows(textFile, vectorFile, dimension);
  let spent = 0;
  return {
    id,
    dimension,
    spent: () => spent,
    async embed(texts) {
      const missing = [...new Set(texts)].filter((text) => !rows.has(text));
      const begin = process.cpuUsage();
      for (let first = 0; first < missing.length; first += BATCH) {
        const now = missing.slice(first, first + BATCH);
        const made = await embedder.embed(now);
        now.forEach((text, at) => rows.set(text, made[at] ?? new Float32Array(dimension)));
        appendFileSync(
          vectorFile,
          Buffer.concat(made.map((row) => new Uint8Array(row.buffer, row.byteOffset, row.byteLength))),
        );
        appendFileSync(textFile, now.map((text) => `${JSON.stringify(text)}\n`).join(''));
        if (first % 1024 === 0 && missing.length > 1024) console.error(`embedded ${first} of ${missing.length}`);
      }
      const { user, system } = process.cpuUsage(begin);
      spent += (user + system) / 1e6;
      return texts.map((text) => rows.get(text) ?? new Float32Array(dimension));
    },
  };
}

/** What is there of both. A file that was written by half is cut back to that. */
function readRows(textFile: string, vectorFile: string, dimension: number): Map<string, Float32Array> {
  if (!existsSync(textFile) || !existsSync(vectorFile)) return new Map();
  const length = 4 * dimension;
  const bytes = new Uint8Array(readFileSync(vectorFile));
  const texts = readFileSync(textFile, 'utf8')
    .split('\n')
    .slice(0, -1)
    .slice(0, Math.floor(bytes.length / length));
  truncateSync(vectorFile, texts.length * length);
  writeFileSync(textFile, texts.map((text) => `${text}\n`).join(''));
  return new Map(
    texts.map((text, at) => [JSON.parse(text) as string, new Float32Array(bytes.buffer, at * length, dimension)]),
  );
}
