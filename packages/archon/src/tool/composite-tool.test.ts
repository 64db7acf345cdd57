import { describe, expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { type CompositeStep, CompositeTool } from './composite-tool.ts';
import { defineTool } from './define-tool.ts';
import { ToolExecutionEngine } from './tool-execution-engine.ts';
import { ToolRegistry } from './tool-registry.ts';

const chop = defineTool({
  name: 'chop',
  description: 'Chops.',
  parametersSchema: { type: 'object', properties: { what: { type: 'string' } }, required: ['what'] },
  execute: ({ what }) => {
    if (what === 'stone') throw new Error('Stones cannot be chopped.');
    return `chopped ${what}`;
  },
});

const mix = defineTool({
  name: 'mix',
  description: 'Mixes.',
  parametersSchema: {
    type: 'object',
    properties: { all: { type: 'array', items: { type: 'string' } } },
    required: ['all'],
  },
  execute: ({ all }) => all.join(' with '),
});

function salad(steps: Record<string, CompositeStep>) {
  const composite = new CompositeTool({
    name: 'salad',
    description: 'Makes a salad.',
    parametersSchema: { type: 'object' },
    steps,
  });
  const engine = new ToolExecutionEngine(new ToolRegistry([chop, mix, composite]), { runtime: new FixedRuntime() });
  return (args: unknown) => engine.executeToolCall('salad', args);
}

const steps: Record<string, CompositeStep> = {
  bowl: {
    tool: 'mix',
    after: ['first', 'second'],
    arguments: (_, { first, second }) => ({ all: [first?.content, second?.content] }),
  },
  first: { tool: 'chop', arguments: ({ green }) => ({ what: green }) },
  second: { tool: 'chop', arguments: () => ({ what: 'onion' }) },
};

describe('CompositeTool', () => {
  it('passes what its steps make on to the steps that need it', async () => {
    const make = salad({
      ...steps,
      taste: { tool: 'mix', after: ['bowl'], arguments: (_, { bowl }) => ({ all: [bowl?.content, 'salt'] }) },
    });
    const result = await make({ green: 'leek' });
    expect(result.content).toBe('chopped leek with chopped onion with salt');
    expect((result.metadata.steps as { id: string }[]).map(({ id }) => id)).toEqual([
      'first',
      'second',
      'bowl',
      'taste',
    ]);
  });

  it('stops where a step fails, and says how far it came', async () => {
    const { status, content, metadata } = await salad(steps)({ green: 'stone' });
    expect(status).toBe('error');
    expect(content).toBe('Step "first" (chop) failed: Stones cannot be chopped. Done before: second.');
    expect((metadata.steps as { id: string }[]).map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it.each([
    [
      'circle',
      {
        a: { tool: 'chop', after: ['b'], arguments: () => ({}) },
        b: { tool: 'chop', after: ['a'], arguments: () => ({}) },
      },
    ],
    ['step that is not there', { a: { tool: 'chop', after: ['z'], arguments: () => ({}) } }],
    ['lack of steps', {}],
  ])('refuses a %s', (_, flawed) => {
    expect(() => salad(flawed)).toThrow(MisuseError);
  });
});
