import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { FixedWorld } from '../testing/fixed-world.ts';
import { RehearsedModel } from '../testing/rehearsed-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent, type ReActAgentOptions } from './react-agent.ts';
import type { StopReason } from './stop-when.ts';

const parts = { model: new RehearsedModel([]), world: new FixedWorld() };

describe('an agent made in plain JavaScript', () => {
  it.each([
    ['nothing', undefined, 'An agent needs a `model`'],
    ['no model', {}, "modelFromConfiguration('ollama:qwen3:8b')"],
    ['no world', { model: parts.model }, 'pass `nodeWorld` of "@wayfarer/archon/node"'],
    ['tools by their names', { ...parts, tools: { oven: {} } }, 'Expected `tools` to be a list of tools'],
    ['a list of conditions', { ...parts, stopWhen: [() => undefined] }, 'join them with `stopWhen.anyOf(…)`'],
    ['a number as condition', { ...parts, stopWhen: 4 }, 'such as `stopWhen.overTokens(20_000)`, got number'],
  ])('of %s is told what is missing', (_, options, message) => {
    expect(() => new ReActAgent(options as unknown as ReActAgentOptions)).toThrow(message);
  });

  it('is told of a second text under an id that another subtask has', async () => {
    const agent = new ReActAgent({ ...parts, model: new RehearsedModel(['Final Answer: Done.']) });
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

it('lists a run as finished once it has its answer, and one that can go on as unfinished', async () => {
  const model = new RehearsedModel(['Final Answer: Done.', new Error('Out of reach.'), 'Final Answer: Done.']);
  const agent = new ReActAgent({ ...parts, model });
  await agent.executeSubtask({ id: 'a', description: 'Buy milk.' });
  await agent.executeSubtask({ id: 'b', description: 'Buy bread.' });
  const unfinished = async () => (await agent.log.listRuns({ unfinished: true })).runs.map(({ id }) => id);
  expect(await unfinished()).toEqual(['b']);
  await agent.executeSubtask({ id: 'b', description: 'Buy bread.' });
  expect(await unfinished()).toEqual([]);
});

it('believes no usage of nothing at all, so that budgets hold', async () => {
  const nothing = { text: 'Final Answer: Done.', usage: { inputTokens: 0, outputTokens: 0 } };
  const agent = new ReActAgent({ ...parts, model: new RehearsedModel([nothing]) });
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
  const model = new RehearsedModel([call, 'Done.'], { nativeTools: true });
  await new ReActAgent({ ...parts, model, tools: [oven] }).executeSubtask({ id: 'a', description: 'Heat.' });
  const told = model.requests[1]?.messages.at(-1)?.text;
  expect(told).toContain('Tools there are: kitchen__oven.');
  expect(told).not.toContain('kitchen.oven');
});
