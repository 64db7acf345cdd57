import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { eachRun } from '@wayfarer/archon';
import { dropEndedRuns } from '@wayfarer/archon/events';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { seededRandom } from '@wayfarer/archon/testing';
import { afterAll, expect, it } from 'vitest';

import { liveOnce } from '../live-once.ts';

const CHILD = resolve(import.meta.dirname, '../children/conversations.ts');
const LATER = new Date('9999-01-01T00:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'router-killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it(
  'clean-up after a kill at any instant drops nothing that waits, and all that has ended',
  { timeout: 120_000 },
  async () => {
    const [waiting, ended] = [join(folder, 'waiting.db'), join(folder, 'ended.db')];
    const random = seededRandom(17);
    let [said, lives] = ['', 0];
    while (!said.endsWith('done')) {
      lives++;
      said = await liveOnce(CHILD, [waiting, ended], 10 * 2 ** lives * (0.5 + random()));
      expect(await drop(waiting)).toMatchObject({ dropped: 0 });
    }
    expect(lives).toBeGreaterThan(2);
    const { left } = await drop(waiting);
    expect(new Set(left)).toEqual(new Set(['conversation waiting']));
    expect((await drop(ended)).left).toEqual([]);
  },
);

async function drop(path: string): Promise<{ readonly dropped: number; readonly left: readonly string[] }> {
  const log = new SqliteEventLog({ path });
  const dropped = await dropEndedRuns(log, { endedBefore: LATER });
  const left: string[] = [];
  for await (const { type, standing } of eachRun(log)) left.push(`${type} ${standing}`);
  await log.close();
  return { dropped, left };
}
