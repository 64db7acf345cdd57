import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Leg, Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Listening } from '../src/listen.ts';
import { ask, post, toTrip } from './support/client.ts';
import { openServer } from './support/running-server.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wayfarer-ways-'));
const asked: string[] = [];
let world: Server;
let server: Listening;

/** Nine days before the trip: timetables are asked for what is near. */
const clock = { now: () => new Date('2027-03-25T09:00:00Z') };

/** Ways are a quarter longer than the crow flies, at 4.8 km an hour; a bus comes after 5 min and takes three hours and a half. */
beforeAll(async () => {
  world = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(pathname.split('/').slice(0, 4).join('/'));
    response.end(JSON.stringify(pathname.startsWith('/table') ? toTable(pathname) : toConnection(searchParams)));
  });
  await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(world.address() as AddressInfo).port}`;
  const contact = 'trips@example.org';
  server = await openServer({
    dataFolder: FOLDER,
    clock,
    live: {
      cities: null,
      weather: null,
      routing: { engine: 'osrm', url, contact },
      transit: { url, contact },
      scenes: null,
      titles: null,
    },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => world.close(resolve));
  rmSync(FOLDER, { recursive: true });
});

type Point = readonly [lat: number, lon: number];

/** Near enough for a town in Japan. */
const metres = (from: Point, to: Point) => Math.hypot((from[0] - to[0]) * 111_195, (from[1] - to[1]) * 91_000) * 1.25;

function toTable(pathname: string) {
  const points = (pathname.split('/').at(-1) ?? '').split(';').map((text): Point => {
    const [lon = 0, lat = 0] = text.split(',').map(Number);
    return [lat, lon];
  });
  const { sources, targets } = { sources: points, targets: points };
  const distances = sources.map((from) => targets.map((to) => metres(from, to)));
  return { code: 'Ok', distances, durations: distances.map((row) => row.map((one) => one / (4800 / 3600))) };
}

function toConnection(query: URLSearchParams) {
  const leave = Date.parse(query.get('time') ?? '');
  const [start, end] = [leave + 5 * 60_000, leave + 215 * 60_000].map((time) => new Date(time).toISOString());
  const stop = (name: string, of: string) => {
    const [lat, lon] = (query.get(of) ?? '').split(',').map(Number);
    return { name, lat, lon };
  };
  const [from, to] = [stop('First', 'fromPlace'), stop('Last', 'toPlace')];
  const legs = [{ mode: 'BUS', startTime: start, endTime: end, from, to, headsign: 'Harbour', displayName: '5' }];
  return { itineraries: [{ startTime: start, endTime: end, legs }] };
}

it('plans with the ways of an engine, and shows by which lines one rides, whatever they take', async () => {
  const text = 'One day in Kyoto on 3 April 2027 for two, from Osaka, mid budget, packed pace, temples and food';
  let trip: Trip = toTrip(await post(server.url, '', { text }));
  if (trip.options.length === 0) trip = toTrip(await post(server.url, `/${trip.id}/messages`, { text: 'plan it' }));
  expect(asked.every((path) => path === '/table/v1/foot')).toBe(true);
  const before = trip.options[0]?.days;
  trip = toTrip(await post(server.url, `/${trip.id}/selection`, { option: 1 }));
  const legs = trip.days.flatMap((day) => day.legs);
  const ways = legs.filter(({ mode, minutes }) => mode === 'walk' && minutes > 0);
  const rides = legs.filter(({ mode }) => mode === 'transit');
  expect(ways.filter(({ estimate, source }) => !estimate && source?.name === 'OSRM on OpenStreetMap')).not.toEqual([]);
  expect(rides).not.toEqual([]);
  expect(asked.filter((path) => path === '/api/v6/plan')).toHaveLength(rides.length);
  for (const { transit } of rides) {
    expect(transit).toMatchObject({ minutes: 215, rides: [{ mode: 'bus', line: '5', direction: 'Harbour' }] });
    expect(transit?.warning).toMatch(/^By the timetable this takes 3 h 35 min, and the plan has .+ for it\.$/);
  }
  const bare = (leg: Leg) => ({ ...leg, transit: undefined });
  expect(trip.days.map((day) => day.legs.map(bare))).toEqual(before?.map((day) => day.legs.map(bare)));
  const file = (await ask(server.url, `/api/trips/${trip.id}/calendar.ics`)).text.replaceAll('\r\n ', '');
  expect(file).toContain('Bus 5 from First');
  expect(trip.attributions.map((one) => one.text)).toEqual(
    expect.arrayContaining(['© OpenStreetMap contributors, ways by OSRM', expect.stringMatching(/^Timetables by 127/)]),
  );
});
