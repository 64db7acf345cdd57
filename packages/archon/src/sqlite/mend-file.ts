import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { MIGRATIONS } from './migrations.ts';
import { DatabaseSync } from './node-sqlite.ts';
import { pragma } from './pragma.ts';
import { restoreRuns } from './restore-runs.ts';
import { salvage } from './salvage.ts';
import { isConflict, isDamage } from './sqlite-errors.ts';
import { findDamagedWriteAhead } from './write-ahead-file.ts';

/** What was found in a damaged file, and done about it. */
export interface Mended {
  /** Full sentences, for the person who owns the file. */
  readonly text: string;
  /** The damaged file, kept beside the other. */
  readonly kept: string;
}

/** What the names of files that were put aside have behind that of the file: a damaged one, one that a backup replaced. */
const ASIDE = ['damaged', 'replaced'] as const;

/**
 * Looks whether the file is as SQLite wrote it. If it is not, whatever can still be read of it goes into a new file in its
 * place, and the damaged one is kept beside it: what is missing in a run then shows in its chain.
 *
 * A start costs about a quarter of a second for each GB by it, and it is the only time when somebody looks.
 *
 * @returns `undefined` if the file is whole, or there is none.
 */
export function mendFile(path: string): Mended | undefined {
  if (!existsSync(path) || statSync(path).size === 0) return undefined;
  const ahead = findDamagedWriteAhead(path);
  const aheadKept =
    ahead && keepAside(`${path}-wal`, 'damaged', (_, to) => writeFileSync(to, ahead.bytes, { mode: 0o600 }));
  if (isWhole(path))
    return ahead && aheadKept !== undefined ? toldOfWriteAhead(path, ahead.commits, aheadKept) : undefined;
  const kept = keepAside(path, 'damaged', (from, to) => copyFileSync(from, to));
  if (isMendedByIndex(path)) {
    rmSync(kept);
    return undefined;
  }
  const fresh = `${path}.mended`;
  rmSync(fresh, { force: true });
  const { read, lost } = salvage(kept, fresh);
  for (const end of ['-wal', '-shm']) {
    for (const name of [path, kept]) rmSync(`${name}${end}`, { force: true });
  }
  renameSync(fresh, path);
  const text = `The file ${path} was damaged. ${read} rows of it could be read and were saved, ${lost} could not; what is missing in a run is told where the run is listed. The damaged file is kept as ${kept}.`;
  return { text, kept };
}

function toldOfWriteAhead(path: string, commits: number, kept: string): Mended {
  const text = `The file ${path}-wal was damaged: the newest ${commits} changes in it cannot be read, and are lost. The damaged file is kept as ${kept}.`;
  return { text, kept };
}

/** Deletes files that were put aside: what was erased may stand in them. */
export function forgetAside(path: string): void {
  const [folder, name] = [dirname(path), basename(path)];
  if (path === ':memory:') return;
  for (const other of readdirSync(folder)) {
    const isAside = ASIDE.some((why) => other.startsWith(name) && other.includes(`.${why}-`));
    if (isAside) rmSync(join(folder, other), { force: true });
  }
}

/** Puts a file aside under the first name that is free; answers the name. */
export function keepAside(path: string, why: (typeof ASIDE)[number], how: (from: string, to: string) => void): string {
  for (let number = 1; ; number++) {
    const kept = `${path}.${why}-${number}`;
    if (existsSync(kept)) continue;
    how(path, kept);
    return kept;
  }
}

function isWhole(path: string): boolean {
  // A file of a later version is not ours to judge.
  return looksAt(path, (database) => pragma(database, 'user_version') > MIGRATIONS.length || isChecked(database));
}

/**
 * What an index holds stands in its table as well, so that nothing is lost with it. Where it is the table that was damaged,
 * a run may have got another name, and its events be left without one.
 */
function isMendedByIndex(path: string): boolean {
  return looksAt(path, (database) => {
    if (!isIndexedAnew(database) || !isChecked(database)) return false;
    restoreRuns(database);
    return true;
  });
}

/** A byte that was changed may have made two rows of a table alike: no index of it can be made then. */
function isIndexedAnew(database: DatabaseSync): boolean {
  try {
    database.exec('REINDEX');
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

function looksAt(path: string, look: (database: DatabaseSync) => boolean): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 5000 });
    return look(database);
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database?.close();
  }
}

/** Most of a file that SQLite maps into memory, its own limit: the check takes less than half the time, as no page is copied. */
const MAPPED_BYTES = 0x7fff_0000;

function isChecked(database: DatabaseSync): boolean {
  database.exec(`PRAGMA mmap_size = ${MAPPED_BYTES}`);
  return database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'] === 'ok';
}
