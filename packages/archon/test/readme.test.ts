import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, it } from 'vitest';

const PACKAGE = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'archon-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('shows an example that runs, and that a second run does not repeat', { timeout: 30_000 }, () => {
  const [, example = ''] = /```ts\n([^]*?)```/.exec(readFileSync(join(PACKAGE, 'README.md'), 'utf8')) ?? [];
  const program = example.replace('data/events.db', join(folder, 'events.db').replaceAll('\\', '/'));
  const flags = ['-C', 'wayfarer-source', '--input-type=module-typescript'];
  const run = (): string =>
    execFileSync(process.execPath, [...flags, '-e', program], { cwd: PACKAGE, encoding: 'utf8' });
  const output = run();
  expect(output).toMatch(/'How to cook ramen'[^]*ok: true[^]*seq: 2/);
  expect(run()).toBe(output);
});
