/**
 * @module
 * `npm run -s bench -- overhead [--runs 600]`: what the framework costs. A scripted model asks for a calculator N times, with
 * other arguments each time, and then answers; the framework is the one that is shipped. Each row has a process of its own: `hot`
 * is the least of all its runs, `first nine` the least of the first nine, while V8 is still compiling. Beside it: eight independent
 * tools of 50 ms in one step, and a cold import of the root entry. On a machine that others use, only the least tells anything.
 */
import { parseArgs } from 'node:util';

import { defineTool, ReActAgent } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { MockModel } from '@wayfarer/archon/testing';

import { buildArchon } from './overhead/built-archon.ts';
import { measureImport } from './overhead/cold-import.ts';
import { measureAside, type Task } from './overhead/iterations.ts';

const PROCESSES = 4;
const FIRST = 9;
const SHORT = 50;
const LONG = 400;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '600' } } });
const runs = Number(values.runs);

const built = buildArchon();
process.once('exit', () => built.remove());

const short = measure({ iterations: SHORT, runs, log: 'memory' });
const long = measure({ iterations: LONG, runs: Math.ceil(runs / 4), log: 'memory' });
const durable = measure({ iterations: SHORT, runs: Math.ceil(runs / 6), log: 'sqlite' });
const killProof = measure({ iterations: SHORT, runs: Math.ceil(runs / 6), log: 'sqlite-kill' });
const parallelMs = await measureParallel();
const imports = measureImport(built.folder, FIRST);
const importMs = rounded(Math.min(...imports.built));
const importFromSourceMs = rounded(Math.min(...imports.fromSource));
const growth = rounded(long.hot / short.hot);

console.table([
  { what: `one iteration, N = ${SHORT}, hot`, figure: `${short.hot} ms`, target: '≤ 0.02' },
  { what: `one iteration, N = ${SHORT}, first nine runs`, figure: `${short.firstNine} ms`, target: '≤ 0.035' },
  { what: `one iteration, N = ${LONG}, hot, beside N = ${SHORT}`, figure: `× ${growth}`, target: '≤ 1.3' },
  { what: 'the same in SQLite, proof against power cuts', figure: `${durable.hot} ms`, target: '' },
  { what: 'the same in SQLite, proof against kill -9', figure: `${killProof.hot} ms`, target: '≤ 0.2' },
  { what: 'eight independent 50 ms tools', figure: `${parallelMs} ms`, target: '≤ 60' },
  { what: 'cold import of the root entry, as shipped', figure: `${importMs} ms`, target: '≤ 20' },
  { what: 'the same from source, types stripped', figure: `${importFromSourceMs} ms`, target: '' },
]);
console.log(
  JSON.stringify({
    msPerIteration: short.hot,
    msPerIterationFirstNine: short.firstNine,
    growth400: growth,
    eventsPerIteration: short.eventsPerIteration,
    msPerIterationSqlite: durable.hot,
    msPerIterationSqliteKill: killProof.hot,
    parallelMs,
    importMs,
    importFromSourceMs,
  }),
);

function measure(task: Omit<Task, 'from'>) {
  const measured = Array.from({ length: PROCESSES }, () => measureAside({ ...task, from: built.folder }));
  return {
    hot: rounded(Math.min(...measured.flatMap(({ wall }) => wall))),
    firstNine: rounded(Math.min(...measured.flatMap(({ wall }) => wall.slice(0, FIRST)))),
    eventsPerIteration: measured[0]?.eventsPerIteration,
  };
}

async function measureParallel(): Promise<number> {
  const wait = defineTool({
    name: 'wait',
    description: 'Takes 50 ms.',
    parametersSchema: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
    execute: ({ n }) => new Promise((resolve) => setTimeout(resolve, 50, `waited ${n}`)),
  });
  const calls = Array.from({ length: 8 }, (_, n) => ({ tool: 'wait', arguments: { n } }));
  const times: number[] = [];
  for (let run = 0; run < FIRST; run++) {
    const model = new MockModel([`Action: ${JSON.stringify(calls)}`, 'Final Answer: done']);
    const agent = new ReActAgent({ model, tools: [wait], runtime: nodeRuntime });
    const start = performance.now();
    await agent.executeSubtask({ id: 'waits', description: 'Wait eight times.' });
    times.push(performance.now() - start);
  }
  return rounded(Math.min(...times));
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(3));
}
