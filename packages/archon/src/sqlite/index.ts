/**
 * @module
 * The event log in an SQLite file, by Node's own `node:sqlite`. Several processes may share the file.
 */
export type { Mended } from './mend-file.ts';
export type { Durability } from './open-file.ts';
export { SqliteEventLog, type SqliteEventLogOptions } from './sqlite-event-log.ts';
export { backupLog, type BackupReport, restoreLog } from './backup.ts';
export { InvalidBackupError, LogInUseError } from './backup-errors.ts';
export { findStorageFailure, type StorageFailure } from './storage-failure.ts';
export { UnreadableLogFileError } from './unreadable-log-file-error.ts';
export { UnfinishedErasureError } from './unfinished-erasure-error.ts';
