import { expect, it } from 'vitest';

import type { Message } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedWorld } from '../testing/fixed-world.ts';
import { RehearsedModel } from '../testing/rehearsed-model.ts';
import { calculator } from '../tools/calculator.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent } from './react-agent.ts';

const examples: readonly Message[] = [
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
  const model = new RehearsedModel(['Final Answer: Nine.'], { nativeTools });
  const agent = new ReActAgent({ model, tools: [calculator], world: new FixedWorld(), examples });
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
