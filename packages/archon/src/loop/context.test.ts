import { describe, expect, expectTypeOf, it } from 'vitest';

import type { Hook } from '../hook.ts';
import type { ModelReply } from '../model/model.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import type { ToolContext } from '../tool/tool.ts';
import { ReActAgent } from './react-agent.ts';

interface Asker {
  readonly tenant: string;
  readonly secret: string;
}

const ASKER: Asker = { tenant: 'acme', secret: 'hush-hush' };

const call = (name: string, args: object): ModelReply => ({
  text: '',
  toolCalls: [{ id: 'a', name, arguments: args }],
});

const orders = defineTool({
  name: 'orders',
  description: 'Lists orders.',
  parametersSchema: { type: 'object' },
  execute: (_, { context, runId }: ToolContext<Asker>) => `orders of ${context.tenant} for ${String(runId)}`,
});

describe('the context of a run', () => {
  it('reaches tools, tools that they call, and hooks, and never the log', async () => {
    const seen: unknown[] = [];
    const all = defineTool({
      name: 'all',
      description: 'Lists all.',
      parametersSchema: { type: 'object' },
      execute: (_, { callTool }) => callTool('orders', {}),
    });
    const hook: Hook = {
      name: 'watch',
      beforeModel: (_, { context }) => void seen.push(context),
      beforeTool: ({ context }) => void seen.push(context),
    };
    const model = new MockModel([call('all', {}), 'Done.'], { nativeTools: true });
    const agent = new ReActAgent({ model, tools: [all, orders], runtime: new FixedRuntime(), hooks: [hook] });
    await agent.executeSubtask({ id: 'r', description: 'List.' }, { context: ASKER });
    expect(model.requests[1]?.messages.at(-1)?.text).toBe('orders of acme for r');
    expect(seen).toEqual([ASKER, ASKER, ASKER, ASKER]);
    expect(JSON.stringify(await agent.log.read('r'))).not.toContain('hush-hush');
  });

  it('has the type that its tools want', () => {
    const agent = new ReActAgent({ model: new MockModel([]), tools: [orders], runtime: new FixedRuntime() });
    expectTypeOf(agent).toEqualTypeOf<ReActAgent<Asker>>();
    // @ts-expect-error Another context than the tool wants.
    void (() => agent.executeSubtask({ id: 'r', description: 'List.' }, { context: { tenant: 7 } }));
  });
});
