/**
 * Appends three events at a time to one run, again and again, until it is killed or has made `appends` of them.
 * Arguments: path, author, appends, durability.
 */
import { SequenceConflictError } from '../../src/index.ts';
import { SqliteEventLog, type SqliteEventLogOptions } from '../../src/sqlite/sqlite-event-log.ts';

const [path = '', author = '', appends = 'Infinity', durability] = process.argv.slice(2);
const log = new SqliteEventLog({ path, durability: durability as SqliteEventLogOptions['durability'] });
const run = { id: 'shared', type: 'counting' };

for (let count = 1, seq = 0; count <= Number(appends);) {
  const events = [1, 2, 3].map((part) => ({ type: 'counted', version: 1, author, content: { count, part } }));
  try {
    seq = (await log.append(run, events, { expectedSeq: seq })).at(-1)?.seq ?? seq;
    count++;
    process.stdout.write('.');
  } catch (error) {
    if (!(error instanceof SequenceConflictError)) throw error;
    seq = error.actualSeq;
  }
}

await log.close();
