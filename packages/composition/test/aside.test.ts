import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WorkerPool } from '@wayfarer/archon/node';
import { type HostileAnswer, HostileServer, redirectsTo, sendsBytes } from '@wayfarer/archon/testing';
import { createEmbeddedSources, readLiveSettings, withAside } from '@wayfarer/sources';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { openAside } from '../src/open-aside.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const context = { report: () => Promise.resolve(), signal: new AbortController().signal };
const FLAGS = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];

let service: HostileServer;
let closing: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  service = await HostileServer.start(sendsBytes(0));
});
afterEach(() => closing());
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

/** Sources of which every service is the same server. */
function open(answer: HostileAnswer) {
  service.answerWith(answer);
  const live = readLiveSettings({
    ...{ WAYFARER_CONTACT: 'me@example.org', WAYFARER_FETCH: 'osm', WAYFARER_OVERPASS: `${service.url}/api` },
    ...{ WAYFARER_SCENES: 'anitabi', WAYFARER_ANITABI: service.url, WAYFARER_TITLES: 'bangumi' },
    ...{ WAYFARER_BANGUMI: service.url, WAYFARER_TRANSIT: 'transitous', WAYFARER_TRANSITOUS: service.url },
  });
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-aside-'));
  const folders = {
    citiesFolder: join(folder, 'cities'),
    ownPlacesFile: join(folder, 'my-places.json'),
    transitFolder: join(folder, 'transit'),
    scenesFolder: join(folder, 'scenes'),
  };
  const aside = openAside({ ...folders, live }, FLAGS);
  closing = async () => {
    await aside.close();
    rmSync(folder, { recursive: true });
  };
  const here = createEmbeddedSources({ ...folders, live: { ...live, clock: { now: () => NOW } } });
  return withAside(here, { run: aside.run, live });
}

const LISBON = { name: 'Lisbon', country: 'PT', at: { lat: 38.72509, lon: -9.1498 } };
const work = { id: 1, title: 'A', title_cn: null, title_en: null };

it('tells of a service that answers with too much as if it had been asked here', async () => {
  const { cityFetcher, pilgrimage } = open(sendsBytes(100_000_000));
  const notes: unknown[] = [];
  const report = async (step: unknown): Promise<void> => void notes.push(step);
  await expect(cityFetcher?.fetch(LISBON, { ...context, report })).rejects.toMatchObject({
    name: 'CityUnavailableError',
    message: expect.stringContaining('answered with more than 12 MB') as string,
    retryAt: expect.any(Number) as number,
  });
  expect(notes[0]).toMatchObject({ kind: 'asking', city: 'Lisbon' });
  await expect(pilgrimage.points.findPoints({ work, dates: [] }, context)).rejects.toMatchObject({
    name: 'APIError',
    message: expect.stringContaining('answered with more than 8 MB') as string,
  });
  await service.allLeft();
});

it('tells of a redirect to somebody else, who hears nothing', async () => {
  const other = await HostileServer.start((_, response) => void response.end('{}'));
  const { pilgrimage, transit } = open(redirectsTo(`${other.url}/v0`));
  await expect(pilgrimage.works.search('Some title that nobody has', context)).rejects.toMatchObject({
    message: expect.stringContaining(`redirects to ${other.url}, which is not followed`) as string,
  });
  const at = { lat: 35, lon: 135.7 };
  const ride = { key: 'a', date: '2026-11-23' as never, zone: 'Asia/Tokyo', leave: 600 as never, from: at, to: at };
  expect((await transit?.findWays({ rides: [ride] }, context))?.problem).toContain(`redirects to ${other.url}`);
  expect(other.asked).toEqual([]);
  await other[Symbol.asyncDispose]();
});

it('reads a file of places there, which is kept for this thread, too', async () => {
  const { ownPlaces } = open(sendsBytes(0));
  const file = new TextEncoder().encode('name,lat,lon\nCafe Kanoko,35.0050,135.7650\n');
  expect(await ownPlaces.preview(file, { trip: null })).toMatchObject({ added: 0, rows: [{ name: 'Cafe Kanoko' }] });
  expect(await ownPlaces.keep(file, { trip: null, now: NOW })).toMatchObject({ added: 1 });
  expect(ownPlaces.list({ trip: null })).toMatchObject([{ name: 'Cafe Kanoko', city: 'Kyoto', added: '2026-11-22' }]);
  await expect(ownPlaces.preview(new Uint8Array(6_000_000), { trip: null })).rejects.toMatchObject({
    code: 'unreadable-place-file',
  });
});

it('leaves a job that nobody waits for any more to its end', async () => {
  const { cityFetcher } = open((_, response) => void response.writeHead(200).write('['));
  const leave = new AbortController();
  const fetched = cityFetcher?.fetch({ ...LISBON, name: 'Porto' }, { ...context, signal: leave.signal });
  leave.abort(new Error('The trip is gone.'));
  await expect(fetched).rejects.toThrow('The trip is gone.');
});

it('reads a file while a service is waited for', async () => {
  const { cityFetcher, ownPlaces } = open((_, response) => void response.writeHead(200).write('['));
  const asked = service.asked.length;
  const leave = new AbortController();
  const fetched = cityFetcher?.fetch({ ...LISBON, name: 'Braga' }, { ...context, signal: leave.signal });
  await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(asked), 10_000);
  const file = new TextEncoder().encode('name,lat,lon\nCafe Kanoko,35.0050,135.7650\n');
  expect(await ownPlaces.preview(file, { trip: null })).toMatchObject({ rows: [{ name: 'Cafe Kanoko' }] });
  leave.abort(new Error('The trip is gone.'));
  await expect(fetched).rejects.toThrow('The trip is gone.');
});

it('gives a service 15 minutes, and a file half a minute, after which it may be sent again', async () => {
  const run = vi
    .spyOn(WorkerPool.prototype, 'run')
    .mockRejectedValue(Object.assign(new Error(), { code: 'job-timeout' }));
  const { cityFetcher, ownPlaces } = open(sendsBytes(0));
  await expect(cityFetcher?.fetch(LISBON, context)).rejects.toMatchObject({ code: 'job-timeout' });
  const read = ownPlaces.preview(new Uint8Array(), { trip: null });
  await expect(read).rejects.toMatchObject({ code: 'not-in-time', retryAfterSeconds: 10 });
  expect(run.mock.calls.map(([, { timeoutMs }]) => timeoutMs)).toEqual([900_000, 30_000]);
  run.mockRejectedValue(new Error('The thread has ended.'));
  await expect(ownPlaces.preview(new Uint8Array(), { trip: null })).rejects.toThrow('The thread has ended.');
  run.mockRestore();
});
