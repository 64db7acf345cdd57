/**
 * The server, which kills itself (-9) after its first append, before anybody hears of it, or just before its second, when
 * the work for it is done. Its clock stands still: two stories then leave the same log to the letter.
 * Arguments: data folder, `after-first`, `before-second` or nothing.
 */
import type { EventLog } from '@wayfarer/archon';
import { FixedClock } from '@wayfarer/archon/testing';

import { compose } from '../../src/compose.ts';
import { serveUntilStopped } from '../../src/start-server.ts';

const [dataFolder = '', death] = process.argv.slice(2);

function mortal(log: EventLog): EventLog {
  let appends = 0;
  const dieIf = (isTime: boolean): void => void (isTime && process.kill(process.pid, 'SIGKILL'));
  return {
    async append(run, events, options) {
      dieIf(death === 'before-second' && appends === 1);
      const stored = await log.append(run, events, options);
      appends++;
      dieIf(death === 'after-first');
      return stored;
    },
    read: (runId, options) => log.read(runId, options),
    listRuns: (options) => log.listRuns(options),
    subscribe: (runId, options) => log.subscribe(runId, options),
    readPersonal: (runId) => log.readPersonal(runId),
    readPersonalOf: (subject) => log.readPersonalOf(subject),
    erasePersonal: (subject) => log.erasePersonal(subject),
    close: () => log.close(),
  };
}

const house = await compose({ dataFolder, clock: new FixedClock('2026-11-20T12:00:00Z'), decorateLog: mortal });
const port = { host: '127.0.0.1', port: 0, isPortAsked: true };
await serveUntilStopped(house, { ...port, dataFolder, catalogueFolder: undefined, rulesFolder: undefined });
