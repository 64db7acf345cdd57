import type { EventLog, TaskRunner } from '@wayfarer/archon';
import { understandRequest } from '@wayfarer/language';
import type { FetchQuery } from '@wayfarer/planner';
import type {
  Brain,
  BrainRequest,
  CityFetcher,
  TransitFindings,
  TransitPort,
  TransitQuery,
} from '@wayfarer/planner/ports';

import type { TripTask } from './core.ts';
import { fetchCity, withOffers } from './fetch-city.ts';
import type { Fetches } from './fetches.ts';
import { createForgetTask, FORGET } from './forget-task.ts';
import { concealNames, revealNames } from './names.ts';
import type { OneATurn } from './one-a-turn.ts';
import { WALK } from './pilgrimage/evolve-walks.ts';
import type { AskedWalk, WalkOutcome, Walks } from './pilgrimage/walks.ts';
import { RIDES } from './rides/known-rides.ts';
import { Turns } from './turns.ts';
import { withinLimit } from './within-limit.ts';
import { revealWords } from './words.ts';
import type { Workshop } from './workshop.ts';

/** Time of reading a message. */
const READING_LIMIT_MS = 30_000;

/**
 * Time that the shell gives a task, its waiting included. Whoever does a task limits the time of doing it, so that a long
 * line makes no plan fail.
 */
export const WAITING_LIMIT_MS = 3_600_000;

/** Reads messages, fetches cities and looks up rides here, where trips are spoken with, has them planned in the workshop, and erases what is to be forgotten. */
export function createTripTasks({
  log,
  brain,
  workshop,
  cityFetcher,
  fetches,
  transit,
  walks,
  readings,
}: {
  readonly log: EventLog;
  readonly brain: Brain;
  readonly workshop: Workshop;
  readonly cityFetcher?: CityFetcher | undefined;
  /** Where it is noted which cities are on their way, so that they can be stopped. */
  readonly fetches: Fetches;
  readonly transit?: TransitPort | undefined;
  readonly walks?: Walks | undefined;
  /** Messages are read one a turn, by whichever door they come. */
  readonly readings: OneATurn;
}): TaskRunner {
  const forget = createForgetTask(log);
  const turns = new Turns();
  return (request, context) => {
    const { task, query, trip } = request as TripTask;
    if (task === FORGET) return forget(request, context);
    if (task === 'fetch') {
      const city = query as FetchQuery;
      return fetches.do(context, city.name, (stoppable) => fetchCity(city, cityFetcher, stoppable));
    }
    if (task === RIDES) return lookUp(query as TransitQuery, transit, context);
    if (task === WALK) return planWalk({ id: request.id, asked: query as AskedWalk }, walks, context);
    if (task !== 'understand') {
      return turns.take(trip, (ownTurn) => plan({ task, query }, { trip, workshop, context, ownTurn }));
    }
    return readings.do(async () => {
      const asked = query as BrainRequest;
      // The log keeps the words beside its chain.
      const words = await log.readPersonal(context.runId);
      const told = {
        ...asked,
        trip: context.runId,
        message: revealWords(asked.message, words),
        facts: revealNames(asked.facts, words),
      };
      const read = (signal: AbortSignal) => understandRequest(brain, told, signal);
      const understanding = await withinLimit(read, { limitMs: READING_LIMIT_MS, signal: context.signal });
      return concealNames(withOffers(understanding, cityFetcher), words);
    });
  };
}

/** Where nobody knows timetables any more, rides stay estimates, without a word. */
async function lookUp(
  query: TransitQuery,
  transit: TransitPort | undefined,
  context: Parameters<TaskRunner>[1],
): Promise<TransitFindings> {
  if (transit) return transit.findWays(query, context);
  return { answered: [], unanswered: [], problem: '', retryAt: 0 };
}

/** As a run of its own, so that what is asked of the world stands in the log. */
async function planWalk(
  { id, asked }: { readonly id: string; readonly asked: AskedWalk },
  walks: Walks | undefined,
  { runId, signal }: Parameters<TaskRunner>[1],
): Promise<WalkOutcome> {
  if (walks) return walks.plan(asked, { runId: `${runId}.${id}`, signal });
  return { kind: 'refused', code: 'api-error', text: 'Walks past scenes are not planned here any more.' };
}

/** Whatever comes of it, notes included, is told when the task's turn has come. */
async function plan(
  task: Pick<TripTask, 'task' | 'query'>,
  {
    trip,
    workshop,
    context,
    ownTurn,
  }: {
    readonly trip: string;
    readonly workshop: Workshop;
    readonly context: Parameters<TaskRunner>[1];
    readonly ownTurn: Promise<void>;
  },
): Promise<unknown> {
  const notes: string[] = [];
  const [outcome] = await Promise.allSettled([
    workshop.run(task, { owner: trip, signal: context.signal, onNote: (note) => notes.push(note) }),
  ]);
  await ownTurn;
  for (const note of notes) await context.report(note);
  if (outcome.status === 'fulfilled') return outcome.value;
  return isCutOff(outcome.reason) ? NEVER : Promise.reject(outcome.reason as Error);
}

/** Nothing is told of what the end of the process cuts off: the next one begins it again. */
const NEVER = new Promise<never>(() => undefined);

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'worker-pool-closed';
}
