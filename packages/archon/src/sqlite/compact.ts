import type { DatabaseSync } from 'node:sqlite';

/** Below this many erased events, a smaller file is not worth the time. */
const WORTH_EVENTS = 2000;

/**
 * Gives the room of erased runs back to the disk, if there is much of it and nobody else uses the file. The file is written
 * anew as a whole, so that no copy of a moved row stays behind.
 */
export function compact(database: DatabaseSync): void {
  const count = (from: string): number => Number(database.prepare(`SELECT count(*) AS n FROM ${from}`).get()?.['n']);
  const erasedRuns = 'events WHERE run_id IN (SELECT id FROM runs WHERE erased = 1)';
  try {
    if (count('runs WHERE erased = 1') === 0) return;
    const erased = count(erasedRuns);
    if (erased < WORTH_EVENTS || erased * 4 < count('events')) return;
    database.exec(`DELETE FROM ${erasedRuns}; VACUUM; PRAGMA wal_checkpoint(TRUNCATE);`);
  } catch {
    // Another process uses the file, or the disk has no room for the copy: some other time.
  }
}
