import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

import { agentOf, subtask } from '../../test/mock-agent.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { replayRun } from '../trace/replay/replay-run.ts';

const SUM = z.object({ value: z.number().int(), unit: z.string().default('none'), steps: z.array(z.string()).max(2) });

it('asks for an answer of a schema, sends back what is none, and gives it with its type', async () => {
  const { agent, model } = agentOf([
    'Final Answer: 68',
    'Final Answer: {"value": 68, "steps": ["a", "b", "c"]}',
    'Final Answer: ```json\n{"value": 68, "steps": ["17 * 4"],}\n```',
  ]);
  const result = await agent.executeSubtask(subtask, { output: SUM });
  expectTypeOf(result.output).toEqualTypeOf<{ value: number; unit: string; steps: string[] } | undefined>();
  expect(result.output).toEqual({ value: 68, unit: 'none', steps: ['17 * 4'] });
  expect(result.metadata).toMatchObject({ stopReason: 'final', steps: 3 });
  expect(model.requests[0]?.messages.at(-1)?.text).toContain(
    'one JSON value of this schema, and nothing else: {"properties":',
  );
  expect(model.requests[1]?.messages.at(-1)?.text).toContain('answer: expected object, got number 68');
  expect(model.requests[2]?.messages.at(-1)?.text).toContain('steps: must NOT have more than 2 items');
  const events = await agent.log.read(subtask.id);
  expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  const again = await agent.executeSubtask(subtask, { output: SUM });
  expect(again.output).toEqual(result.output);
  expect(model.requests).toHaveLength(3);
});

it('takes a JSON Schema as well, by function calling, and what a schema cannot say', async () => {
  const schema = { type: 'object', properties: { value: { type: 'integer' } }, required: ['value'] } as const;
  const plain = agentOf([{ text: '{"value": 68}' }], { protocol: 'native' });
  const result = await plain.agent.executeSubtask(subtask, { output: schema });
  expectTypeOf(result.output).toEqualTypeOf<{ readonly value: number } | undefined>();
  expect(result.output).toEqual({ value: 68 });
  const even = z.object({ value: z.number() }).refine(({ value }) => value % 2 === 0, 'it has to be even');
  const refined = agentOf([{ text: '{"value": 67}' }, { text: '{"value": 68}' }], { protocol: 'native' });
  expect((await refined.agent.executeSubtask(subtask, { output: even })).output).toEqual({ value: 68 });
  expect(refined.model.requests[1]?.messages.at(-1)?.text).toContain('answer: it has to be even');
  const events = await refined.agent.log.read(subtask.id);
  expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true });
});

it('never gives an answer that was cut off, nor any at a limit', async () => {
  const { agent, model } = agentOf(['Final Answer: {"value": 6', 'Final Answer: {"value": 6'], { maxSteps: 2 });
  const result = await agent.executeSubtask(subtask, { output: z.object({ value: z.number() }) });
  expect(result.status).toBe('error');
  expect(result).not.toHaveProperty('output');
  expect(model.requests[1]?.messages.at(-1)?.text).toContain('one JSON value, whole');
});

it.each([
  [{ dish: z.string(), minutes: z.number() }, 'got { dish, minutes }.'],
  ['a dish', 'got string.'],
])('a schema that is none is told to whoever wrote it (%#)', async (output, message) => {
  const { agent } = agentOf(['{}']);
  const asked = agent.executeSubtask(subtask, { output: output as never });
  await expect(asked).rejects.toThrow('Expected the schema of "output" to be a zod schema or a JSON Schema');
  await expect(asked).rejects.toThrow(message);
});
