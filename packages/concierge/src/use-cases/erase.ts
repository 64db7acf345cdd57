import { eachRun, type RawEvent, type RunSummary } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import { addDays } from '@wayfarer/trip/clock';

import { breathe } from '../breathe.ts';
import { chatOf } from '../chat/chat-of.ts';
import { TRIP_RUN, type TripState } from '../core.ts';
import { UnfinishedErasureError, UnknownTripError, UnreadableTripError, WordsInChainError } from '../errors.ts';
import { FORGET } from '../forget-task.ts';
import { todayOf } from '../today.ts';
import { changeTrip, loadTrip, type UseCaseContext, type WriteOptions } from '../use-case-context.ts';
import { toSummary } from '../view/to-summary.ts';
import { isWords } from '../words.ts';
import { listTripRuns } from './view.ts';

/**
 * Erases a trip whole: its plan, its words, its chat. It need not be readable for that.
 *
 * @throws {UnknownTripError}
 * @throws {UnfinishedErasureError} if bytes may be left, as another process reads the file: erase it again.
 */
export async function eraseTrip({ log, eraseBesideLog }: UseCaseContext, id: string): Promise<void> {
  const run = await log.findRun(id);
  if (!run) await log.eraseRun(id); // An erasure that could not be finished is, now that it is asked for again.
  if (run?.type !== TRIP_RUN) throw new UnknownTripError(id);
  await eraseBesideLog(id);
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
 * @throws {WordsInChainError} if an earlier version has left words in the chain; all else was erased.
 */
export async function forgetPerson(context: UseCaseContext, id: string, { key }: WriteOptions = {}): Promise<Trip> {
  const trip = await changeTrip(context, id, { command: { type: 'forget' }, key });
  const state = await context.shell.load(id);
  const last = state?.planning.tasks.findLast(({ task }) => String(task) === FORGET);
  if (last?.status === 'failed') throw new UnfinishedErasureError(last.problem ?? '');
  if (state) assertNoneInChain(state);
  return trip;
}

/** @throws {WordsInChainError} */
function assertNoneInChain({ id, planning }: TripState): void {
  const kept = planning.messages.filter(({ text }) => !isWords(text)).length;
  if (kept > 0) throw new WordsInChainError(id, kept);
}

/** What came of forgetting everybody. */
export interface Forgotten {
  /** How many trips there were. */
  readonly trips: number;
  /** Trips in whose chain an earlier version has left words: only erasing them whole helps. */
  readonly left: readonly string[];
}

/** Erases whatever was said of anybody in all trips, those that cannot be read included. */
export async function forgetEverybody(context: UseCaseContext): Promise<Forgotten> {
  const runs = await listTripRuns(context);
  const left: string[] = [];
  for (const { id } of runs) {
    try {
      // Nothing may have been said since the last time: then nothing is written.
      if (await isAnythingBeside(context, id)) await forgetPerson(context, id);
      else assertNoneInChain(await loadTrip(context, id));
    } catch (error) {
      if (error instanceof WordsInChainError) left.push(id);
      else if (error instanceof UnreadableTripError) await eraseBeside(context, id);
      else throw error;
    }
    await breathe();
  }
  return { trips: runs.length, left };
}

async function isAnythingBeside({ log }: UseCaseContext, id: string): Promise<boolean> {
  return (await log.readPersonal(id)).size > 0 || (await listChats(log, id)).length > 0;
}

/** What stands beside the chain of a trip, and its chats: that needs no reading. */
async function eraseBeside({ log }: UseCaseContext, id: string): Promise<void> {
  for (const chat of await listChats(log, id)) await log.eraseRun(chat);
  await log.erasePersonal(id);
}

/**
 * Erases trips that have been over, and untouched, for more than `days`. A trip waits for its traveller until it is over; one
 * that something is left to do for, or whose traveller waits for a person, is kept until that is done.
 *
 * @returns Their ids.
 */
export async function eraseOld(context: UseCaseContext, days: number): Promise<readonly string[]> {
  const oldest = addDays(todayOf(context.clock), -days);
  const old: string[] = [];
  for (const run of await listTripRuns(context)) {
    if (run.updatedAt.slice(0, 'YYYY-MM-DD'.length) >= oldest) continue;
    // By the trip itself, which is verified: nothing checks the line that lists show. Of one that cannot be read nobody
    // knows when it is.
    const state = await context.shell.load(run.id).catch(() => undefined);
    const end = state && toSummary(state, context.gazetteer).end;
    if (end === undefined || (end !== null && end >= oldest)) continue;
    if (state?.handedOver === true || (await isAtWork(context, run))) continue;
    await eraseTrip(context, run.id);
    await breathe();
    old.push(run.id);
  }
  return old;
}

/** Whether a stopped process has left something to do for a trip, in its own run or in one that was begun on its behalf. */
async function isAtWork({ log }: UseCaseContext, { id, standing }: RunSummary): Promise<boolean> {
  return standing === 'running' || (await log.listRuns({ parent: id, standing: 'running', limit: 1 })).runs.length > 0;
}

/**
 * A trip's events and those of its chat as they lie in the log, read without a check: what can be saved of it.
 *
 * @throws {UnknownTripError}
 */
export async function exportEvents({ log }: UseCaseContext, id: string): Promise<readonly RawEvent[]> {
  const run = await log.findRun(id);
  if (run?.type !== TRIP_RUN) throw new UnknownTripError(id);
  const events: RawEvent[] = [];
  for (const one of [id, ...(await listChats(log, id))]) events.push(...(await log.readRaw(one)));
  return events;
}

/** Chats of a trip that there are; after a damage some may have lost their parent, so they are asked for by name, too. */
async function listChats(log: UseCaseContext['log'], id: string): Promise<readonly string[]> {
  const chats: string[] = [];
  for (let number = 1; ; number++) {
    const chat = chatOf(id, number);
    if (!(await log.findRun(chat))) {
      for await (const { id: child } of eachRun(log, { parent: id })) chats.push(child);
      return [...new Set(chats)];
    }
    chats.push(chat);
  }
}
