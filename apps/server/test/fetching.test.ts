import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type CityList, cityListSchema, type Problem } from '@wayfarer/contract';
import { createEmbeddedSources, readLiveSettings } from '@wayfarer/sources';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { listen, type Listening } from '../src/listen.ts';
import { createFakeConcierge } from './support/fake-concierge.ts';
import { NO_WORLD } from './support/no-world.ts';

let folder: string;
let server: Listening;
let concierge: ReturnType<typeof createFakeConcierge>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfarer-fetching-'));
  concierge = createFakeConcierge();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function open(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const live = { ...readLiveSettings(environment), clock: { now: () => new Date() } };
  const { fetching, importCity } = createEmbeddedSources({ citiesFolder: join(folder, 'cities'), live });
  const listCities = (): CityList => ({
    ...NO_WORLD.listCities(),
    ...(fetching && { fetching: { permission: fetching.get() } }),
  });
  const app = createApp({ concierge, world: { ...NO_WORLD, listCities, fetching, importCity }, version: '0' });
  server = await listen(app, { host: '127.0.0.1', port: 0, isPortAsked: true });
}

const send = async (
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
) => {
  const headers = { 'content-type': type };
  const answer = await fetch(`${server.url}/api/${path}`, { method, headers, ...(body !== undefined && { body }) });
  return { status: answer.status, body: await answer.json() };
};
const permit = (permission: string) => send('PUT', 'cities/fetching', JSON.stringify({ permission }));
const permissionNow = async () => cityListSchema.parse((await send('GET', 'cities')).body).fetching?.permission;
const bring = (body: string | Uint8Array<ArrayBuffer>) => send('POST', 'cities', body, 'application/octet-stream');

it('what the traveller says of fetching is remembered, and nothing but three words is', async () => {
  await open();
  expect(await permissionNow()).toBe('ask');
  expect(await permit('always')).toEqual({ status: 200, body: { permission: 'always' } });
  expect(await permissionNow()).toBe('always');
  expect((await permit('sometimes')).status).toBe(400);
  expect(await permissionNow()).toBe('always');
  expect(JSON.parse(readFileSync(join(folder, 'cities/.fetch/fetching.json'), 'utf8'))).toEqual({ fetch: 'always' });
});

it('an operator’s never cannot be changed', async () => {
  await open({ WAYFARER_FETCH: 'never' });
  const { status, body } = await permit('always');
  expect([status, (body as Problem).code]).toEqual([403, 'fetching-is-fixed']);
  expect(await permissionNow()).toBeUndefined();
  expect(existsSync(join(folder, 'cities'))).toBe(false);
});

it('a city on its way to a trip is stopped', async () => {
  await open();
  expect((await send('DELETE', 'trips/trip_1/fetching')).status).toBe(200);
  expect(concierge.calls).toEqual([{ useCase: 'stopFetching', arguments: ['trip_1'] }]);
});

it.each([
  ['nothing', ''],
  ['a page', '<!doctype html>'],
  ['a length that lies', Uint8Array.of(0xff, 0xff, 0xff, 0xff, 1, 2, 3)],
])('an extract that is %s is refused without the place where it lay, and leaves nothing', async (_, file) => {
  await open();
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('wayfarer-extract-')).length;
  const { status, body } = await bring(file);
  expect([status, (body as Problem).code]).toEqual([400, 'unreadable-extract']);
  expect((body as Problem).message).not.toContain(tmpdir());
  expect(existsSync(join(folder, 'cities'))).toBe(false);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('wayfarer-extract-')).length).toBe(before);
});

it('an extract that is too large is refused by its length alone', async () => {
  await open();
  const { status, body } = await bring(new Uint8Array(201 * 1024 * 1024));
  expect([status, (body as Problem).code]).toEqual([413, 'body-too-large']);
});

it('an extract that says that it is JSON is refused as what it is', async () => {
  await open();
  const { status, body } = await send('POST', 'cities', '{}');
  expect([status, (body as Problem).code]).toEqual([400, 'unreadable-extract']);
});
