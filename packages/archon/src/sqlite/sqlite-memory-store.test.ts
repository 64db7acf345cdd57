import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, describe, expect, it } from 'vitest';

import { LongTermMemory } from '../memory/long-term-memory.ts';
import type { MemoryEvent } from '../memory/memory-event.ts';
import { FixedRuntime, memoryStoreContract } from '../testing/index.ts';
import { SqliteMemoryStore } from './sqlite-memory-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => path.join(folder, `memory-${++files}.db`);

describe('SqliteMemoryStore', () => {
  for (const { name, run } of memoryStoreContract(() => new SqliteMemoryStore({ path: newFile() }))) it(name, run);

  it('shows one connection what another has written, and outlives both', async () => {
    const file = newFile();
    const open = (): LongTermMemory =>
      new LongTermMemory({ runtime: new FixedRuntime(), store: new SqliteMemoryStore({ path: file }) });
    const [one, other] = [open(), open()];
    const id = await one.store('The key lies under the mat.');
    expect((await other.query('where is the key')).map((found) => found.content)).toEqual([
      'The key lies under the mat.',
    ]);
    expect(await other.delete(id)).toBe(true);
    expect(await one.query('where is the key')).toEqual([]);
    await other.store('The key is with the neighbour.');
    await Promise.all([one.close(), other.close()]);
    const later = open();
    expect((await later.query('where is the key')).map((found) => found.content)).toEqual([
      'The key is with the neighbour.',
    ]);
    await later.close();
  });

  it('leaves nothing of what was deleted in the file', async () => {
    const file = newFile();
    const memory = new LongTermMemory({ runtime: new FixedRuntime(), store: new SqliteMemoryStore({ path: file }) });
    const id = await memory.store('Xylophone secret of Anna.');
    await memory.delete(id);
    await memory.close();
    expect(readFileSync(file).includes('Xylophone')).toBe(false);
  });

  it('is for its owner alone', async () => {
    const file = newFile();
    await new SqliteMemoryStore({ path: file }).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('refuses a file of something else, and says so', () => {
    const file = newFile();
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    expect(() => new SqliteMemoryStore({ path: file })).toThrow(
      /is a database of something else. Name a file of its own/,
    );
  });

  it('skips a row that was changed from outside, reports it once, and finds the others', async () => {
    const file = newFile();
    const write = new LongTermMemory({ runtime: new FixedRuntime(), store: new SqliteMemoryStore({ path: file }) });
    const id = await write.store('The bridge opens at nine.');
    await write.store('The bridge is red.');
    await write.close();
    const outside = new DatabaseSync(file);
    outside.prepare("UPDATE memories SET body = replace(body, 'nine', 'five') WHERE id = ?").run(id);
    outside.close();
    const events: MemoryEvent[] = [];
    const store = new SqliteMemoryStore({ path: file });
    const memory = new LongTermMemory({ runtime: new FixedRuntime(), store, onEvent: (event) => events.push(event) });
    const found = async (): Promise<string[]> => (await memory.query('the bridge')).map(({ content }) => content);
    expect([await found(), await found()]).toEqual([['The bridge is red.'], ['The bridge is red.']]);
    expect(events).toEqual([
      {
        type: 'memory-damaged',
        version: 1,
        author: 'memory',
        content: { id, reason: 'Its checksum does not match what it holds.' },
      },
    ]);
    // Stored again, it is whole again.
    await memory.store('The bridge opens at nine.');
    expect((await memory.query('when does the bridge open', { limit: 1 }))[0]?.content).toBe(
      'The bridge opens at nine.',
    );
    await memory.close();
  });
});
