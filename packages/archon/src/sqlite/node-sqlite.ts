/**
 * SQLite as the runtime brings it. Imported by its name it would fail before a word of ours, where it is missing.
 */
import { createRequire } from 'node:module';
import type * as Sqlite from 'node:sqlite';

import { MisuseError } from '../errors.ts';
import { NEEDED_NODE } from '../node/node-version.ts';

/**
 * @param load - Gives a built-in module, or throws.
 * @throws {MisuseError} if there is none.
 */
export function loadSqlite(
  load: (name: string) => unknown = createRequire(import.meta.url),
  versions: Readonly<Record<string, string | undefined>> = process.versions,
): typeof Sqlite {
  try {
    return load('node:sqlite') as typeof Sqlite;
  } catch (cause) {
    const runtime = versions['bun'] ? `Bun ${versions['bun']}` : `Node ${versions['node']}`;
    const message = `An SQLite file needs node:sqlite, which ${runtime} does not have or has switched off: use Node ${NEEDED_NODE} or later, Deno, or Bun 1.4.`;
    throw Object.assign(new MisuseError(message), { cause });
  }
}

const sqlite = loadSqlite();
export const { DatabaseSync, backup } = sqlite;
export type DatabaseSync = Sqlite.DatabaseSync;
