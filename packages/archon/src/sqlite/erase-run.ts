import type { DatabaseSync } from 'node:sqlite';

import type { EraseOptions } from '../events/event-log.ts';
import { STATEMENTS } from './statements.ts';
import { UnfinishedErasureError } from './unfinished-erasure-error.ts';

/**
 * Writes zeros over a run. To be called in a transaction, after which the write-ahead file is to be emptied: it holds pages as
 * they were before.
 *
 * @returns Whether there was such a run, and it had not gone on.
 */
export function eraseRun(database: DatabaseSync, runId: string, { expectedSeq }: EraseOptions = {}): boolean {
  const asked = { runId, expectedSeq: expectedSeq ?? null };
  if (database.prepare(STATEMENTS.eraseRun).run(asked).changes === 0) return false;
  for (const statement of [STATEMENTS.eraseEvents, STATEMENTS.erasePersonalOfRun, STATEMENTS.eraseLabel]) {
    database.prepare(statement).run({ runId });
  }
  return true;
}

/** @throws {UnfinishedErasureError} if another process reads for so long that the file cannot be emptied. */
export function emptyWriteAheadFile(database: DatabaseSync): void {
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (checkpoint?.['busy'] !== 0) throw new UnfinishedErasureError();
}
