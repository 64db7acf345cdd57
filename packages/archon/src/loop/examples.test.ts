import { expect, it } from 'vitest';

import type { ModelMessage } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { calculator } from '../tools/calculator.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent } from './react-agent.ts';

const examples: readonly ModelMessage[] = [
  { role: 'user', text: 'Task: What is 2 * 3?' },
  {
    role: 'assistant',
    text: 'I reckon.',
    toolCalls: [{ id: 'ex-1', name: 'calculator', arguments: { expression: '2 * 3' } }],
  },
  { role: 'tool', callId: 'ex-1', name: 'calculator', text: '6' },
  { role: 'assistant', text: 'Six.' },
];

it.each([
  [true, ['user', 'assistant', 'tool', 'assistant', 'user']],
  [false, ['user', 'assistant', 'user', 'assistant', 'user']],
])('examples stand before the task, and in the log (function calling: %s)', async (nativeTools, roles) => {
  const model = new MockModel(['Final Answer: Nine.'], { nativeTools });
  const agent = new ReActAgent({ model, tools: [calculator], runtime: new FixedRuntime(), examples });
  await agent.executeSubtask({ id: 'sum', description: 'What is 3 * 3?' });
  const [, ...told] = model.requests[0]?.messages ?? [];
  expect(told.map(({ role }) => role)).toEqual(roles);
  expect(told.at(-1)?.text).toBe('Task: What is 3 * 3?');
  const action = 'Thought: I reckon.\nAction: {"tool":"calculator","arguments":{"expression":"2 * 3"}}';
  expect(told[1]?.text).toBe(nativeTools ? 'I reckon.' : action);
  const events = await agent.log.read('sum');
  expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, events: events.length });
  expect(await replayRun(events, { digest: nodeDigest, tools: [calculator], examples })).toMatchObject({ ok: true });
});
