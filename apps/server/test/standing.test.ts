import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type EventLog, MemoryEventLog } from '@wayfarer/archon';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { FixedRuntime, type KeptStore, type KindOfRun, standingContract } from '@wayfarer/archon/testing';
import { afterAll, describe, it } from 'vitest';

import { openHouse } from './support/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-standing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const begin = { key: 'begin' };

/** What the product writes, each with its chat. */
const KINDS: readonly KindOfRun[] = [
  { name: 'a trip of which nothing is known', waits: (log) => tell(log, 'Kyoto', ['what is next?']) },
  {
    name: 'a trip with options',
    waits: (log) => tell(log, 'Two days in Kyoto for two, 3 to 4 April 2027, moderate pace', []),
  },
  {
    name: 'a walk with an open decision',
    async waits(log) {
      const { concierge } = openHouse({ log });
      await concierge.resume();
      const { id } = await concierge.planWalk({ work: 'Sound! Euphonium', from: 'Uji', date: '2026-11-29' }, begin);
      await concierge.write(id, 'reading', { kind: 'closed', key: 'closed' });
      return id;
    },
  },
];

async function tell(log: EventLog, text: string, more: readonly string[]): Promise<string> {
  const { concierge } = openHouse({ log });
  await concierge.resume();
  const { id } = await concierge.createTrip({ text }, begin);
  for (const said of more) await concierge.write(id, 'message', { text: said, key: said });
  return id;
}

let files = 0;
const STORES: Readonly<Record<string, () => KeptStore>> = {
  memory() {
    const log = new MemoryEventLog(new FixedRuntime());
    return { open: () => log, close: () => log.close() };
  },
  sqlite() {
    const path = join(folder, `${files++}.db`);
    const logs: SqliteEventLog[] = [];
    return {
      open() {
        const log = new SqliteEventLog({ path, durability: 'kill' });
        logs.push(log);
        return log;
      },
      async close() {
        for (const log of logs) await log.close();
      },
    };
  },
};

describe.each(Object.entries(STORES))('clean-up (%s)', (_, openStore) => {
  for (const { name, run } of standingContract(KINDS, openStore)) it(name, { timeout: 60_000 }, run);
});
