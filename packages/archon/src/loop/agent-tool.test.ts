import { describe, expect, it } from 'vitest';

import { Budget } from '../budget.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import type { Model, ModelReply } from '../model/model.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { ReActAgent, type ReActAgentOptions } from './react-agent.ts';

const usage = { inputTokens: 100, outputTokens: 10 };
const say = (text: string): ModelReply => ({ text, usage });
const call = (name: string, args: object): ModelReply => ({
  text: '',
  usage,
  toolCalls: [{ id: 'a', name, arguments: args }],
});

function pair(
  { asks, answers }: { readonly asks: readonly MockReply[]; readonly answers: readonly MockReply[] },
  traits: Partial<Model> = {},
) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const agentOf = (script: readonly MockReply[], options: Partial<ReActAgentOptions> = {}) =>
    new ReActAgent({ model: new MockModel(script, { nativeTools: true, ...traits }), runtime, log, ...options });
  const expert = agentOf(answers);
  const tool = expert.asTool({ name: 'expert', description: 'Knows tides.' });
  return { log, lead: agentOf(asks, { tools: [tool] }) };
}

const ask = call('expert', { task: 'When is high tide?' });

describe('an agent as a tool', () => {
  it('answers in a run of its own, whose parent is the run that asks', async () => {
    const { log, lead } = pair({ asks: [ask, say('At 14:05.')], answers: [say('14:05')] });
    expect(await lead.executeSubtask({ id: 'r', description: 'Tide?' })).toMatchObject({ content: 'At 14:05.' });
    const { runs } = await log.listRuns({ parent: 'r' });
    expect(runs).toMatchObject([{ id: 'expert:r:1.1', type: 'subtask', standing: 'ended', ending: 'final' }]);
    expect((await log.read('r')).find(({ type }) => type === 'tool-executed')?.content).toMatchObject({
      result: { status: 'success', content: '14:05', metadata: { runId: 'expert:r:1.1', spent: { tokens: 110 } } },
    });
  });

  it('that waits for a person says so, as a result that says where', async () => {
    const pay = defineTool({
      name: 'pay',
      description: 'Pays.',
      parametersSchema: { type: 'object' },
      approval: true,
      execute: () => 'paid',
    });
    const runtime = new FixedRuntime();
    const model = new MockModel([call('pay', {})], { nativeTools: true });
    const tool = new ReActAgent({ model, runtime, tools: [pay] }).asTool({ name: 'payer', description: 'Pays.' });
    const lead = new ReActAgent({
      model: new MockModel([call('payer', { task: 'Pay.' }), say('It waits.')], { nativeTools: true }),
      runtime,
      tools: [tool],
    });
    await lead.executeSubtask({ id: 'r', description: 'Pay.' });
    expect((await lead.log.read('r')).find(({ type }) => type === 'tool-executed')?.content).toMatchObject({
      result: { status: 'error', metadata: { code: 'agent-stopped', stopReason: 'approval', runId: 'payer:r:1.1' } },
    });
  });
});

describe('a shared budget', () => {
  it('counts the agent and those that it calls, and ends what would exceed it', async () => {
    const budget = new Budget({ tokens: 4_000 });
    const { log, lead } = pair({ asks: [ask, say('At 14:05.')], answers: [say('14:05')] });
    await lead.executeSubtask({ id: 'r', description: 'Tide?' }, { budget });
    expect(budget.spent).toEqual({ inputTokens: 300, outputTokens: 30, costMicros: 0 });
    expect((await Budget.load(log, 'r', { tokens: 4_000 })).spent).toEqual(budget.spent);

    // What is left, 330 of 2,500 being used, is not enough for a reply of up to 2,048 tokens and its prompt.
    const small = await Budget.load(log, 'r', { tokens: 2_500 });
    const next = pair({ asks: [say('No.')], answers: [] }).lead;
    expect(await next.executeSubtask({ id: 's', description: 'Tide?' }, { budget: small })).toMatchObject({
      status: 'error',
      errorMessage: expect.stringContaining('the shared budget has left: 330 of 2500'),
      metadata: { stopReason: 'tokens', steps: 0 },
    });
  });

  it('sets aside what calls under way may use, so that runs side by side do not exceed it together', () => {
    const budget = new Budget({ tokens: 100 });
    const claim = { spent: { inputTokens: 0, outputTokens: 0, costMicros: 0 }, hasPrice: false };
    const ahead = { inputTokens: 40, outputTokens: 20, costMicros: 0 };
    expect(budget.claim('a', { ...claim, ahead })).toBeUndefined();
    expect(budget.claim('b', { ...claim, ahead })).toMatchObject({ reason: 'tokens' });
    budget.note('a', { inputTokens: 10, outputTokens: 10, costMicros: 0 });
    expect(budget.claim('b', { ...claim, ahead })).toBeUndefined();
  });

  it('of money needs a price, and is in its currency', async () => {
    const priced = { price: { inputPerMillion: 1_000, outputPerMillion: 1_000 } };
    const { lead } = pair({ asks: [ask, say('At 14:05.')], answers: [say('14:05')] }, priced);
    const budget = new Budget({ money: 10 });
    await lead.executeSubtask({ id: 'r', description: 'Tide?' }, { budget });
    // 330 tokens of a thousandth each.
    expect(budget.spent.costMicros).toBe(330_000);
    const free = pair({ asks: [say('No.')], answers: [] }).lead;
    await expect(free.executeSubtask({ id: 's', description: 'x' }, { budget })).rejects.toThrow(
      'needs models with a `price`',
    );
  });

  it.each([[{}], [{ tokens: Number.NaN }], [{ money: -1 }]])('of %j is a misuse', (limits) => {
    expect(() => new Budget(limits)).toThrow('Expected');
  });
});
