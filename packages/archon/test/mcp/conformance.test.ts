import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it, onTestFinished } from 'vitest';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json'));
const SUITE = join(PACKAGE, 'dist/index.js');
const FLAGS = ['-C', 'wayfarer-source'];

function child(name: string): string {
  return resolve(import.meta.dirname, 'children', `${name}.ts`);
}

/** What the suite says, with its exit code: 0 when all that counts has passed. */
async function play(args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'archon-conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = { cwd: folder, maxBuffer: 100_000_000 };
  const playing = promisify(execFile)(process.execPath, [SUITE, ...args, '--output-dir', folder], options);
  return playing.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

/** Not scored: extensions, and what the suite's own server cannot do yet. */
const NOT_SCORED = /^[✓✗] (?:tasks-|json-schema-2020-12|http-)/;

describe('the official conformance suite for 2026-07-28', () => {
  it('passes each scored scenario of a server', { timeout: 120_000 }, async () => {
    const server = spawn(process.execPath, [...FLAGS, child('conformance-server')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${String(port).trim()}/`;
    const { code, said } = await play(['server', '--url', url, '--requirements', '2026-07-28']);
    const scored = said.split('\n').filter((line) => /^[✓✗] [a-z]/.test(line) && !NOT_SCORED.test(line));
    expect(scored.filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(scored).toHaveLength(37);
    expect(code).toBe(0);
  });

  // Those about accounts are not played: whoever connects brings the header that lets them in.
  it.each([
    'tools_call',
    'request-metadata',
    'sep-2322-client-request-state',
    'http-standard-headers',
    'http-custom-headers',
    'http-invalid-tool-headers',
    'json-schema-ref-no-deref',
  ])('passes the scenario %s of a client', { timeout: 60_000 }, async (scenario) => {
    const command = [process.execPath, ...FLAGS, child('conformance-client')].join(' ');
    const { code, said } = await play([
      'client',
      '--command',
      command,
      '--scenario',
      scenario,
      '--spec-version',
      '2026-07-28',
    ]);
    expect(said).toMatch(/Passed: (\d+)\/\1, 0 failed/);
    expect(code).toBe(0);
  });
});
