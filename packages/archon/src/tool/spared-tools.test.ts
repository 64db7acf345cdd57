import { describe, expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineTool, type ToolDefinition } from './define-tool.ts';
import type { JsonSchema } from './schema.ts';
import { ToolExecutionEngine } from './tool-execution-engine.ts';
import { ToolRegistry } from './tool-registry.ts';

const made: string[] = [];

function weather(name: string, traits: Partial<ToolDefinition<JsonSchema>> = {}) {
  const definition = {
    name,
    description: 'Tells the weather.',
    parametersSchema: { type: 'object', properties: { city: { type: 'string' } } },
    execute({ city }: { city?: unknown }) {
      made.push(`${name} ${String(city)}`);
      if (city === 'Nowhere') throw new Error('No such city.');
      return `${name}: sun`;
    },
    ...traits,
  };
  return defineTool(definition as ToolDefinition<JsonSchema>);
}

function engineOf(...tools: ReturnType<typeof weather>[]) {
  made.length = 0;
  const runtime = new FixedRuntime();
  const breaker = { faults: 1, coolDownMs: 60_000 };
  return { runtime, engine: new ToolExecutionEngine(new ToolRegistry(tools), { runtime, breaker, retries: 0 }) };
}

describe('a tool that says how long its results hold', () => {
  it('is not called again with the same arguments for so long; others and failures are not kept', async () => {
    const { runtime, engine } = engineOf(weather('sky', { cacheMs: 1_000 }));
    await engine.executeToolCall('sky', { city: 'Bonn' });
    const again = await engine.executeToolCall('sky', { city: 'Bonn' });
    expect(again).toMatchObject({ content: 'sky: sun', metadata: { cached: true, attempts: 0 } });
    await engine.executeToolCall('sky', { city: 'Rome' });
    await runtime.sleep(1_000);
    const later = await engine.executeToolCall('sky', { city: 'Bonn' });
    expect(later.metadata['cached']).toBeUndefined();
    expect(made).toEqual(['sky Bonn', 'sky Rome', 'sky Bonn']);
    expect(() => engineOf(weather('sky', { cacheMs: Number.NaN }))).toThrow('cacheMs of "sky"');
  });
});

describe('a tool that is spared for its failures', () => {
  it('has its substitute called, as it would be by itself, and says so', async () => {
    const { engine } = engineOf(weather('sky', { substitute: 'almanac' }), weather('almanac'));
    await engine.executeToolCall('sky', { city: 'Nowhere' });
    const result = await engine.executeToolCall('sky', { city: 'Bonn' });
    expect(result).toMatchObject({ content: 'almanac: sun', metadata: { substitute: 'almanac', attempts: 1 } });
    expect(made).toEqual(['sky Nowhere', 'almanac Bonn']);
  });

  it('gives nobody more than he may, and goes in no circle', async () => {
    const secret = weather('almanac', { permissions: ['secrets'], substitute: 'sky' });
    const { engine } = engineOf(weather('sky', { substitute: 'almanac' }), secret);
    await engine.executeToolCall('sky', { city: 'Nowhere' });
    const denied = await engine.executeToolCall('sky', { city: 'Bonn' });
    expect(denied.metadata).toMatchObject({ code: 'permission-denied' });
    const permissions = ['secrets'];
    await engine.executeToolCall('almanac', { city: 'Nowhere' }, { permissions });
    const circle = await engine.executeToolCall('sky', { city: 'Bonn' }, { permissions });
    expect(circle.metadata).toMatchObject({ code: 'endless-nesting' });
  });

  it('without one says when to come again', async () => {
    const { engine } = engineOf(weather('sky', { substitute: 'none' }));
    await engine.executeToolCall('sky', { city: 'Nowhere' });
    expect((await engine.executeToolCall('sky', { city: 'Bonn' })).metadata).toMatchObject({ code: 'circuit-open' });
  });
});
