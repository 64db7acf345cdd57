/**
 * @module
 * `npm run -s bench -- hostile [--only NAME] [--warm-ms 8000]`: the real server in a process of its own, with one source after
 * the other that answers with too much, too slowly or too deeply. How long the other requests of the server wait meanwhile, how
 * much processor time the thread that answers them takes in one turn at most (on a busy machine the clock says how long others were
 * busy), and how much memory it takes. Readers ask one question at a time, 5 ms after the last answer.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

import { HostileThread } from './hostile/hostile-thread.ts';
import { type HostileSource, SOURCES } from './hostile/sources.ts';
import { Server } from './load/server.ts';
import { measureWaits } from './load/waits.ts';

interface Measured {
  readonly source: string;
  readonly longestWaitMs: number;
  /** Of processor time, of the thread that answers requests, in one turn of its event loop. */
  readonly longestTurnCpuMs: number;
  readonly rssMb: number;
  /** How much more memory than before. */
  readonly grownMb: number;
  /** Until the request was answered that made the server ask the source. */
  readonly answeredMs: number;
}

type Page = Pick<Measured, 'longestWaitMs' | 'longestTurnCpuMs' | 'rssMb'>;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    // By then the server has done what it does once after its start: it learns the intents.
    'warm-ms': { type: 'string', default: '8000' },
  },
});

const hostile = await HostileThread.start();
const rows: Measured[] = [];
for (const source of SOURCES.filter(({ name }) => name.includes(values.only))) rows.push(await measure(source));
for (const [name, answer] of [
  ['page: 300 MB', 'many-bytes'],
  ['page: 7 MB of tags', 'tags'],
] as const)
  if (name.includes(values.only)) rows.push(await measurePage(name, answer));
await hostile.stop();
console.table(rows);
const mostOf = (name: keyof Page): number => Math.max(...rows.map((row) => row[name]));
console.log(
  JSON.stringify({
    longestWaitMs: mostOf('longestWaitMs'),
    longestTurnCpuMs: mostOf('longestTurnCpuMs'),
    rssMb: mostOf('rssMb'),
    sources: rows,
  }),
);

async function measure({ name, answer, path, environment, prepare, provoke }: HostileSource): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-hostile-'));
  await hostile.answerWith(answer);
  const server = await Server.start(folder, environment(hostile.url), { watchesTurns: true });
  try {
    const trip = (await prepare?.(server)) ?? '';
    await readUntil(server, pause(Number(values['warm-ms'])));
    const before = server.rssMb;
    await server.longestTurnMs();
    const began = performance.now();
    const provoked = provoke(server, trip);
    const waits = await readUntil(server, provoked);
    await provoked;
    const answeredMs = rounded(performance.now() - began);
    const longestTurnCpuMs = rounded(await server.longestTurnMs());
    const asked = await hostile.asked();
    if (path !== null && !asked.some((one) => one.startsWith(path)))
      throw new Error(`Expected ${name} to be asked, but it was not; asked was ${JSON.stringify(asked.slice(0, 5))}.`);
    const rssMb = Math.round(server.peakRssMb);
    const longestWaitMs = rounded(Math.max(...waits));
    return { source: name, longestWaitMs, longestTurnCpuMs, rssMb, grownMb: Math.round(rssMb - before), answeredMs };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What any other request waits for. */
async function readUntil(server: Server, until: Promise<unknown>): Promise<readonly number[]> {
  const asked = ['/healthz', '/api/trips'].map((path) => measureWaits(() => server.get(path), until));
  return (await Promise.all(asked)).flat();
}

async function measurePage(source: string, answer: string): Promise<Measured> {
  await hostile.answerWith(answer);
  const began = performance.now();
  const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];
  const program = fileURLToPath(new URL('./hostile/read-page.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, `${hostile.url}/page`]);
  const { longestWaitMs, longestTurnCpuMs, rssMb } = JSON.parse(stdout) as Page;
  const answeredMs = rounded(performance.now() - began);
  return {
    source,
    longestWaitMs: rounded(longestWaitMs),
    longestTurnCpuMs: rounded(longestTurnCpuMs),
    rssMb: Math.round(rssMb),
    grownMb: 0,
    answeredMs,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function rounded(number: number): number {
  return Number(number.toPrecision(3));
}
