import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { SqliteEventLog } from '@wayfarer/archon/sqlite';

import { BadInputError } from '../../bad-input-error.ts';

/**
 * Does some work on an event log, and closes it.
 *
 * @param path - Of the file, or of the folder that it is in.
 */
export async function withLog<Answer>(path: string, work: (log: SqliteEventLog) => Promise<Answer>): Promise<Answer> {
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'events.db') : path;
  if (!existsSync(file)) throw new BadInputError(`There is no event log at ${JSON.stringify(file)}.`);
  const log = new SqliteEventLog({ path: file });
  try {
    return await work(log);
  } finally {
    await log.close();
  }
}
