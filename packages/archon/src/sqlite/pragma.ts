import type { DatabaseSync } from 'node:sqlite';

/** A single number that SQLite tells of itself, e.g. `data_version`. */
export function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
