import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { verifyChain } from '../events/chain.ts';
import { SequenceConflictError } from '../events/errors.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { CommitGroup } from './commit-group.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-group-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

let files = 0;

function newLog(): SqliteEventLog {
  return new SqliteEventLog({ path: join(folder, `${files++}.db`) });
}

function note(text: string) {
  return { type: 'note-made', version: 1, author: 'cook', content: { text } };
}

/** How often the disk is waited for, from now on. */
function countCommits(): () => number {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  return () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length;
}

describe('appends of one turn', () => {
  it('wait for the disk once', async () => {
    const log = newLog();
    const commits = countCommits();
    const runs = Array.from({ length: 50 }, (_, number) => ({ id: `run-${number}`, type: 't' }));
    await Promise.all(runs.map((run) => log.append(run, [note(run.id)], { expectedSeq: 0 })));
    expect(commits()).toBe(1);
    await log.append({ id: 'run-0', type: 't' }, [note('later')], { expectedSeq: 1 });
    expect(commits()).toBe(2);
    expect((await log.listRuns()).runs[0]?.id).toBe('run-49');
    expect(await log.read('run-0')).toHaveLength(2);
    await log.close();
  });

  it('keep their order, and see what those before them have written', async () => {
    const log = newLog();
    const told: number[] = [];
    const run = { id: 'r', type: 't' };
    await Promise.all(
      [0, 1, 2].map((seq) => log.append(run, [note(`${seq}`)], { expectedSeq: seq }).then(() => told.push(seq))),
    );
    expect(told).toEqual([0, 1, 2]);
    const events = await log.read('r');
    expect(events.map(({ content }) => content)).toEqual([{ text: '0' }, { text: '1' }, { text: '2' }]);
    expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true, head: { seq: 3 } });
    await log.close();
  });

  it('do no harm to one another when one is refused', async () => {
    const log = newLog();
    const commits = countCommits();
    const personal = { ...note('x'), personal: { '⟦a:1⟧': 'anna@example.com' } };
    const other = { ...note('y'), personal: { '⟦a:1⟧': 'berta@example.com' } };
    const results = await Promise.allSettled([
      log.append({ id: 'a', type: 't' }, [personal], { expectedSeq: 0 }),
      log.append({ id: 'a', type: 't' }, [note('late')], { expectedSeq: 0 }),
      log.append({ id: 'b', type: 't' }, [note('first'), personal, other], { expectedSeq: 0 }),
      log.append({ id: 'a', type: 't' }, [note('second')], { expectedSeq: 1 }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: expect.any(SequenceConflictError) as unknown });
    expect(commits()).toBe(1);
    expect((await log.listRuns()).runs.map(({ id, seq }) => [id, seq])).toEqual([['a', 2]]);
    expect((await log.readPersonal('b')).size).toBe(0);
    await log.close();
  });

  it('take what they were given as it was when they were called', async () => {
    const log = newLog();
    const content = { text: 'salt' };
    const appending = log.append({ id: 'r', type: 't' }, [{ ...note(''), content }], { expectedSeq: 0 });
    content.text = 'pepper';
    expect((await appending)[0]?.content).toEqual({ text: 'salt' });
    await log.close();
  });

  it('are on the disk when the log has been closed', async () => {
    const log = newLog();
    const path = join(folder, `${files - 1}.db`);
    const appending = log.append({ id: 'r', type: 't' }, [note('a')], { expectedSeq: 0 });
    await log.close();
    expect(await appending).toHaveLength(1);
    const again = new SqliteEventLog({ path });
    expect(await again.read('r')).toHaveLength(1);
    await again.close();
  });

  it('are erased by an erasure that was asked for after them', async () => {
    const log = newLog();
    const letter = { ...note('x'), personal: { '⟦a:1⟧': 'anna@example.com' } };
    const appending = log.append({ id: 'r', type: 't' }, [letter], { expectedSeq: 0 });
    expect(await log.erasePersonal('r')).toBe(1);
    expect(await appending).toHaveLength(1);
    await log.close();
  });

  it('are erased together: the disk is waited for, and the write-ahead file emptied, once', async () => {
    const log = newLog();
    const letter = { ...note('x'), personal: { '⟦a:1⟧': 'anna@example.com' } };
    const ids = Array.from({ length: 50 }, (_, number) => `run-${number}`);
    await Promise.all(ids.map((id) => log.append({ id, type: 't' }, [letter], { expectedSeq: 0 })));
    const commits = countCommits();
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const erased = await Promise.all(
      ids.map((id, place) => (place % 2 === 0 ? log.eraseRun(id) : log.erasePersonal(id))),
    );
    expect(erased).toEqual(ids.map((_, place) => (place % 2 === 0 ? true : 1)));
    expect(commits()).toBe(1);
    expect(prepare.mock.calls.filter(([sql]) => sql.includes('wal_checkpoint'))).toHaveLength(1);
    const names = readdirSync(folder).filter((name) => name.startsWith(`${files - 1}.db`));
    for (const name of names) expect(readFileSync(join(folder, name), 'latin1')).not.toContain('anna@example');
    await log.close();
  });

  it('stand when only what follows erasures has failed', async () => {
    const group = new CommitGroup(new DatabaseSync(':memory:'));
    const busy = vi.fn(() => {
      throw new Error('busy');
    });
    const results = Promise.allSettled([group.add(() => 1), group.add(() => 2, busy), group.add(() => 3, busy)]);
    group.flush();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(busy).toHaveBeenCalledTimes(1);
  });

  it('are all refused when the disk does not take them', async () => {
    const log = newLog();
    const { exec } = DatabaseSync.prototype;
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
      if (sql === 'COMMIT') throw new Error('disk I/O error');
      exec.call(this, sql);
    });
    const appends = ['a', 'b'].map((id) => log.append({ id, type: 't' }, [note('x')], { expectedSeq: 0 }));
    const results = await Promise.allSettled(appends);
    expect(results.map((result) => (result.status === 'rejected' ? String(result.reason) : ''))).toEqual([
      'Error: disk I/O error',
      'Error: disk I/O error',
    ]);
    vi.restoreAllMocks();
    expect((await log.listRuns()).runs).toEqual([]);
    expect(await log.append({ id: 'a', type: 't' }, [note('x')], { expectedSeq: 0 })).toHaveLength(1);
    await log.close();
  });
});

it('refuses all when SQLite gives up the transaction', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE t (n INTEGER UNIQUE) STRICT');
  const group = new CommitGroup(database);
  const insert = (conflict: string) => () => database.exec(`INSERT OR ${conflict} INTO t VALUES (1)`);
  const results = await Promise.allSettled([group.add(insert('ABORT')), group.add(insert('ROLLBACK'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(database.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 0 });
  await group.add(insert('ABORT'));
  expect(database.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 1 });
});
