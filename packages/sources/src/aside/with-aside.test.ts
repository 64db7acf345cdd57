import { PilgrimageApiError } from '@wayfarer/pilgrimage/ports';
import { CityUnavailableError, type FetchStep } from '@wayfarer/planner/ports';
import { describe, expect, it } from 'vitest';

import { createEmbeddedSources, type EmbeddedSources } from '../create-embedded-sources.ts';
import type { LiveSettings } from '../live/live-settings.ts';
import { type AsideJob, type AsideOutcome, doAside, fromOutcome } from './aside-job.ts';
import { type RunAside, withAside } from './with-aside.ts';

const own = createEmbeddedSources({ ownPlacesFile: '/nowhere/my-places.json' });
const FAR = { name: 'Faro', country: 'PT', at: { lat: 37, lon: -7.9 } };
const signal = new AbortController().signal;
const context = { signal, report: () => Promise.resolve() };

/** Sources of which nothing is done here, and what was asked of the other thread. */
function setUp(run: RunAside = () => Promise.resolve({ kind: 'done', value: 'there' }), live?: LiveSettings) {
  const jobs: AsideJob[] = [];
  const here = {
    ...own,
    cityFetcher: {
      offer: () => ({ from: 'here', requests: 1, megabytes: 1 }),
      fetch: () => Promise.reject(new Error('It was asked here.')),
    },
    transit: { findWays: () => Promise.reject(new Error('It was asked here.')) },
  };
  const sources = withAside(here, { run: (job, options) => (jobs.push(job), run(job, options)), live });
  return { sources, jobs };
}

describe('what is long', () => {
  it('is done on the other thread, and what is known is said here', async () => {
    const { sources, jobs } = setUp();
    expect(await sources.cityFetcher?.fetch(FAR, context)).toBe('there');
    expect(sources.cityFetcher?.offer(FAR)).toMatchObject({ from: 'here' });
    expect(await sources.transit?.findWays({} as never, { signal })).toBe('there');
    const [file, now] = [Uint8Array.of(1), new Date(0)];
    await sources.ownPlaces.preview(file, { trip: null });
    await sources.ownPlaces.keep(file, { trip: 'trip_1', now });
    expect(jobs).toEqual([
      { do: 'fetch-city', city: FAR, stop: expect.any(SharedArrayBuffer) as SharedArrayBuffer },
      { do: 'find-ways', query: {} },
      { do: 'preview-places', file, trip: null },
      { do: 'keep-places', file, trip: 'trip_1', now },
    ]);
  });

  it('is there only where it is here, and titles and scenes only where a service is asked for them', async () => {
    const bare = withAside(own, { run: () => Promise.reject(new Error('Nobody asks.')), live: undefined });
    expect([bare.cityFetcher, bare.transit]).toEqual([undefined, undefined]);
    expect(bare.pilgrimage.points).toBe(own.pilgrimage.points);
    expect(bare.pilgrimage.works).toBe(own.pilgrimage.works);
    const live = { scenes: {}, titles: {} } as unknown as LiveSettings;
    const { sources, jobs } = setUp(undefined, live);
    await sources.pilgrimage.points.findPoints({} as never, { signal });
    await sources.pilgrimage.works.search('Your Name', { signal });
    expect(jobs).toEqual([
      { do: 'find-points', query: {} },
      { do: 'search-titles', keyword: 'Your Name' },
    ]);
  });

  it('tells what it reports in order, and all of it before it is done', async () => {
    const { sources } = setUp((_job, { onNote }) => {
      for (const city of ['one', 'two']) onNote?.(JSON.stringify({ kind: 'reading', places: 1, city }));
      return Promise.resolve({ kind: 'done', value: 'there' });
    });
    const told: string[] = [];
    const report = async (step: FetchStep) => {
      const { city } = step as FetchStep & { readonly kind: 'reading' };
      await new Promise((resolve) => setTimeout(resolve, city === 'one' ? 5 : 0));
      told.push(city);
    };
    await sources.cityFetcher?.fetch(FAR, { signal, report });
    expect(told).toEqual(['one', 'two']);
  });

  it('is told nobody’s notes where nobody listens', async () => {
    const listened: boolean[] = [];
    const { sources } = setUp((_job, options) => {
      listened.push('onNote' in options);
      return Promise.resolve({ kind: 'done', value: 'there' });
    });
    await sources.transit?.findWays({} as never, { signal });
    await sources.cityFetcher?.fetch(FAR, context);
    expect(listened).toEqual([false, true]);
  });

  it('is left by who does not wait for it any more, before or meanwhile', async () => {
    const { sources } = setUp(() => new Promise(() => undefined));
    const [before, meanwhile] = [new AbortController(), new AbortController()];
    before.abort(new Error('gone before'));
    await expect(sources.transit?.findWays({} as never, { signal: before.signal })).rejects.toThrow('gone before');
    const asked = sources.transit?.findWays({} as never, { signal: meanwhile.signal });
    meanwhile.abort(new Error('gone meanwhile'));
    await expect(asked).rejects.toThrow('gone meanwhile');
  });

  it('is ended there, too, where a city is stopped', async () => {
    const { sources } = setUp(async (job) => {
      const asked = doAside(
        {
          cityFetcher: {
            fetch: (_city: unknown, { signal: stopped }: { readonly signal: AbortSignal }) =>
              new Promise((_, reject) => stopped.addEventListener('abort', () => reject(stopped.reason as Error))),
          },
        } as unknown as EmbeddedSources,
        job,
        { report: () => Promise.resolve(), signal },
      );
      ended = asked;
      return asked;
    });
    let ended: Promise<AsideOutcome> | undefined;
    const stopping = new AbortController();
    const asked = sources.cityFetcher?.fetch(FAR, { ...context, signal: stopping.signal });
    stopping.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    expect(await ended).toMatchObject({ kind: 'refused', by: 'city', trouble: { kind: 'stopped', city: 'Faro' } });
  });

  it('leaves nothing on the signal of who has waited', async () => {
    const { sources } = setUp();
    const kept = new Set<unknown>();
    const watched = {
      aborted: false,
      addEventListener: (_name: string, listener: unknown) => void kept.add(listener),
      removeEventListener: (_name: string, listener: unknown) => void kept.delete(listener),
    };
    await sources.transit?.findWays({} as never, { signal: watched as unknown as AbortSignal });
    expect(kept.size).toBe(0);
  });
});

describe('an error', () => {
  const failing = (error: Error) =>
    doAside(
      { cityFetcher: { fetch: () => Promise.reject(error) } } as unknown as EmbeddedSources,
      { do: 'fetch-city', city: FAR, stop: new SharedArrayBuffer(1) },
      context,
    );

  it.each([
    ['city', new CityUnavailableError('Not now.', { retryAt: 7 })],
    ['pilgrimage', new PilgrimageApiError('It is down.', { retryAt: 9 })],
  ])('by which a %s is refused keeps its class on the way', async (by, error) => {
    const outcome = await failing(error);
    expect(outcome).toEqual({ kind: 'refused', by, message: error.message, retryAt: error.retryAt });
    expect(() => fromOutcome(outcome)).toThrow(error.constructor);
    expect(() => fromOutcome(outcome)).toThrow(error.message);
  });

  it('of any other kind is one of the thread', async () => {
    await expect(failing(new TypeError('odd'))).rejects.toThrow('odd');
  });

  it('is none where the job is done', () => {
    const done: AsideOutcome = { kind: 'done', value: 3 };
    expect(fromOutcome(done)).toBe(3);
  });
});
