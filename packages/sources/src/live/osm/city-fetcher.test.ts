import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FetchStep } from '@wayfarer/planner/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { cityFileSchema } from '../../catalogue/schema.ts';
import { DAY, failureOf, FAULTS, MINUTE } from '../__fixtures__/faults.ts';
import { LISBON, LISBON_ELEMENTS, overpassAnswer, TOO_MANY } from '../__fixtures__/lisbon.ts';
import { type Answer, hang, json, Loopback, status } from '../__fixtures__/loopback.ts';
import { type CityFetcherOptions, createCityFetcher } from './city-fetcher.ts';
import { readPermission, writePermission } from './fetch-permission.ts';

let folder: string;
let now: number;
let notes: FetchStep[];
const open: Loopback[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-fetch-'));
  now = Math.ceil(statSync(folder).mtimeMs);
  notes = [];
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((service) => service.close()));
  rmSync(folder, { recursive: true });
});

async function serve(...answers: readonly Answer[]): Promise<Loopback> {
  const service = await Loopback.start(...answers);
  open.push(service);
  return service;
}

interface Given extends Partial<Pick<CityFetcherOptions, 'timeoutMs' | 'contact' | 'populationOf'>> {
  readonly overpass?: readonly string[];
  readonly postpass?: string;
  readonly wikidata?: string;
}

/** A fetcher as a process makes it at its start. */
function startFetcher({ overpass = [], postpass, wikidata, ...given }: Given) {
  const catalogue = openCatalogue({ citiesFolder: folder });
  const fetcher = createCityFetcher({
    citiesFolder: folder,
    contact: 'trips@example.org',
    endpoints: { overpass, postpass: postpass ?? null, wikidata: wikidata ?? null },
    catalogue,
    populationOf: () => 545_000,
    clock: { now: () => new Date(now) },
    ...given,
  });
  const report = (step: FetchStep): Promise<void> => Promise.resolve(void notes.push(step));
  const fetch = (city = LISBON, signal = new AbortController().signal) => fetcher.fetch(city, { report, signal });
  return { catalogue, offer: fetcher.offer, fetch };
}

const kept = (): readonly string[] => readdirSync(folder).filter((name) => name !== '.fetch');
const readKept = (name: string) => cityFileSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));

describe('fetching a city', () => {
  it('asks once, says who asks, and the city is in the catalogue', async () => {
    const service = await serve(json(overpassAnswer()));
    const { fetch, catalogue } = startFetcher({ overpass: [service.url] });
    expect(await fetch()).toEqual({ id: 'lisbon', sights: 3, eateries: 2, lodgings: 1 });
    expect(service.asked).toHaveLength(1);
    expect(service.asked[0]).toMatchObject({ method: 'POST', path: '/api/interpreter' });
    expect(service.asked[0]?.userAgent).toMatch(/^Wayfarer\/\d+\.\d+\.\d+ \(\+trips@example\.org\)$/);
    // 5 km are 5 / 111.2 = 0.04496°; at 38.7° N a degree of longitude is shorter by cos 38.725° = 0.78016.
    expect(service.asked[0]?.query).toContain('[place=square][name][wikidata](38.68013,-9.20743,38.77005,-9.09217);');
    const city = catalogue().cities.find((file) => file.city.id === 'lisbon');
    expect(city?.source).toMatchObject({ license: 'ODbL 1.0', date: '2026-11-20' });
    expect(city?.city).toMatchObject({ zone: 'Europe/Lisbon', currency: 'EUR', country: 'PT' });
    expect(city?.sights.map(({ id }) => id).sort()).toEqual(['n1', 'r3', 'w2']);
    expect(kept()).toEqual(['lisbon.json']);
  });

  it('draws the city from the same answer, and leaves out a layer that was cut off', async () => {
    const road = (id: number, kind: string, north = 0) => ({
      type: 'way',
      id,
      geometry: [
        { lat: 38.71 + north, lon: -9.15 },
        { lat: 38.72 + north, lon: -9.15 },
        null,
        { lat: 38.8, lon: -9.15 },
      ],
      tags: { highway: kind, name: `Rua ${id}` },
    });
    const corner = (lat: number, lon: number) => ({ lat, lon });
    const [a, b, c, d] = [corner(38.72, -9.16), corner(38.72, -9.15), corner(38.73, -9.15), corner(38.73, -9.16)];
    const pond = {
      type: 'relation',
      id: 900,
      members: [
        { type: 'way', ref: 1, role: 'outer', geometry: [a, b, c] },
        { type: 'way', ref: 2, role: 'outer', geometry: [c, d, a] },
        { type: 'way', ref: 3, role: 'outer', geometry: [corner(38.75, -9.1), null, corner(38.76, -9.1)] },
      ],
      tags: { type: 'multipolygon', natural: 'water', name: 'Lago' },
    };
    const streets = Array.from({ length: 2000 }, (_, index) => road(1000 + index, 'tertiary', 0.001));
    const service = await serve(json(overpassAnswer([...LISBON_ELEMENTS, road(800, 'primary'), pond, ...streets])));
    const { fetch, catalogue } = startFetcher({ overpass: [service.url] });
    expect(await fetch()).toEqual({ id: 'lisbon', sights: 3, eateries: 2, lodgings: 1 });
    expect(service.asked).toHaveLength(1);
    // Roads as far as sights, 5 km; streets as far as houses, 2.5 km.
    expect(service.asked[0]?.query).toContain(
      '(way[highway~"^(motorway|trunk|primary|secondary)$"](38.68013,-9.20743,38.77005,-9.09217););out tags geom(38.68013,',
    );
    expect(service.asked[0]?.query).toContain('(way[highway=tertiary](38.70261,');
    const sketch = catalogue().sketches.get('lisbon');
    expect(sketch).toMatchObject({ attribution: '© OpenStreetMap contributors', date: '2026-11-20' });
    expect(sketch?.features).toEqual([
      {
        type: 'Feature',
        properties: { kind: 'water', name: 'Lago' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-9.16, 38.72],
              [-9.15, 38.72],
              [-9.15, 38.73],
              [-9.16, 38.73],
              [-9.16, 38.72],
            ],
          ],
        },
      },
      {
        type: 'Feature',
        properties: { kind: 'road' },
        geometry: {
          type: 'MultiLineString',
          coordinates: [
            [
              [-9.15, 38.71],
              [-9.15, 38.72],
            ],
          ],
        },
      },
    ]);
    expect(kept().toSorted()).toEqual(['lisbon.json', 'lisbon.sketch.json']);
  });

  it('asks nobody for a city that was fetched within 30 days, and anew after that', async () => {
    const service = await serve(json(overpassAnswer()));
    const { fetch } = startFetcher({ overpass: [service.url] });
    await fetch();
    now += 29 * DAY;
    await fetch();
    expect(service.asked).toHaveLength(1);
    now += 2 * DAY;
    await fetch();
    expect(service.asked).toHaveLength(2);
  });

  it('serves an old city when it cannot be fetched anew, and says so', async () => {
    const service = await serve(json(overpassAnswer()), status(504));
    const { fetch } = startFetcher({ overpass: [service.url] });
    const fetched = await fetch();
    const before = readFileSync(path.join(folder, 'lisbon.json'), 'utf8');
    now += 31 * DAY;
    expect(await fetch()).toEqual(fetched);
    expect(readFileSync(path.join(folder, 'lisbon.json'), 'utf8')).toBe(before);
    expect(notes.at(-1)).toMatchObject({ kind: 'kept', city: 'Lisbon', trouble: { kind: 'services', isNew: true } });
  });

  it('asks a larger city further out', async () => {
    const service = await serve(json(overpassAnswer()));
    await startFetcher({ overpass: [service.url], populationOf: () => 1_000_000 }).fetch();
    // 8 / 111.2 = 0.07194; 2 / 111.2 = 0.01799.
    expect(service.asked[0]?.query).toContain('nwr[place=square][name][wikidata](38.65315,');
    expect(service.asked[0]?.query).toContain('nwr[amenity~"^(restaurant|cafe|food_court|pub)$"][name](38.7071,');
  });

  it('says beforehand what it takes', () => {
    const small = startFetcher({ populationOf: () => 99_999 });
    expect(small.offer(LISBON)).toEqual({ from: 'OpenStreetMap', requests: 1, megabytes: 1, seconds: 15 });
    const large = startFetcher({ populationOf: () => 1_000_000, wikidata: 'http://127.0.0.1:1/' });
    expect(large.offer(LISBON)).toEqual({ from: 'OpenStreetMap', requests: 2, megabytes: 5, seconds: 35 });
    expect(startFetcher({ populationOf: () => null }).offer(LISBON)).toMatchObject({ megabytes: 1 });
  });

  it('names the program and its version alone where no contact is set', async () => {
    const service = await serve(json(overpassAnswer()));
    await startFetcher({ overpass: [service.url], contact: null }).fetch();
    expect(service.asked[0]?.userAgent).toMatch(/^Wayfarer\/\d+\.\d+\.\d+$/);
  });

  it('is allowed beforehand, or forbidden, by what the traveller has said last', async () => {
    const service = await serve(json(overpassAnswer()));
    const { offer, fetch } = startFetcher({ overpass: [service.url] });
    expect(offer(LISBON)).not.toHaveProperty('isAllowed');
    writePermission(folder, 'always');
    expect(offer(LISBON)).toMatchObject({ isAllowed: true });
    writePermission(folder, 'never');
    expect(offer(LISBON)).toBeNull();
    expect((await failureOf(fetch())).trouble).toEqual({ kind: 'switched-off', city: 'Lisbon' });
    expect(service.asked).toEqual([]);
    writeFileSync(path.join(folder, '.fetch', 'fetching.json'), '{"fetch":');
    expect(readPermission(folder)).toBe('ask');
  });

  it('gives a namesake an id of its own', async () => {
    const service = await serve(json(overpassAnswer(LISBON_ELEMENTS.slice(0, 1))));
    const { fetch } = startFetcher({ overpass: [service.url] });
    const elsewhere = { name: 'Paris', country: 'US', at: { lat: 38.705, lon: -9.14 } };
    expect(await fetch(elsewhere)).toMatchObject({ id: 'paris-us' });
    expect(kept()).toEqual(['paris-us.json']);
  });

  it('fetches an old city into the file in which it is', async () => {
    const service = await serve(json(overpassAnswer()));
    const { fetch, catalogue } = startFetcher({ overpass: [service.url] });
    await fetch();
    const file = readKept('lisbon.json');
    utimesSync(path.join(folder, 'lisbon.json'), new Date(now - 40 * DAY), new Date(now - 40 * DAY));
    await fetch();
    expect(readKept('lisbon.json').city).toEqual(file.city);
    expect(catalogue().cities.filter(({ city }) => city.name === 'Lisbon')).toHaveLength(1);
  });

  it('says so when there is nothing to see, and keeps nothing', async () => {
    const service = await serve(json(overpassAnswer([])));
    const { message, retryAt } = await failureOf(startFetcher({ overpass: [service.url] }).fetch());
    expect(message).toBe('OpenStreetMap names nothing to see round the centre of Lisbon, so there is nothing to plan.');
    expect(retryAt).toBeNull();
    expect(kept()).toEqual([]);
  });
});

describe('a service that fails', () => {
  it.each(FAULTS)('%s: says so, keeps nothing, and is left alone for a while', async (_, fault, message, wait) => {
    const service = await serve(fault);
    const given = { overpass: [service.url] };
    const failure = await failureOf(startFetcher(given).fetch());
    expect(failure.message).toMatch(/^Lisbon could not be fetched from OpenStreetMap: 127\.0\.0\.1:\d+ /);
    expect(failure.message).toContain(message);
    expect(failure.retryAt).toBe(now + wait);
    expect(failure.trouble).toMatchObject({
      kind: 'services',
      isNew: true,
      failed: [{ host: new URL(service.url).host }],
      againInSeconds: wait / 1000,
    });
    expect(kept()).toEqual([]);
    expect(readdirSync(path.join(folder, '.fetch'))).toEqual(['waits.json']);

    now += wait - 1;
    const again = await failureOf(startFetcher(given).fetch());
    expect(again.message).toContain('Lisbon cannot be fetched from OpenStreetMap yet: ');
    expect(again.retryAt).toBe(now + 1);
    expect(service.asked).toHaveLength(1);

    now += 1;
    service.answerWith(json(overpassAnswer()));
    expect(await startFetcher(given).fetch()).toMatchObject({ id: 'lisbon' });
    expect(service.asked).toHaveLength(2);
  });

  it('hangs: it is given up', async () => {
    const service = await serve(hang);
    const { message, retryAt } = await failureOf(startFetcher({ overpass: [service.url], timeoutMs: 100 }).fetch());
    expect(message).toContain('gave no whole answer within 0.1 s');
    expect(retryAt).toBe(now + MINUTE);
    expect(existsSync(path.join(folder, '.fetch', 'lock'))).toBe(false);
  });

  it('is not there: it is told', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => server.close(resolve));
    const { message } = await failureOf(startFetcher({ overpass: [`http://127.0.0.1:${port}/`] }).fetch());
    expect(message).toContain(`127.0.0.1:${port} could not be reached (ECONNREFUSED)`);
  });

  it('waits twice as long each time, and then tells of the other way', async () => {
    const service = await serve(status(504));
    const given = { overpass: [service.url] };
    const first = await failureOf(startFetcher(given).fetch());
    expect(first.message).not.toContain('import');
    now += MINUTE;
    const second = await failureOf(startFetcher(given).fetch());
    expect(second.retryAt).toBe(now + 2 * MINUTE);
    expect(second.message).toContain(
      'or import an extract of OpenStreetMap: wayfarer places import FILE.osm.pbf --city "Lisbon"',
    );
  });

  it('may be asked at once under another contact', async () => {
    const service = await serve(status(406), json(overpassAnswer()));
    await failureOf(startFetcher({ overpass: [service.url] }).fetch());
    const given = { overpass: [service.url], contact: 'https://example.org/trips' };
    expect(await startFetcher(given).fetch()).toMatchObject({ id: 'lisbon' });
  });

  it('ends with the traveller who asked, and is not left alone for that', async () => {
    const controller = new AbortController();
    const service = await serve(() => controller.abort(new Error('gone')), json(overpassAnswer()));
    const { fetch } = startFetcher({ overpass: [service.url] });
    await expect(fetch(LISBON, controller.signal)).rejects.toThrow('gone');
    expect(await fetch()).toMatchObject({ id: 'lisbon' });
  });
});

describe('a list at its limit', () => {
  it('is asked for again from half as far, and is never an answer', async () => {
    const service = await serve(json(overpassAnswer(TOO_MANY)), json(overpassAnswer()));
    expect(await startFetcher({ overpass: [service.url] }).fetch()).toMatchObject({ eateries: 2 });
    expect(service.asked).toHaveLength(2);
    const [first = '', second = ''] = service.asked.map(({ query }) => query);
    // Eateries from 2.5 km and 1.25 km (0.02248° and 0.01124°); sights stay as they were.
    expect(first).toContain('food_court|pub)$"][name](38.70261,');
    expect(second).toContain('food_court|pub)$"][name](38.71385,');
    expect(second).toContain('[place=square][name][wikidata](38.68013,-9.20743,38.77005,-9.09217);');
  });

  it('is told when it stays so', async () => {
    const service = await serve(json(overpassAnswer(TOO_MANY)));
    const { message, retryAt } = await failureOf(startFetcher({ overpass: [service.url] }).fetch());
    expect(service.asked).toHaveLength(2);
    expect(message).toMatch(
      /^There is more in Lisbon than one answer of OpenStreetMap may hold.*wayfarer places import/,
    );
    expect(retryAt).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('counts from the limit on', async () => {
    const service = await serve(json(overpassAnswer([...LISBON_ELEMENTS.slice(0, 3), ...TOO_MANY.slice(1)])));
    expect(await startFetcher({ overpass: [service.url] }).fetch()).toMatchObject({ sights: 3 });
    expect(service.asked).toHaveLength(1);
  });
});

describe('several services', () => {
  const POSTPASS_ANSWER = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-9.1335, 38.7139] },
        properties: {
          osm_type: 'W',
          osm_id: 2,
          tags: { historic: 'castle', name: 'Castelo de São Jorge' },
          area_m2: 15_000.4,
        },
      },
    ],
  };

  it('asks Postpass where Overpass fails', async () => {
    const overpass = await serve(status(429));
    const postpass = await serve(json(POSTPASS_ANSWER));
    const { fetch } = startFetcher({ overpass: [overpass.url], postpass: postpass.url });
    expect(await fetch()).toEqual({ id: 'lisbon', sights: 1, eateries: 0, lodgings: 0 });
    expect(postpass.asked[0]).toMatchObject({ method: 'GET' });
    expect(postpass.asked[0]?.query).toContain('ST_MakeEnvelope(-9.20743,38.68013,-9.09217,38.77005,4326)');
    expect(readKept('lisbon.json').sights[0]).toMatchObject({ id: 'w2', lat: 38.7139, lon: -9.1335 });
  });

  it.each([
    [504, 1],
    [429, 0],
    [406, 0],
  ])('after %i asks the next Overpass %i times', async (code, times) => {
    const [first, second] = [await serve(status(code)), await serve(json(overpassAnswer()))];
    await startFetcher({ overpass: [first.url, second.url] })
      .fetch()
      .catch(() => undefined);
    expect(second.asked).toHaveLength(times);
  });

  it('tells of each that failed', async () => {
    const [overpass, postpass] = [await serve(status(504)), await serve(status(429, { 'retry-after': '600' }))];
    const { message, retryAt } = await failureOf(
      startFetcher({ overpass: [overpass.url], postpass: postpass.url }).fetch(),
    );
    expect(message).toMatch(
      /answered with status 504; 127\.0\.0\.1:\d+ answered with status 429\. Nothing was changed\./,
    );
    expect(message).toContain('Try again in about 60 seconds, or import an extract');
    expect(retryAt).toBe(now + MINUTE);
  });
});

describe('how well known sights are', () => {
  it('is asked of Wikidata where the operator wants it', async () => {
    const service = await serve(json(overpassAnswer()));
    const wikidata = await serve(
      json({
        results: {
          bindings: [{ item: { value: 'http://www.wikidata.org/entity/Q643480' }, sitelinks: { value: '58' } }],
        },
      }),
    );
    await startFetcher({ overpass: [service.url], wikidata: wikidata.url }).fetch();
    expect(wikidata.asked).toHaveLength(1);
    expect(wikidata.asked[0]?.query).toContain('VALUES ?item { wd:Q1633833 wd:Q643480 wd:Q1571117 }');
    expect(readKept('lisbon.json').sights[0]).toMatchObject({ name: 'Castelo de São Jorge' });
  });

  it.each<[string, Answer]>([
    ['fails', status(500)],
    ['answers nonsense', json({ results: 'many' })],
  ])('is left to their tags where Wikidata %s', async (_, answer) => {
    const service = await serve(json(overpassAnswer()));
    const wikidata = await serve(answer);
    const { fetch } = startFetcher({ overpass: [service.url], wikidata: wikidata.url });
    expect(await fetch()).toMatchObject({ sights: 3 });
  });
});
