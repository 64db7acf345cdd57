import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { MIGRATIONS } from './migrations.ts';
import { UnreadableLogFileError } from './unreadable-log-file-error.ts';

/** Time that one process waits for another's transaction; ours take well under a millisecond. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the file, made with its folders if it is not there, and brings it to the present version.
 *
 * @throws {UnreadableLogFileError} if it is no SQLite database, is of a later version, or cannot be made.
 */
export function openFile(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    // WAL: readers and the writer do not wait for one another. FULL: an append that has resolved survives a power cut.
    // Secure delete: what is erased is written over with zeros.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    migrate(database, path);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof UnreadableLogFileError) throw error;
    throw new UnreadableLogFileError(path, `${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** Runs `work` in a transaction that nobody else writes in. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** A single number that SQLite tells of itself, e.g. `data_version`. */
export function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function migrate(database: DatabaseSync, path: string): void {
  if (pragma(database, 'user_version') === MIGRATIONS.length) return;
  inTransaction(database, () => {
    const version = pragma(database, 'user_version'); // Another process may have been faster.
    if (version > MIGRATIONS.length) {
      throw new UnreadableLogFileError(
        path,
        `It is of version ${version}, and this program knows versions up to ${MIGRATIONS.length}. Use the program that wrote it, or a later one.`,
      );
    }
    for (const sql of MIGRATIONS.slice(version)) database.exec(sql);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}
