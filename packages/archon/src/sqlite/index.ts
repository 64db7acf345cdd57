/**
 * @module
 * The event log and long-term memory in SQLite files, by Node's own `node:sqlite`. Several processes may share a file.
 */
export { SqliteEventLog } from './sqlite-event-log.ts';
export { SqliteMemoryStore } from './sqlite-memory-store.ts';
export { backupLog, type BackupReport, restoreLog } from './backup.ts';
export { InvalidBackupError, LogInUseError } from './backup-errors.ts';
export { findStorageFailure, type StorageFailure } from './storage-failure.ts';
export { UnreadableLogFileError } from './unreadable-log-file-error.ts';
export { UnfinishedErasureError } from './unfinished-erasure-error.ts';
