import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { parseJson, runGiven } from './support/run.ts';

let folder: string;
let server: Server;
let asked: number;
let reply: { readonly status: number; readonly body: object };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayfarer-places-'));
  asked = 0;
  reply = { status: 200, body: ANSWER };
  server = createServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(reply.status).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const place = (id: number, tags: object) => ({ type: 'node', id, lat: 42.1354 + id / 1e4, lon: 24.7453, tags });
const ANSWER = {
  osm3s: { timestamp_osm_base: '2026-11-20T20:55:22Z' },
  elements: [
    place(1, { tourism: 'museum', name: 'Археологически музей', 'name:en': 'Archaeological Museum' }),
    place(2, { amenity: 'restaurant', name: 'Павлин', 'name:en': 'Pavlin' }),
  ],
};

const fetchCity = (city: string, ...options: readonly string[]) => {
  const { port } = server.address() as AddressInfo;
  const environment = {
    WAYFARER_OVERPASS: `http://127.0.0.1:${port}/api/interpreter`,
  };
  return runGiven(folder, ['places', 'fetch', city, ...options], { environment });
};

describe('places fetch', () => {
  it('brings a city that can be planned then', async () => {
    const ran = await fetchCity('Plovdiv');
    expect(ran).toMatchObject({ exit: 0 });
    expect(ran.out).toContain(
      'Plovdiv is there: 1 sight, 1 place to eat, 0 places to stay. © OpenStreetMap contributors',
    );
    expect(ran.err).toContain('what there is within 5 km of the centre of Plovdiv.');
    expect(readdirSync(join(folder, '.wayfarer', 'cities'))).toContain('plovdiv.json');
    expect(parseJson(await fetchCity('Plovdiv', '--json'))).toEqual({
      id: 'plovdiv',
      sights: 1,
      eateries: 1,
      lodgings: 0,
    });
    expect(asked).toBe(1);
  });

  it('says what is wrong where a service fails, and asks it once', async () => {
    reply = { status: 504, body: {} };
    const ran = await fetchCity('Plovdiv');
    expect(ran).toMatchObject({ exit: 3, out: '' });
    expect(ran.err).toContain('answered with status 504. Nothing was changed. Try again in about 60 seconds.');
    expect((await fetchCity('Plovdiv')).err).toContain('Plovdiv cannot be fetched from OpenStreetMap yet');
    expect(asked).toBe(1);
  });

  it.each([
    ['Kyoto', 'Kyoto is there already, and more is known of it than OpenStreetMap says.'],
    ['Qqqqqq', 'No city of at least 15,000 people is called "Qqqqqq".'],
  ])('asks nobody for %s', async (city, message) => {
    const ran = await fetchCity(city);
    expect(ran).toMatchObject({ exit: 2 });
    expect(ran.err).toContain(message);
    expect(asked).toBe(0);
  });

  it.each([
    [{ WAYFARER_FETCH: 'off' }, 'Fetching is switched off here by WAYFARER_FETCH.'],
    [{ WAYFARER_FETCH: 'never' }, 'Fetching is switched off here by WAYFARER_FETCH.'],
  ])('fetches nothing unless it is switched on: %j', async (environment, message) => {
    const ran = await runGiven(folder, ['places', 'fetch', 'Plovdiv'], { environment });
    expect(ran).toMatchObject({ exit: 2 });
    expect(ran.err).toContain(message);
  });

  it.each([
    [['places', 'fech', 'Plovdiv'], 'There is no "places fech". Did you mean'],
    [['places', 'fetch'], 'Usage: wayfarer places fetch CITY'],
  ])('refuses %j', async (args, message) => {
    const ran = await runGiven(folder, args, {});
    expect(ran).toMatchObject({ exit: 2 });
    expect(ran.err).toContain(message);
  });
});

describe('places fetching', () => {
  const say = (word: string, environment: Readonly<Record<string, string>> = {}) =>
    runGiven(folder, ['places', 'fetching', word], { environment });

  it('is remembered, and what is forbidden is not fetched', async () => {
    expect(await say('never')).toMatchObject({ exit: 0, out: 'No city is fetched or offered.\n' });
    const refused = await fetchCity('Plovdiv');
    expect([refused.exit === 0, asked]).toEqual([false, 0]);
    expect(refused.err).toContain('Fetching cities was switched off here, so Plovdiv stays as it is.');
    expect(await say('ask')).toMatchObject({ exit: 0 });
    expect(await fetchCity('Plovdiv')).toMatchObject({ exit: 0 });
  });

  it('is one of three words, and never above what the operator says', async () => {
    expect((await say('sometimes')).err).toContain('Expected one of ask, always, never, got "sometimes".');
    expect((await say('always', { WAYFARER_FETCH: 'never' })).err).toContain('that stands above this');
  });
});
