/**
 * The server, which kills itself (-9) as soon as an append has made a run `dieAt` events long, so that not even the
 * append is answered. Its clock stands still: two stories then leave the same log to the letter.
 * Arguments: data folder, `dieAt`.
 */
import type { EventLog } from '@wayfarer/archon';
import { FixedClock } from '@wayfarer/archon/testing';

import { compose } from '../../src/compose.ts';
import { serveUntilStopped } from '../../src/start-server.ts';

const [dataFolder = '', dieAt = 'Infinity'] = process.argv.slice(2);

function mortal(log: EventLog): EventLog {
  return {
    async append(run, events, options) {
      const stored = await log.append(run, events, options);
      if ((stored.at(-1)?.seq ?? 0) >= Number(dieAt)) process.kill(process.pid, 'SIGKILL');
      return stored;
    },
    read: (runId, options) => log.read(runId, options),
    listRuns: (options) => log.listRuns(options),
    subscribe: (runId, options) => log.subscribe(runId, options),
    close: () => log.close(),
  };
}

const house = compose({ dataFolder, clock: new FixedClock('2026-11-20T12:00:00Z'), decorateLog: mortal });
const port = { host: '127.0.0.1', port: 0, isPortAsked: true };
await serveUntilStopped(house, { ...port, dataFolder, catalogueFolder: undefined });
