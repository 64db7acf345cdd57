import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';

import { eachRun } from '../events/each-run.ts';
import { InvalidBackupError, LogInUseError } from './backup-errors.ts';
import { keepAside } from './mend-file.ts';
import { MIGRATIONS } from './migrations.ts';
import { backup, DatabaseSync } from './node-sqlite.ts';
import { pragma } from './pragma.ts';
import { isLog } from './salvage.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';

/** What a backup holds. */
export interface BackupReport {
  readonly runs: number;
  readonly events: number;
  /** Ids of runs that were damaged before, and so are in the copy. */
  readonly damaged: readonly string[];
}

/**
 * Copies a log into one file while it is in use, then reads the copy whole: its structure, and the chain of every run. The
 * copy takes the name `target` only when it is whole. What is erased in the log later stays in its backups.
 *
 * @throws {InvalidBackupError} if the copy is not what it should be.
 */
export async function backupLog(path: string, target: string): Promise<BackupReport> {
  if (!existsSync(path)) throw new InvalidBackupError(path, 'there is no such file');
  const draft = `${target}.part`;
  rmSync(draft, { force: true });
  const database = new DatabaseSync(path, { timeout: 5000 });
  try {
    await backup(database, draft);
    chmodSync(draft, 0o600);
    const report = await checkBackup(draft);
    renameSync(draft, target);
    return report;
  } finally {
    database.close();
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${end}`, { force: true });
  }
}

/**
 * Puts a backup in the place of a log, once it has been read whole. The log that was there is kept beside it.
 *
 * @returns What the backup holds, and where the log that was there is kept.
 * @throws {InvalidBackupError} if it is no log, or damaged.
 * @throws {LogInUseError} if a process uses the log.
 */
export async function restoreLog(
  source: string,
  path: string,
): Promise<BackupReport & { readonly kept: string | undefined }> {
  if (!existsSync(source)) throw new InvalidBackupError(source, 'there is no such file');
  const draft = `${path}.part`;
  rmSync(draft, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    assertLog(database, source);
    await backup(database, draft);
  } catch (error) {
    throw error instanceof InvalidBackupError ? error : new InvalidBackupError(source, messageOf(error));
  } finally {
    database.close();
  }
  chmodSync(draft, 0o600);
  try {
    const report = await checkBackup(draft);
    assertUnused(path);
    const kept = existsSync(path) ? keepAside(path, 'replaced', renameSync) : undefined;
    renameSync(draft, path);
    return { ...report, kept };
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${end}`, { force: true });
  }
}

async function checkBackup(path: string): Promise<BackupReport> {
  const log = new SqliteEventLog({
    path,
    onMended: () => {
      throw new InvalidBackupError(path, 'it is damaged');
    },
  });
  try {
    const damaged: string[] = [];
    let [runs, events] = [0, 0];
    for await (const { id, seq } of eachRun(log)) {
      runs++;
      events += seq;
      if (!(await log.verifyRun(id)).ok) damaged.push(id);
    }
    return { runs, events, damaged };
  } finally {
    await log.close();
  }
}

function assertLog(database: DatabaseSync, source: string): void {
  const version = pragma(database, 'user_version');
  if (!isLog(database)) throw new InvalidBackupError(source, 'it is no event log');
  if (version > MIGRATIONS.length)
    throw new InvalidBackupError(
      source,
      `it is of version ${version}, and this program knows versions up to ${MIGRATIONS.length}`,
    );
}

/** Only who is alone with a file can take it out of write-ahead mode; opening puts it back. */
function assertUnused(path: string): void {
  if (!existsSync(path)) return;
  const database = new DatabaseSync(path, { timeout: 200 });
  try {
    if (database.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'] !== 'delete')
      throw new LogInUseError(path);
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message)) throw new LogInUseError(path);
    throw error;
  } finally {
    database.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
