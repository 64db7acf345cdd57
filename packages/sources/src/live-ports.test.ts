import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createEmbeddedSources, type EmbeddedSourcesOptions } from './create-embedded-sources.ts';
import type { LiveSettings } from './live/live-settings.ts';

const NOTHING: LiveSettings = { cities: null, weather: null, routing: null, transit: null, scenes: null, titles: null };
const ALL: LiveSettings = {
  cities: { contact: 'a@b.example', overpass: ['http://overpass.example/'], postpass: null, wikidata: null },
  weather: { contact: null, forecast: 'http://forecast.example/', archive: 'http://archive.example/' },
  routing: { engine: 'osrm', url: 'http://routing.example', contact: null },
  transit: { contact: 'a@b.example', url: 'http://transit.example' },
  scenes: { contact: 'a@b.example', anitabi: 'http://scenes.example' },
  titles: { contact: 'a@b.example', bangumi: 'http://titles.example' },
};

let folder: string;
const hosts: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-live-'));
  hosts.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    hosts.push(new URL(url).host);
    return Promise.resolve(new Response('', { status: 500 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

/** Asks for all that a service could be asked for, and says whose services were. */
async function ask(live: LiveSettings, folders: Partial<EmbeddedSourcesOptions> = foldersIn(folder)) {
  const clock = { now: () => new Date('2026-11-26T12:00:00Z') };
  const sources = createEmbeddedSources({ ...folders, live: { ...live, clock } });
  const context = { signal: new AbortController().signal, report: () => Promise.resolve() };
  const faro = { name: 'Faro', country: 'PT', at: { lat: 37.02, lon: -7.93 } };
  const dates = { start: '2026-11-27', end: '2026-11-28' };
  const segment = { city: 'kyoto', ...dates, nights: 1 } as never;
  const work = { id: 1, title: 'x', title_cn: null, title_en: null };
  await Promise.allSettled([
    sources.cityFetcher?.fetch(faro, context),
    sources.pilgrimage.works.search('xyzzyxyzzy', context),
    sources.pilgrimage.points.findPoints({ work, dates: [] }, context),
    sources.places.findSights({ segments: [segment], currency: 'EUR', budget: null }, context),
  ]);
  return { hosts: [...new Set(hosts)].toSorted(), has: [Boolean(sources.cityFetcher), Boolean(sources.transit)] };
}

function foldersIn(home: string): Partial<EmbeddedSourcesOptions> {
  const names = ['citiesFolder', 'weatherFolder', 'routesFolder', 'transitFolder', 'scenesFolder'];
  return Object.fromEntries(names.map((name) => [name, path.join(home, name)]));
}

describe('a service', () => {
  it('is asked where it is switched on and there is a folder for its answers', async () => {
    const { hosts: asked, has } = await ask(ALL);
    expect(has).toEqual([true, true]);
    expect(asked).toEqual(expect.arrayContaining(['overpass.example', 'scenes.example', 'titles.example']));
  });

  it('is asked nothing where none is switched on, or no folder is there', async () => {
    expect(await ask(NOTHING)).toEqual({ hosts: [], has: [false, false] });
    expect(await ask(ALL, {})).toEqual({ hosts: [], has: [false, false] });
  });

  it.each([
    ['cities', [true, false], 'overpass.example'],
    ['scenes', [false, false], 'scenes.example'],
    ['titles', [false, false], 'titles.example'],
  ] as const)('is the only one where only %s are switched on', async (name, has, host) => {
    const asked = await ask({ ...NOTHING, [name]: ALL[name] });
    expect(asked).toEqual({ hosts: [host], has });
  });

  it('of timetables is there where it is switched on', async () => {
    expect((await ask({ ...NOTHING, transit: ALL.transit })).has).toEqual([false, true]);
  });
});
