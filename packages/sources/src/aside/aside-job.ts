import { PilgrimageApiError, type PointsQuery } from '@wayfarer/pilgrimage/ports';
import { type CityTrouble, CityUnavailableError, type TransitQuery, type WantedCity } from '@wayfarer/planner/ports';

import type { EmbeddedSources } from '../create-embedded-sources.ts';
import { UnreadableExtractError } from '../osm/unreadable-extract-error.ts';

/** What is asked of the world, or read of a file, on a thread of its own: as data, so that it can go there. */
export type AsideJob =
  | {
      readonly do: 'fetch-city';
      readonly city: WantedCity;
      /** One byte that both threads see: anything but 0 says that nobody wants the city any more. */
      readonly stop: SharedArrayBuffer;
    }
  | { readonly do: 'import-city'; readonly file: string }
  | { readonly do: 'find-ways'; readonly query: TransitQuery }
  | { readonly do: 'find-points'; readonly query: PointsQuery }
  | { readonly do: 'search-titles'; readonly keyword: string }
  | { readonly do: 'preview-places'; readonly file: Uint8Array; readonly trip: string | null }
  | { readonly do: 'keep-places'; readonly file: Uint8Array; readonly trip: string | null; readonly now: Date };

/** What came of a job. Errors that callers tell apart by their class would lose it on the way between threads. */
export type AsideOutcome =
  | { readonly kind: 'done'; readonly value: unknown }
  | {
      readonly kind: 'refused';
      readonly by: keyof typeof REFUSALS;
      readonly message: string;
      readonly retryAt: number | null;
      readonly trouble?: CityTrouble | undefined;
    };

const REFUSALS = {
  city: CityUnavailableError,
  pilgrimage: PilgrimageApiError,
  extract: UnreadableExtractError,
} as const;

export interface AsideContext {
  readonly report: (note: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Does a job with the sources of its thread. */
export async function doAside(sources: EmbeddedSources, job: AsideJob, context: AsideContext): Promise<AsideOutcome> {
  try {
    return { kind: 'done', value: await valueOf(sources, job, context) };
  } catch (error) {
    if (error instanceof CityUnavailableError) return refused('city', error, error.trouble);
    if (error instanceof PilgrimageApiError) return refused('pilgrimage', error);
    if (isExtractFault(error)) return refused('extract', { message: error.message, retryAt: null });
    throw error;
  }
}

/** Its class is loaded with what reads extracts, which is seldom needed. */
function isExtractFault(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'ExtractError' || error.name === 'ImportedCityError');
}

function refused(
  by: keyof typeof REFUSALS,
  { message, retryAt }: { readonly message: string; readonly retryAt: number | null },
  trouble?: CityTrouble,
): AsideOutcome {
  return { kind: 'refused', by, message, retryAt, ...(trouble && { trouble }) };
}

/** What the job was for, on the thread that has asked. @throws the error that it was refused with. */
export function fromOutcome(outcome: AsideOutcome): unknown {
  if (outcome.kind === 'done') return outcome.value;
  const { by, message, retryAt, trouble } = outcome;
  throw new REFUSALS[by](message, { retryAt, trouble });
}

async function valueOf(sources: EmbeddedSources, job: AsideJob, context: AsideContext): Promise<unknown> {
  switch (job.do) {
    case 'fetch-city':
      return fetchUnlessStopped(sources, job, context);
    case 'import-city':
      return sources.importCity?.(job.file, context);
    case 'find-ways':
      return sources.transit?.findWays(job.query, context);
    case 'find-points':
      return sources.pilgrimage.points.findPoints(job.query, context);
    case 'search-titles':
      return sources.pilgrimage.works.search(job.keyword, context);
    case 'preview-places':
      return sources.ownPlaces?.preview(job.file, { trip: job.trip });
    case 'keep-places':
      return sources.ownPlaces?.keep(job.file, { trip: job.trip, now: job.now });
  }
}

/** How often it is looked whether somebody has stopped a fetch, in milliseconds. */
const LOOK_EVERY_MS = 100;

/** Ends the request itself, so that nothing more is loaded, and lets the lock go. */
async function fetchUnlessStopped(
  { cityFetcher }: EmbeddedSources,
  { city, stop }: AsideJob & { readonly do: 'fetch-city' },
  { report }: AsideContext,
): Promise<unknown> {
  const flag = new Uint8Array(stop);
  const stopping = new AbortController();
  const looking = setInterval(() => {
    if (Atomics.load(flag, 0) !== 0) stopping.abort(stopped(city));
  }, LOOK_EVERY_MS);
  try {
    // Between threads go texts.
    return await cityFetcher?.fetch(city, {
      report: (step) => report(JSON.stringify(step)),
      signal: stopping.signal,
    });
  } finally {
    clearInterval(looking);
  }
}

function stopped({ name }: WantedCity): CityUnavailableError {
  return new CityUnavailableError(`Stopped. ${name} stays as it is.`, { trouble: { kind: 'stopped', city: name } });
}
