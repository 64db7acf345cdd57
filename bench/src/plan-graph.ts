/**
 * @module
 * `npm run -s bench -- plan-graph [--runs 7]`: how long a plan takes whose parts do not need one another. A rehearsed model plans
 * four tools of 50 ms side by side and one after them, for "Plan a 3-day trip to Paris"; the critical path is two tools, 100 ms.
 * In-memory log. Two runs to warm up, the median of the rest; the whole of it counts, planning and answer as well.
 */
import { parseArgs } from 'node:util';

import { Agent, defineTool } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { MockModel } from '@wayfarer/archon/testing';

const WARM_UPS = 2;
const TOOL_MS = 50;
const CRITICAL_PATH_MS = 2 * TOOL_MS;
const TARGET = 1.3;
const PARTS = ['flights', 'hotel', 'museums', 'weather'];

const wait = defineTool({
  name: 'wait',
  description: 'Takes 50 ms.',
  parametersSchema: { type: 'object', properties: { for: { type: 'string' } }, required: ['for'] },
  execute: ({ for: what }) => new Promise((resolve) => setTimeout(resolve, TOOL_MS, `found ${what}`)),
});

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);

const times: number[] = [];
for (let run = 0; run < WARM_UPS + runs; run++) times.push(await planOnce());
const wallMs = times.slice(WARM_UPS).toSorted((left, right) => left - right)[Math.floor(runs / 2)] ?? NaN;
const ratio = Math.round((wallMs / CRITICAL_PATH_MS) * 100) / 100;

console.table([
  { what: 'a plan of four parts side by side and one after them', ms: Math.round(wallMs), target: '' },
  { what: 'wall time by critical path', ms: ratio, target: `≤ ${TARGET}` },
]);
console.log(JSON.stringify({ wallMs: Math.round(wallMs), criticalPathMs: CRITICAL_PATH_MS, ratio }));
if (!(ratio <= TARGET)) process.exitCode = 1;

async function planOnce(): Promise<number> {
  const step = (id: string, dependencies: readonly string[]) => ({
    id,
    description: `Find ${id}.`,
    tool_name: 'wait',
    tool_args: { for: id },
    dependencies,
  });
  const plan = { goal: 'A trip.', subtasks: [...PARTS.map((id) => step(id, [])), step('itinerary', PARTS)] };
  const model = new MockModel([`Final Answer: ${JSON.stringify(plan)}`, 'Final Answer: {"fits": true}']);
  const agent = new Agent({ model, tools: [wait], runtime: nodeRuntime });
  const start = performance.now();
  const answer = await agent.runTask('Plan a 3-day trip to Paris.');
  if (answer !== 'found itinerary') throw new Error(`The plan did not end as it should: ${answer}`);
  return performance.now() - start;
}
