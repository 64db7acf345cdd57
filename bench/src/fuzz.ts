/**
 * @module
 * `npm run -s bench -- fuzz [--requests 100000] [--seed 1] [--planned 6] [--minutes N]`: requests that follow from the OpenAPI document
 * of a running server and a seed, about 22 % of them broken, against a server of its own. Ends with 1 if one was answered
 * with 5xx, not within 10 s, with a stack trace or a path of the machine, or refused without a problem in its body, or if the
 * server ended or cannot go on. `growthAfterFirstFifthPct`: how much more resident memory there is at the end, the median of
 * the last tenth of all samples, than after the first fifth, the median of the tenth that follows it.
 */
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createGrowth } from './fuzz/growth.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { startServer } from './fuzz/server-under-test.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    planned: { type: 'string', default: '6' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const [requests, seed, plannedTrips] = [Number(values.requests), Number(values.seed), Number(values.planned)];

/** Time for the server to let go of connections that have ended. */
const SETTLE_MS = 1500;

/** How often memory is looked at. */
const SAMPLES = 200;

/** A trip that takes longer is not readable. */
const ANSWER_MS = 10_000;

const server = await startServer();
const before = server.holds();
const start = performance.now();
const secrets = [server.dataFolder, path.resolve(import.meta.dirname, '../..'), homedir()].filter(
  (one) => one.length > 5,
);
const memory = createGrowth();
const report = await runFuzz({
  url: server.url,
  seed,
  requests,
  mostMs: Number(values.minutes) * 60_000,
  plannedTrips,
  secrets,
  onProgress,
});
const seconds = Math.round((performance.now() - start) / 1000);
await wait(SETTLE_MS);
const after = server.holds();
const wasRunning = server.isRunning();
console.log(`All sent after ${seconds} s; reading every trip.`);
const tripsReadable = wasRunning && (await areTripsReadable(server.url));
const errors = server.errors();
console.log('Stopping the server.');
const exit = await server.stop();

const { statuses, sent, ...findings } = report;
for (const [what, list] of Object.entries(findings))
  for (const { request, outcome } of list) console.log(`${what}: ${request}\n  -> ${outcome}`);
if (errors !== '') console.log(`The server printed:\n${errors.slice(0, 5000)}`);
console.log(
  JSON.stringify({
    requests: sent,
    seed,
    statuses,
    serverErrors: report.serverErrors.length,
    hangs: report.hangs.length,
    leaks: report.leaks.length,
    cuts: report.cuts.length,
    refusalsWithoutProblem: report.refusalsWithoutProblem.length,
    tripsReadable,
    rssMb: [before.rssMb, after.rssMb],
    growthAfterFirstFifthPct: memory.percentAfterFirstFifth(),
    descriptors: [before.descriptors, after.descriptors],
    serverExit: exit,
    seconds,
  }),
);
const { serverErrors, hangs, leaks, refusalsWithoutProblem } = report;
const isWell =
  [serverErrors, hangs, leaks, refusalsWithoutProblem].every(({ length }) => length === 0) && tripsReadable;
process.exitCode = isWell && exit === 0 ? 0 : 1;

function onProgress(sent: number): void {
  if (sent % Math.ceil(requests / SAMPLES) === 0) memory.note(server.holds().rssMb ?? NaN);
  if (sent % 10_000 === 0) console.log(`${sent} sent: ${JSON.stringify(server.holds())}`);
}

/** Every trip of every page of the list can be seen. */
async function areTripsReadable(url: string): Promise<boolean> {
  const ask = (path: string): Promise<Response> => fetch(`${url}${path}`, { signal: AbortSignal.timeout(ANSWER_MS) });
  try {
    for (let next: string | null = ''; next !== null;) {
      const answer = await ask(`/api/trips?limit=100${next === '' ? '' : `&after=${next}`}`);
      if (!answer.ok) return false;
      const page = (await answer.json()) as TripPage;
      for (const { id } of page.trips) {
        const trip = await ask(`/api/trips/${id}`);
        await trip.arrayBuffer();
        if (!trip.ok) return false;
      }
      next = page.next;
    }
    return true;
  } catch (error) {
    console.log(`A trip could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

interface TripPage {
  readonly trips: readonly { readonly id: string }[];
  readonly next: string | null;
}
