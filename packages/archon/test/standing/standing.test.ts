import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, it } from 'vitest';

import { MemoryEventLog } from '../../src/index.ts';
import { SqliteEventLog } from '../../src/sqlite/index.ts';
import { FixedRuntime, type KeptStore, standingContract } from '../../src/testing/index.ts';
import { KINDS } from './kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-standing-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
        const log = new SqliteEventLog({ path, durability: 'kill', clock: new FixedRuntime().clock });
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
  for (const { name, run } of standingContract(KINDS, openStore)) it(name, run);
});
