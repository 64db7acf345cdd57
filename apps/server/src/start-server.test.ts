import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { createFakeConcierge } from '../test/support/fake-concierge.ts';
import { LITTLE_EFFORT } from '../test/support/little-effort.ts';
import { NO_WORLD } from '../test/support/no-world.ts';
import { compose } from './compose.ts';
import { serveUntilStopped, startServer } from './start-server.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-start-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const SETTINGS = {
  ...{ host: '127.0.0.1', port: 0, isPortAsked: true },
  ...{ dataFolder, catalogueFolder: undefined, rulesFolder: undefined },
};

/** Parts of which only what is given does anything; and what the server asked of them, in order. */
function parts(failing: Readonly<Record<string, Error>> = {}) {
  const asked: string[] = [];
  const does = (name: string) => async () => {
    asked.push(name);
    if (failing[name]) throw failing[name];
    return [];
  };
  const concierge = {
    ...createFakeConcierge(),
    resume: async () => void (await does('resume')()),
    eraseOld: (days: number) => does(`erase ${days}`)(),
  };
  const others = {
    world: NO_WORLD,
    mapOrigins: [],
    version: '1',
    own: undefined as never,
    line: { waiting: 0, running: 0 },
  };
  return {
    asked,
    ...others,
    concierge,
    openAssistant: async () => ({ fetch: async () => new Response(), close: async () => undefined }),
    prepare: async () => undefined,
    warm: () => void does('warm')(),
    onWrite: () => undefined,
    close: async () => void (await does('close')()),
  };
}

describe('a server that runs', () => {
  afterEach(() => vi.useRealTimers());
  const HOUR_MS = 60 * 60 * 1000;

  /** What is asked of the parts in some time, without what is asked each time. */
  async function run(made: ReturnType<typeof parts>, keepDays: number | undefined, ms: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const server = await startServer(made, { ...SETTINGS, keepDays });
    await vi.advanceTimersByTimeAsync(ms);
    vi.useRealTimers();
    await server.close();
    return made.asked;
  }

  it('erases trips that are too old when it starts, and once a day', async () => {
    const asked = await run(parts(), 30, 24 * HOUR_MS - 1);
    expect(asked).toEqual(['erase 30', 'resume', 'warm', 'close']);
    expect((await run(parts(), 30, 48 * HOUR_MS)).filter((one) => one === 'erase 30')).toHaveLength(3);
  });

  it('erases none unless it is told to, and learns two seconds after it has started', async () => {
    expect(await run(parts(), undefined, 1_999)).toEqual(['resume', 'close']);
    expect(await run(parts(), undefined, 2_000)).toEqual(['resume', 'warm', 'close']);
  });

  it('reports what it could not go on with, or erase', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [lost, full] = [new Error('lost'), new Error('full')];
    await run(parts({ resume: lost, 'erase 7': full }), 7, 10);
    expect(told.mock.calls).toEqual([
      ['Erasing old trips:', full],
      ['Going on with unfinished trips:', lost],
    ]);
    told.mockRestore();
  });
});

describe('a server that has just been started', () => {
  it('answers before it is prepared, and goes on with unfinished trips after that', async () => {
    const parts = await compose({ dataFolder, effort: LITTLE_EFFORT, plansHere: true });
    const order: string[] = [];
    const prepared = Promise.withResolvers<void>();
    const resumed = Promise.withResolvers<void>();
    const server = await startServer(
      {
        ...parts,
        prepare: () => prepared.promise.then(() => void order.push('prepared')),
        concierge: {
          ...parts.concierge,
          async resume() {
            order.push('resumed');
            resumed.resolve();
          },
        },
      },
      SETTINGS,
    );
    order.push(((await (await fetch(`${server.url}/healthz`)).json()) as { readonly status: string }).status);
    prepared.resolve();
    await resumed.promise;
    expect(order).toEqual(['ok', 'prepared', 'resumed']);
    await server.close();
  });
});

it('a server that is started from a shell says where it is, and closes once at Ctrl-C or when it is told to stop', async () => {
  const [told, once] = [vi.spyOn(console, 'log').mockImplementation(() => undefined), vi.spyOn(process, 'once')];
  const stops = new Map<unknown, () => void>();
  once.mockImplementation((signal, stop) => (stops.set(signal, stop as () => void), process));
  const made = parts();
  await serveUntilStopped(made, SETTINGS);
  once.mockRestore();
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^Wayfarer is at http:\/\/127\.0\.0\.1:\d+$/)]]);
  told.mockRestore();
  expect([...stops.keys()]).toEqual(['SIGINT', 'SIGTERM']);
  expect(made.asked).not.toContain('close');
  stops.get('SIGTERM')?.();
  await vi.waitFor(() => expect(made.asked).toContain('close'));
});
