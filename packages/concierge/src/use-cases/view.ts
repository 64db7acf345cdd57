import { eachRun, type RunSummary } from '@wayfarer/archon';
import type { Trip, TripList, TripSummary } from '@wayfarer/contract';

import { TRIP_RUN } from '../core.ts';
import { loadTrip, type UseCaseContext, viewOf } from '../use-case-context.ts';
import { findSummary, toDamagedSummary, toSummary } from '../view/to-summary.ts';

/** @throws {UnknownTripError | UnreadableTripError} */
export async function getTrip(context: UseCaseContext, id: string): Promise<Trip> {
  return viewOf(context, await loadTrip(context, id));
}

/** Trips, the newest first, a page at a time. One that cannot be read is named with what is wrong, and hides no other. */
export async function listTrips(
  context: UseCaseContext,
  { after, limit = 50 }: { readonly after?: string | undefined; readonly limit?: number } = {},
): Promise<TripList> {
  const page = await context.log.listRuns({ type: TRIP_RUN, limit, ...(after === undefined ? {} : { after }) });
  const problems = await context.checks(page.runs);
  const trips: TripSummary[] = [];
  for (const run of page.runs) {
    const problem = problems.get(run.id);
    const isReadable = problem?.isChatAlone ?? true;
    const line = isReadable ? await summarise(context, run) : toDamagedSummary(run, problem?.text ?? '');
    if (line) trips.push({ ...line, problem: line.problem ?? problem?.text ?? null });
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
