import { expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { ReActAgent } from './react-agent.ts';

const schema = { type: 'object', properties: { grams: { type: 'number' } }, required: ['grams'] } as const;

it('asks the model with the settings of the agent and the subtask, and with the schema of the answer', async () => {
  const model = new MockModel(['{"grams": 75}', 'Done.'], { nativeTools: true });
  const agent = new ReActAgent({ model, runtime: new FixedRuntime(), settings: { temperature: 0.2, seed: 7 } });
  const options = { settings: { temperature: 0 }, output: schema };
  expect((await agent.executeSubtask({ id: 'a', description: 'Rice?' }, options)).output).toEqual({ grams: 75 });
  await agent.executeSubtask({ id: 'b', description: 'Rice?' });
  expect(model.requests[0]).toMatchObject({ temperature: 0, seed: 7, output: schema });
  expect(model.requests[1]).toMatchObject({ temperature: 0.2, seed: 7 });
  expect(model.requests[1]).not.toHaveProperty('output');
});

it('tells a model that is talked to in text of the schema in words alone: it writes its thoughts around the answer', async () => {
  const model = new MockModel(['Thought: rice\nFinal Answer: {"grams": 75}']);
  const agent = new ReActAgent({ model, runtime: new FixedRuntime() });
  await agent.executeSubtask({ id: 'a', description: 'Rice?' }, { output: schema });
  expect(model.requests[0]).not.toHaveProperty('output');
  expect(model.requests[0]?.messages.at(-1)?.text).toContain('"grams"');
});
