/**
 * @module
 * `npm run -s bench -- router [--sessions 50] [--rate 200] [--seconds 10]`: messages through all eight stages. How many one
 * core takes with the log in memory and in SQLite, and how long each waits in an open loop.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { type EventLog, MemoryEventLog } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';

import { percentile, runClosedLoop, runOpenLoop } from './router/load.ts';
import { openShop } from './router/shop.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '50' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    messages: { type: 'string', default: '20000' },
  },
});
const sessions = Number(values.sessions);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const messages = Number(values.messages);

const memory = await measure(new MemoryEventLog(nodeRuntime));
const folder = mkdtempSync(join(tmpdir(), 'router-bench-'));
const sqlite = await measure(new SqliteEventLog({ path: join(folder, 'events.db') }));
rmSync(folder, { recursive: true });

console.log(`${sessions} sessions; open loop of ${rate} messages a second for ${seconds} s\n`);
console.log('| log    | messages per CPU second | per second | p50 ms | p99 ms |');
console.log('| ------ | ----------------------: | ---------: | -----: | -----: |');
for (const [name, row] of Object.entries({ memory, sqlite })) {
  const cells = [row.perCpuSecond.toFixed(0), row.perSecond.toFixed(0), row.p50.toFixed(2), row.p99.toFixed(2)];
  console.log(`| ${name.padEnd(6)} | ${cells.join(' | ')} |`);
}
console.log(JSON.stringify({ sessions, rate, seconds, memory, sqlite }));

async function measure(log: EventLog): Promise<Record<'perCpuSecond' | 'perSecond' | 'p50' | 'p99', number>> {
  const router = openShop(log);
  await runClosedLoop(router, { name: 'warm-up', sessions, messages: Math.ceil(messages / 5) });
  const open = await runOpenLoop(router, { sessions, rate, seconds });
  const closed = await runClosedLoop(router, { name: 'closed', sessions, messages });
  await log.close();
  return { ...closed, p50: percentile(open, 0.5), p99: percentile(open, 0.99) };
}
