import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { verifyChain } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { afterAll, expect, it } from 'vitest';

import { liveOnce } from './live-once.ts';

const CHILD = resolve(import.meta.dirname, './children/refunding-router.ts');
const ORDERS = 25;
const folder = mkdtempSync(join(tmpdir(), 'router-killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a router that is killed again and again loses no request and does none twice', { timeout: 60_000 }, async () => {
  const [path, ledger] = [join(folder, 'events.db'), join(folder, 'ledger.txt')];
  let lives = 0;
  // Longer lives each time, so that it gets done in the end whatever the machine is busy with.
  while (!(await live([path, ledger], 20 * 1.7 ** lives))) lives++;
  expect(lives).toBeGreaterThan(0);

  const refunds = readLines(ledger).map((line) => line.split(' ')[1]);
  expect(refunds.sort()).toEqual(Array.from({ length: ORDERS }, (_, n) => `ORD-${n}`).sort());

  const log = new SqliteEventLog({ path });
  for (const session of ['s0', 's1', 's2']) {
    const events = await log.read(session);
    expect(verifyChain(events, nodeDigest).ok).toBe(true);
    const keys = (type: string): string[] =>
      events
        .filter((event) => event.type === type)
        .map(({ content }) => (content as { idempotency_key: string }).idempotency_key);
    expect(keys('tool_execute')).toEqual(keys('policy_check'));
  }
  await log.close();
});

/** One life of the router: whether it got done. */
async function live(files: readonly string[], milliseconds: number): Promise<boolean> {
  return (await liveOnce(CHILD, [...files, String(ORDERS)], milliseconds)).includes('done');
}

function readLines(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
}
