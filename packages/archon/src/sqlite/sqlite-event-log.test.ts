import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, describe, expect, it, vi } from 'vitest';

import { CHAIN_START, verifyChain } from '../events/chain.ts';
import { BrokenChainError } from '../events/errors.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { eventLogContract } from '../testing/event-log-contract.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';
import { STATEMENTS } from './statements.ts';
import { UnreadableLogFileError } from './unreadable-log-file-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

function newPath(): string {
  return join(folder, `${files++}.db`);
}

describe('SqliteEventLog', () => {
  for (const { name, run } of eventLogContract((clock) => new SqliteEventLog({ path: newPath(), clock })))
    it(name, run);
});

const RUN = { id: 'run-1', type: 'recipe' };
const NOTES = ['salt', 'rice', 'tea'].map((text) => ({
  type: 'note-made',
  version: 1,
  author: 'cook',
  content: { text },
}));

/** What children are asked for by. */
const ASKED = { parent: 'run-1', before: 99, type: null, standing: null, limit: 10 };

/** A file with three events, into which somebody has put their fingers. */
async function tamperedFile(sql: string): Promise<string> {
  const path = newPath();
  const log = new SqliteEventLog({ path });
  await log.append(RUN, NOTES, { expectedSeq: 0 });
  await log.close();
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
  return path;
}

describe('a file', () => {
  it('is written by a word that it knows', () => {
    expect(() => new SqliteEventLog({ path: newPath(), durability: 'forever' as 'kill' })).toThrow(
      "Expected `durability` to be 'kill' or 'power-cut', got \"forever\".",
    );
  });

  it('is made with its folders', async () => {
    const path = join(folder, 'deep', 'down', 'events.db');
    await new SqliteEventLog({ path }).close();
    expect(existsSync(path)).toBe(true);
  });

  it('keeps its events when it is opened again', async () => {
    const path = newPath();
    const first = new SqliteEventLog({ path });
    const stored = await first.append(RUN, NOTES, { expectedSeq: 0, key: 'request-1' });
    await first.close();
    const second = new SqliteEventLog({ path });
    expect(await second.read('run-1')).toEqual(stored);
    await second.append(RUN, NOTES, { expectedSeq: 3 });
    expect(verifyChain(await second.read('run-1'), nodeDigest)).toMatchObject({ ok: true, head: { seq: 6 } });
    await second.close();
  });

  it('writes ahead, waits for the disk, and writes over what it deletes', async () => {
    const path = newPath();
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    await new SqliteEventLog({ path }).close();
    expect(exec.mock.calls.flat().join()).toContain('synchronous = FULL');
    expect(exec.mock.calls.flat().join()).toContain('secure_delete = ON');
    exec.mockRestore();
    const database = new DatabaseSync(path);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  it('names the event that was changed', async () => {
    const log = new SqliteEventLog({
      path: await tamperedFile(`UPDATE events SET content = '{"text":"fish"}' WHERE seq = 2`),
    });
    expect(verifyChain(await log.read('run-1'), nodeDigest)).toMatchObject({ ok: false, seq: 2 });
    await log.close();
  });

  it('names the place of an event that was deleted', async () => {
    const log = new SqliteEventLog({ path: await tamperedFile('DELETE FROM events WHERE seq = 2') });
    expect(verifyChain(await log.read('run-1'), nodeDigest)).toMatchObject({ ok: false, seq: 2 });
    await log.close();
  });

  it('says which event has content that is not JSON', async () => {
    const log = new SqliteEventLog({
      path: await tamperedFile(`UPDATE events SET content = '{"text":' WHERE seq = 2`),
    });
    const reading = log.read('run-1');
    await expect(reading).rejects.toThrow(BrokenChainError);
    await expect(reading).rejects.toThrow(
      'Event 2 of run "run-1" was changed or damaged after it was written: its content is not JSON.',
    );
    await log.close();
  });

  it('holds text of every script as it was written, and sees a byte of it that is no longer UTF-8', async () => {
    const path = newPath();
    const log = new SqliteEventLog({ path });
    const content = { text: '\ufeff清水寺 – Kōya 🍵', 7: 'a name that is a number' };
    const stored = await log.append(RUN, [{ type: 'note-made', version: 1, author: 'cook', content }], {
      expectedSeq: 0,
    });
    expect(await log.read('run-1', { follows: CHAIN_START })).toEqual(stored);
    expect(await log.verifyRun('run-1')).toMatchObject({ ok: true, head: { seq: 1 } });
    const database = new DatabaseSync(path);
    database.exec(`UPDATE events SET content = replace(content, 'Kōya', CAST(x'4bc5' AS TEXT))`);
    database.close();
    expect(await log.verifyRun('run-1')).toMatchObject({ ok: false, seq: 1 });
    await expect(log.read('run-1', { follows: CHAIN_START })).rejects.toThrow(BrokenChainError);
    await log.close();
  });

  it('finds the children of a run without looking at all runs', async () => {
    const path = newPath();
    const log = new SqliteEventLog({ path });
    await log.append(RUN, NOTES, { expectedSeq: 0 });
    for (const id of ['run-1.a', 'run-1.b'])
      await log.append({ id, type: 'chat', parent: 'run-1' }, NOTES, { expectedSeq: 0 });
    await log.append({ id: 'run-2', type: 'chat' }, NOTES, { expectedSeq: 0 });
    const listed = async (options: object) =>
      (await log.listRuns({ parent: 'run-1', ...options })).runs.map(({ id }) => id);
    expect(await listed({})).toEqual(['run-1.b', 'run-1.a']);
    expect(await listed({ type: 'recipe' })).toEqual([]);
    expect(await listed({ standing: 'ended' })).toEqual([]);
    const { next, runs } = await log.listRuns({ parent: 'run-1', limit: 1 });
    expect(runs.map(({ id }) => id)).toEqual(['run-1.b']);
    expect(await listed({ after: next })).toEqual(['run-1.a']);
    await log.close();
    const database = new DatabaseSync(path);
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${STATEMENTS.listChildren}`).all(ASKED);
    expect(plan.map(({ detail }) => detail)).toContain(
      'SEARCH runs USING INDEX runs_by_parent (parent=? AND ordinal<?)',
    );
    database.close();
  });

  it('of a later version is refused, and left as it is', async () => {
    const path = await tamperedFile('PRAGMA user_version = 99');
    expect(() => new SqliteEventLog({ path })).toThrow(UnreadableLogFileError);
    expect(() => new SqliteEventLog({ path })).toThrow('It is of version 99, and this program knows versions up to 5.');
  });

  it('that is not a database is refused', () => {
    const path = newPath();
    writeFileSync(path, 'Dear diary, '.repeat(100));
    expect(() => new SqliteEventLog({ path })).toThrow(/Cannot use ".*" as an event log\. file is not a database\./);
  });

  it('that cannot be made is refused', () => {
    const path = newPath();
    writeFileSync(path, 'not a folder');
    expect(() => new SqliteEventLog({ path: join(path, 'events.db') })).toThrow(UnreadableLogFileError);
  });

  it('that is deleted or replaced while it is in use takes no more events', async () => {
    const path = newPath();
    const log = new SqliteEventLog({ path });
    await log.append(RUN, NOTES, { expectedSeq: 0 });
    rmSync(path);
    await expect(log.append(RUN, NOTES, { expectedSeq: 3 })).rejects.toThrow('It was deleted or replaced while');
    writeFileSync(path, '');
    await expect(log.append(RUN, NOTES, { expectedSeq: 3 })).rejects.toThrow(UnreadableLogFileError);
    await log.close();
  });

  it('is still read when there is no room to note how a run stands', async () => {
    const log = new SqliteEventLog({ path: newPath() });
    await log.append(RUN, NOTES, { expectedSeq: 0 });
    const begin = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    log.noteStanding('run-1', { seq: 3, standing: 'waiting' });
    expect((await log.listRuns()).runs).toMatchObject([{ id: 'run-1', standing: 'running' }]);
    begin.mockRestore();
    await log.close();
  });

  it('may be in memory', async () => {
    const log = new SqliteEventLog({ path: ':memory:' });
    expect(await log.append(RUN, NOTES, { expectedSeq: 0 })).toHaveLength(3);
    await log.close();
  });
});

describe('two logs on one file', () => {
  it('tell each other’s subscribers, and stop looking when nobody listens', async () => {
    const path = newPath();
    const [mine, theirs] = [new SqliteEventLog({ path }), new SqliteEventLog({ path })];
    const following = mine.subscribe('run-1')[Symbol.asyncIterator]();
    const next = following.next();
    await theirs.append(RUN, NOTES, { expectedSeq: 0 });
    expect((await next).value).toMatchObject({ seq: 1 });
    const clear = vi.spyOn(globalThis, 'clearInterval');
    await following.return?.();
    expect(clear).toHaveBeenCalledOnce();
    clear.mockRestore();
    await Promise.all([mine.close(), theirs.close()]);
  });
});
