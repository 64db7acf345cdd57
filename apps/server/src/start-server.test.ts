import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { LITTLE_EFFORT } from '../test/support/little-effort.ts';
import { compose } from './compose.ts';
import { startServer } from './start-server.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-start-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

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
      { host: '127.0.0.1', port: 0, isPortAsked: true, dataFolder, catalogueFolder: undefined, rulesFolder: undefined },
    );
    order.push(((await (await fetch(`${server.url}/healthz`)).json()) as { readonly status: string }).status);
    prepared.resolve();
    await resumed.promise;
    expect(order).toEqual(['ok', 'prepared', 'resumed']);
    await server.close();
  });
});
