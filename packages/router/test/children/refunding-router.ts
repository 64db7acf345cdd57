/**
 * A router that refunds ORD-0, ORD-1, … in three sessions until it is killed; its log is a file. What it has
 * answered it notes beside the ledger. Arguments: path of the log, path of the ledger, number of orders.
 */
import { appendFileSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

import { ToolResult } from '@wayfarer/archon';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';

import { openShop } from '../shop.ts';

const [path = '', ledger = '', orders = ''] = process.argv.slice(2);

const log = new SqliteEventLog({ path });
const { router } = openShop({
  log,
  executor: {
    async execute({ idempotencyKey, params }) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (!refunded().includes(idempotencyKey)) enter(`${idempotencyKey} ${String(params.order_id)}\n`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return ToolResult.success(`${String(params.order_id)} is refunded.`);
    },
  },
});

process.stdout.write('up\n');
await router.resume();
for (let n = 0; n < Number(orders); n++) {
  const sessionId = `s${n % 3}`;
  // A client that does not know whether it was heard says it again under the same id.
  const { text } = await router.handle({ id: `m${n}`, text: `refund ORD-${n}, $5`, context: { sessionId } });
  if (!text.includes(`ORD-${n} is refunded.`)) throw new Error(`ORD-${n}: ${text}`);
  appendFileSync(`${ledger}.answered`, `ORD-${n}\n`);
}
process.stdout.write('done\n');
await log.close();

/** What a shop's own books are: each key once, on disk before it counts. */
function enter(line: string): void {
  const file = openSync(ledger, 'a');
  writeSync(file, line);
  fsyncSync(file);
}

function refunded(): string[] {
  if (!existsSync(ledger)) return [];
  return readFileSync(ledger, 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
}
