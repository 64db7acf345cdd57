import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MemoryEventLog, type NewEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import type { Workshop } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';
import { createEmbeddedSources } from '@wayfarer/sources';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { createApp } from '../src/app.ts';
import { compose } from '../src/compose.ts';
import { chosenTrip, openHouse } from './support/house.ts';
import { LITTLE_EFFORT } from './support/little-effort.ts';
import { NO_WORLD } from './support/no-world.ts';

const WHOLE =
  'One day in Kyoto for two, 3 April 2027, from Osaka, mid budget, moderate pace, temples and food, no diets, crowds are fine';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-planning-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** On any machine, however busy. */
const SOON = { timeout: 30_000 };

const ONE_THREAD = { planningThreads: 1, effort: LITTLE_EFFORT };

type App = ReturnType<typeof createApp>;

async function post(app: App, path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function getTrip(app: App, id: string): Promise<Trip> {
  return (await (await app.request(`/api/trips/${id}`)).json()) as Trip;
}

describe('while a thread plans', () => {
  it('everybody else is answered, and who waits is told how many come before', async () => {
    const gate = join(folder, 'gate');
    vi.stubEnv('WAYFARER_TEST_GATE', gate);
    const planningProgram = new URL('./support/gated-worker.ts', import.meta.url);
    const house = await compose({ dataFolder: join(folder, 'gated'), planningProgram, ...ONE_THREAD });
    const app = createApp(house);
    const keys = ['first', 'second'];
    const planned = keys.map(async (key) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const body = JSON.stringify({ text: WHOLE });
      return (await (await app.request('/api/trips', { method: 'POST', headers, body })).json()) as Trip;
    });
    const [first = '', second = ''] = keys.map((key) => `trip_${nodeDigest(key).slice(0, 16)}`);
    await expect
      .poll(async () => await (await app.request('/healthz')).json(), SOON)
      .toMatchObject({ status: 'ok', planning: { running: 1, waiting: 2 } });
    expect(await (await app.request('/api/trips')).json()).toMatchObject({ next: null });
    expect(await getTrip(app, first)).toMatchObject({ mode: 'DISPATCH', options: [] });
    const progress = (await getTrip(app, second)).progress.find(({ task }) => task === 'compose');
    expect(progress).toMatchObject({ status: 'pending', note: '1 trip is planned before yours.' });
    writeFileSync(gate, '');
    const [one, two] = await Promise.all(planned);
    expect([one?.mode, two?.mode]).toEqual(['FINALIZE', 'FINALIZE']);
    // The same request is the same plan, whoever waited for whom.
    expect(one?.options.map(({ total, days }) => [total, days])).toEqual(
      two?.options.map(({ total, days }) => [total, days]),
    );
    await house.close();
  });

  it('a server that stops logs nothing of it, and the next one goes on', async () => {
    const gate = join(folder, 'never');
    vi.stubEnv('WAYFARER_TEST_GATE', gate);
    const dataFolder = join(folder, 'stopped');
    const planningProgram = new URL('./support/gated-worker.ts', import.meta.url);
    const house = await compose({ dataFolder, planningProgram, ...ONE_THREAD });
    void house.concierge.createTrip({ text: WHOLE }, { key: 'cut' });
    await expect.poll(() => house.line.running, SOON).toBe(1);
    await house.close();
    const next = await compose({ dataFolder, ...ONE_THREAD });
    await next.concierge.resume();
    const trip = await next.concierge.getTrip(`trip_${nodeDigest('cut').slice(0, 16)}`);
    expect(trip.mode).toBe('FINALIZE');
    expect(trip.progress.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed', 'completed']);
    await next.close();
  });
});

describe('a line that is full', () => {
  const full: Workshop = {
    run: () => Promise.reject(new Error('Nobody should get here.')),
    waiting: 64,
    running: 1,
    countBefore: () => 0,
  };

  it('refuses what may begin planning with 503 before anything is logged', async () => {
    const { concierge, log } = openHouse({ workshop: full });
    const app = createApp({ concierge, world: NO_WORLD, version: '1', line: full });
    const answer = await post(app, '/api/trips', { text: WHOLE });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('10');
    expect(await answer.json()).toEqual({
      code: 'busy',
      message:
        '64 trips wait to be planned, and no more are taken before some of them are done. Nothing of this was kept: send it again in 10 seconds.',
    });
    expect((await log.listRuns({})).runs).toEqual([]);
  });

  it('still hears what begins no planning: an empty trip, and whoever is on the way', async () => {
    const log = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest });
    const id = await chosenTrip(openHouse({ log }).concierge);
    const { concierge } = openHouse({ log, workshop: full });
    expect((await concierge.createTrip({}, { key: 'empty' })).mode).toBe('CLARIFY');
    expect((await concierge.write(id, 'message', { text: 'crowd 85' })).pending).not.toBeNull();
  });

  it('counts the writes that have not come to the line yet', async () => {
    const held: Workshop = { run: () => new Promise(() => undefined), waiting: 0, running: 1, countBefore: () => 0 };
    const { concierge } = openHouse({ workshop: held });
    const refused: unknown[] = [];
    for (let index = 0; index < 67; index++)
      concierge.createTrip({ text: WHOLE }).catch((error: unknown) => refused.push(error));
    // One is being planned and 64 wait; two are too many.
    await expect.poll(() => refused.length, SOON).toBe(2);
    expect(refused).toMatchObject([{ code: 'busy' }, { code: 'busy' }]);
  });
});

describe('a log from before arranging was a task', () => {
  const events = readFileSync(new URL('./__fixtures__/composed-at-once.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NewEvent);
  const harbourton = new URL('../../../packages/sources/src/catalogue/__fixtures__/harbourton', import.meta.url);
  const sources = createEmbeddedSources({ catalogueFolder: harbourton.pathname });

  async function open(some: readonly NewEvent[]) {
    const log = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest });
    await log.append({ id: 'trip_1', type: 'trip' }, some, { expectedSeq: 0 });
    return openHouse({ log, sources }).concierge;
  }

  it('opens as it was', async () => {
    const trip = await (await open(events)).getTrip('trip_1');
    expect(trip.hash).toBe('0673d84628931ed1f0fad1d266b8226606e2aa9313c783055057a88b85517b29');
    expect(trip).toMatchObject({ mode: 'FINALIZE', seq: 24, selected: 'option_1-moderate-asked' });
    expect(trip.options.map(({ total }) => total.amount)).toEqual([18_450, 18_450, 18_450]);
    expect(trip.progress.at(-1)).toMatchObject({ task: 'compose', status: 'completed' });
  });

  it('that was cut before its options is finished, as it would be planned today', async () => {
    const cut = events.slice(
      0,
      events.findIndex(({ type }) => type === 'options-composed'),
    );
    const concierge = await open(cut);
    await concierge.resume();
    const cutTrip = await concierge.write('trip_1', 'selection', { option: 1 });
    const { text } = events.find(({ type }) => type === 'message-received')?.content as { text: string };
    const today = openHouse({ sources }).concierge;
    const { id } = await today.createTrip({ text });
    const trip = await today.write(id, 'selection', { option: 1 });
    const listVisits = ({ days }: Trip) =>
      days.flatMap(({ date, visits }) =>
        visits.map(({ name, arrive, depart, why }) => [date, name, arrive, depart, why]),
      );
    expect(listVisits(cutTrip).length).toBeGreaterThan(2);
    expect(listVisits(cutTrip)).toEqual(listVisits(trip));
    expect(cutTrip.options.map(({ total }) => total)).toEqual(trip.options.map(({ total }) => total));
  });
});
