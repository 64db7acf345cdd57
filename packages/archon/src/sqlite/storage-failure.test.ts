import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, describe, expect, it } from 'vitest';

import { findStorageFailure } from './storage-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'events.db');

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

function open(setting: string, readOnly = false): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly, timeout: 0 });
  database.exec(setting);
  return database;
}

function fill(database: DatabaseSync): void {
  for (let row = 0; row < 100; row++) database.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(4096));
}

describe('an error of SQLite', () => {
  it('is a full disk when no page is left', () => {
    const database = open('CREATE TABLE t (a TEXT); PRAGMA max_page_count = 10');
    expect(findStorageFailure(thrownBy(() => fill(database)))).toMatchObject({
      code: 'disk-full',
      message: expect.stringContaining('is full, so this was not kept'),
    });
    database.close();
  });

  it('is a read-only disk when nothing may be written', () => {
    const database = open('SELECT 1', true);
    expect(findStorageFailure(thrownBy(() => fill(database)))?.code).toBe('disk-read-only');
    database.close();
  });

  it('is a busy log while somebody else writes', () => {
    const [writer, other] = [open('BEGIN IMMEDIATE'), open('SELECT 1')];
    expect(findStorageFailure(thrownBy(() => other.exec('BEGIN IMMEDIATE')))?.code).toBe('log-busy');
    writer.close();
    other.close();
  });

  it('is no matter of the disk when the statement is wrong', () => {
    const database = open('SELECT 1');
    expect(findStorageFailure(thrownBy(() => database.exec('SELEKT')))).toBeUndefined();
    database.close();
  });
});

it('finds what the system says of a disk behind other errors', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(findStorageFailure(new Error('Cannot save.', { cause: full }))?.code).toBe('disk-full');
  expect(findStorageFailure(Object.assign(new Error('bad'), { code: 'EIO' }))?.code).toBe('disk-failed');
});

it.each([undefined, 'text', new Error('another'), Object.assign(new Error('x'), { code: 'unknown-trip' })])(
  'finds nothing in %s',
  (error) => expect(findStorageFailure(error)).toBeUndefined(),
);

it('ends where causes go round in a circle', () => {
  const circle = new Error('a');
  circle.cause = new Error('b', { cause: circle });
  expect(findStorageFailure(circle)).toBeUndefined();
});
