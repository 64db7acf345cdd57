import assert from 'node:assert/strict';

import { dropEndedRuns } from '../events/drop-ended-runs.ts';
import type { EventLog } from '../events/event-log.ts';
import { decorateLog } from './decorate-log.ts';
import type { ContractClause } from './event-log-contract.ts';

/** A kind of run, and how one of it is brought to where it waits for somebody, or to its end. */
export interface KindOfRun {
  readonly name: string;
  /**
   * Writes a run on `log` until it waits, and answers its id. Called again after its process died, with the same log, it goes on
   * with the same run.
   */
  readonly waits?: ((log: EventLog) => Promise<string>) | undefined;
  readonly ends?: ((log: EventLog) => Promise<string>) | undefined;
  /** What it waits for, and how it ends, in the words of its standing. Default: not looked at. */
  readonly says?: { readonly waiting?: string | undefined; readonly ending?: string | undefined } | undefined;
}

/** A store that outlives the processes that use it. */
export interface KeptStore {
  /** The log as a new process finds it. */
  open(): EventLog;
  close(): Promise<void>;
}

/**
 * What clean-up may do to runs of each kind, on any log and after a crash at any append: what is running or waits is never
 * dropped, and what has ended is. For any test runner.
 */
export function standingContract(
  kinds: readonly KindOfRun[],
  openStore: () => KeptStore | Promise<KeptStore>,
): readonly ContractClause[] {
  const clause = (name: string, run: (store: KeptStore) => Promise<void>): ContractClause => ({
    name,
    async run() {
      const store = await openStore();
      try {
        await run(store);
      } finally {
        await store.close();
      }
    },
  });
  return kinds.flatMap(({ name, waits, ends, says = {} }) => [
    ...(waits ? [clause(`keeps ${name} that waits`, (store) => keepsWaiting(store, waits, says.waiting))] : []),
    ...(ends ? [clause(`drops ${name} that has ended`, (store) => dropsEnded(store, ends, says.ending))] : []),
  ]);
}

/** More than any kind of run needs. */
const MOST_LIVES = 30;

/** Later than any event. */
const LATER = new Date('9999-01-01T00:00:00Z');

async function keepsWaiting(
  store: KeptStore,
  live: (log: EventLog) => Promise<string>,
  waitsFor: string | undefined,
): Promise<void> {
  const id = await dieAtEachAppend(store, live);
  const log = store.open();
  const { standing, waiting, ending, updatedAt = '' } = (await log.findRun(id)) ?? {};
  assert.equal(standing, 'waiting');
  assert.equal(ending, undefined);
  if (waitsFor !== undefined) assert.equal(waiting?.for, waitsFor);
  assert.ok(waiting?.since !== undefined && waiting.since <= updatedAt, 'It says since when it waits.');
  assert.equal(await dropEndedRuns(log, { endedBefore: LATER }), 0);
  assert.equal((await log.findRun(id))?.standing, 'waiting');
}

async function dropsEnded(
  store: KeptStore,
  live: (log: EventLog) => Promise<string>,
  endsBy: string | undefined,
): Promise<void> {
  const id = await dieAtEachAppend(store, live);
  const log = store.open();
  const { standing, waiting, ending } = (await log.findRun(id)) ?? {};
  assert.equal(standing, 'ended');
  assert.equal(waiting, undefined);
  if (endsBy !== undefined) assert.equal(ending, endsBy);
  assert.ok((await dropEndedRuns(log, { endedBefore: LATER })) > 0);
  assert.equal(await log.findRun(id), undefined);
}

/**
 * Lives as often as it takes, the n-th time for n appends, as a life may begin with a word about the one before; what is only
 * noted is always lost. After each death everything that has ended is dropped, so a run that goes on
 * afterwards was not taken for ended.
 */
async function dieAtEachAppend(store: KeptStore, live: (log: EventLog) => Promise<string>): Promise<string> {
  for (let lives = 1; lives <= MOST_LIVES; lives++) {
    const { log, isDead } = mortal(store.open(), lives);
    const outcome = await live(log).then(
      (id) => ({ id }),
      (error: unknown) => ({ error }),
    );
    if ('id' in outcome && !isDead()) return outcome.id;
    if ('error' in outcome && !isDead()) throw outcome.error;
    if ('id' in outcome && isDead()) throw new Error('What cannot be written must not be taken for done.');
    await dropEndedRuns(store.open(), { endedBefore: LATER });
  }
  throw new Error(`It was not done after ${MOST_LIVES} lives.`);
}

/** A log that takes so many appends, and none after them, as its process is gone. */
function mortal(log: EventLog, room: number): { readonly log: EventLog; readonly isDead: () => boolean } {
  let appends = 0;
  return {
    isDead: () => appends > room,
    log: decorateLog(log, {
      append: (run, events, options) =>
        ++appends > room ? Promise.reject(new Error('The process is gone.')) : log.append(run, events, options),
      noteStanding: () => undefined,
    }),
  };
}
