/**
 * @module
 * `npm run -s bench -- heap [--minutes 20] [--requests N] [--trips 20] [--seed 1] [--between]`: what the server keeps under mixed
 * load (chat, edits, reads, decisions, lists, exports, streams that come and go, walks, imports, refusals), in a process of its
 * own. After each fifth, when nothing is under way and all that is dead was collected, it is asked what it holds; at the end a
 * heap snapshot says what keeps the most. `--between` takes one after the first fifth as well and shows what has grown: the
 * snapshot itself leaves the process larger for a while. Ends with 1 if it holds over 5 % more than after the first fifth.
 */
import { parseArgs } from 'node:util';

import { startServer } from './fuzz/server-under-test.ts';
import { type Held, Inspector } from './heap/inspector.ts';
import { createMixedLoad } from './heap/mixed-load.ts';
import { listRetainers, type Retainer } from './heap/retainers.ts';

const PARTS = 5;
const MOST_GROWTH_PCT = 5;
const SHOWN = 10;

/** What is compared between two snapshots is more than what is shown. */
const COMPARED = 500;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    requests: { type: 'string', default: 'Infinity' },
    trips: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    between: { type: 'boolean', default: false },
  },
});
const [mostMs, mostRequests] = [Number(values.minutes) * 60_000, Number(values.requests)];

const server = await startServer(['--inspect=127.0.0.1:0']);
const inspector = await Inspector.open(server.errors());
const load = await createMixedLoad(server.url, { trips: Number(values.trips), seed: Number(values.seed) });
let [loadedMs, begun] = [0, 0];
const begunWith = load.sent;
const held: Held[] = [];
let early: readonly Retainer[] = [];
for (let part = 1; part <= PARTS; part++) {
  begun = performance.now();
  await load.run(() => progress() >= part / PARTS);
  loadedMs += performance.now() - begun;
  held.push(await inspector.measure());
  console.log(`${part}/${PARTS}, ${load.sent - begunWith} requests: ${JSON.stringify(held.at(-1))}`);
  if (part === 1 && values.between) early = listRetainers(await inspector.takeSnapshot(), COMPARED);
}
const late = listRetainers(await inspector.takeSnapshot(), COMPARED);
if (values.between) console.table(listGrown(early, late));
console.table(late.slice(0, SHOWN));
inspector.close();
const exit = await server.stop();
const growthPct = growthOf(({ residentMb }) => residentMb);
const heapGrowthPct = growthOf(({ heapMb }) => heapMb);
console.log(
  JSON.stringify({
    growthPct,
    heapGrowthPct,
    requests: load.sent - begunWith,
    faults: load.faults,
    held,
    retainers: late.slice(0, SHOWN),
    serverExit: exit,
  }),
);
process.exitCode = Math.max(growthPct, heapGrowthPct) <= MOST_GROWTH_PCT && exit === 0 ? 0 : 1;

function progress(): number {
  const ms = loadedMs + performance.now() - begun;
  return Math.max(ms / mostMs, (load.sent - begunWith) / mostRequests);
}

function growthOf(figureOf: (one: Held) => number): number {
  const [first = NaN, last = NaN] = [held[0], held.at(-1)].map((one) => one && figureOf(one));
  return Number(((last / first - 1) * 100).toFixed(1));
}

function listGrown(before: readonly Retainer[], after: readonly Retainer[]): readonly Retainer[] {
  const was = new Map(before.map(({ name, mb }) => [name, mb]));
  return after
    .map(({ name, mb }) => ({ name, mb: Number((mb - (was.get(name) ?? 0)).toFixed(2)) }))
    .toSorted((left, right) => right.mb - left.mb)
    .slice(0, SHOWN);
}
