import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { measureKills } from './kill.ts';
import { startOwnServer } from './own-server.ts';

const command = ['/usr/sbin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)]
  .map((folder) => path.join(folder, 'nats-server'))
  .find((file) => existsSync(file));
if (command === undefined)
  console.warn('There is no nats-server on this machine: what a team does when it is killed is not tested.');

describe.skipIf(command === undefined)('a team of two processes', () => {
  it(
    'loses nothing and doubles nothing while its processes and its server are killed',
    { timeout: 60_000 },
    async () => {
      const server = await startOwnServer(command ?? '');
      try {
        const restart = (): Promise<void> => server.restart(300);
        const report = await measureKills({ servers: server.servers, seconds: 6, restart });
        expect(report).toMatchObject({ restarts: 2, lost: 0, wrong: 0 });
        expect(report.kills).toBeGreaterThanOrEqual(2);
        expect(report.tasks).toBeGreaterThan(8);
      } finally {
        await server.close();
      }
    },
  );
});
