import type { SQLInputValue } from 'node:sqlite';

import { MIGRATIONS } from './migrations.ts';
import { DatabaseSync } from './node-sqlite.ts';
import { pragma } from './pragma.ts';
import { restoreRuns } from './restore-runs.ts';
import { isDamage } from './sqlite-errors.ts';
import { UnreadableLogFileError } from './unreadable-log-file-error.ts';

/** Places in a row where nothing can be read, after which a table is taken for over. */
const LONGEST_GAP = 5000;

/** Tables in the order in which they can be written, by what stands in place of their row's number. */
const TABLES = ['runs', 'events', 'personal_values', 'run_labels'] as const;

type Row = Readonly<Record<string, SQLInputValue>>;

/**
 * Copies what can be read of a damaged file into a new one, row by row. A row that is in the way of another, or fits no
 * column, is lost.
 *
 * @throws {UnreadableLogFileError} if not even its tables can be found.
 */
export function salvage(path: string, freshPath: string): { readonly read: number; readonly lost: number } {
  const damaged = new DatabaseSync(path, { readOnly: true });
  const fresh = new DatabaseSync(freshPath, { enableForeignKeyConstraints: false });
  try {
    assertHasTables(damaged, path);
    for (const sql of MIGRATIONS.slice(0, versionOf(damaged))) fresh.exec(sql);
    const count = { read: 0, lost: 0 };
    fresh.exec('BEGIN');
    for (const table of TABLES) if (hasTable(fresh, table)) copyTable(table, { damaged, fresh, count });
    restoreRuns(fresh, readTypes(damaged));
    fresh.exec(`PRAGMA user_version = ${versionOf(damaged)}; COMMIT`);
    return count;
  } finally {
    damaged.close();
    fresh.close();
  }
}

interface Copying {
  readonly damaged: DatabaseSync;
  readonly fresh: DatabaseSync;
  readonly count: { read: number; lost: number };
}

function copyTable(table: string, { damaged, fresh, count }: Copying): void {
  const read = damaged.prepare(`SELECT * FROM ${table} WHERE rowid = ?`);
  for (let rowid = 1, gap = 0; gap < LONGEST_GAP; rowid++) {
    const row = ifReadable(() => read.get(rowid) as Row | undefined);
    gap = row === undefined || row === 'damaged' ? gap + 1 : 0;
    if (row === 'damaged') count.lost++;
    else if (row !== undefined) count[insert(fresh, table, row) ? 'read' : 'lost']++;
  }
}

/** The types of runs as the indexes of the table hold them, wherever those can be read: the table itself may be lost. */
function readTypes(damaged: DatabaseSync): ReadonlyMap<string, string> {
  const types = new Map<number, string>();
  const ids = new Map<number, string>();
  const readInto = (index: string, column: 'type' | 'id', into: Map<number, string>): void => {
    try {
      const rows = damaged.prepare(`SELECT ordinal, ${column} FROM runs INDEXED BY ${index} ORDER BY ${column}`);
      for (const row of rows.iterate()) into.set(Number(row['ordinal']), String(row[column]));
    } catch {
      // What was read before it broke off is known, and what follows is guessed.
    }
  };
  readInto('runs_by_type', 'type', types);
  readInto('sqlite_autoindex_runs_1', 'id', ids);
  return new Map([...ids].flatMap(([ordinal, id]) => (types.has(ordinal) ? [[id, types.get(ordinal) ?? '']] : [])));
}

function ifReadable<T>(read: () => T): T | 'damaged' {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  }
}

function insert(fresh: DatabaseSync, table: string, row: Row): boolean {
  const names = Object.keys(row);
  try {
    fresh
      .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
      .run(...Object.values(row));
    return true;
  } catch {
    return false;
  }
}

function assertHasTables(damaged: DatabaseSync, path: string): void {
  const isReadable = ifReadable(() => isLog(damaged));
  if (isReadable === true) return;
  throw new UnreadableLogFileError(path, 'It is damaged where its tables are described. Put a backup in its place.');
}

/** Whether a database has the tables of a log. */
export function isLog(database: DatabaseSync): boolean {
  return hasTable(database, 'runs') && hasTable(database, 'events');
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(name) !== undefined;
}

/** Never more than this program knows: a file of a later version was refused before. */
function versionOf(database: DatabaseSync): number {
  const version = pragma(database, 'user_version');
  return version >= 1 && version <= MIGRATIONS.length ? version : MIGRATIONS.length;
}
