import { AgentError, eachRun, type EventLog, type RawEvent, type RunSummary } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import { CONVERSATION_RUN } from '@wayfarer/router';
import { addDays } from '@wayfarer/trip/clock';

import { breathe } from '../breathe.ts';
import { chatOf, numberOfChat, tripOfRun } from '../chat/chat-of.ts';
import { TRIP_RUN } from '../core.ts';
import { UnfinishedErasureError, UnknownTripError, WordsInChainError } from '../errors.ts';
import { FORGET, personForgotten, SUBTASK_RUN } from '../forget-task.ts';
import { todayOf } from '../today.ts';
import type { TripState } from '../trip-state.ts';
import { changeTrip, type UseCaseContext, type WriteOptions } from '../use-case-context.ts';
import { findSummary, toSummary } from '../view/to-summary.ts';
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
  wordless.get(log)?.delete(id);
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
  if (!state) return trip;
  assertForgotten(state);
  const kept = countInChain(state);
  if (kept > 0) throw new WordsInChainError(id, kept);
  return trip;
}

/** @throws {UnfinishedErasureError} */
function assertForgotten({ planning }: TripState): void {
  const last = planning.tasks.findLast(({ task }) => String(task) === FORGET);
  if (last?.status === 'failed') throw new UnfinishedErasureError(last.problem ?? '');
}

/** Messages whose words an earlier version has written into the chain. */
function countInChain({ planning }: TripState): number {
  return planning.messages.filter(({ text }) => !isWords(text)).length;
}

/** What came of forgetting everybody. */
export interface Forgotten {
  /** How many trips there were. */
  readonly trips: number;
  /** Trips in whose chain an earlier version has left words: only erasing them whole helps. */
  readonly left: readonly string[];
}

/** Trips that are forgotten side by side: what the log erases of them it writes together, and waits for the disk once. */
const AT_ONCE = 16;

/** Erases whatever was said of anybody in all trips, those that cannot be read included. */
export async function forgetEverybody(context: UseCaseContext): Promise<Forgotten> {
  const ids = (await listTripRuns(context)).map(({ id }) => id);
  const left: string[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    left.push(...(await forgetSome(context, ids.slice(start, start + AT_ONCE))));
  }
  return { trips: ids.length, left };
}

/** @returns Those in whose chain words are left. */
async function forgetSome(context: UseCaseContext, ids: readonly string[]): Promise<readonly string[]> {
  const erasures: (() => Promise<void>)[] = [];
  // Reading takes the time of everybody else, so it is done one by one.
  for (const id of ids) {
    await breathe();
    // Nothing may have been said since the last time: then nothing is written.
    if (await isAnythingBeside(context, id)) erasures.push(await prepareErasure(context, id));
  }
  await Promise.all(erasures.map((erase) => erase()));
  const left: string[] = [];
  for (const id of ids) if (await hasWordsInChain(context, id)) left.push(id);
  return left;
}

/** Reads what has to be known of a trip before it is forgotten, so that the rest is writing alone. */
async function prepareErasure(context: UseCaseContext, id: string): Promise<() => Promise<void>> {
  const run = await context.log.findRun(id);
  if (run && findSummary(run) && (await context.log.verifyRun(id)).ok) {
    const asides = await listAsides(context.log, id);
    return () => forgetAtRest(context, run, asides);
  }
  const isReadable = await canBeRead(context, id);
  return () => (isReadable ? forgetWords(context, id) : eraseBeside(context, id));
}

/** Chats of a trip, and what a model was asked for it: what it has looked up stays, like all of the plan. */
async function listAsides(log: EventLog, id: string): Promise<readonly string[]> {
  const types = new Set<string>([CONVERSATION_RUN, SUBTASK_RUN]);
  const asides = new Set(await listNamedChats(log, id));
  for await (const { id: child, type } of eachRun(log, { parent: id })) if (types.has(type)) asides.add(child);
  return [...asides];
}

/**
 * Forgets in one transaction, without what the command does: to read and fold a trip, to bring it to rest in two appends, takes
 * most of the time of forgetting many. One that is at rest has nothing to do afterwards, and its line stays as it is.
 */
async function forgetAtRest(context: UseCaseContext, run: RunSummary, asides: readonly string[]): Promise<void> {
  const { log } = context;
  const { id, seq, label } = run;
  const chat = Math.max(1, ...asides.filter((aside) => tripOfRun(aside) === id).map(numberOfChat));
  const standing = { standing: 'waiting', label: { ...(label as object), handedOver: false } } as const;
  const [noted, ...erased] = await Promise.allSettled([
    log.append({ id, type: TRIP_RUN }, [personForgotten(chat)], { expectedSeq: seq, standing }),
    ...asides.map((aside) => log.eraseRun(aside)),
    log.erasePersonal(id),
  ]);
  for (const erasure of erased) if (erasure.status === 'rejected') throw erasure.reason;
  // Something was said meanwhile, which goes as well.
  if (noted.status === 'rejected') await forgetWords(context, id);
}

/** Trips that were read and have no words in their chain, up to which event: this program writes none there. */
const wordless = new WeakMap<EventLog, Map<string, number>>();

/** Looks at messages alone, of which a trip that cannot be read may have some as well. */
async function hasWordsInChain({ log }: UseCaseContext, id: string): Promise<boolean> {
  const known = wordless.get(log) ?? new Map<string, number>();
  wordless.set(log, known);
  const seq = (await log.findRun(id))?.seq;
  if (seq === undefined || known.get(id) === seq) return false;
  await breathe();
  const messages = await log.read(id, { types: ['message-received', 'message-sent'] }).catch(() => []);
  if (messages.some(({ content }) => !isWords((content as { readonly text: string }).text))) return true;
  known.set(id, seq);
  return false;
}

/** Whether its chain is whole. It need not be shown to be forgotten, and showing it costs most of the time. */
async function canBeRead({ shell }: UseCaseContext, id: string): Promise<boolean> {
  try {
    return (await shell.load(id)) !== undefined;
  } catch (error) {
    if (error instanceof AgentError) return false;
    throw error;
  }
}

/** @throws {UnfinishedErasureError} */
async function forgetWords({ shell, log }: UseCaseContext, id: string): Promise<void> {
  try {
    assertForgotten((await shell.execute(id, { type: 'forget' })).state);
  } catch (error) {
    // One that was erased whole meanwhile is forgotten as well.
    if (await log.findRun(id)) throw error;
  }
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
async function listChats(log: EventLog, id: string): Promise<readonly string[]> {
  const chats = new Set(await listNamedChats(log, id));
  for await (const { id: child } of eachRun(log, { parent: id })) chats.add(child);
  return [...chats];
}

async function listNamedChats(log: EventLog, id: string): Promise<readonly string[]> {
  const chats: string[] = [];
  for (let number = 1; await log.findRun(chatOf(id, number)); number++) chats.push(chatOf(id, number));
  return chats;
}
