import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LongTermMemory } from '../memory/long-term-memory.ts';
import type { MemoryEvent } from '../memory/memory-event.ts';
import { FixedRuntime, memoryStoreContract } from '../testing/index.ts';
import { PostgresMemoryStore } from './postgres-memory-store.ts';

const SERVER = process.env['WAYFARER_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432';
const database = `archon_test_${randomBytes(6).toString('hex')}`;
const url = new URL(`/${database}`, SERVER).href;

const isThere = await new Promise<boolean>((resolve) => {
  const { hostname, port } = new URL(SERVER);
  const socket = connect(Number(port || 5432), hostname, () => resolve(true)).on('error', () => resolve(false));
  socket.unref();
  setTimeout(() => socket.destroy(), 200);
});
if (!isThere) console.warn(`There is no PostgreSQL at ${SERVER}: what it would show of memories is not tested.`);

async function asAdmin(sql: string, at = new URL('/postgres', SERVER).href): Promise<void> {
  const client = new Client({ connectionString: at });
  await client.connect();
  await client.query(sql);
  await client.end();
}

// In CI a server that is missing is a fault.
describe.skipIf(!isThere && !process.env['CI'])('PostgresMemoryStore', () => {
  beforeAll(() => asAdmin(`CREATE DATABASE ${database}`));
  afterAll(() => asAdmin(`DROP DATABASE ${database} WITH (FORCE)`));

  const open = async (): Promise<PostgresMemoryStore> => {
    await asAdmin('DROP TABLE IF EXISTS archon_memories', url);
    return new PostgresMemoryStore({ url });
  };
  for (const { name, run } of memoryStoreContract(open)) it(name, run);

  it('shows one connection what another has written, also while many write', async () => {
    const first = await open();
    const memories = [first, new PostgresMemoryStore({ url })].map(
      (store) => new LongTermMemory({ runtime: new FixedRuntime(), store }),
    );
    const [one, other] = memories;
    if (!one || !other) throw new Error('two were opened');
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        (at % 2 === 0 ? one : other).store(`The key number ${at} lies under the mat.`),
      ),
    );
    for (const memory of memories) expect(await memory.query('key mat', { limit: 50 })).toHaveLength(30);
    const [found] = await one.query('key number 7', { limit: 1 });
    expect(await other.delete(found?.id ?? '')).toBe(true);
    expect(await one.query('key mat', { limit: 50 })).toHaveLength(29);
    await Promise.all(memories.map((memory) => memory.close()));
  });

  it('skips a row that was changed from outside, and reports it', async () => {
    const events: MemoryEvent[] = [];
    const store = await open();
    const write = new LongTermMemory({ runtime: new FixedRuntime(), store });
    await write.store('The bridge opens at nine.');
    await write.store('The bridge is red.');
    await asAdmin("UPDATE archon_memories SET body = replace(body, 'nine', 'five')", url);
    const memory = new LongTermMemory({
      runtime: new FixedRuntime(),
      store: new PostgresMemoryStore({ url }),
      onEvent: (event) => events.push(event),
    });
    expect((await memory.query('bridge')).map(({ content }) => content)).toEqual(['The bridge is red.']);
    expect(events).toMatchObject([{ type: 'memory-damaged' }]);
    await Promise.all([write.close(), memory.close()]);
  });

  it('says that there is no server', async () => {
    const store = new PostgresMemoryStore({ url: 'postgres://postgres@127.0.0.1:1/none' });
    await expect(store.read(['a'])).rejects.toThrow(/ECONNREFUSED/);
    await store.close();
  });
});
