import { expect, it } from 'vitest';

import { agentOf, subtask, sum } from '../../test/mock-agent.ts';
import { MisuseError } from '../errors.ts';
import { defineTool } from '../tool/define-tool.ts';
import { calculator } from '../tools/calculator.ts';

const safe = defineTool({
  name: 'safe.open',
  description: 'Opens the safe.',
  parametersSchema: { type: 'object' },
  permissions: ['open'],
  execute: () => 'It is open.',
});
const open = 'Action: {"tool": "safe.open", "arguments": {}}';

it('gives a subtask limits and a goal of its own, and leaves the next one those of the agent', async () => {
  const { agent } = agentOf(() => sum('1 + 1'), { maxSteps: 3 });
  const first = await agent.executeSubtask(subtask, { runId: 'one', maxSteps: 1 });
  expect(first.metadata).toMatchObject({ stopReason: 'max-steps', steps: 1 });
  const goal = ({ text }: { text: string }) => text === '2';
  const second = await agent.executeSubtask(subtask, { runId: 'two', goal });
  expect(second.metadata).toMatchObject({ stopReason: 'goal', steps: 1 });
  const third = await agent.executeSubtask(subtask, { runId: 'three', maxSteps: undefined });
  expect(third.metadata).toMatchObject({ stopReason: 'max-steps', steps: 3 });
  await expect(agent.executeSubtask(subtask, { runId: 'four', maxSteps: Number.NaN })).rejects.toThrow(MisuseError);
});

it('shows a subtask some of the tools, and runs no other', async () => {
  const options = { tools: [calculator, safe], permissions: ['open'] };
  const { agent, model } = agentOf([open, 'Final Answer: closed', open, 'Final Answer: open'], options);
  await agent.executeSubtask(subtask, { runId: 'one', tools: ['calculator'] });
  expect(model.requests[0]?.messages[0]?.text).not.toContain('safe.open');
  expect(model.requests[1]?.messages.at(-1)?.text).toContain('No tool is called "safe.open".');
  await agent.executeSubtask(subtask, { runId: 'two', tools: ['safe.open'] });
  expect(model.requests[3]?.messages.at(-1)?.text).toContain('It is open.');
  const wrong = agent.executeSubtask(subtask, { runId: 'three', tools: ['calculater'] });
  await expect(wrong).rejects.toThrow('No tool is called "calculater". Did you mean "calculator"?');
});

it('takes permissions away from a subtask', async () => {
  const { agent, model } = agentOf([open, 'Final Answer: closed'], { tools: [safe], permissions: ['open'] });
  await agent.executeSubtask(subtask, { permissions: [] });
  expect(model.requests[1]?.messages.at(-1)?.text).toContain('needs the permission "open"');
});

it('reminds a model once how an answer is written, and then takes prose for one', async () => {
  const { agent, model } = agentOf(['I need to think more.', 'It must be 68.']);
  const { content, metadata } = await agent.executeSubtask(subtask);
  expect({ content, steps: metadata.steps }).toEqual({ content: 'It must be 68.', steps: 2 });
  expect(model.requests[1]?.messages.at(-1)?.text).toContain('write it again after "Final Answer:"');
});

it('keeps prose as the best there is, if the reminder was the last word', async () => {
  const { agent } = agentOf(['It must be 68.'], { maxSteps: 1 });
  expect(await agent.executeSubtask(subtask)).toMatchObject({ content: 'It must be 68.', status: 'error' });
});
