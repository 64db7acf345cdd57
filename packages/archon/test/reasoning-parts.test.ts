import type { ServerResponse } from 'node:http';

import { expect, it } from 'vitest';

import { modelFromConfiguration } from '../src/ai-sdk/index.ts';
import { defineTool, ReActAgent } from '../src/index.ts';
import { nodeDigest } from '../src/node/index.ts';
import { FixedRuntime } from '../src/testing/index.ts';
import { replayRun } from '../src/trace/index.ts';
import { type Answer, ModelServer, sends } from './model-server.ts';

const minutes = defineTool({
  name: 'minutes',
  description: 'Minutes that a dish takes.',
  parametersSchema: { type: 'object', properties: { dish: { type: 'string' } } },
  execute: () => '18',
});

const THINKING = { type: 'thinking', thinking: 'Rice is a dish.', signature: 'c2lnbmVk' };
const TOOL_USE = { type: 'tool_use', id: 'toolu_1', name: 'minutes', input: { dish: 'rice' } };

const claude = (content: readonly object[], stopReason: string): Answer =>
  sends({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    usage: { input_tokens: 30, output_tokens: 7 },
  });

/** The same first reply in pieces; its signature comes last. */
const claudeInPieces: Answer = (_asked, response) => {
  const { id, name } = TOOL_USE;
  const start = (index: number, block: object) => ({ type: 'content_block_start', index, content_block: block });
  const delta = (index: number, change: object) => ({ type: 'content_block_delta', index, delta: change });
  stream(response, [
    {
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'claude-test',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 30, output_tokens: 1 },
      },
    },
    start(0, { type: 'thinking', thinking: '', signature: '' }),
    delta(0, { type: 'thinking_delta', thinking: 'Rice is ' }),
    delta(0, { type: 'thinking_delta', thinking: 'a dish.' }),
    delta(0, { type: 'signature_delta', signature: THINKING.signature }),
    { type: 'content_block_stop', index: 0 },
    start(1, { type: 'tool_use', id, name, input: {} }),
    delta(1, { type: 'input_json_delta', partial_json: '{"dish": "rice"}' }),
    { type: 'content_block_stop', index: 1 },
    { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 7 } },
    { type: 'message_stop' },
  ]);
};

function stream(
  response: ServerResponse,
  events: readonly ({ readonly type: string } & Record<string, unknown>)[],
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}

async function run(configuration: string, options: { stream: boolean }, ...script: readonly Answer[]) {
  await using server = await ModelServer.start(...script);
  const environment = { ANTHROPIC_API_KEY: 'key', OPENAI_API_KEY: 'key' };
  const model = await modelFromConfiguration(configuration, { baseUrl: server.baseUrl, environment });
  const agent = new ReActAgent({ model, tools: [minutes], runtime: new FixedRuntime() });
  const subtask = { id: 'rice', description: 'How long does rice take?' };
  const result = await agent.executeSubtask(subtask, options.stream ? { onDelta: () => undefined } : {});
  const events = await agent.log.read('rice');
  return { result, asked: server.asked, events };
}

it.each([
  ['whole', false, claude([THINKING, TOOL_USE], 'tool_use')],
  ['in pieces', true, claudeInPieces],
] as const)('sends signed thinking back as it came: %s', async (_, isStream, first) => {
  const last: Answer = isStream
    ? (_asked, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end();
      }
    : claude([{ type: 'text', text: '18 minutes.' }], 'end_turn');
  const { asked, events, result } = await run('anthropic:claude-test', { stream: isStream }, first, last);
  expect(asked[1]?.messages.at(-2)).toEqual({ role: 'assistant', content: [THINKING, TOOL_USE] });
  expect(events.find(({ type }) => type === 'model-replied')?.content).toMatchObject({
    reply: {
      providerParts: [
        { type: 'reasoning', text: THINKING.thinking, providerMetadata: { anthropic: { signature: 'c2lnbmVk' } } },
        { type: 'tool-call', toolName: 'minutes' },
      ],
    },
  });
  if (!isStream) expect(result.content).toBe('18 minutes.');
  expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true });
});

it('sends encrypted reasoning back as it came', async () => {
  const respond = (output: readonly object[]): Answer =>
    sends({
      id: 'resp_1',
      created_at: 1,
      model: 'gpt-test',
      output,
      incomplete_details: null,
      usage: { input_tokens: 30, output_tokens: 7 },
    });
  const reasoning = {
    type: 'reasoning',
    id: 'rs_1',
    encrypted_content: 'ZW5jcnlwdGVk',
    summary: [{ type: 'summary_text', text: 'Rice is a dish.' }],
  };
  const { asked, result } = await run(
    'openai:gpt-5',
    { stream: false },
    respond([
      reasoning,
      { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'minutes', arguments: '{"dish": "rice"}' },
    ]),
    respond([
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        content: [{ type: 'output_text', text: '18 minutes.', annotations: [] }],
      },
    ]),
  );
  expect(result.content).toBe('18 minutes.');
  const input = asked[1]?.input as readonly Record<string, unknown>[];
  expect(input).toContainEqual(expect.objectContaining(reasoning));
  const types = input.map(({ type }) => type);
  expect(types.indexOf('reasoning')).toBeLessThan(types.indexOf('function_call'));
});

it('lets Anthropic keep what every prompt begins with, unless it is told not to; two calls of one name are told apart', async () => {
  const twice = claude([TOOL_USE, { ...TOOL_USE, input: { dish: 'soup' } }], 'tool_use');
  const answer = claude([{ type: 'text', text: '18 minutes.' }], 'end_turn');
  await using server = await ModelServer.start(twice, answer, answer);
  const access = { baseUrl: server.baseUrl, apiKey: 'key' };
  const model = await modelFromConfiguration('anthropic:claude-test', access);
  const agent = new ReActAgent({ model, tools: [minutes], runtime: new FixedRuntime() });
  expect((await agent.executeSubtask({ id: 'rice', description: 'How long?' })).content).toBe('18 minutes.');
  expect(server.asked[0]).toMatchObject({ cache_control: { type: 'ephemeral' } });
  const results = JSON.stringify(server.asked[1]?.messages).match(/"tool_use_id":"[^"]+"/g);
  expect(results).toEqual(['"tool_use_id":"toolu_1-1"', '"tool_use_id":"toolu_1-2"']);

  const providerOptions = { anthropic: { cacheControl: undefined } } as never;
  const plain = await modelFromConfiguration('anthropic:claude-test', { ...access, providerOptions });
  await plain.complete({ messages: [{ role: 'user', text: 'How long?' }] });
  expect(server.asked[2]).not.toHaveProperty('cache_control');
});
