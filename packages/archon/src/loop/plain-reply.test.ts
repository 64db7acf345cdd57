import { describe, expect, it } from 'vitest';

import { agentOf, subtask } from '../../test/mock-agent.ts';
import type { ModelReply } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import type { MockReply } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { plainArguments, plainReply } from './plain-reply.ts';

const HALF = '\ud83d';
const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** Runs `reply`, then an answer, against a tool that keeps what it is given, and reads the log again. */
async function noted(reply: MockReply, protocol: 'native' | 'text') {
  const kept: unknown[] = [];
  const keep = defineTool({
    name: 'keep',
    description: 'Keeps.',
    parametersSchema: { type: 'object', properties: { it: {} }, additionalProperties: false },
    execute: ({ it: value }) => `kept ${kept.push(value)}`,
  });
  const { agent, model } = agentOf([reply, 'Final Answer: done'], { tools: [keep], protocol });
  const { content } = await agent.executeSubtask(subtask);
  const replayed = await replayRun(await agent.log.read(subtask.id), { digest: nodeDigest });
  return { kept, content, replayed, told: model.requests[1]?.messages.at(-1)?.text };
}

const native = (args: unknown): ModelReply => ({ text: '', toolCalls: [{ id: 'a', name: 'keep', arguments: args }] });

describe('what no log can keep', () => {
  it.each<[string, MockReply, 'native' | 'text']>([
    ['a number without end', 'Action: {"tool": "keep", "arguments": {"it": 1e999}}', 'text'],
    ['half a pair', `Action: {"tool": "keep", "arguments": {"it": "\\ud83d"}}`, 'text'],
    ['lists without bottom', `Action: {"tool": "keep", "arguments": {"it": ${DEEP}}}`, 'text'],
    ['a number without end', native('{"it": 1e999}'), 'native'],
    ['a number without end, read by the provider', native({ it: Number.POSITIVE_INFINITY }), 'native'],
    ['half a pair', native('{"it": "\\ud83d"}'), 'native'],
    ['half a pair as a name', native({ [HALF]: 1 }), 'native'],
    ['lists without bottom', native(JSON.parse(`{"it": ${DEEP}}`)), 'native'],
  ])('as arguments is not called with, and the model told: %s', async (_, reply, protocol) => {
    const { kept, content, told, replayed } = await noted(reply, protocol);
    expect(kept).toEqual([]);
    expect(told).toContain('Error: ');
    expect(content).toMatch(/done$/);
    expect(replayed).toMatchObject({ ok: true, finished: true });
  });

  it('in an answer is mended', async () => {
    const { agent } = agentOf([`Final Answer: a${HALF}b`]);
    expect((await agent.executeSubtask(subtask)).content).toBe('a\ufffdb');
  });
});

it('leaves a plain reply as it is', () => {
  const reply: ModelReply = { text: '💥', toolCalls: [{ id: 'a', name: 'f', arguments: { it: [1, null, '💥'] } }] };
  expect(plainReply(reply, 'm')).toBe(reply);
});

it('leaves out the parts of a provider that no log can keep', () => {
  const reply: ModelReply = { text: 'a', providerParts: [{ signature: HALF }] };
  expect(plainReply(reply, 'm')).toEqual({ text: 'a' });
});

it('keeps of a reply what is ours, and reads the word for its end', () => {
  const reply = { text: 'a', finishReason: 'MAX_TOKENS', raw: () => 1, usage: { inputTokens: 1, outputTokens: 2 } };
  const kept = { text: 'a', finishReason: 'length', usage: { inputTokens: 1, outputTokens: 2 } };
  expect(plainReply(reply as never, 'm')).toEqual(kept);
  expect(plainReply({ text: 'a', finishReason: 'eos' as never }, 'm').finishReason).toBe('other');
});

it.each([
  undefined,
  { text: 5 },
  { text: '', toolCalls: {} },
  { text: '', toolCalls: [null] },
  { text: '', toolCalls: [{ id: 'a', arguments: {} }] },
  { text: '', toolCalls: [{ name: 'keep', arguments: {} }] },
  { text: '', refusal: 5 },
])('takes %o for no reply, and the run rests', async (reply) => {
  const { agent } = agentOf([() => reply as never]);
  const { errorMessage, metadata } = await agent.executeSubtask(subtask);
  expect(errorMessage).toContain("Expected a reply such as { text: 'Hello.' }");
  expect(metadata.stopReason).toBe('model-failed');
});

it('shows arguments that go in circles as what they are', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(plainArguments({ arguments: circle })).toEqual({ arguments: ['[object Object]'] });
});
