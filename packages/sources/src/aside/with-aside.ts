import type { CityFetcher, FetchStep, TransitPort } from '@wayfarer/planner/ports';

import type { EmbeddedSources } from '../create-embedded-sources.ts';
import type { LiveSettings } from '../live/live-settings.ts';
import type { Kept, OwnPlaces } from '../my-places/own-places.ts';
import { type AsideJob, type AsideOutcome, fromOutcome } from './aside-job.ts';

/** Has a job done on another thread, and answers what `doAside` returned there. */
export type RunAside = (job: AsideJob, options: { readonly onNote?: (note: string) => void }) => Promise<AsideOutcome>;

export interface WithAsideOptions {
  readonly run: RunAside;
  /** Which services are asked at all: what is known without a network is answered here. */
  readonly live: LiveSettings | undefined;
}

type Sources = EmbeddedSources & { readonly ownPlaces: OwnPlaces };

/**
 * The sources, with all that is long on another thread: what services answer may be of any size, and so may files. This
 * thread reads, parses and checks none of it.
 */
export function withAside(sources: Sources, { run, live }: WithAsideOptions): Sources {
  const { cityFetcher, importCity, transit, pilgrimage, ownPlaces } = sources;
  const ask = async (job: AsideJob, signal?: AbortSignal, onNote?: (note: string) => void): Promise<unknown> =>
    fromOutcome(await unlessAborted(run(job, { ...(onNote && { onNote }) }), signal));
  return {
    ...sources,
    ...(cityFetcher && { cityFetcher: fetcherAside(cityFetcher, ask) }),
    ...(importCity && {
      importCity: (file: string, { signal }) =>
        ask({ do: 'import-city', file }, signal) as ReturnType<typeof importCity>,
    }),
    ...(transit && { transit: transitAside(ask) }),
    pilgrimage: {
      ...pilgrimage,
      ...(live?.scenes && {
        points: {
          findPoints: (query, { signal }) =>
            ask({ do: 'find-points', query }, signal) as ReturnType<typeof pilgrimage.points.findPoints>,
        },
      }),
      ...(live?.titles && {
        works: {
          ...pilgrimage.works,
          search: (keyword, { signal }) =>
            ask({ do: 'search-titles', keyword }, signal) as ReturnType<typeof pilgrimage.works.search>,
        },
      }),
    },
    ownPlaces: {
      ...ownPlaces,
      preview: (file, { trip }) => ask({ do: 'preview-places', file, trip }) as Promise<Kept>,
      keep: (file, { trip, now }) => ask({ do: 'keep-places', file, trip, now }) as Promise<Kept>,
    },
  };
}

type Ask = (job: AsideJob, signal?: AbortSignal, onNote?: (note: string) => void) => Promise<unknown>;

function fetcherAside(fetcher: CityFetcher, ask: Ask): CityFetcher {
  return {
    offer: (city) => fetcher.offer(city),
    async fetch(city, { report, signal }) {
      let reported = Promise.resolve();
      const onNote = (note: string): void =>
        void (reported = reported.then(() => report(JSON.parse(note) as FetchStep)));
      const stop = new SharedArrayBuffer(1);
      const tell = (): void => void Atomics.store(new Uint8Array(stop), 0, 1);
      signal.addEventListener('abort', tell);
      try {
        const fetched = await ask({ do: 'fetch-city', city, stop }, signal, onNote);
        await reported;
        return fetched as Awaited<ReturnType<CityFetcher['fetch']>>;
      } finally {
        signal.removeEventListener('abort', tell);
      }
    },
  };
}

function transitAside(ask: Ask): TransitPort {
  return {
    findWays: (query, { signal }) => ask({ do: 'find-ways', query }, signal) as ReturnType<TransitPort['findWays']>,
  };
}

/**
 * A job that nobody waits for any more goes on: ended in the middle it would leave its lock behind. Its times are bounded
 * anyway.
 */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
