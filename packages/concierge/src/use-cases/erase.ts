import type { RawEvent, RunSummary } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import { addDays } from '@wayfarer/trip';

import { chatOf } from '../chat/chat-of.ts';
import { TRIP_RUN } from '../core.ts';
import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';
import { UnfinishedErasureError, UnknownTripError } from '../errors.ts';
import { FORGET } from '../forget-task.ts';
import { todayOf } from '../today.ts';
import { findSummary, toSummary } from '../view/to-summary.ts';

/**
 * Erases a trip whole: its plan, its words, its chat. It need not be readable for that.
 *
 * @throws {UnknownTripError}
 * @throws {UnfinishedErasureError} if bytes may be left, as another process reads the file: erase it again.
 */
export async function eraseTrip({ log }: Desk, id: string): Promise<void> {
  const run = await log.findRun(id);
  if (!run) await log.eraseRun(id); // Bytes of it may be left beside the file where another process was reading.
  if (run?.type !== TRIP_RUN) throw new UnknownTripError(id);
  for (const chat of await listChats(log, id)) await log.eraseRun(chat);
  // After its chats, so that it can be erased again if this is interrupted.
  await log.eraseRun(id);
  for (const chat of await listChats(log, id)) await log.eraseRun(chat); // Begun meanwhile, by another process.
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
  const runs = await listAll(desk);
  const problems = await desk.checks(runs);
  for (const { id } of runs) {
    const isReadable = problems.get(id)?.isChatAlone ?? true;
    if (isReadable) await forgetPerson(desk, id);
    else await eraseTrip(desk, id);
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
  for (const run of await listAll(desk)) {
    const touched = run.updatedAt.slice(0, 'YYYY-MM-DD'.length);
    if (touched >= oldest) continue;
    const end = await findEnd(desk, run);
    if (end !== null && end >= oldest) continue;
    await eraseTrip(desk, run.id);
    old.push(run.id);
  }
  return old;
}

/** Nothing checks the line that lists show: a later end by the trip itself counts. */
async function findEnd({ shell, gazetteer }: Desk, run: RunSummary): Promise<string | null> {
  const known = findSummary(run)?.end ?? null;
  const state = await shell.load(run.id).catch(() => undefined); // Damaged: it goes by its line.
  const end = state ? toSummary(state, gazetteer).end : null;
  return known !== null && end !== null ? ([known, end].toSorted().at(-1) ?? end) : (end ?? known);
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

async function listAll({ log }: Desk): Promise<readonly RunSummary[]> {
  const runs: RunSummary[] = [];
  let after: string | undefined;
  do {
    const page = await log.listRuns({ type: TRIP_RUN, limit: 100, after });
    runs.push(...page.runs);
    after = page.next;
  } while (after !== undefined);
  return runs;
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
