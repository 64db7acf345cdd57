/**
 * @module
 * `npm run -s bench -- load [--trips 1500] [--at-once 10] [--idle-ms 5000] [--recovered 2000]`: the real server in a process of its
 * own. How long readers wait when nothing else is done, while ten trips are planned at once, and after a start on 2,000 trips of
 * which a third were left unfinished; how long a start takes, and what memory it needs, with 1,500 trips in its folder. Readers ask
 * one question at a time, 5 ms after the last answer.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Trip, TripList } from '@wayfarer/contract';

import { copyTrip, countUnfinished } from './load/copy-trip.ts';
import { Server } from './load/server.ts';
import { measureWaits, quantile } from './load/waits.ts';

/** Trips that are read whole once all are listed. */
const READ = 200;

/** How often it is looked whether all is recovered. */
const LOOK_MS = 2000;

/** By then the server has done what it does once after its start: it learns the intents. */
const WARM_MS = 8000;

const { values } = parseArgs({
  options: {
    trips: { type: 'string', default: '1500' },
    'at-once': { type: 'string', default: '10' },
    'idle-ms': { type: 'string', default: '5000' },
    recovered: { type: 'string', default: '2000' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-load-'));
const [one, many, left] = [join(folder, 'one'), join(folder, 'many'), join(folder, 'left')];
for (const each of [many, left]) mkdirSync(each);
try {
  const planning = await measurePlanning();
  const size = await measureSize(planning.id);
  const recovery = await measureRecovery(planning.id);
  console.table([
    { what: 'read a planned trip, idle, p99', figure: ms(planning.idle.trip), target: '≤ 20 ms' },
    { what: 'the same while trips are planned, p99', figure: ms(planning.busy.trip), target: '≤ 3 × idle' },
    { what: 'any other request, idle, longest', figure: ms(planning.idle.others), target: '' },
    { what: 'any other request while trips are planned, longest', figure: ms(planning.busy.others), target: '≤ 50 ms' },
    { what: 'trips planned a second', figure: planning.perSecond, target: '' },
    { what: `start with ${values.trips} trips`, figure: ms(size.startMs), target: '≤ 1000 ms' },
    { what: `memory then, all listed and ${READ} read`, figure: `${size.rssMb} MB`, target: '≤ 250 MB' },
    {
      what: `any request while a third of ${values.recovered} trips is recovered, longest`,
      figure: ms(recovery.longestWaitMs),
      target: '≤ 50 ms',
    },
    { what: 'processor time until then', figure: `${recovery.cpuSeconds} s`, target: '' },
  ]);
  console.log(
    JSON.stringify({
      readP99Ms: planning.idle.trip,
      readP99WhilePlanningMs: planning.busy.trip,
      planPerSecond: planning.perSecond,
      startMs1500: size.startMs,
      rssMb1500: size.rssMb,
      othersLongestWaitWhilePlanningMs: planning.busy.others,
      recoveryLongestWaitMs: recovery.longestWaitMs,
      recoveryCpuSeconds: recovery.cpuSeconds,
    }),
  );
} finally {
  rmSync(folder, { recursive: true });
}

async function measurePlanning() {
  const server = await Server.start(one);
  const { id } = await server.post<Trip>('/api/trips', { text: request(0) });
  const { mode } = await server.post<Trip>(`/api/trips/${id}/selection`, { option: 1 });
  if (mode !== 'FINALIZE') throw new Error(`Expected a planned trip, got one in ${mode}.`);
  await readAll(server, id, pause(WARM_MS));
  const idle = await readAll(server, id, pause(Number(values['idle-ms'])));
  const count = Number(values['at-once']);
  const began = performance.now();
  const plans = Promise.all(
    Array.from({ length: count }, (_, index) => server.post<Trip>('/api/trips', { text: request(index + 1) })),
  );
  const busy = await readAll(server, id, plans);
  const planned = (await plans).filter(({ options }) => options.length > 0).length;
  if (planned !== count) throw new Error(`Expected ${count} trips with options, got ${planned}.`);
  const perSecond = rounded(count / ((performance.now() - began) / 1000));
  await server.stop();
  return { id, idle, busy, perSecond };
}

/** Waits for one trip, and for anything else. */
async function readAll(server: Server, id: string, until: Promise<unknown>) {
  const [trip, health, list] = await Promise.all([
    measureWaits(() => server.get(`/api/trips/${id}`), until),
    measureWaits(() => server.get('/healthz'), until),
    measureWaits(() => server.get('/api/trips'), until),
  ]);
  const others = [...health, ...list];
  return {
    trip: rounded(quantile(trip, 0.99)),
    others: rounded(quantile(others, 1)),
    longest: rounded(quantile([...trip, ...others], 1)),
  };
}

async function measureSize(id: string): Promise<{ startMs: number; rssMb: number }> {
  const ids = await copyTrip(id, { from: one, to: many, count: Number(values.trips) });
  const server = await Server.start(many);
  let after: string | null = null;
  do {
    const page: TripList = await server.get<TripList>(`/api/trips?limit=100${after === null ? '' : `&after=${after}`}`);
    after = page.next;
  } while (after !== null);
  for (const one of ids.slice(0, READ)) await server.get(`/api/trips/${one}`);
  // What the server does once after its start counts as well.
  await pause(WARM_MS);
  const figures = { startMs: rounded(server.startMs), rssMb: Math.round(server.rssMb) };
  await server.stop();
  return figures;
}

/** A third of the trips was left unfinished by a process that was killed, some of them in the midst of planning. */
async function measureRecovery(id: string): Promise<{ longestWaitMs: number; cpuSeconds: number }> {
  const count = Number(values.recovered);
  const [first = ''] = await copyTrip(id, { from: one, to: left, count, unfinishedEvery: 3, cutOffEvery: 300 });
  const server = await Server.start(left);
  const began = server.cpuSeconds;
  const { longest } = await readAll(server, first, untilRecovered());
  const cpuSeconds = rounded(server.cpuSeconds - began);
  await server.stop();
  return { longestWaitMs: longest, cpuSeconds };
}

async function untilRecovered(): Promise<void> {
  do await pause(LOOK_MS);
  while ((await countUnfinished(left)) > 0);
}

/** Everything in one sentence, so that it is planned at once; each one another trip. */
function request(index: number): string {
  const day = String(3 + index).padStart(2, '0');
  const last = String(5 + index).padStart(2, '0');
  return `Three days in Kyoto for two, 2027-04-${day} to 2027-04-${last}, from Osaka, mid budget, moderate pace, temples and food, one of us is vegetarian, we hate crowds`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function rounded(number: number): number {
  return Number(number.toPrecision(3));
}

function ms(number: number): string {
  return `${number} ms`;
}
