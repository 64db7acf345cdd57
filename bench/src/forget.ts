/**
 * @module
 * `npm run -s bench -- forget [--trips 200]`: `DELETE /api/persons` of the real server with so many planned trips, in a process of
 * its own: the processor time it takes, and the most that the thread which answers requests takes in one turn meanwhile.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Trip } from '@wayfarer/contract';

import { copyTrip } from './load/copy-trip.ts';
import { Server } from './load/server.ts';

const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, we hate crowds';

/** By then the server has done what it does once after its start: it learns the intents. */
const WARM_MS = 15_000;

const { values } = parseArgs({ options: { trips: { type: 'string', default: '200' } } });
const folder = mkdtempSync(join(tmpdir(), 'wayfarer-forget-'));
const [one, many] = [join(folder, 'one'), join(folder, 'many')];
mkdirSync(many);
try {
  await copyTrip(await planTrip(), { from: one, to: many, count: Number(values.trips), withWords: true });
  console.log(JSON.stringify({ trips: Number(values.trips), ...(await measure()) }));
} finally {
  rmSync(folder, { recursive: true });
}

async function planTrip(): Promise<string> {
  const server = await Server.start(one);
  try {
    const { id } = await server.post<Trip>('/api/trips', { text: SENTENCE });
    await server.post(`/api/trips/${id}/selection`, { option: 1 });
    await server.post(`/api/trips/${id}/messages`, { text: 'my name is Zorblatt' });
    return id;
  } finally {
    await server.stop();
  }
}

async function measure() {
  const server = await Server.start(many, {}, { watchesTurns: true });
  try {
    await new Promise((resolve) => setTimeout(resolve, WARM_MS));
    await server.longestTurnMs();
    const [before, began] = [server.cpuSeconds, performance.now()];
    const answer = await fetch(`${server.url}/api/persons`, { method: 'DELETE' });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return {
      cpuSeconds: Number((server.cpuSeconds - before).toFixed(2)),
      longestTurnCpuMs: Math.round(await server.longestTurnMs()),
      seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
    };
  } finally {
    await server.stop();
  }
}
