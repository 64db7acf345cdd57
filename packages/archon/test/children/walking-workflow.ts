/**
 * A workflow that is killed (SIGKILL, by its own hand) at each step that it has not come past before: after what the step does
 * in the world, and before anybody has heard of it. Arguments: path of the log, path of the steps' notes.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

import { nodeRuntime } from '../../src/node/index.ts';
import { SqliteEventLog } from '../../src/sqlite/index.ts';
import { Workflow } from '../../src/workflow/index.ts';
import { tripOf } from '../trip-workflow.ts';

const [path = '', notes = ''] = process.argv.slice(2);

/** Does it once, whoever asks how often: as a good receiver of idempotency keys does. */
function act(key: string): void {
  const done = existsSync(notes) ? readFileSync(notes, 'utf8').split('\n') : [];
  if (done.includes(key)) return;
  appendFileSync(notes, `${key}\n`);
  process.kill(process.pid, 'SIGKILL');
}

const log = new SqliteEventLog({ path });
process.stdout.write('.');
const workflow = new Workflow(tripOf(act), { log, runtime: nodeRuntime });
const run = await workflow.run('trip', { cities: ['Lima', 'Oslo'] });
const { status, failure, notUndone } =
  run.status === 'waiting' ? await workflow.answer('trip', 'which', { option: 1, by: 'ann' }) : run;
process.stdout.write(JSON.stringify({ status, failure, notUndone }));
await log.close();
