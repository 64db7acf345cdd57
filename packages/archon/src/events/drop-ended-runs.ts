import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import { eachRun } from './each-run.ts';
import type { EventLog, RunSummary } from './event-log.ts';
import type { StoredEvent } from './event.ts';

export interface DropOptions {
  /** Runs that have had no event since then are dropped. */
  readonly endedBefore: Date;
  /** Of these types only. Default: of all. */
  readonly types?: readonly string[] | undefined;
  /** Is given each run before it goes, with its events, sealed as they are; what it throws keeps this run and ends the work. */
  readonly archive?: ((run: RunSummary, events: readonly StoredEvent[]) => Promise<void> | void) | undefined;
}

/**
 * Drops runs that have ended: their events, personal values and labels, as {@link EventLog.eraseRun} does. A run that is running
 * or waits for somebody stays, and so does one that was begun on behalf of a run that stays.
 *
 * NOTE: each run is a chain of its own, so those of other runs stay whole and verify as before; of a dropped run only the id is
 * left, which is not given again. Whether the events that `archive` was given are what was once appended, `verifyChain` still tells.
 *
 * @returns How many runs were dropped.
 * @throws {MisuseError} if `endedBefore` is no instant.
 *
 * @example
 * await dropEndedRuns(log, { endedBefore: new Date(Date.now() - 30 * 86_400_000) });
 */
export async function dropEndedRuns(log: EventLog, { endedBefore, types, archive }: DropOptions): Promise<number> {
  const isDate = (endedBefore as unknown) instanceof Date;
  const limit = isDate ? endedBefore.getTime() : Number.NaN;
  if (Number.isNaN(limit))
    throw new MisuseError(
      `Expected \`endedBefore\` to be a Date that is an instant, got ${isDate ? 'an invalid date' : formatValue(endedBefore)}.`,
    );
  const isOld = ({ standing, updatedAt }: RunSummary): boolean => standing === 'ended' && Date.parse(updatedAt) < limit;
  const old: RunSummary[] = [];
  for await (const run of eachRun(log)) if (isOld(run) && (types?.includes(run.type) ?? true)) old.push(run);
  let dropped = 0;
  // The oldest first: a parent was begun before its children, and goes before them.
  for (const run of old.reverse()) {
    if (await hasAncestor(log, run, (ancestor) => !isOld(ancestor))) continue;
    // Somebody may have gone on with it meanwhile.
    if ((await log.findRun(run.id))?.seq !== run.seq) continue;
    if (archive) await archive(run, await log.read(run.id));
    if (await log.eraseRun(run.id, { expectedSeq: run.seq })) dropped++;
  }
  return dropped;
}

/** Whether any of the runs on whose behalf it was begun, as far as they are there, is such a one. */
async function hasAncestor(
  log: EventLog,
  { id, parent }: RunSummary,
  isSuch: (ancestor: RunSummary) => boolean,
): Promise<boolean> {
  const seen = new Set([id]);
  for (let next = parent; next !== undefined && !seen.has(next);) {
    seen.add(next);
    const ancestor = await log.findRun(next);
    if (ancestor && isSuch(ancestor)) return true;
    next = ancestor?.parent;
  }
  return false;
}
