import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keptPlacesSchema, myPlacesSchema, type Problem } from '@wayfarer/contract';
import { createEmbeddedSources } from '@wayfarer/sources';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { listen, type Listening } from '../src/listen.ts';
import { createFakeConcierge } from './support/fake-concierge.ts';
import { NO_WORLD } from './support/no-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-own-'));
const { ownPlaces } = createEmbeddedSources({ ownPlacesFile: join(folder, 'my-places.json') });
const app = createApp({
  concierge: createFakeConcierge(),
  world: NO_WORLD,
  version: '0',
  own: { ownPlaces, now: () => new Date('2026-11-22T12:00:00Z') },
});
let server: Listening;
beforeAll(async () => {
  server = await listen(app, { host: '127.0.0.1', port: 0, isPortAsked: true });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const LIST = 'name,lat,lon\nCafe Kanoko,35.0050,135.7650\nNowhere,,\n';

async function send(path: string, body: string | FormData | undefined, method = 'POST') {
  const answer = await fetch(`${server.url}/api/${path}`, { method, ...(body !== undefined && { body }) });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
const list = async (path = 'places') => myPlacesSchema.parse((await send(path, undefined, 'GET')).body).places;

it('a file is previewed, kept, listed and forgotten, by itself or in a form', async () => {
  const preview = keptPlacesSchema.parse((await send('places?preview=true', LIST)).body);
  expect(preview.rows.map(({ line, status, city }) => [line, status, city])).toEqual([
    [2, 'new', 'Kyoto'],
    [3, 'unusable', null],
  ]);
  expect([preview.added, await list()]).toEqual([0, []]);
  const form = new FormData();
  form.set('file', new Blob([LIST]), 'pins.csv');
  const kept = await send('places', form);
  expect([kept.headers.get('cache-control'), keptPlacesSchema.parse(kept.body).added]).toEqual(['no-store', 1]);
  expect(await list()).toMatchObject([{ name: 'Cafe Kanoko', city: 'Kyoto', added: '2026-11-22' }]);
  expect((await send('places?name=cafe%20kanoko', undefined, 'DELETE')).body).toEqual({ forgotten: 1 });
  expect(await list()).toEqual([]);
});

it('a list of one trip is apart, and only of a trip that there is', async () => {
  expect(keptPlacesSchema.parse((await send('trips/trip_1/places', LIST)).body).added).toBe(1);
  expect([await list(), (await list('trips/trip_1/places')).length]).toEqual([[], 1]);
  expect((await send('trips/trip_1/places', undefined, 'DELETE')).body).toEqual({ forgotten: 1 });
});

it('a file that cannot be read, or is too large, is refused with what to bring', async () => {
  const none = await send('places', '<html></html>');
  expect([none.status, (none.body as Problem).message]).toEqual([400, expect.stringContaining('neither KML nor GPX')]);
  const large = `name\n${'A\n'.repeat(2_640_000)}`;
  const refused = await send('places', large);
  expect([refused.status, (refused.body as Problem).message]).toEqual([400, 'The file has 5.0 MB; the most is 5 MB.']);
  expect((await send('places', large + large)).status).toBe(413);
});

it.each(['', '--y\r\nnothing of a form'])(
  'what only says that it is a form is refused with what to bring: %j',
  async (body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const path of ['places', 'trips/import']) {
      const answer = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(((await answer.json()) as Problem).message).toMatch(
        /expected a form \(multipart\/form-data\) with a part "file"/,
      );
    }
  },
);

it('the description of the API has it', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  expect(Object.keys(paths['/api/places'] ?? {}).sort()).toEqual(['delete', 'get', 'post']);
  expect(Object.keys(paths['/api/trips/{id}/places'] ?? {}).sort()).toEqual(['delete', 'get', 'post']);
});
