import { PilgrimageApiError, type PointsQuery } from '@wayfarer/pilgrimage/ports';
import { CityUnavailableError, type TransitQuery, type WantedCity } from '@wayfarer/planner/ports';

import type { EmbeddedSources } from '../create-embedded-sources.ts';

/** What is asked of the world, or read of a file, on a thread of its own: as data, so that it can go there. */
export type AsideJob =
  | { readonly do: 'fetch-city'; readonly city: WantedCity }
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
    };

const REFUSALS = { city: CityUnavailableError, pilgrimage: PilgrimageApiError } as const;

export interface AsideContext {
  readonly report: (note: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Does a job with the sources of its thread. */
export async function doAside(sources: EmbeddedSources, job: AsideJob, context: AsideContext): Promise<AsideOutcome> {
  try {
    return { kind: 'done', value: await valueOf(sources, job, context) };
  } catch (error) {
    if (error instanceof CityUnavailableError) return refused('city', error);
    if (error instanceof PilgrimageApiError) return refused('pilgrimage', error);
    throw error;
  }
}

function refused(
  by: keyof typeof REFUSALS,
  { message, retryAt }: { readonly message: string; readonly retryAt: number | null },
): AsideOutcome {
  return { kind: 'refused', by, message, retryAt };
}

/** What the job was for, on the thread that has asked. @throws the error that it was refused with. */
export function fromOutcome(outcome: AsideOutcome): unknown {
  if (outcome.kind === 'done') return outcome.value;
  const { by, message, retryAt } = outcome;
  throw new REFUSALS[by](message, { retryAt });
}

async function valueOf(sources: EmbeddedSources, job: AsideJob, context: AsideContext): Promise<unknown> {
  switch (job.do) {
    case 'fetch-city':
      return sources.cityFetcher?.fetch(job.city, context);
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
