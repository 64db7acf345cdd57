/**
 * @module
 * `npm run -s bench -- memory [--entries 1000,10000,100000] [--postgres postgres://postgres@127.0.0.1:5432]`: how often the memory that answers a
 * question is among the first five, with the offline embedder, by meaning alone and by words alone; how long a query takes on each store; how many
 * facts of a conversation outlast its shortening. With a server, in a database of its own, which is dropped afterwards.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { InMemoryStore, type MemoryStore } from '@wayfarer/archon/memory';
import { PostgresMemoryStore } from '@wayfarer/archon/postgres';
import { SqliteMemoryStore } from '@wayfarer/archon/sqlite';
import { englishEmbedder } from '@wayfarer/router/embeddings';

import { createDatabase, type Database } from './memory/database.ts';
import { measureFacts } from './memory/facts.ts';
import { measureLatency } from './memory/latency.ts';
import { listPairs } from './memory/pairs.ts';
import { measureRecall } from './memory/recall.ts';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '1000,10000,100000' }, postgres: { type: 'string' } },
});
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
    const database = values.postgres === undefined ? undefined : await createDatabase(values.postgres);
    try {
      for (const [store, open] of Object.entries(listStores(entries, database))) {
        latency.push({ store, ...(await measureLatency(open, entries, real)) });
        console.log(JSON.stringify(latency.at(-1)));
      }
    } finally {
      await database?.drop();
    }
  }
  console.log(JSON.stringify({ recall, facts, latency }));
} finally {
  rmSync(folder, { recursive: true });
}

function listStores(entries: number, database: Database | undefined): Readonly<Record<string, () => MemoryStore>> {
  const kept = new InMemoryStore();
  // It is opened twice, and must outlive the first.
  kept.close = async () => undefined;
  const file = path.join(folder, `${entries}.db`);
  return {
    memory: () => kept,
    sqlite: () => new SqliteMemoryStore({ path: file }),
    ...(database && { postgres: () => new PostgresMemoryStore({ url: database.url }) }),
  };
}
