/**
 * Brings conversations to where it waits, in one log, and to its end, in another; then ends without a word to either.
 * Arguments: path of the log of those that wait, path of the log of those that end.
 */
import { SqliteEventLog } from '@wayfarer/archon/sqlite';

import { KINDS } from '../standing/kinds.ts';

const [waiting = '', ended = ''] = process.argv.slice(2);
const logs = { waits: new SqliteEventLog({ path: waiting }), ends: new SqliteEventLog({ path: ended }) };
process.stdout.write('.');
for (const kind of KINDS) {
  for (const how of ['waits', 'ends'] as const) await kind[how]?.(logs[how]);
}
process.stdout.write('done', () => process.kill(process.pid, 'SIGKILL'));
