/**
 * @module
 * `npm run -s bench -- memory [--entries 1000,10000,100000] [--postgres URL]`: how often the memory that answers a question is among the first
 * five, with the offline embedder, by meaning alone and by words alone; how long a query takes on each store; how many facts of a
 * conversation outlast its shortening.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { englishEmbedder } from '@wayfarer/archon/embeddings';
import { InMemoryStore, type MemoryStore } from '@wayfarer/archon/memory';
import { SqliteMemoryStore } from '@wayfarer/archon/memory/sqlite';

import { measureFacts } from './memory/facts.ts';
import { measureLatency } from './memory/latency.ts';
import { listPairs } from './memory/pairs.ts';
import { measureRecall } from './memory/recall.ts';

const { values } = parseArgs({ options: { entries: { type: 'string', default: '1000,10000,100000' } } });
const sizes = values.entries.split(',').map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
try {
  const embedder = englishEmbedder();
  const recall = {
    both: await measureRecall(embedder),
    meaning: await measureRecall(embedder, 0),
    words: await measureRecall(),
  };
  console.log(JSON.stringify({ recall }));
  const facts = await measureFacts();
  console.log(JSON.stringify({ facts }));
  const real = await embedder.embed(listPairs().map(({ memory }) => memory));
  const latency: object[] = [];
  for (const entries of sizes) {
    for (const [store, open] of Object.entries(listStores(entries))) {
      latency.push({ store, ...(await measureLatency(open, entries, real)) });
      console.log(JSON.stringify(latency.at(-1)));
    }
  }
  console.log(JSON.stringify({ recall, facts, latency }));
} finally {
  rmSync(folder, { recursive: true });
}

function listStores(entries: number): Readonly<Record<string, () => MemoryStore>> {
  const kept = new InMemoryStore();
  // It is opened twice, and must outlive the first.
  kept.close = async () => undefined;
  const file = path.join(folder, `${entries}.db`);
  return { memory: () => kept, sqlite: () => new SqliteMemoryStore({ path: file }) };
}
