/**
 * The server, which kills itself (-9) after its first append, before anybody hears of it, or just before its second, when
 * the work for it is done. Its clock stands still: two stories then leave the same log to the letter.
 * Arguments: data folder, `after-first`, `before-second` or nothing.
 */
import type { EventLog } from '@wayfarer/archon';
import { decorateLog, FixedClock } from '@wayfarer/archon/testing';

import { compose } from '../../src/compose.ts';
import { serveUntilStopped } from '../../src/start-server.ts';

const [dataFolder = '', death] = process.argv.slice(2);

function mortal(log: EventLog): EventLog {
  let appends = 0;
  const dieIf = (isTime: boolean): void => void (isTime && process.kill(process.pid, 'SIGKILL'));
  return decorateLog(log, {
    async append(run, events, options) {
      dieIf(death === 'before-second' && appends === 1);
      const stored = await log.append(run, events, options);
      appends++;
      dieIf(death === 'after-first');
      return stored;
    },
  });
}

const house = await compose({ dataFolder, clock: new FixedClock('2026-11-20T12:00:00Z'), decorateLog: mortal });
const port = { host: '127.0.0.1', port: 0, isPortAsked: true };
await serveUntilStopped(house, { ...port, dataFolder, catalogueFolder: undefined, rulesFolder: undefined });
