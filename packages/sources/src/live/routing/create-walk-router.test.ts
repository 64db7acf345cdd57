import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { PlaceId } from '@wayfarer/trip';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Answer, hang, json, Loopback, status } from '../__fixtures__/loopback.ts';
import type { RoutingSettings } from '../live-settings.ts';
import { createWalkRouter } from './create-walk-router.ts';

const DAY = 24 * 3_600_000;

/** A point so many kilometres north of the inn, as the crow flies. */
const point = (name: string, km: number) => ({
  id: `place_hilltown-${name}` as PlaceId,
  at: { lat: 41 + km / 111.195, lon: -8.6 },
});
const POINTS = [point('bridge', 1), point('fort', 2.5), point('inn', 0)];

/** In the shape of `/table/v1`, of bridge, fort and inn: uphill takes longer, and no way leads from the inn to the fort. */
const TABLE = {
  code: 'Ok',
  durations: [
    [0, 1260.4, 840],
    [1200, 0, 2220.5],
    [900.1, null, 0],
  ],
  distances: [
    [0, 1649, 1120.3],
    [1651, 0, 2800],
    [1120.3, null, 0],
  ],
  destinations: [{ hint: '', name: 'Rua', location: [-8.6, 41.009] }],
};
/** 1260.4 s are 21.006 min, rounded up; 2220.5 s are 37.008; 900.1 s are 15.002. */
const MINUTES = [0, 22, 14, 20, 0, 38, 16, -1, 0];
const KM = [0, 1.6, 1.1, 1.7, 0, 2.8, 1.1, -1, 0];

/** The same as Valhalla has it. */
const MATRIX = {
  sources_to_targets: TABLE.durations.map((row, i) =>
    row.map((time, j) => {
      const metres = TABLE.distances[i]?.[j] ?? null;
      return { from_index: i, to_index: j, time, distance: metres === null ? null : metres / 1000 };
    }),
  ),
  units: 'kilometers',
  algorithm: 'timedistancematrix',
};
const ANSWERS = { osrm: TABLE, valhalla: MATRIX };

let folder: string;
let service: Loopback;
let now: number;
let notes: string[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-routes-'));
  service = await Loopback.start(json(TABLE));
  now = Date.parse('2026-11-22T12:00:00Z');
  notes = [];
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const NEVER = new AbortController().signal;

/** As a process makes it at its start. */
function find(
  points = POINTS,
  {
    engine = 'osrm',
    signal = NEVER,
    enough = NEVER,
    timeoutMs = 60_000,
  }: { engine?: RoutingSettings['engine']; signal?: AbortSignal; enough?: AbortSignal; timeoutMs?: number } = {},
) {
  const router = createWalkRouter({
    folder,
    clock: { now: () => new Date(now) },
    engine,
    url: new URL(service.url).origin,
    contact: 'trips@example.org',
    timeoutMs,
  });
  return router.find('Hilltown', points, { report: async (note) => void notes.push(note), signal, enough });
}

describe.each(['osrm', 'valhalla'] as const)('%s', (engine) => {
  const name = { osrm: 'OSRM', valhalla: 'Valhalla' }[engine];

  it('says how one walks, with whose data it is', async () => {
    service.answerWith(json(ANSWERS[engine]));
    const walks = await find(POINTS, { engine });
    expect(walks).toEqual({
      routes: {
        points: POINTS.map(({ id }) => id),
        minutes: MINUTES,
        km: KM,
        source: {
          name: `${name} on OpenStreetMap`,
          date: '2026-11-22',
          verify: true,
          license: 'ODbL 1.0',
          attribution: `© OpenStreetMap contributors, ways by ${name}`,
          url: 'https://www.openstreetmap.org/copyright',
        },
      },
      notes: [],
    });
    expect(notes).toEqual([`Asking ${new URL(service.url).host} how one walks between 3 places in Hilltown.`]);
    expect(service.asked[0]?.userAgent).toContain('(+trips@example.org)');
  });

  it.each<[string, unknown]>([
    ['zeros', { durations: zeros(3), distances: zeros(3) }],
    ['one row less', { durations: TABLE.durations.slice(1), distances: TABLE.distances.slice(1) }],
    ['a row that is too short', { durations: [...TABLE.durations.slice(0, 2), [900]] }],
    ['a time before now', { durations: TABLE.durations.map((row) => row.map((time) => -(time ?? 1))) }],
    ['words', { durations: [['a', 'b', 'c']] }],
    // 2.5 km in 3 min: 50 km an hour.
    ['ways for cars', { durations: TABLE.durations.map((row) => row.map((time) => time && time / 12)) }],
    // 1.1 km in 90 h.
    ['ways for snails', { durations: TABLE.durations.map((row) => row.map((time) => time && time * 360)) }],
    ['ways shorter than the crow flies', { distances: TABLE.distances.map((row) => row.map((m) => m && m / 4)) }],
  ])('estimates where the engine answers with %s, and says so', async (_, wrong) => {
    const table = { ...TABLE, ...(wrong as object) };
    service.answerWith(json(engine === 'osrm' ? table : toMatrix(table)));
    const { routes, notes: said } = await find(POINTS, { engine });
    expect(routes).toBeNull();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^Ways in Hilltown are estimates: 127\.0\.0\.1:\d+ was to work them out, but it answered with /,
    );
    expect(readdirSync(folder)).toEqual(['.fetch']);
  });
});

function zeros(size: number): number[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
}

function toMatrix({ durations, distances }: typeof TABLE) {
  const sources_to_targets = durations.map((row, i) =>
    row.map((time, j) => ({ from_index: i, to_index: j, time, distance: (distances[i]?.[j] ?? 0) / 1000 })),
  );
  return { sources_to_targets, units: 'kilometers' };
}

it.each<[string, unknown]>([
  ['miles', { ...MATRIX, units: 'miles' }],
  ['columns for rows', { ...MATRIX, sources_to_targets: transposed(MATRIX.sources_to_targets) }],
])('takes no %s from Valhalla', async (_, answer) => {
  service.answerWith(json(answer));
  expect((await find(POINTS, { engine: 'valhalla' })).routes).toBeNull();
});

function transposed<Cell>(rows: readonly (readonly Cell[])[]): Cell[][] {
  return rows.map((row, i) => row.map((cell, j) => rows[j]?.[i] ?? cell));
}

it.each<[string, Answer, string]>([
  ['429', status(429, { 'retry-after': '60' }), 'it answered with status 429.'],
  ['504', status(504), 'it answered with status 504.'],
  ['silence', hang, 'it gave no whole answer within 0.3 s.'],
  ['half of an answer', half, 'it answered with something that is no table of ways.'],
  ['an error', json({ code: 'NoSegment', message: 'Could not find a matching segment' }), 'no table of ways.'],
  ['no distances', json({ code: 'Ok', durations: TABLE.durations }), 'no table of ways.'],
])('estimates after %s, says so, and asks nobody for a minute, after a new start either', async (_, answer, said) => {
  service.answerWith(answer, json(TABLE));
  // Only silence is to be waited for until the time is up.
  const { routes, notes: first } = await find(POINTS, answer === hang ? { timeoutMs: 300 } : {});
  expect(routes).toBeNull();
  expect(first).toHaveLength(1);
  expect(first[0]).toContain(said);
  now += 59_999;
  const [waiting] = (await find()).notes;
  expect(waiting).toMatch(/and is left alone for about 1 second\.$/);
  expect(service.asked).toHaveLength(1);
  now += 1;
  expect((await find()).routes?.minutes).toEqual(MINUTES);
});

function half(response: Parameters<Answer>[0]): void {
  const text = JSON.stringify(TABLE);
  response.end(text.slice(0, text.length / 2));
}

it('asks once in 30 days, and keeps what there was where nobody answers then', async () => {
  await find();
  now += 30 * DAY - 1;
  expect((await find()).routes?.source.date).toBe('2026-11-22');
  expect(service.asked).toHaveLength(1);
  now += 1;
  service.answerWith(status(500));
  const stale = await find();
  expect(service.asked).toHaveLength(2);
  expect(stale).toMatchObject({ routes: { minutes: MINUTES, source: { date: '2026-11-22' } }, notes: [] });
  now += 2 * DAY;
  service.answerWith(json(TABLE));
  expect((await find()).routes?.source.date).toBe('2026-12-24');
});

it('asks anew for other places, and when what is kept was spoiled', async () => {
  await find();
  service.answerWith(json({ code: 'Ok', durations: zeros(1), distances: zeros(1) }));
  expect((await find([point('inn', 0)])).routes?.minutes).toEqual([0]);
  for (const name of readdirSync(folder))
    if (name.endsWith('.json')) writeFileSync(path.join(folder, name), '{"size":3}');
  service.answerWith(json(TABLE));
  expect((await find()).routes?.minutes).toEqual(MINUTES);
  expect(service.asked).toHaveLength(3);
});

it('leaves out a way that cannot be, where nearly all others can', async () => {
  // Ten points in a row, 300 m apart, at 4.5 km an hour: 4 min for each 300 m. One way alone takes no time.
  const row = Array.from({ length: 10 }, (_, index) => point(String(index), index * 0.3));
  const cells = (of: (apart: number) => number) => row.map((_, i) => row.map((__, j) => of(Math.abs(i - j))));
  const durations = cells((apart) => apart * 240);
  const distances = cells((apart) => apart * 300);
  durations[0]?.splice(9, 1, 0);
  service.answerWith(json({ code: 'Ok', durations, distances }));
  const { routes } = await find(row);
  expect(routes?.minutes.slice(0, 10)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, -1]);
  expect(routes?.minutes[90]).toBe(36);
});

it('asks for squares that the engine allows, one after the other, and puts them together', async () => {
  const row = Array.from({ length: 60 }, (_, index) => point(String(index), index * 0.3));
  service.answerWith((response, { body }) => {
    const { sources, targets } = JSON.parse(body) as { sources: { lat: number }[]; targets: { lat: number }[] };
    const sources_to_targets = sources.map((from, i) =>
      targets.map((to, j) => {
        const steps = Math.round((Math.abs(from.lat - to.lat) * 111.195) / 0.3);
        return { from_index: i, to_index: j, time: steps * 240, distance: steps * 0.3 };
      }),
    );
    response.end(JSON.stringify({ sources_to_targets, units: 'kilometers' }));
  });
  const { routes } = await find(row, { engine: 'valhalla' });
  expect(service.asked).toHaveLength(4);
  expect(service.mostAtOnce).toBe(1);
  // From the 55th to the third: 52 steps of 4 min, 15.6 km.
  expect([routes?.minutes[55 * 60 + 3], routes?.km[55 * 60 + 3]]).toEqual([208, 15.6]);
  expect(routes?.minutes[3 * 60 + 55]).toBe(208);
});

it('asks OSRM in degrees of longitude, then latitude, with distances', async () => {
  await find();
  expect(service.asked[0]?.path).toBe('/table/v1/foot/-8.600000,41.008993;-8.600000,41.022483;-8.600000,41.000000');
  expect(service.asked[0]?.query).toBe('duration,distance');
});

it('estimates when it has been waited for long enough, and asks the next time', async () => {
  const controller = new AbortController();
  service.answerWith((response, asked) => {
    hang(response, asked);
    controller.abort();
  }, json(TABLE));
  const { routes, notes: said } = await find(POINTS, { enough: controller.signal });
  expect(routes).toBeNull();
  expect(said[0]).toContain('but it took too long.');
  expect((await find()).routes?.minutes).toEqual(MINUTES);
});

it('ends with whoever waits for it', async () => {
  const controller = new AbortController();
  service.answerWith((response, asked) => {
    hang(response, asked);
    controller.abort(new Error('gone'));
  });
  await expect(find(POINTS, { signal: controller.signal })).rejects.toThrow('gone');
});
