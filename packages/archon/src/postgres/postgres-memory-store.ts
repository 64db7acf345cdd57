import { Pool } from 'pg';

import { MisuseError } from '../errors.ts';
import type { MemoryBatch, MemoryChange, MemoryRow, MemoryStore, UsageNote } from '../memory/stores/memory-store.ts';

export interface PostgresMemoryStoreOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Connections at most. Default 4. */
  readonly connections?: number | undefined;
}

/** Any number, the same for all of us: whoever writes holds it, so that revisions are seen in order. */
const LOCK = 7_216_343;

const TABLES = `
  CREATE TABLE IF NOT EXISTS archon_memories (
    id       text PRIMARY KEY,
    revision bigint NOT NULL UNIQUE,
    body     text, -- NULL: deleted; the row stays to tell other processes
    vector   bytea,
    checksum text,
    usage    text
  )`;

const PUT = `
  INSERT INTO archon_memories (id, revision, body, vector, checksum, usage)
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[], $5::text[], $6::text[])
  ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body, vector = excluded.vector,
    checksum = excluded.checksum, usage = excluded.usage`;

const DELETE = `
  UPDATE archon_memories SET revision = changed.revision, body = NULL, vector = NULL, checksum = NULL, usage = NULL
  FROM unnest($1::text[], $2::bigint[]) AS changed (id, revision)
  WHERE archon_memories.id = changed.id AND body IS NOT NULL`;

/** Each search asks both: with a name, the server reads and plans them once for a connection. */
const READ = { name: 'archon-read', text: 'SELECT * FROM archon_memories WHERE id = ANY($1) AND body IS NOT NULL' };
const CHANGES = {
  name: 'archon-changes',
  text: 'SELECT * FROM archon_memories WHERE revision > $1 ORDER BY revision LIMIT $2',
};

interface Stored {
  readonly id: string;
  readonly revision: string;
  readonly body: string | null;
  readonly vector: Uint8Array | null;
  readonly checksum: string;
  readonly usage: string;
}

/**
 * A {@link MemoryStore} in PostgreSQL, in one table, which is made when it is not there. Any number of processes may share it, each
 * sees what the others write.
 *
 * @example
 * const store = new PostgresMemoryStore({ url: 'postgres://archon@127.0.0.1:5432/archon' });
 */
export class PostgresMemoryStore implements MemoryStore {
  readonly #pool: Pool;
  #ready: Promise<unknown> | undefined;
  #closed = false;

  constructor({ url, connections = 4 }: PostgresMemoryStoreOptions) {
    this.#pool = new Pool({ connectionString: url, max: connections });
    // A connection that breaks while it rests is replaced by the next query; that one tells if it cannot be.
    this.#pool.on('error', () => undefined);
  }

  async write({ put = [], delete: deleted = [] }: MemoryBatch): Promise<void> {
    await this.#prepare();
    const connection = await this.#pool.connect();
    try {
      await connection.query('BEGIN');
      await connection.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const last = await connection.query<{ revision: string }>(
        'SELECT coalesce(max(revision), 0) AS revision FROM archon_memories',
      );
      const begin = Number(last.rows[0]?.revision);
      const column = <Key extends keyof MemoryRow>(key: Key) => put.map((row) => row[key]);
      const revisions = put.map((_, at) => begin + 1 + at);
      const vectors = put.map(({ vector }) => vector && Buffer.from(vector));
      const rows = [column('id'), revisions, column('body'), vectors, column('checksum'), column('usage')];
      if (put.length > 0) await connection.query(PUT, rows);
      const deletions = deleted.map((_, at) => begin + put.length + 1 + at);
      if (deleted.length > 0) await connection.query(DELETE, [deleted, deletions]);
      await connection.query('COMMIT');
    } catch (error) {
      await connection.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      connection.release();
    }
  }

  async read(ids: readonly string[]): Promise<readonly MemoryRow[]> {
    await this.#prepare();
    if (ids.length === 0) return [];
    const { rows } = await this.#pool.query<Stored>({ ...READ, values: [ids] });
    const byId = new Map(rows.map((stored) => [stored.id, toRow(stored)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async noteUsage(notes: readonly UsageNote[]): Promise<void> {
    await this.#prepare();
    await this.#pool.query(
      `UPDATE archon_memories SET usage = noted.usage FROM unnest($1::text[], $2::text[]) AS noted (id, usage)
       WHERE archon_memories.id = noted.id AND body IS NOT NULL`,
      [notes.map(({ id }) => id), notes.map(({ usage }) => usage)],
    );
  }

  async changes(revision: number, limit: number): Promise<readonly MemoryChange[]> {
    await this.#prepare();
    const { rows } = await this.#pool.query<Stored>({ ...CHANGES, values: [revision, limit] });
    return rows.map((stored) => ({
      revision: Number(stored.revision),
      id: stored.id,
      row: stored.body === null ? undefined : toRow(stored),
    }));
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#pool.end();
  }

  async #prepare(): Promise<void> {
    if (this.#closed) throw new MisuseError('The memory store is closed.');
    this.#ready ??= this.#makeTable();
    try {
      await this.#ready;
    } catch (error) {
      // The server may be back when somebody asks again.
      this.#ready = undefined;
      throw error;
    }
  }

  async #makeTable(): Promise<void> {
    const connection = await this.#pool.connect();
    try {
      // Two that make one table at the same moment are in each other's way.
      await connection.query('SELECT pg_advisory_lock($1)', [LOCK]);
      await connection.query(TABLES);
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
      connection.release();
    }
  }
}

function toRow({ id, body, vector, checksum, usage }: Stored): MemoryRow {
  return { id, body: body ?? '', vector: vector ?? undefined, checksum, usage };
}
