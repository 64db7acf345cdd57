import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

import { afterAll, describe, expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MIGRATIONS } from './migrations.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';

const home = mkdtempSync(join(tmpdir(), 'archon-mend-'));
afterAll(() => rmSync(home, { recursive: true }));

function newPath(): string {
  return join(mkdtempSync(join(home, 'log-')), 'events.db');
}

const RUNS = Array.from({ length: 20 }, (_, number) => `run-${number}`);

function note(text: string) {
  return { type: 'note-made', version: 1, author: 'cook', content: { text } };
}

/** Twenty runs of fifteen events, some of them long. */
async function writtenFile(): Promise<string> {
  const path = newPath();
  const log = new SqliteEventLog({ path });
  const runtime = new FixedRuntime();
  for (let seq = 0; seq < 15; seq++) {
    for (const id of RUNS) {
      const text = 'x'.repeat(runtime.random() * (seq % 5 === 0 ? 20_000 : 300));
      const standing = seq === 14 ? ({ standing: 'ended', label: id } as const) : undefined;
      await log.append({ id, type: 'recipe' }, [note(text)], { expectedSeq: seq, standing });
    }
  }
  await log.close();
  return path;
}

async function isWhole(log: SqliteEventLog, id: string): Promise<boolean> {
  const verdict = await log.verifyRun(id);
  return verdict.ok && verdict.head.seq === 15;
}

const TRIALS = 15;

describe('a file with bytes changed at random', () => {
  it('opens, names every run that was hit, and goes on with all others', { timeout: 60_000 }, async () => {
    const original = await writtenFile();
    const size = readFileSync(original).length;
    const runtime = new FixedRuntime();
    let hit = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const path = newPath();
      cpSync(original, path);
      const bytes = readFileSync(path);
      // Not the first page: a file whose tables are not described any more is refused.
      for (let flip = 0; flip < 12; flip++) {
        const at = 4096 + Math.floor(runtime.random() * (size - 4096));
        bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(runtime.random() * 255));
      }
      writeFileSync(path, bytes);
      const log = new SqliteEventLog({ path, onMended: () => undefined });
      const listed = (await log.listRuns({ limit: 100 })).runs;
      for (const id of RUNS) {
        const run = listed.find((one) => one.id === id);
        const whole = await isWhole(log, id);
        if (!whole) hit++;
        else {
          expect(run).toBeDefined();
          await log.append({ id, type: run?.type ?? '' }, [note('more')], { expectedSeq: 15 });
          expect(await log.verifyRun(id)).toMatchObject({ ok: true, head: { seq: 16 } });
        }
        expect(Array.isArray(await log.readRaw(id).catch(() => []))).toBe(true);
      }
      await log.close();
    }
    expect(hit).toBeGreaterThan(TRIALS);
    expect(hit).toBeLessThan(TRIALS * 12);
  });

  it('is kept beside the mended one', async () => {
    const path = await writtenFile();
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4096 * 20, 4096 * 21);
    writeFileSync(path, bytes);
    const told: string[] = [];
    const log = new SqliteEventLog({ path, onMended: ({ text }) => told.push(text) });
    await log.close();
    expect(told).toEqual([expect.stringMatching(/was damaged\. \d+ rows of it could be read and were saved, [1-9]/)]);
    expect(readFileSync(`${path}.damaged-1`).equals(bytes)).toBe(true);
    expect(readdirSync(join(path, '..')).sort()).toEqual(['events.db', 'events.db.damaged-1']);
  });
});

describe('a file whose list of runs is lost', () => {
  it('knows by its indexes what kind each run is of', async () => {
    const path = newPath();
    const log = new SqliteEventLog({ path });
    for (const id of ['a', 'b', 'c']) {
      await log.append({ id, type: 'letter' }, [note(id)], { expectedSeq: 0 });
      await log.append({ id: `${id}.answer`, type: 'answer', parent: id }, [note(id)], { expectedSeq: 0 });
    }
    await log.close();
    const database = new DatabaseSync(path);
    const { page } = database.prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = 'runs'").get() ?? {};
    database.close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xff, 4096 * (Number(page) - 1), 4096 * Number(page)));

    const mended = new SqliteEventLog({ path, onMended: () => undefined });
    const runs = (await mended.listRuns()).runs.map(({ id, type, parent }) => [id, type, parent]);
    expect(runs.toSorted()).toEqual([
      ['a', 'letter', undefined],
      ['a.answer', 'answer', 'a'],
      ['b', 'letter', undefined],
      ['b.answer', 'answer', 'b'],
      ['c', 'letter', undefined],
      ['c.answer', 'answer', 'c'],
    ]);
    for (const [id = ''] of runs) expect(await mended.verifyRun(id)).toMatchObject({ ok: true, head: { seq: 1 } });
    await mended.close();
  });
});

describe('what no chain holds', () => {
  /** Three letters and their answers, whose rows in the list of runs are then changed, as bytes that rot change them. */
  async function rottenFile(sql: string): Promise<SqliteEventLog> {
    const path = newPath();
    const log = new SqliteEventLog({ path });
    for (const id of ['a', 'b', 'c']) {
      await log.append({ id, type: 'letter' }, [note(id)], { expectedSeq: 0 });
      await log.append({ id: `${id}.answer`, type: 'answer', parent: id }, [{ ...note(id), type: 'answered' }], {
        expectedSeq: 0,
      });
    }
    await log.close();
    const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
    // An index that no longer says what its table says: the sign that bytes of the table were changed.
    const [{ sql: index } = {}] = database.prepare("SELECT sql FROM sqlite_schema WHERE name = 'runs_by_type'").all();
    database.exec(`DROP INDEX runs_by_type; ${sql};`);
    database.exec(`${String(index)}; UPDATE runs SET type = type`);
    database.enableDefensive?.(false);
    database.exec(
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'type, ordinal', 'ordinal, type') WHERE name = 'runs_by_type'",
    );
    database.close();
    return new SqliteEventLog({ path, onMended: () => undefined });
  }

  it('is told by those that came of it, where nothing else is left of a run', async () => {
    const log = await rottenFile("DELETE FROM events WHERE run_id = 'b'; DELETE FROM runs WHERE id = 'b'");
    const letters = (await log.listRuns({ type: 'letter' })).runs;
    expect(letters.map(({ id, seq }) => [id, seq])).toEqual(expect.arrayContaining([['b', 0]]));
    await log.close();
  });

  it.each([
    ['the name', "UPDATE runs SET id = 'x' WHERE id = 'b'"],
    ['the type', "UPDATE runs SET type = 'lettex' WHERE id = 'b'"],
    ['the type of an answer', "UPDATE runs SET type = 'answex' WHERE id = 'b.answer'"],
    ['the parent', "UPDATE runs SET parent = 'x' WHERE id = 'b.answer'"],
    ['all', "DELETE FROM runs WHERE id IN ('b', 'b.answer')"],
  ])('is found out again: %s of a run', async (_, sql) => {
    const log = await rottenFile(sql);
    const letters = (await log.listRuns({ type: 'letter' })).runs.map(({ id }) => id);
    expect(letters).toEqual(expect.arrayContaining(['a', 'b', 'c']));
    expect((await log.listRuns({ parent: 'b' })).runs).toMatchObject([{ id: 'b.answer', type: 'answer' }]);
    expect((await log.listRuns({ type: 'answer' })).runs).toHaveLength(3);
    await log.append({ id: 'b.answer', type: 'answer', parent: 'b' }, [note('more')], { expectedSeq: 1 });
    expect(await log.verifyRun('b.answer')).toMatchObject({ ok: true });
    await log.close();
  });
});

/**
 * A commit as another process sees it that waits for the disk: its last page is in the file, and SQLite does not read it yet.
 * The program of a thread.
 */
const COMMITS_SLOWLY = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData: path } = require('node:worker_threads');
  const PAGE = 24 + 4096;
  const database = new DatabaseSync(path);
  database.exec('BEGIN IMMEDIATE');
  appendFileSync(path + '-wal', readFileSync(path + '-wal').subarray(-PAGE));
  parentPort.postMessage('written');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  database.exec("UPDATE runs SET type = 'meal'; COMMIT");
  database.close();
`;

describe('a write-ahead file', () => {
  /** A copy of a log in use, as a kill would leave it: all of it stands in the write-ahead file. */
  async function killedFile(): Promise<string> {
    const path = newPath();
    const log = new SqliteEventLog({ path });
    for (let seq = 0; seq < 20; seq++)
      await log.append({ id: 'run-1', type: 'recipe' }, [note('x')], { expectedSeq: seq });
    const copy = newPath();
    for (const end of ['', '-wal']) cpSync(`${path}${end}`, `${copy}${end}`);
    await log.close();
    return copy;
  }

  it('is read whole after a kill, without a word', async () => {
    const told: string[] = [];
    const log = new SqliteEventLog({ path: await killedFile(), onMended: ({ text }) => told.push(text) });
    expect((await log.read('run-1')).length).toBe(20);
    expect(told).toEqual([]);
    await log.close();
  });

  it('is not damaged by a commit that another process is just writing', async () => {
    const path = await killedFile();
    const writer = new Worker(COMMITS_SLOWLY, { eval: true, workerData: path });
    await once(writer, 'message');
    const told: string[] = [];
    const log = new SqliteEventLog({ path, onMended: ({ text }) => told.push(text) });
    expect(told).toEqual([]);
    expect((await log.read('run-1')).length).toBe(20);
    await log.close();
    await once(writer, 'exit');
  });

  it('is not damaged while another process empties it', async () => {
    const path = await killedFile();
    const reader = new DatabaseSync(path);
    reader.prepare('SELECT count(*) FROM events').get();
    const log = new SqliteEventLog({ path, onMended: ({ text }) => expect(text).toBe('') });
    reader.close();
    await log.close();
  });

  it.each([
    ['in the middle', 0.5],
    ['in its header', 0],
  ])('that was damaged %s is told, and kept', async (_, where) => {
    const path = await killedFile();
    const bytes = readFileSync(`${path}-wal`);
    const at = Math.floor(bytes.length * where) + 18;
    bytes[at] = (bytes[at] ?? 0) ^ 0x55;
    writeFileSync(`${path}-wal`, bytes);
    const told: string[] = [];
    const log = new SqliteEventLog({ path, onMended: ({ text }) => told.push(text) });
    expect(told).toEqual([expect.stringMatching(/-wal was damaged: the newest [1-9]\d* changes in it cannot be read/)]);
    expect(readFileSync(`${path}-wal.damaged-1`).equals(bytes)).toBe(true);
    await log.close();
  });
});

it('a file of the second version is brought to this one, and every run in it counts as running', async () => {
  const path = newPath();
  const old = new DatabaseSync(path);
  old.exec(`${MIGRATIONS[0]} ${MIGRATIONS[1]} PRAGMA user_version = 2; INSERT INTO runs (id, type) VALUES ('r', 't');`);
  old.close();
  const log = new SqliteEventLog({ path });
  expect((await log.listRuns({ standing: 'running' })).runs).toMatchObject([{ id: 'r', seq: 0, standing: 'running' }]);
  await log.close();
});

it.each([
  ['changed', `UPDATE events SET content = '{"text":"fish"}' WHERE seq = 2`, 2],
  ['taken out', 'DELETE FROM events WHERE seq = 2', 2],
  ['cut off', 'DELETE FROM events WHERE seq = 3', 3],
  ['made unreadable', `UPDATE events SET content = '{"text":' WHERE seq = 2`, 2],
  ['changed beside the chain', `UPDATE personal_values SET value = 'Berta'`, 1],
])('an event that was %s is noticed when the run is read from its beginning', async (_, sql, seq) => {
  const path = newPath();
  const log = new SqliteEventLog({ path });
  const personal = { '⟦name:1⟧': 'Anna' };
  await log.append({ id: 'r', type: 't' }, [{ ...note('a'), personal }, note('b'), note('c')], {
    expectedSeq: 0,
    standing: { standing: 'waiting' },
  });
  await log.close();
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
  const again = new SqliteEventLog({ path });
  expect(await again.verifyRun('r')).toMatchObject({ ok: false, seq });
  await expect(again.read('r', { follows: { seq: 0, hash: '0'.repeat(64) } })).rejects.toMatchObject({
    code: 'broken-chain',
    seq,
  });
  expect((await again.listRuns()).runs).toHaveLength(1);
  await again.close();
});

/** As if a byte had made the number of an event that of the one before it: the table has both, its index has not. */
function makeAlike(path: string, run: string): void {
  const schema = (change: (database: DatabaseSync) => void): void => {
    const database = new DatabaseSync(path, { defensive: false });
    database.exec('PRAGMA writable_schema = ON');
    change(database);
    database.close();
  };
  const index = "name = 'sqlite_autoindex_events_1'";
  let row: Readonly<Record<string, unknown>> | undefined;
  schema((database) => {
    row = database.prepare(`SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema WHERE ${index}`).get();
    database.exec(`DELETE FROM sqlite_schema WHERE ${index}`);
    database.exec(
      "UPDATE sqlite_schema SET sql = replace(sql, 'PRIMARY KEY (run_id, seq)', 'CHECK (1)') WHERE name = 'events'",
    );
  });
  schema((database) => database.prepare('UPDATE events SET seq = 4 WHERE run_id = ? AND seq = 5').run(run));
  schema((database) => {
    database.exec(
      "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (1)', 'PRIMARY KEY (run_id, seq)') WHERE name = 'events'",
    );
    database
      .prepare('INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, ?, ?)')
      .run(...(Object.values(row ?? {}) as string[]));
  });
}

it('opens a file in which two events have become one, and names their run', async () => {
  const path = await writtenFile();
  makeAlike(path, 'run-7');
  const told: string[] = [];
  const log = new SqliteEventLog({ path, onMended: ({ text }) => told.push(text) });
  expect(told).toEqual([
    expect.stringMatching(/ was damaged\. \d+ rows of it could be read and were saved, 1 could not;/),
  ]);
  expect((await log.verifyRun('run-7')).ok).toBe(false);
  for (const id of RUNS.filter((one) => one !== 'run-7')) expect(await isWhole(log, id), id).toBe(true);
  await log.close();
});
