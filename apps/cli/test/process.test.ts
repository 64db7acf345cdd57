import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Problem, Trip } from '@wayfarer/contract';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

function wayfarer(...args: string[]) {
  const program = join(import.meta.dirname, '../bin/wayfarer.mjs');
  const { NO_COLOR: _no, ...env } = process.env;
  return spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8', env, timeout: 20_000 });
}

it('keeps a trip in .wayfarer of the folder from one process to the next', { timeout: 30_000 }, () => {
  const begun = wayfarer('plan', 'Three days in Kyoto', '--json');
  expect([begun.status, begun.stderr]).toEqual([0, '']);
  const trip = JSON.parse(begun.stdout) as Trip;
  const shown = wayfarer('show', 'last', '--json');
  expect(JSON.parse(shown.stdout)).toEqual(trip);
  const refused = wayfarer('choose', trip.id, '1', '--json');
  expect([refused.status, (JSON.parse(refused.stdout) as Problem).code]).toEqual([2, 'option-gone']);
  expect(refused.stderr).toContain('There are no options yet.');
});

it('colours nothing in a pipe', { timeout: 30_000 }, () => {
  const { stdout, status } = wayfarer('help');
  expect(status).toBe(0);
  expect(stdout).not.toContain('\u001b');
});
