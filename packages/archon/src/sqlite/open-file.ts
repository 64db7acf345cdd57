import { chmodSync, closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { MisuseError } from '../errors.ts';
import { makeLogFolder } from './make-log-folder.ts';
import { type Mended, mendFile } from './mend-file.ts';
import { MIGRATIONS } from './migrations.ts';
import { DatabaseSync } from './node-sqlite.ts';
import { pragma } from './pragma.ts';
import { UnreadableLogFileError } from './unreadable-log-file-error.ts';

/** Time that one process waits for another's transaction; ours take well under a millisecond. */
const BUSY_TIMEOUT_MS = 5000;

/** Nobody but the owner reads what people have said. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** What an append that has resolved survives. */
export type Durability = 'kill' | 'power-cut';

/** SQLite's words: with NORMAL the file stays whole, but the last appends before a power cut may be missing. */
const SYNCHRONOUS: Readonly<Record<Durability, string>> = { kill: 'NORMAL', 'power-cut': 'FULL' };

/** SQLite would pass over a word that it does not know. */
function synchronous(durability: Durability): string {
  if (Object.hasOwn(SYNCHRONOUS, durability)) return SYNCHRONOUS[durability];
  throw new MisuseError(`Expected \`durability\` to be 'kill' or 'power-cut', got ${JSON.stringify(durability)}.`);
}

export interface OpenOptions {
  /** Default `power-cut`. */
  readonly durability?: Durability | undefined;
  /** Told when the file was damaged, with what was done about it. */
  readonly onMended?: ((mended: Mended) => void) | undefined;
}

/**
 * Opens the file, made with its folders if it is not there, and brings it to the present version. Folder and files are for
 * their owner alone. A damaged file is mended as far as it can be; the damaged one is kept beside it.
 *
 * @throws {UnreadableLogFileError} if it is no SQLite database, is of a later version, or cannot be made.
 */
export function openFile(path: string, { onMended, durability = 'power-cut' }: OpenOptions = {}): DatabaseSync {
  try {
    if (path !== ':memory:') makePrivate(path);
    const mended = path !== ':memory:' && mendFile(path);
    if (mended) onMended?.(mended);
    return openChecked(path, durability);
  } catch (error) {
    if (error instanceof UnreadableLogFileError || error instanceof MisuseError) throw error;
    throw new UnreadableLogFileError(path, `${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

function openChecked(path: string, durability: Durability): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    // WAL: readers and the writer do not wait for one another.
    // Secure delete: what is erased is written over with zeros. Checkpoints come each MB, so that little stands beside the file.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous(durability)}; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 256;`,
    );
    migrate(database, path);
    return database;
  } catch (error) {
    database.close();
    throw error;
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

/** What SQLite keeps beside the file has the permissions of the file. A folder that holds other things as well is left alone. */
export function makePrivate(path: string): void {
  const folder = dirname(path);
  makeLogFolder(folder);
  const name = basename(path);
  if (readdirSync(folder).every((other) => other.startsWith(name))) ifOurs(() => chmodSync(folder, PRIVATE_FOLDER));
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) ifOurs(() => chmodSync(file, PRIVATE_FILE));
  }
}

/** Somebody else's file may be open to us, and its permissions not ours to set. */
function ifOurs(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'EROFS'].includes(String(error.code)))) throw error;
  }
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
