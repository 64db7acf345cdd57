import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, it } from 'vitest';

import { eventLogContract } from '../testing/event-log-contract.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

function newPath(): string {
  return join(folder, `${files++}.db`);
}

describe('SqliteEventLog', () => {
  for (const { name, run } of eventLogContract((clock) => new SqliteEventLog({ path: newPath(), clock }))) it(name, run);
});
