import { describe, expect, it } from 'vitest';

import { agentOf, subtask, sum } from '../../test/mock-agent.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { calculator } from '../tools/calculator.ts';
import { ReActAgent } from './react-agent.ts';
import { stopWhen } from './stop-when.ts';
import { containsExpectedOutput } from './subtask.ts';

describe('a limit', () => {
  it('of steps is announced before, and gives the best there is', async () => {
    const { agent, model } = agentOf([sum('1 + 1'), sum('2 + 2'), sum('3 + 3')], { maxSteps: 3 });
    const { status, content, errorMessage, metadata } = await agent.executeSubtask(subtask);
    expect(metadata.stopReason).toBe('max-steps');
    expect(status).toBe('error');
    expect(content).toMatch(/^No final answer\.[^]*"1 \+ 1"[^]*: 2\n[^]*: 4\n[^]*: 6\nLast thought: reckon$/);
    expect(errorMessage).toBe('Stopped after 3 steps: it took as many steps as it may.');
    expect(model.requests[1]?.messages.at(-1)?.text).not.toContain('the last');
    expect(model.requests[2]?.messages.at(-1)?.text).toContain('The next step is the last');
  });

  it('of tokens ends the run before it is crossed', async () => {
    const usage = { inputTokens: 300, outputTokens: 50 };
    const { agent } = agentOf(
      Array.from({ length: 9 }, (_, n) => ({ text: sum(`${n} + 1`), usage })),
      {
        stopWhen: stopWhen.overTokens(1500),
        maxOutputTokens: 50,
      },
    );
    const { metadata } = await agent.executeSubtask(subtask);
    expect(metadata).toMatchObject({ stopReason: 'tokens' });
    const { tokens } = metadata.spent as { tokens: number };
    expect(tokens).toBeLessThanOrEqual(1500);
    expect(tokens).toBeGreaterThan(0);
  });

  it('of money does, too', async () => {
    const model = new MockModel(
      Array.from({ length: 9 }, (_, n) => ({ text: sum(`${n} + 1`), usage: { inputTokens: 1000, outputTokens: 100 } })),
      { price: { inputPerMillion: 3, outputPerMillion: 15 } },
    );
    const agent = new ReActAgent({
      model,
      tools: [calculator],
      runtime: new FixedRuntime(),
      maxOutputTokens: 100,
      stopWhen: stopWhen.overMoney(0.02),
    });
    const { metadata } = await agent.executeSubtask(subtask);
    expect(metadata).toMatchObject({ stopReason: 'money', steps: 4, spent: { costMicros: 18_000, tokens: 4400 } });
  });

  it('of time ends it with the status `timeout`', async () => {
    const { agent, runtime } = agentOf(
      [() => (runtime.clock.advance(700), sum('1 + 1')), () => (runtime.clock.advance(700), sum('2 + 2'))],
      {
        stopWhen: stopWhen.anyOf(stopWhen.afterSteps(50), stopWhen.afterMs(1000)),
      },
    );
    expect(await agent.executeSubtask(subtask)).toMatchObject({
      status: 'timeout',
      metadata: { stopReason: 'deadline', steps: 2 },
    });
  });

  it('of the model is kept by leaving earlier steps out, and saying so', async () => {
    const long = defineTool({
      name: 'long',
      description: 'Long.',
      parametersSchema: { type: 'object' },
      execute: () => `${'word '.repeat(200)}`,
    });
    const model = new MockModel(
      [
        ...Array.from({ length: 12 }, (_, n) => `Action: {"tool": "long", "arguments": {"n": ${n}}}`),
        'Final Answer: ok',
      ],
      {
        contextTokens: 1500,
      },
    );
    const agent = new ReActAgent({
      model,
      tools: [long],
      runtime: new FixedRuntime(),
      maxSteps: 20,
      maxOutputTokens: 100,
    });
    expect((await agent.executeSubtask(subtask)).content).toBe('ok');
    const last = model.requests.at(-1)?.messages ?? [];
    expect(last.length).toBeLessThan(12);
    expect(last.slice(0, 4).map(({ role }) => role)).toEqual(['system', 'user', 'user', 'assistant']);
    expect(last[2]?.text).toContain('left out');
  });
});

describe('a goal', () => {
  const wanted = { ...subtask, expectedOutput: '68' };

  it('sends back an answer that is not what was asked for, and keeps it as the best there is', async () => {
    const { agent, model } = agentOf(['Final Answer: about 70', 'Final Answer: 68 it is'], {
      goal: containsExpectedOutput,
    });
    expect(await agent.executeSubtask(wanted)).toMatchObject({
      content: '68 it is',
      metadata: { stopReason: 'final' },
    });
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('What is expected: 68');
    const other = agentOf(() => 'Final Answer: about 70', { goal: containsExpectedOutput, maxSteps: 2 });
    expect(await other.agent.executeSubtask(wanted)).toMatchObject({
      status: 'error',
      content: 'about 70',
      metadata: { stopReason: 'max-steps' },
    });
  });

  it('that an observation meets ends the run', async () => {
    const { agent } = agentOf([sum('17 * 4')], { goal: containsExpectedOutput });
    expect(await agent.executeSubtask(wanted)).toMatchObject({
      status: 'success',
      content: '68',
      metadata: { stopReason: 'goal' },
    });
  });
});
