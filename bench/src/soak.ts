/**
 * @module
 * `npm run -s bench -- soak [--runs 1000]`: agent runs in one process, each with a tool that succeeds, one that fails and a
 * retried model. How much the heap has grown after them, collected, against the heap after a tenth of them.
 */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { defineTool, MemoryEventLog, ReActAgent, ToolRegistry } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { FixedRuntime, MockModel } from '@wayfarer/archon/testing';
import { calculator } from '@wayfarer/archon/tools';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' } } });
const runs = Number(values.runs);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const broken = defineTool({
  name: 'broken',
  description: 'Always fails.',
  parametersSchema: { type: 'object' },
  execute: () => {
    throw new Error('It is broken.');
  },
});
const tools = new ToolRegistry([calculator, broken]);

await runMany(Math.ceil(runs / 10));
const before = heapBytes();
const start = performance.now();
await runMany(runs);
const ms = performance.now() - start;
const heapGrowthBytes = heapBytes() - before;

console.log(
  `${runs} runs in ${ms.toFixed(0)} ms; heap grew by ${(heapGrowthBytes / 1e6).toFixed(3)} MB (target: less than 1 MB).`,
);
console.log(JSON.stringify({ runs, heapGrowthBytes, msPerRun: Number((ms / runs).toFixed(3)) }));

async function runMany(count: number): Promise<void> {
  for (let run = 0; run < count; run++) await runOnce(run);
}

/** A run leaves its log behind; whoever keeps the log keeps the run. Here nobody does. */
async function runOnce(run: number): Promise<void> {
  const model = new MockModel([
    Object.assign(new Error('Busy.'), { retryable: true }),
    `Thought: both at once\nAction: [{"tool": "calculator", "arguments": {"expression": "${run} * 2"}}, {"tool": "broken", "arguments": {}}]`,
    'Action: {"tool": "unknown", "arguments": {}}',
    `Final Answer: ${run * 2}`,
  ]);
  const runtime = new FixedRuntime();
  const agent = new ReActAgent({ model, tools, runtime, log: new MemoryEventLog(nodeRuntime) });
  const { content } = await agent.executeSubtask({ id: `run-${run}`, description: 'Double it.' });
  if (content !== String(run * 2)) throw new Error(`Run ${run} answered ${JSON.stringify(content)}.`);
}

function heapBytes(): number {
  for (let round = 0; round < 4; round++) collect();
  return process.memoryUsage().heapUsed;
}
