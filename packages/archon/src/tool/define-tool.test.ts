import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineTool } from './define-tool.ts';
import { ToolExecutionEngine } from './tool-execution-engine.ts';
import { ToolRegistry } from './tool-registry.ts';
import { ToolResult } from './tool-result.ts';
import type { Tool } from './tool.ts';

function call(tool: Tool, args: unknown) {
  return new ToolExecutionEngine(new ToolRegistry([tool]), { runtime: new FixedRuntime() }).executeToolCall(
    tool.name,
    args,
  );
}

describe('defineTool', () => {
  it('infers its arguments from a zod schema, and passes what the schema made of them', async () => {
    const roast = defineTool({
      name: 'roast',
      description: 'Roasts.',
      parametersSchema: z.object({ dish: z.string().trim(), minutes: z.number().default(20) }),
      execute: (args) => {
        expectTypeOf(args).toEqualTypeOf<{ dish: string; minutes: number }>();
        return `${args.dish} for ${args.minutes}`;
      },
    });
    expect(roast.parametersSchema).toMatchObject({ type: 'object', required: ['dish'] });
    expect(await call(roast, { dish: ' duck ' })).toMatchObject({ status: 'success', content: 'duck for 20' });
  });

  it('infers its arguments from a JSON Schema written in place', async () => {
    const roast = defineTool({
      name: 'roast',
      description: 'Roasts.',
      parametersSchema: {
        type: 'object',
        properties: {
          dish: { type: 'string' },
          minutes: { type: 'integer' },
          herbs: { type: 'array', items: { enum: ['thyme', 'sage'] } },
        },
        required: ['dish'],
      },
      execute: (args) => {
        expectTypeOf(args).toEqualTypeOf<{
          readonly dish: string;
          readonly minutes?: number;
          readonly herbs?: readonly ('thyme' | 'sage')[];
        }>();
        return { done: args.dish };
      },
    });
    expect((await call(roast, { dish: 'duck' })).content).toBe('{"done":"duck"}');
  });

  it('says what a schema of its own kind cannot be told by JSON Schema', async () => {
    const twice = defineTool({
      name: 'twice',
      description: 'Doubles.',
      parametersSchema: z.object({ pair: z.array(z.number()).refine(([a, b]) => a === b, 'both must be the same') }),
      execute: ({ pair }) => pair.join(),
    });
    const { content, metadata } = await call(twice, { pair: [1, 2] });
    expect(content).toContain('- pair: both must be the same, got array [1,2].');
    expect(metadata).toMatchObject({ code: 'invalid-arguments', attempts: 0 });
  });

  it.each([
    ['a name with a blank', { name: 'my tool' }, "Expected a tool's name"],
    ['a name that is too long', { name: 'x'.repeat(65) }, 'at most 64'],
    ['a schema that is not of an object', { parametersSchema: { type: 'string' } }, 'must be of an object'],
  ])('refuses %s', (_, flaw, message) => {
    const sound = {
      name: 'roast',
      description: 'Roasts.',
      parametersSchema: { type: 'object' },
      execute: () => 'done',
    };
    expect(() => defineTool({ ...sound, ...flaw })).toThrow(message);
  });

  it('passes a `ToolResult` on as it is', async () => {
    const burn = defineTool({
      name: 'burn',
      description: 'Burns.',
      parametersSchema: { type: 'object' },
      version: '3',
      execute: () => ToolResult.error('It has burnt.', { smoke: true }),
    });
    expect(await call(burn, {})).toEqual({
      status: 'error',
      content: 'It has burnt.',
      errorMessage: 'It has burnt.',
      metadata: { smoke: true, durationMs: 0, attempts: 1, version: '3' },
    });
  });
});
