import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, describe, expect, it } from 'vitest';

import { verifyChain } from '../events/chain.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MIGRATIONS } from './migrations.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';
import { UnfinishedErasureError } from './unfinished-erasure-error.ts';

const home = mkdtempSync(join(tmpdir(), 'archon-personal-'));
afterAll(() => rmSync(home, { recursive: true }));

function newFolder(): string {
  return mkdtempSync(join(home, 'log-'));
}

/** All bytes that the log has in its folder: the file, and what SQLite keeps beside it. */
function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

function letter(personal: Readonly<Record<string, string>>, text = '') {
  return { type: 'letter-written', version: 1, author: 'clerk', content: { text }, personal };
}

describe('erased values', () => {
  it('leave no byte in the file or beside it, while the log goes on', async () => {
    const folder = newFolder();
    const log = new SqliteEventLog({ path: join(folder, 'events.db') });
    const other = new SqliteEventLog({ path: join(folder, 'events.db') });
    const long = 'Anna Berg '.repeat(900);
    await log.append({ id: 'r', type: 't' }, [letter({ '⟦a:1⟧': 'anna@example.com', '⟦a:2⟧': long })], {
      expectedSeq: 0,
    });
    expect(bytesIn(folder)).toContain('anna@example.com');
    const salt = saltIn(join(folder, 'events.db'));
    await other.append({ id: 's', type: 't' }, [letter({ '⟦a:1⟧': 'berta@example.com' })], { expectedSeq: 0 });
    expect(await log.erasePersonal('r')).toBe(2);
    const bytes = bytesIn(folder);
    for (const gone of ['anna@example', 'Anna Berg', salt]) expect(bytes.includes(gone)).toBe(false);
    expect(bytes).toContain('berta@example.com');
    expect((await other.readPersonal('r')).size).toBe(0);
    expect(verifyChain(await log.read('r'), nodeDigest)).toMatchObject({ ok: true });
    await Promise.all([log.close(), other.close()]);
    expect(bytesIn(folder).includes('anna@example')).toBe(false);
  });

  // SQLite moves rows between pages when rows around them are deleted, and leaves copies where they were.
  it('leave no byte among values of all sizes of which others were erased before', async () => {
    const folder = newFolder();
    const log = new SqliteEventLog({ path: join(folder, 'events.db') });
    const runtime = new FixedRuntime();
    const subjects = Array.from({ length: 6 }, (_, number) => `subject-${number}`);
    for (let round = 0; round < 10; round++) {
      for (const subject of subjects) {
        const values = Array.from({ length: 200 }, (_, number) => {
          const size = runtime.random() * (runtime.random() < 0.1 ? 3000 : 100);
          return [`⟦p:${number}⟧`, `secret of ${subject}: ${'x'.repeat(size)}`] as const;
        });
        const run = { id: `${subject}-${round}`, type: 't' };
        await log.append(run, [letter(Object.fromEntries(values))], { expectedSeq: 0, subject });
      }
    }
    for (const subject of subjects) {
      expect(await log.erasePersonal(subject)).toBe(2000);
      expect(bytesIn(folder).includes(`secret of ${subject}:`)).toBe(false);
    }
    await log.close();
  });

  it(
    'are reported while a reader elsewhere keeps old pages, and gone after another try',
    { timeout: 30_000 },
    async () => {
      const folder = newFolder();
      const path = join(folder, 'events.db');
      const log = new SqliteEventLog({ path });
      await log.append({ id: 'r', type: 't' }, [letter({ '⟦a:1⟧': 'anna@example.com' })], { expectedSeq: 0 });
      const reader = new DatabaseSync(path);
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM events').get();
      await expect(log.erasePersonal('r')).rejects.toThrow(UnfinishedErasureError);
      expect((await log.readPersonal('r')).size).toBe(0);
      reader.exec('COMMIT');
      expect(await log.erasePersonal('r')).toBe(0);
      expect(bytesIn(folder).includes('anna@example')).toBe(false);
      reader.close();
      await log.close();
    },
  );
});

it('a file of the first version is brought to this one, with its chain', async () => {
  const path = join(newFolder(), 'events.db');
  const database = new DatabaseSync(path);
  database.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;`);
  const hash = nodeDigest(
    `{"at":"2027-04-03T09:00:00.000Z","author":"cook","content":1,"prevHash":"${'0'.repeat(64)}","runId":"r","seq":1,"type":"made","version":1}`,
  );
  database.exec(`
    INSERT INTO runs (id, type) VALUES ('r', 't');
    INSERT INTO events VALUES ('r', 1, '2027-04-03T09:00:00.000Z', 'made', 1, 'cook', NULL, '1', '${'0'.repeat(64)}', '${hash}');
  `);
  database.close();
  const log = new SqliteEventLog({ path });
  await log.append({ id: 'r', type: 't' }, [letter({ '⟦a:1⟧': 'anna@example.com' })], { expectedSeq: 1 });
  const events = await log.read('r');
  expect(Object.keys(events[0] ?? {})).not.toContain('personal');
  expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true, head: { seq: 2 } });
  expect((await log.readPersonal('r')).size).toBe(1);
  await log.close();
});

function saltIn(path: string): string {
  const database = new DatabaseSync(path);
  const row = database.prepare('SELECT salt FROM personal_values').get();
  database.close();
  return String(row?.salt);
}
