import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sourceArguments } from './node-version.mjs';
import { serverProgram } from './server-program.mjs';

/** As much of a bundler as is needed: says how often it ran by what it writes. */
const BUNDLER = `
import { appendFileSync, mkdirSync } from 'node:fs';
const [, , , folder] = process.argv;
mkdirSync(folder);
appendFileSync(folder + '/main.mjs', 'made;');
`;

describe('the program that the server is', () => {
  let root: string;
  let said: string[];
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'program-'));
    write('apps/server/src/main.ts', 'one');
    write('packages/trip/src/day.ts', 'two');
    write('packages/trip/src/day.test.ts', 'three');
    write('tools/bundle-server.ts', BUNDLER);
    said = [];
    vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  it('is made once, and again when a source has changed', () => {
    const first = serverProgram(root);
    expect(existsSync(first)).toBe(true);
    expect(serverProgram(root)).toBe(first);
    write('packages/trip/src/day.test.ts', 'changed');
    expect(serverProgram(root)).toBe(first);
    write('packages/trip/src/day.ts', 'changed');
    const second = serverProgram(root);
    expect(second).not.toBe(first);
    // A server that was started from it may still load what it needs later.
    expect(existsSync(first)).toBe(true);
    expect(said).toEqual([]);
  });

  it('is forgotten when there are four newer ones', () => {
    const first = serverProgram(root);
    for (const text of ['a', 'b', 'c', 'd']) {
      write('apps/server/src/main.ts', text);
      serverProgram(root);
    }
    expect(readdirSync(path.dirname(path.dirname(first)))).toHaveLength(4);
  });

  it('is its sources where they cannot be put together, and says so', () => {
    write('tools/bundle-server.ts', "throw new Error('no bundler')");
    expect(serverProgram(root)).toBe(path.join(root, 'apps/server/src/main.ts'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('The server starts from its sources, which takes longer');
    expect(said[0]).toContain('no bundler');
  });
});

describe('the program of this repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  let child: ChildProcess | undefined;
  afterAll(() => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds the data that lies beside its sources', { timeout: 300_000 }, async () => {
    const program = serverProgram(path.resolve(import.meta.dirname, '..'));
    expect(program).toMatch(/main\.mjs$/);
    child = spawn(process.execPath, [...sourceArguments(), program, '--port', '0', '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    const url = /Wayfarer is at (\S+)/.exec(String(line))?.[1] ?? '';
    const { cities } = (await (await fetch(`${url}/api/cities`)).json()) as { cities: { id: string }[] };
    expect(cities.map(({ id }) => id)).toContain('kyoto');
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok', version: '0.1.0' });
  });
});
