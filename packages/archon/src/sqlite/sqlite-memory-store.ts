import { MisuseError } from '../errors.ts';
import type { MemoryBatch, MemoryChange, MemoryRow, MemoryStore, UsageNote } from '../memory/stores/memory-store.ts';
import { DatabaseSync } from './node-sqlite.ts';
import { inTransaction, makePrivate } from './open-file.ts';
import { pragma } from './pragma.ts';

/** Time that one process waits for another's transaction. */
const BUSY_TIMEOUT_MS = 5000;

/** Version of the tables; a file of a later one is not ours to write. */
const VERSION = 1;

const TABLES = `
  CREATE TABLE memories (
    id       TEXT PRIMARY KEY,
    revision INTEGER NOT NULL UNIQUE,
    body     TEXT, -- NULL: deleted; the row stays to tell other processes
    vector   BLOB,
    checksum TEXT,
    usage    TEXT
  ) STRICT;
  PRAGMA user_version = ${VERSION};`;

const PUT = `
  INSERT INTO memories (id, revision, body, vector, checksum, usage)
  VALUES (:id, :revision, :body, :vector, :checksum, :usage)
  ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body, vector = excluded.vector,
    checksum = excluded.checksum, usage = excluded.usage`;

interface Stored {
  readonly id: string;
  readonly revision: number;
  readonly body: string | null;
  readonly vector: Uint8Array | null;
  readonly checksum: string;
  readonly usage: string;
}

export interface SqliteMemoryStoreOptions {
  /** The file, of its own; it and its folders are made if they are not there. `:memory:` keeps it in memory. */
  readonly path: string;
}

/**
 * A {@link MemoryStore} in one SQLite file. What was written survives kill -9 and a power cut; notes of use survive kill -9. Any
 * number of processes may use the file, each sees what the others write. What is deleted is written over.
 *
 * @example
 * const memory = new LongTermMemory({ runtime: nodeRuntime, store: new SqliteMemoryStore({ path: 'data/memory.db' }) });
 */
export class SqliteMemoryStore implements MemoryStore {
  readonly #database: DatabaseSync;
  readonly #statements;

  /** @throws {MisuseError} if the file cannot be used; it says why. */
  constructor({ path }: SqliteMemoryStoreOptions) {
    this.#database = open(path);
    this.#statements = {
      put: this.#database.prepare(PUT),
      delete: this.#database.prepare(
        'UPDATE memories SET revision = :revision, body = NULL, vector = NULL, checksum = NULL, usage = NULL WHERE id = :id AND body IS NOT NULL',
      ),
      last: this.#database.prepare('SELECT coalesce(max(revision), 0) AS revision FROM memories'),
      read: this.#database.prepare('SELECT * FROM memories WHERE id = ? AND body IS NOT NULL'),
      note: this.#database.prepare('UPDATE memories SET usage = :usage WHERE id = :id AND body IS NOT NULL'),
      changes: this.#database.prepare('SELECT * FROM memories WHERE revision > ? ORDER BY revision LIMIT ?'),
    };
  }

  async write({ put = [], delete: deleted = [] }: MemoryBatch): Promise<void> {
    this.#assertOpen();
    inTransaction(this.#database, () => {
      let revision = Number(this.#statements.last.get()?.['revision']);
      for (const { vector = null, ...row } of put) this.#statements.put.run({ ...row, vector, revision: ++revision });
      for (const id of deleted) this.#statements.delete.run({ id, revision: ++revision });
    });
  }

  async read(ids: readonly string[]): Promise<readonly MemoryRow[]> {
    this.#assertOpen();
    return ids.flatMap((id) => {
      const stored = this.#statements.read.get(id) as Stored | undefined;
      return stored ? toRow(stored) : [];
    });
  }

  async noteUsage(notes: readonly UsageNote[]): Promise<void> {
    this.#assertOpen();
    inTransaction(this.#database, () => {
      for (const { id, usage } of notes) this.#statements.note.run({ id, usage });
    });
  }

  async changes(revision: number, limit: number): Promise<readonly MemoryChange[]> {
    this.#assertOpen();
    const rows = this.#statements.changes.all(revision, limit) as unknown as Stored[];
    return rows.map((stored) => ({
      revision: stored.revision,
      id: stored.id,
      row: stored.body === null ? undefined : toRow(stored),
    }));
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #assertOpen(): void {
    if (!this.#database.isOpen) throw new MisuseError('The memory store is closed.');
  }
}

function toRow({ id, body, vector, checksum, usage }: Stored): MemoryRow {
  return { id, body: body ?? '', vector: vector ?? undefined, checksum, usage };
}

function open(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') makePrivate(path);
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    prepare(database);
    return database;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new MisuseError(`Cannot keep memories in ${JSON.stringify(path)}: ${reason}`, { cause: error });
  }
}

/** Makes the tables, unless they are there. */
function prepare(database: DatabaseSync): void {
  inTransaction(database, () => {
    const version = pragma(database, 'user_version');
    const isOurs = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'memories'").get() !== undefined;
    const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
    if (isEmpty) database.exec(TABLES);
    else if (!isOurs) throw new Error('it is a database of something else. Name a file of its own.');
    else if (version > VERSION)
      throw new Error(`it is of version ${version}, and this program knows up to ${VERSION}.`);
  });
}
