/**
 * @module
 * A short conversation with the service desk of a shop. Every stage of it is printed; the story checks what was said and
 * what was paid, and ends with exit code 0 when all of it is right.
 *
 * `node main.ts DIR` keeps conversation and ledger in a folder; without it they are gone afterwards.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import type { AgentResponse, TelemetryEvent } from '@wayfarer/router';

import { compose, type Service } from './compose.ts';
import { fileLedger } from './ledger.ts';

const [kept] = process.argv.slice(2);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'customer-service-'));
const log = new SqliteEventLog({ path: join(folder, 'events.db') });
const ledgerFile = join(folder, `refunds-${randomUUID()}.jsonl`);
const stages: TelemetryEvent[] = [];

try {
  const telemetry = { record: (stage: TelemetryEvent): void => void (stages.push(stage), print(stage)) };
  await tellStory(compose({ log, ledgerFile, telemetry: [telemetry] }));
} finally {
  await log.close();
  if (kept === undefined) rmSync(folder, { recursive: true });
}

async function tellStory({ router, shop }: Service): Promise<void> {
  const sessionId = `story-${randomUUID()}`;
  const say = (text: string): Promise<AgentResponse> => {
    console.log(`\n> ${text}`);
    const id = randomUUID();
    return router.handle({ id, text, customerId: 'cus-quill', context: { sessionId } }).then(tell);
  };

  const asked = await say('Hi, Ada Quill here. I want a refund, please.');
  assert.equal(asked.waitingForParam, 'order_id', 'what is missing is asked for');

  const paid = await say('It is ORD-1001');
  assert.equal(paid.status, 'answered');
  assert.deepEqual(
    shop.ledger.list().map(({ orderId, cents }) => [orderId, cents]),
    [['ORD-1001', 38_00]],
    'a small refund is paid at once',
  );

  const waits = await say('Please refund ORD-1002 as well');
  assert.equal(waits.status, 'waiting-approval', 'a larger one is looked at by a person');
  assert.equal(shop.ledger.list().length, 1, 'who has paid nothing so far');
  console.log('\n(A person approves.)');
  const approvalId = waits.approvalId ?? '';
  const approved = await router.decideApproval({ sessionId, approvalId }, { approved: true, by: 'desk-7' }).then(tell);
  assert.equal(approved.status, 'answered');
  assert.equal(shop.ledger.list().length, 2, 'and it is paid');

  const denied = await say('Refund ORD-1003, too');
  assert.equal(denied.status, 'blocked', 'the largest is not paid at all');
  assert.equal(shop.ledger.list().length, 2);

  const [payment] = fileLedger(ledgerFile).list();
  assert.ok(payment, 'what was paid is in the file');
  assert.equal(fileLedger(ledgerFile).pay(payment), 'paid-before', 'and is never paid again under its key');
  assert.ok(!JSON.stringify(stages).includes('Ada Quill'), 'no name stands in the log');
}

function print({ stage, payload }: TelemetryEvent): void {
  const { intent_index: _, ...told } = payload;
  console.log(`  ${stage.padEnd(18)}${JSON.stringify(told)}`);
}

function tell(response: AgentResponse): AgentResponse {
  for (const { text } of response.messages) console.log(`< ${text}`);
  return response;
}
