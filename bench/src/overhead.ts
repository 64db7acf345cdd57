/**
 * @module
 * `npm run -s bench -- overhead [--n 50] [--runs 7]`: what the framework costs. A scripted model asks for a calculator N
 * times, with other arguments each time, and then answers; in-memory log. Two runs to warm up, the median of the rest.
 * Beside it: eight independent tools of 50 ms in one step, and a cold import of the root entry.
 */
import { parseArgs } from 'node:util';

import { defineTool, MemoryEventLog, ReActAgent } from '@wayfarer/archon';
import { nodeWorld } from '@wayfarer/archon/node';
import { RehearsedModel } from '@wayfarer/archon/testing';
import { calculator } from '@wayfarer/archon/tools';

import { measureImport } from './overhead/cold-import.ts';

const WARM_UPS = 2;
const LONG = 400;

const { values } = parseArgs({
  options: { n: { type: 'string', default: '50' }, runs: { type: 'string', default: '7' } },
});
const runs = Number(values.runs);

const short = await measure(Number(values.n));
const long = await measure(LONG);
const parallelMs = await measureParallel();
const imports = measureImport(runs);
const importMs = rounded(median(imports.built));
const importFromSourceMs = rounded(median(imports.fromSource));

console.table([
  { what: `one iteration, N = ${values.n}`, ms: short.ms, target: '≤ 0.05' },
  { what: `one iteration, N = ${LONG}`, ms: long.ms, target: '≤ 0.05, flat' },
  { what: 'eight independent 50 ms tools', ms: parallelMs, target: '≤ 60' },
  { what: 'cold import of the root entry, built', ms: importMs, target: '≤ 60' },
  { what: 'the same from source, types stripped', ms: importFromSourceMs, target: '' },
]);
console.log(
  JSON.stringify({
    msPerIteration: short.ms,
    msPerIteration400: long.ms,
    eventsPerIteration: short.eventsPerIteration,
    parallelMs,
    importMs,
    importFromSourceMs,
  }),
);

async function measure(iterations: number): Promise<{ ms: number; eventsPerIteration: number }> {
  const times: number[] = [];
  let events = 0;
  for (let run = 0; run < WARM_UPS + runs; run++) {
    const { agent, subtask } = agentThatReckons(iterations);
    const start = performance.now();
    const { status } = await agent.executeSubtask(subtask);
    times.push((performance.now() - start) / iterations);
    if (status !== 'success') throw new Error('The run did not end with an answer.');
    events = (await agent.log.read(subtask.id)).length;
  }
  return { ms: rounded(median(times.slice(WARM_UPS))), eventsPerIteration: Math.round(events / iterations) };
}

function agentThatReckons(iterations: number) {
  let asked = 0;
  const model = new RehearsedModel(() => {
    const n = asked++;
    if (n === iterations) return 'Thought: That was the last.\nFinal Answer: done';
    return `Thought: I need sum ${n}.\nAction: {"tool": "calculator", "arguments": {"expression": "${n} * 17 + 4"}}`;
  });
  const log = new MemoryEventLog(nodeWorld);
  const agent = new ReActAgent({ model, tools: [calculator], world: nodeWorld, log, maxSteps: iterations + 1 });
  return { agent, subtask: { id: 'sums', description: `Work out ${iterations} sums.` } };
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
  for (let run = 0; run < WARM_UPS + runs; run++) {
    const model = new RehearsedModel([`Action: ${JSON.stringify(calls)}`, 'Final Answer: done']);
    const agent = new ReActAgent({ model, tools: [wait], world: nodeWorld });
    const start = performance.now();
    await agent.executeSubtask({ id: 'waits', description: 'Wait eight times.' });
    times.push(performance.now() - start);
  }
  return rounded(median(times.slice(WARM_UPS)));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? NaN;
}

function rounded(ms: number): number {
  return Number(ms.toPrecision(3));
}
