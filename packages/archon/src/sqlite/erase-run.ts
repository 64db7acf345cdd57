import type { DatabaseSync } from 'node:sqlite';

import type { EraseOptions } from '../events/event-log.ts';
import { inTransaction } from './open-file.ts';
import { STATEMENTS } from './statements.ts';
import { UnfinishedErasureError } from './unfinished-erasure-error.ts';

/**
 * Writes zeros over a run, then empties the write-ahead file, which holds pages as they were before.
 *
 * @returns Whether there was such a run, and it had not gone on.
 * @throws {UnfinishedErasureError} if another process reads for so long that the file cannot be emptied.
 */
export function eraseRun(database: DatabaseSync, runId: string, { expectedSeq }: EraseOptions = {}): boolean {
  const isErased = inTransaction(database, () => {
    const asked = { runId, expectedSeq: expectedSeq ?? null };
    if (database.prepare(STATEMENTS.eraseRun).run(asked).changes === 0) return false;
    for (const statement of [STATEMENTS.eraseEvents, STATEMENTS.erasePersonalOfRun, STATEMENTS.eraseLabel]) {
      database.prepare(statement).run({ runId });
    }
    return true;
  });
  emptyWriteAheadFile(database, isErased ? 1 : 0);
  return isErased;
}

/**
 * @param erased - How many things were erased, for the message.
 * @throws {UnfinishedErasureError} if another process reads for so long that the file cannot be emptied.
 */
export function emptyWriteAheadFile(database: DatabaseSync, erased: number): void {
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (checkpoint?.['busy'] !== 0) throw new UnfinishedErasureError(erased);
}
