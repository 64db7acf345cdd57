import { eachRun, type RunSummary } from '@wayfarer/archon';
import type { Trip, TripList, TripSummary } from '@wayfarer/contract';

import { TRIP_RUN } from '../core.ts';
import { findTitle } from '../rename-trip.ts';
import { loadTrip, type UseCaseContext, viewOf } from '../use-case-context.ts';
import { findNamed, findSummary, toDamagedSummary, toSummary } from '../view/to-summary.ts';

/** @throws {UnknownTripError | UnreadableTripError} */
export async function getTrip(context: UseCaseContext, id: string): Promise<Trip> {
  return viewOf(context, await loadTrip(context, id));
}

export interface ListOptions {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit?: number;
  /** Only trips in whose name or dates each of these words stands; accents and capitals do not matter. */
  readonly find?: string | undefined;
}

/** Trips, the newest first, a page at a time. One that cannot be read is named with what is wrong, and hides no other. */
export async function listTrips(
  context: UseCaseContext,
  { after, limit = 50, find }: ListOptions = {},
): Promise<TripList> {
  if (find === undefined || find.trim() === '') return listPage(context, { after, limit });
  const words = fold(find)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found: TripSummary[] = [];
  let next: string | null | undefined = after;
  do {
    const page: TripList = await listPage(context, { after: next ?? undefined, limit });
    found.push(...page.trips.filter((trip) => words.every((word) => fold(wordsOf(trip)).includes(word))));
    next = page.next;
  } while (next !== null && found.length < limit);
  return { trips: found, next };
}

function wordsOf({ title, cities = '', start, end }: TripSummary): string {
  const dates = [start, end].flatMap((date) => (date === null ? [] : [date, monthOf(date)]));
  return [title, cities, ...dates].join(' ');
}

function monthOf(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

async function listPage(
  context: UseCaseContext,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<TripList> {
  const page = await context.log.listRuns({ type: TRIP_RUN, limit, ...(after === undefined ? {} : { after }) });
  const problems = await context.checks(page.runs);
  const trips: TripSummary[] = [];
  for (const run of page.runs) {
    const problem = problems.get(run.id);
    const isReadable = problem?.isChatAlone ?? true;
    const line = isReadable ? await summarise(context, run) : toDamagedSummary(run, problem?.text ?? '');
    if (!line) continue;
    const title = isReadable ? await findTitle(context.log, run.id, findNamed(run)) : undefined;
    // A renamed trip is still found by where it leads to.
    const named = title === undefined ? line : { ...line, title, cities: line.title };
    trips.push({ ...named, problem: line.problem ?? problem?.text ?? null });
  }
  return { trips, next: page.next ?? null };
}

/** Ids of all trips, the newest first. */
export async function listTripIds(context: Pick<UseCaseContext, 'log'>): Promise<readonly string[]> {
  return (await listTripRuns(context)).map(({ id }) => id);
}

/** The runs of all trips, the newest first, read by the page. */
export async function listTripRuns({ log }: Pick<UseCaseContext, 'log'>): Promise<readonly RunSummary[]> {
  const runs: RunSummary[] = [];
  for await (const run of eachRun(log, { type: TRIP_RUN })) runs.push(run);
  return runs;
}

/** `undefined` if it has been erased meanwhile. */
async function summarise(
  context: Pick<UseCaseContext, 'shell' | 'gazetteer'>,
  run: RunSummary,
): Promise<TripSummary | undefined> {
  const known = findSummary(run);
  if (known) return known;
  try {
    const state = await context.shell.load(run.id);
    return state && toSummary(state, context.gazetteer);
  } catch (error) {
    return toDamagedSummary(run, error instanceof Error ? error.message : String(error));
  }
}
