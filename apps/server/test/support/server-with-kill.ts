/**
 * The server, which kills itself (-9) after an append, before anybody hears of it, or just before one, when the work for it
 * is done. Its clock stands still: two stories then leave the same log to the letter.
 * Arguments: data folder, and for the n-th append `after-n`, `before-n` or nothing.
 */
import type { EventLog } from '@wayfarer/archon';
import { decorateLog, FixedClock } from '@wayfarer/archon/testing';

import { compose } from '../../src/compose.ts';
import { serveUntilStopped } from '../../src/start-server.ts';

const [dataFolder = '', death] = process.argv.slice(2);
const [moment, nth] = death?.split('-') ?? [];

function mortal(log: EventLog): EventLog {
  let appends = 0;
  const dieIf = (now: string): void =>
    void (now === moment && appends === Number(nth) && process.kill(process.pid, 'SIGKILL'));
  return decorateLog(log, {
    async append(run, events, options) {
      appends++;
      dieIf('before');
      const stored = await log.append(run, events, options);
      dieIf('after');
      return stored;
    },
  });
}

const house = await compose({
  dataFolder,
  clock: new FixedClock('2026-11-20T12:00:00Z'),
  decorateLog: mortal,
  // The story's second report must find something worth doing, so the plan has to be a fair one.
  effort: 400,
});
// Nor does it get anything ready for those who come later.
const server = { ...house, prepare: async () => undefined, warm: () => undefined };
const port = { host: '127.0.0.1', port: 0, isPortAsked: true };
await serveUntilStopped(server, { ...port, dataFolder, catalogueFolder: undefined, rulesFolder: undefined });
