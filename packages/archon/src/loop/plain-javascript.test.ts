import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent, type ReActAgentOptions } from './react-agent.ts';
import { type StopReason, stopWhen } from './stop-when.ts';

const parts = { model: new MockModel([]), runtime: new FixedRuntime() };

describe('an agent made in plain JavaScript', () => {
  it.each([
    ['nothing', undefined, 'An agent needs a `model`'],
    ['no model', {}, "modelFromConfiguration('ollama:qwen3:8b')"],
    ['no world', { model: parts.model }, 'pass `nodeRuntime` of "@wayfarer/archon/node"'],
    ['tools by their names', { ...parts, tools: { oven: {} } }, 'Expected `tools` to be a list of tools'],
    ['a list of conditions', { ...parts, stopWhen: [() => undefined] }, 'join them with `stopWhen.anyOf(…)`'],
    ['a number as condition', { ...parts, stopWhen: 4 }, 'such as `stopWhen.overTokens(20_000)`, got number'],
    ['a text as tools', { ...parts, tools: 'oven' }, 'Expected `tools` to be a list of tools'],
    [
      'what is no tool',
      { ...parts, tools: [{ name: 'oven' }] },
      'made by `defineTool({ name, … })`, got {"name":"oven"}',
    ],
    ['a text as permissions', { ...parts, permissions: 'fetch-all' }, 'such as ["fetch"], got "fetch-all"'],
    ['a text as goal', { ...parts, goal: 'milk' }, 'Expected a function as `goal`'],
    [
      'other examples',
      { ...parts, examples: [{ role: 'user', content: 'Milk?' }] },
      "[{ role: 'user', text: 'Hello.' }]",
    ],
    ['another protocol', { ...parts, protocol: 'xml' }, 'Expected `protocol` to be "native" or "text", got "xml"'],
    ['no telemetry', { ...parts, telemetry: {} }, 'as `liveTelemetry(…)` of "@wayfarer/archon/trace" has'],
  ])('of %s is told what is missing', (_, options, message) => {
    expect(() => new ReActAgent(options as unknown as ReActAgentOptions)).toThrow(message);
  });

  it.each([
    ['a text', 'fast', 'Expected options such as { maxSteps: 5 }, got "fast"'],
    ['a text as tools', { tools: 'oven' }, 'Expected `tools` to be a list of names, got "oven"'],
    ['a text as permissions', { permissions: 'fetch' }, 'such as ["fetch"], got "fetch"'],
    ['a text as schema', { output: 'a number' }, 'Expected the schema of "output" to be a zod schema or a JSON Schema'],
    ['no signal', { signal: {} }, 'Expected `signal` to be that of an AbortController'],
    ['no listener', { onDelta: 5 }, 'Expected a function as `onDelta`, got 5'],
  ])('that is given %s beside a subtask is told so', async (_, options, message) => {
    const agent = new ReActAgent(parts);
    const subtask = { id: 'a', description: 'Buy milk.' };
    await expect(agent.executeSubtask(subtask, options as object)).rejects.toThrow(message);
    expect(await agent.log.read('a')).toEqual([]);
  });

  it('is told of a list in a list of conditions, as it is made', () => {
    expect(() => stopWhen.anyOf([stopWhen.afterSteps(1)] as never)).toThrow('got a list');
  });

  it.each([
    [{}, "a tool's name of at most 64 letters"],
    [{ name: 'oven' }, 'needs a `description`'],
    [{ name: 'oven', description: 'Heats.' }, 'needs a `parametersSchema`, such as `z.object({ … })`'],
    [{ name: 'oven', description: 'Heats.', parametersSchema: 'hot' }, 'got "hot"'],
    [{ name: 'oven', description: 'Heats.', parametersSchema: { type: 'object' } }, 'needs a function `execute`'],
  ])('is told what the tool %j lacks', (definition, message) => {
    expect(() => defineTool(definition as never)).toThrow(message);
  });

  it('is told of a second text under an id that another subtask has', async () => {
    const agent = new ReActAgent({ ...parts, model: new MockModel(['Final Answer: Done.']) });
    await agent.executeSubtask({ id: 'a', description: 'Buy milk.' });
    await expect(agent.executeSubtask({ id: 'a', description: 'Buy bread.' })).rejects.toThrow('another subtask');
  });

  it('may end runs for reasons of its own, which it is told', async () => {
    const agent = new ReActAgent({ ...parts, stopWhen: () => 'out of milk' as StopReason });
    const { errorMessage } = await agent.executeSubtask({ id: 'a', description: 'Buy milk.' });
    expect(errorMessage).toBe('Stopped after 0 steps: out of milk.');
    const told = new ReActAgent({
      ...parts,
      stopWhen: () => ({ reason: 'no-milk', because: 'there is no milk left' }),
    });
    const result = await told.executeSubtask({ id: 'a', description: 'Buy milk.' });
    expect(result).toMatchObject({
      errorMessage: 'Stopped after 0 steps: there is no milk left.',
      metadata: { stopReason: 'no-milk' },
    });
    expect(await replayRun(await told.log.read('a'), { digest: nodeDigest })).toMatchObject({ ok: true });
  });
});

it('lists a run as ended once it has its answer, and one that can go on as waiting', async () => {
  const model = new MockModel(['Final Answer: Done.', new Error('Out of reach.'), 'Final Answer: Done.']);
  const agent = new ReActAgent({ ...parts, model });
  await agent.executeSubtask({ id: 'a', description: 'Buy milk.' });
  await agent.executeSubtask({ id: 'b', description: 'Buy bread.' });
  const waiting = async () => (await agent.log.listRuns({ standing: 'waiting' })).runs.map(({ id }) => id);
  expect(await waiting()).toEqual(['b']);
  await agent.executeSubtask({ id: 'b', description: 'Buy bread.' });
  expect(await waiting()).toEqual([]);
});

it('believes no usage of nothing at all, so that budgets hold', async () => {
  const nothing = { text: 'Final Answer: Done.', usage: { inputTokens: 0, outputTokens: 0 } };
  const agent = new ReActAgent({ ...parts, model: new MockModel([nothing]) });
  const { metadata } = await agent.executeSubtask({ id: 'a', description: 'Buy milk.' });
  expect((metadata['spent'] as { tokens: number }).tokens).toBeGreaterThan(100);
  expect((await agent.log.read('a')).map(({ type }) => type)).toContain('model-usage-ignored');
});

it('tells a model the names of tools as it was told them', async () => {
  const oven = defineTool({
    name: 'kitchen.oven',
    description: 'Heats.',
    parametersSchema: { type: 'object' },
    execute: () => 'Hot.',
  });
  const call = { text: '', toolCalls: [{ id: 'a', name: 'kitchen__open', arguments: {} }] };
  const model = new MockModel([call, 'Done.'], { nativeTools: true });
  await new ReActAgent({ ...parts, model, tools: [oven] }).executeSubtask({ id: 'a', description: 'Heat.' });
  const told = model.requests[1]?.messages.at(-1)?.text;
  expect(told).toContain('Tools there are: kitchen__oven.');
  expect(told).not.toContain('kitchen.oven');
});
