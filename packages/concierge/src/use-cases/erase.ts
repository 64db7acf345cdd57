import type { RawEvent } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import { addDays } from '@wayfarer/trip';

import { breathe } from '../breathe.ts';
import { chatOf } from '../chat/chat-of.ts';
import { TRIP_RUN } from '../core.ts';
import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';
import { UnfinishedErasureError, UnknownTripError } from '../errors.ts';
import { FORGET } from '../forget-task.ts';
import { todayOf } from '../today.ts';
import { findSummary } from '../view/to-summary.ts';
import { listTripRuns } from './view.ts';

/**
 * Erases a trip whole: its plan, its words, its chat. It need not be readable for that.
 *
 * @throws {UnknownTripError}
 */
export async function eraseTrip({ log }: Desk, id: string): Promise<void> {
  const run = await log.findRun(id);
  if (!run) await log.eraseRun(id); // An erasure that could not be finished is, now that it is asked for again.
  if (run?.type !== TRIP_RUN) throw new UnknownTripError(id);
  for (const chat of await listChats(log, id)) await log.eraseRun(chat);
  // Last, so that it can be erased again if this is interrupted.
  await log.eraseRun(id);
}

/**
 * Erases whatever was said of a person in a trip: the words of its chat and the values beside its chain. The plan stays, and
 * its chain stays whole.
 *
 * @throws {UnknownTripError | UnreadableTripError}
 * @throws {UnfinishedErasureError} if bytes may be left, as another process reads the file.
 */
export async function forgetPerson(desk: Desk, id: string, { key }: WriteOptions = {}): Promise<Trip> {
  const trip = await changeTrip(desk, id, { command: { type: 'forget' }, key });
  const state = await desk.shell.load(id);
  const last = state?.planning.tasks.findLast(({ task }) => String(task) === FORGET);
  if (last?.status === 'failed') throw new UnfinishedErasureError(last.problem ?? '');
  return trip;
}

/**
 * Erases whatever was said of anybody in all trips. A trip that cannot be read is erased whole: nobody knows what it holds.
 *
 * @returns How many trips there were.
 */
export async function forgetEverybody(desk: Desk): Promise<number> {
  const runs = await listTripRuns(desk);
  const problems = await desk.checks(runs);
  for (const { id } of runs) {
    if (problems.has(id)) await eraseTrip(desk, id);
    else await forgetPerson(desk, id);
    await breathe();
  }
  return runs.length;
}

/**
 * Erases trips that have been over, and untouched, for more than `days`.
 *
 * @returns Their ids.
 */
export async function eraseOld(desk: Desk, days: number): Promise<readonly string[]> {
  const oldest = addDays(todayOf(desk.clock), -days);
  const old: string[] = [];
  for (const run of await listTripRuns(desk)) {
    const end = findSummary(run)?.end ?? null;
    const touched = run.updatedAt.slice(0, 'YYYY-MM-DD'.length);
    if (touched >= oldest || (end !== null && end >= oldest)) continue;
    await eraseTrip(desk, run.id);
    await breathe();
    old.push(run.id);
  }
  return old;
}

/**
 * A trip's events and those of its chat as they lie in the log, read without a check: what can be saved of it.
 *
 * @throws {UnknownTripError}
 */
export async function exportEvents({ log }: Desk, id: string): Promise<readonly RawEvent[]> {
  const run = await log.findRun(id);
  if (run?.type !== TRIP_RUN) throw new UnknownTripError(id);
  const events: RawEvent[] = [];
  for (const one of [id, ...(await listChats(log, id))]) events.push(...(await log.readRaw(one)));
  return events;
}

/** Chats of a trip that there are; after a damage some may have lost their parent, so they are asked for by name, too. */
async function listChats(log: Desk['log'], id: string): Promise<readonly string[]> {
  const chats: string[] = [];
  for (let number = 1; ; number++) {
    const chat = chatOf(id, number);
    if (!(await log.findRun(chat))) {
      const { runs } = await log.listRuns({ parent: id, limit: 1000 });
      return [...new Set([...chats, ...runs.map((run) => run.id)])];
    }
    chats.push(chat);
  }
}
