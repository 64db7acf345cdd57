import { defineTool, ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { FixedRuntime } from '@wayfarer/archon/testing';
import { expect, it } from 'vitest';

import { toolExecutor } from '../src/index.ts';
import { openShop } from './shop.ts';

it('tells how often a tool was tried, and how long that took', async () => {
  const runtime = new FixedRuntime();
  let left = 2;
  const status = defineTool({
    name: 'order_status',
    description: 'Where an order is.',
    parametersSchema: { type: 'object' },
    retries: 3,
    execute: () => {
      runtime.clock.advance(40);
      if (left-- > 0) throw Object.assign(new Error('503'), { retryable: true });
      return 'On its way.';
    },
  });
  const engine = new ToolExecutionEngine(new ToolRegistry([status]), { runtime });
  const { say, log } = openShop({ executor: toolExecutor(engine) });
  expect((await say('Where is ORD-1001?')).text).toContain('On its way.');
  const told = (await log.read('s1')).find(({ type }) => type === 'tool_execute')?.content as {
    readonly attempts: number;
    readonly duration_ms: number;
  };
  // Three attempts of 40 ms, and two waits between them, in which the clock moves on.
  const waited = runtime.waits.reduce((sum, wait) => sum + wait, 0);
  expect(runtime.waits).toHaveLength(2);
  expect(told).toMatchObject({ attempts: 3, duration_ms: 3 * 40 + waited });
});
