/**
 * @module
 * A refund that a person approves, in three processes: one asks and ends, one is given the yes and killed while it pays, one
 * goes on. The story checks that it was paid once, and ends with exit code 0 when all of it is right.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { WaitingRun } from '@wayfarer/archon/loop';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { formatTrace } from '@wayfarer/archon/trace';

import { payments } from './bank.ts';

const folder = mkdtempSync(join(tmpdir(), 'approved-refund-'));
const [path, ledger] = [join(folder, 'refunds.db'), join(folder, 'ledger.txt')];

try {
  const asked = life('asks.ts');
  const { approvals } = JSON.parse(asked.out) as WaitingRun;
  assert.deepEqual(approvals[0]?.arguments, { order: '7', euros: 30 });
  assert.deepEqual(payments(ledger), [], 'nothing is paid before the yes');

  const killed = life('answers.ts');
  assert.equal(killed.signal, 'SIGKILL', 'the process dies while it pays');
  assert.equal(payments(ledger).length, 1);

  const finished = life('answers.ts');
  assert.equal(finished.out, 'Done. Paid 30 euros back for order 7.');
  assert.deepEqual(payments(ledger), ['refund-7:1.1'], 'it is paid once');

  const log = new SqliteEventLog({ path });
  assert.equal((await log.findRun('refund-7'))?.ending, 'final');
  assert.ok((await log.verifyRun('refund-7')).ok, 'the chain is whole');
  console.log(formatTrace(await log.read('refund-7')));
  await log.close();
} finally {
  rmSync(folder, { recursive: true });
}

/** One process from its beginning to its end. */
function life(program: string) {
  const child = spawnSync(process.execPath, [...process.execArgv, join(import.meta.dirname, program), path, ledger], {
    encoding: 'utf8',
  });
  if (child.status !== 0 && child.signal === null) throw new Error(child.stderr);
  return { out: child.stdout.trim(), signal: child.signal };
}
