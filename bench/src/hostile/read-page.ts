/**
 * @module
 * `read-page.ts URL`: reads a page with the tool of research, and prints for how long this thread was held up at most, how much
 * processor time it took in one turn, and the memory that it took. The product reads public addresses only, so its tool is measured by itself.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { httpGetTool } from '@wayfarer/archon/tools';

import { watchTurns } from '../load/turns.ts';

const [url = ''] = process.argv.slice(2);
const tool = httpGetTool({ allowAddresses: ['127.0.0.1'], ports: [Number(new URL(url).port)] });
const engine = new ToolExecutionEngine(new ToolRegistry([tool]), { runtime: nodeRuntime });
const delay = monitorEventLoopDelay({ resolution: 1 });
await new Promise((resolve) => setTimeout(resolve, 500));
delay.enable();
const takeLongestMs = watchTurns();
await engine.executeToolCall('http_get', { url }, { permissions: ['fetch'] });
delay.disable();
const longestTurnCpuMs = takeLongestMs();
const { maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ longestWaitMs: delay.max / 1e6, longestTurnCpuMs, rssMb: maxRSS / 1024 }));
