import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { LogInUseError } from './backup-errors.ts';
import { backupLog, restoreLog } from './backup.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';

const home = mkdtempSync(join(tmpdir(), 'archon-backup-'));
afterAll(() => rmSync(home, { recursive: true }));

const RUN = { id: 'run-1', type: 'recipe' };
const NOTE = { type: 'note-made', version: 1, author: 'cook', content: 'salt' };

it('copies a log while it is written, and refuses to replace it then', async () => {
  const folder = mkdtempSync(join(home, 'log-'));
  const [path, file] = [join(folder, 'events.db'), join(folder, 'backup')];
  const log = new SqliteEventLog({ path });
  for (let seq = 0; seq < 50; seq++) await log.append(RUN, [NOTE], { expectedSeq: seq });
  const copying = backupLog(path, file);
  for (let seq = 50; seq < 100; seq++) await log.append(RUN, [NOTE], { expectedSeq: seq });
  const report = await copying;
  expect(report).toMatchObject({ runs: 1, damaged: [] });
  expect(report.events).toBeGreaterThanOrEqual(50);
  await expect(restoreLog(file, path)).rejects.toThrow(LogInUseError);
  expect((await log.read('run-1')).length).toBe(100);
  await log.close();
  expect(await restoreLog(file, path)).toMatchObject({ events: report.events, kept: `${path}.replaced-1` });
  const again = new SqliteEventLog({ path });
  expect((await again.read('run-1')).length).toBe(report.events);
  expect(await again.verifyRun('run-1')).toMatchObject({ ok: true });
  await again.close();
  expect(existsSync(`${file}.part`)).toBe(false);
});
