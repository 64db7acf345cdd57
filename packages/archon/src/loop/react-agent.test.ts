import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { agentOf, subtask, sum, typesIn } from '../../test/mock-agent.ts';
import { verifyChain } from '../events/chain.ts';
import type { ModelReply } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import type { MockReply } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';

describe('a subtask', () => {
  it('is thought about, acted on, observed and answered', async () => {
    const { agent, model } = agentOf([sum('17 * 4'), 'Thought: done\nFinal Answer: 68']);
    const result = await agent.executeSubtask(subtask);
    expect(result).toMatchObject({
      status: 'success',
      content: '68',
      metadata: { stopReason: 'final', steps: 2, runId: 'sum' },
    });
    expect(model.requests[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(model.requests[1]?.messages.at(-1)?.text).toBe('Observation: 68');
    expect(await typesIn(agent)).toEqual([
      'subtask-started',
      'opening-written',
      'prompt-sent',
      'model-replied',
      'thought-recorded',
      'action-chosen',
      'tool-executed',
      'observation-made',
      'prompt-sent',
      'model-replied',
      'thought-recorded',
      'subtask-finished',
    ]);
    expect(verifyChain(await agent.log.read('sum'), nodeDigest)).toMatchObject({ ok: true });
  });

  it('reads the seed of all ReAct tests', async () => {
    const { agent } = agentOf([
      "Thought: I need to calculate 15 * 3. Action: {'tool': 'calculator', 'arguments': {'expression': '15 * 3'}}",
      'Thought: The result is 45. Final Answer: 45',
    ]);
    expect(
      await agent.executeSubtask({ id: 's', description: 'Calculate 15 times 3', expectedOutput: '45' }),
    ).toMatchObject({
      status: 'success',
      content: '45',
    });
  });

  it('tells the model the task, what is expected and what is known, and which tools there are', async () => {
    const { agent, model } = agentOf(['Final Answer: x'], { instructions: 'You are a cook.' });
    await agent.executeSubtask({ ...subtask, expectedOutput: 'a number', context: 'It is Monday.' });
    const [system, task] = model.requests[0]?.messages ?? [];
    expect(system?.text).toMatch(
      /^You are a cook\.\n\nYou work on one task[^]*- calculator: Works out[^]*"expression"/,
    );
    expect(task?.text).toBe('Task: What is 17 * 4?\nExpected output: a number\nWhat is known already:\nIt is Monday.');
  });

  it('is done with function calling by a model that has it, through the same loop', async () => {
    const reply: ModelReply = {
      text: 'I reckon.',
      toolCalls: [
        { id: 'call_a', name: 'calculator', arguments: { expression: '17 * 4' } },
        { id: 'call_b', name: 'calculator', arguments: '{"expression": "1 + 1",}' },
      ],
      finishReason: 'tool-calls',
    };
    const { agent, model } = agentOf([reply, '68 and 2'], { protocol: 'native' });
    expect(await agent.executeSubtask(subtask)).toMatchObject({ status: 'success', content: '68 and 2' });
    expect(model.requests[0]?.tools?.map(({ name }) => name)).toEqual(['calculator']);
    expect(model.requests[1]?.messages.slice(2)).toEqual([
      { role: 'assistant', text: 'I reckon.', toolCalls: reply.toolCalls },
      { role: 'tool', callId: 'call_a', name: 'calculator', text: '68' },
      { role: 'tool', callId: 'call_b', name: 'calculator', text: '2' },
    ]);
  });

  it('sends a name with dots in a form that providers take', async () => {
    const dotted = defineTool({
      name: 'math.one',
      description: 'One.',
      parametersSchema: { type: 'object' },
      execute: () => '1',
    });
    const { agent, model } = agentOf(
      [{ text: '', toolCalls: [{ id: 'a', name: 'math__one', arguments: {} }] }, 'one'],
      {
        tools: [dotted],
        protocol: 'native',
      },
    );
    await agent.executeSubtask(subtask);
    expect(model.requests[0]?.tools?.[0]?.name).toBe('math__one');
    expect((await agent.log.read('sum')).find(({ type }) => type === 'action-chosen')?.content).toMatchObject({
      calls: [{ id: '1.1', tool: 'math.one', providerId: 'a' }],
    });
  });

  it('makes several calls of one step side by side', async () => {
    let running = 0;
    let most = 0;
    const slow = defineTool({
      name: 'slow',
      description: 'Takes its time.',
      parametersSchema: z.object({ n: z.number() }),
      async execute({ n }) {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 20 - 5 * n));
        running--;
        return `done ${n}`;
      },
    });
    const calls = [1, 2, 3].map((n) => ({ tool: 'slow', arguments: { n } }));
    const { agent, model } = agentOf([`Action: ${JSON.stringify(calls)}`, 'Final Answer: ok'], { tools: [slow] });
    await agent.executeSubtask(subtask);
    expect(most).toBe(3);
    expect(model.requests[1]?.messages.at(-1)?.text).toBe(
      'Observation 1 (slow): done 1\nObservation 2 (slow): done 2\nObservation 3 (slow): done 3',
    );
  });

  it('sees tools that come and go while it is worked on', async () => {
    const { agent, model } = agentOf([
      () => {
        agent.tools.unregisterTool('calculator');
        return sum('1 + 1');
      },
      'Final Answer: none',
    ]);
    await agent.executeSubtask(subtask);
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('No tool is called "calculator"');
    expect(model.requests[1]?.messages[0]?.text).toContain('Tools: none.');
    expect((await typesIn(agent)).filter((type) => type === 'opening-written')).toHaveLength(2);
  });
});

describe('a model that is mistaken', () => {
  it.each([
    ['an unknown tool', 'Action: {"tool": "calculater", "arguments": {}}', 'Did you mean "calculator"?'],
    [
      'arguments that do not fit',
      'Action: {"tool": "calculator", "arguments": {"expression": 4}}',
      'expression: expected string, got number 4',
    ],
    ['null for arguments', 'Action: {"tool": "calculator", "arguments": null}', 'expected'],
    ['half an action', 'Thought: hm\nAction: {"tool": "calculator", "arguments": {"expre', 'Observation: '],
    ['an action without a tool', 'Action: {"arguments": {"expression": "1"}}', 'Observation: '],
    ['nothing', '', 'reply is empty'],
    ['a sum that cannot be done', sum('1 / 0'), 'divides by zero'],
  ])('with %s is told how to go on, and recovers', async (_, mistake, hint) => {
    const { agent, model } = agentOf([mistake, sum('17 * 4'), 'Final Answer: 68']);
    expect(await agent.executeSubtask(subtask)).toMatchObject({ status: 'success', content: '68' });
    expect(model.requests[1]?.messages.at(-1)?.text).toContain(hint);
  });

  it.each([
    ['null', null],
    ['broken JSON', '{"expression": "17 * 4'],
    ['prose', 'seventeen times four'],
    ['the wrong shape', { sum: '17 * 4' }],
  ])('by function calling with %s for arguments recovers, too', async (_, args) => {
    const call = (given: unknown): ModelReply => ({
      text: '',
      toolCalls: [{ id: 'a', name: 'calculator', arguments: given }],
    });
    const { agent } = agentOf([call(args), call({ expression: '17 * 4' }), '68'], { protocol: 'native' });
    expect(await agent.executeSubtask(subtask)).toMatchObject({ status: 'success', content: '68' });
  });

  it('ends after three replies in a row that cannot be read', async () => {
    const { agent, model } = agentOf([sum('17 * 4'), '', '', '']);
    const { status, content, metadata } = await agent.executeSubtask(subtask);
    expect({ status, stopReason: metadata.stopReason }).toEqual({ status: 'error', stopReason: 'unreadable' });
    expect(content).toContain('- calculator {"expression":"17 * 4"}: 68');
    expect(model.requests).toHaveLength(4);
  });

  it('that makes one call for ever is warned, then stopped', async () => {
    const { agent, model } = agentOf(() => sum('17 * 4'), { maxSteps: 100 });
    const { status, content, metadata } = await agent.executeSubtask(subtask);
    expect({ status, stopReason: metadata.stopReason }).toEqual({ status: 'error', stopReason: 'repeated-call' });
    expect(content).toContain('68');
    expect(model.requests.length).toBeLessThanOrEqual(5);
    expect(model.requests[2]?.messages.at(-1)?.text).toContain('You have made this very call 2 times');
  });

  it.each(['Action: {"tool": "nothing", "arguments": {}}', 'Action: {"tool": "calculator", "arguments": null}'])(
    'that makes the same mistake for ever is stopped, too: %s',
    async (mistake) => {
      const { agent, model } = agentOf(() => mistake, { maxSteps: 100 });
      expect((await agent.executeSubtask(subtask)).metadata.stopReason).toBe('repeated-call');
      expect(model.requests.length).toBeLessThanOrEqual(5);
    },
  );

  it('may ask again what may change, and what has changed', async () => {
    let minutes = 0;
    const timer = (repeatable: boolean, tick: number) =>
      defineTool({
        name: 'timer',
        description: 'Tells.',
        parametersSchema: { type: 'object' },
        repeatable,
        execute: () => `${(minutes += tick)}`,
      });
    for (const tool of [timer(true, 0), timer(false, 1)]) {
      const look = 'Action: {"tool": "timer", "arguments": {}}';
      const { agent } = agentOf([...Array<string>(6).fill(look), 'Final Answer: done'], { tools: [tool] });
      expect((await agent.executeSubtask(subtask)).content).toBe('done');
    }
  });

  it('that refuses is not argued with', async () => {
    for (const reply of [
      { text: '', refusal: 'I will not.' },
      { text: 'No.', finishReason: 'content-filter' },
      "I'm sorry, but I can't help with that.",
    ]) {
      const { agent, model } = agentOf([reply as MockReply]);
      const { status, errorMessage, metadata } = await agent.executeSubtask(subtask);
      expect({ status, stopReason: metadata.stopReason }).toEqual({ status: 'error', stopReason: 'refusal' });
      expect(errorMessage).toMatch(/refused \(/);
      expect(model.requests).toHaveLength(1);
      expect(await typesIn(agent)).toContain('observation-made');
    }
  });
});

it('refuses to go on with the run of another subtask', async () => {
  const { agent } = agentOf(['Final Answer: 68']);
  await agent.executeSubtask(subtask);
  await expect(agent.executeSubtask({ id: 'sum', description: 'Boil water.' })).rejects.toThrow(
    'is of another subtask',
  );
});
