import process from 'node:process';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SettingsError } from './settings.ts';

const served = vi.hoisted(() => ({ calls: [] as unknown[], failure: undefined as Error | undefined }));
vi.mock('./compose.ts', () => ({ compose: async () => 'parts' }));
vi.mock('./start-server.ts', () => ({
  async serveUntilStopped(parts: unknown, { port }: { readonly port: number }) {
    served.calls.push([parts, port]);
    if (served.failure) throw served.failure;
  },
}));

/** Starts the program as a shell does. */
async function start(...args: readonly string[]): Promise<void> {
  vi.resetModules();
  process.argv = ['node', 'main.ts', ...args];
  await import('./main.ts');
}

describe('the program', () => {
  const { argv, exitCode } = process;
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => {
    served.calls.length = 0;
    served.failure = undefined;
    told.mockClear();
    process.exitCode = undefined;
  });
  afterEach(() => {
    process.argv = argv;
    process.exitCode = exitCode;
  });

  it('serves as its arguments say', async () => {
    await start('--port', '8123');
    expect([served.calls, process.exitCode]).toEqual([[['parts', 8123]], undefined]);
  });

  it('counts as in production, unless the environment says otherwise', async () => {
    vi.stubEnv('NODE_ENV', undefined);
    await start();
    expect(process.env['NODE_ENV']).toBe('production');
    vi.stubEnv('NODE_ENV', 'development');
    await start();
    expect(process.env['NODE_ENV']).toBe('development');
    vi.unstubAllEnvs();
  });

  it('ends with a sentence and exit code 2 where it was started wrongly', async () => {
    await start('--port', 'http');
    expect(told.mock.calls).toEqual([['Expected a port from 0 to 65535 in --port, got "http".']]);
    expect([served.calls, process.exitCode]).toEqual([[], 2]);
  });

  it('says what is wrong with a rule of the router, too', async () => {
    await start('--keep-days', '0');
    expect(String(told.mock.calls)).toContain('a number of days from 1 to 99999');
    expect(process.exitCode).toBe(2);
  });

  it('ends with the whole error where nobody expected it', async () => {
    served.failure = new Error('on fire');
    await expect(start()).rejects.toThrow('on fire');
    expect([told.mock.calls, process.exitCode]).toEqual([[], undefined]);
    expect(served.failure).not.toBeInstanceOf(SettingsError);
  });
});
