import { expect, it } from 'vitest';

import { modelFromConfiguration } from '../src/ai-sdk/index.ts';
import type { ModelMessage, Model, ModelDelta } from '../src/model/index.ts';
import { calls, ModelServer, refuses, says, sends } from './model-server.ts';

const QUESTION: ModelMessage = { role: 'user', text: 'How do I cook rice?' };
const REQUEST = { messages: [QUESTION] };
const RICE = 'Wash the rice, then steam it.';

const STREAMED = { onDelta: () => undefined };
const WAYS = [
  ['whole', {}],
  ['streamed', STREAMED],
] as const;

function cook({ baseUrl }: ModelServer): Promise<Model> {
  return modelFromConfiguration('compatible:cook', { baseUrl, apiKey: 'secret', environment: {} });
}

it('streams a reply in pieces, with what it used', async () => {
  await using server = await ModelServer.start(says(RICE));
  const pieces: string[] = [];
  const reply = await (
    await cook(server)
  ).complete(REQUEST, {
    onDelta: (delta) => pieces.push(delta.type === 'text' ? delta.text : delta.type),
  });
  expect(reply).toEqual({
    text: RICE,
    finishReason: 'stop',
    usage: { inputTokens: 30, outputTokens: 7, cachedInputTokens: 20 },
    responseId: 'reply',
  });
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join('')).toBe(RICE);
});

it('sends the conversation, its limits and the key', async () => {
  await using server = await ModelServer.start(says(RICE));
  const model = await cook(server);
  await model.complete({
    messages: [
      { role: 'system', text: 'You are a cook.' },
      QUESTION,
      {
        role: 'assistant',
        text: '',
        toolCalls: [{ id: 'call_0', name: 'recipes__find', arguments: { dish: 'rice' } }],
      },
      { role: 'tool', callId: 'call_0', name: 'recipes__find', text: 'Steam it.' },
      { role: 'assistant', text: '' },
    ],
    tools: [{ name: 'recipes__find', description: 'Finds a recipe.', parametersSchema: { type: 'object' } }],
    maxOutputTokens: 99,
    stop: ['END'],
    temperature: 0.5,
  });
  expect(model.id).toBe('compatible:cook');
  expect(server.headers[0]).toMatchObject({ authorization: 'Bearer secret' });
  expect(server.asked[0]).toEqual({
    model: 'cook',
    messages: [
      { role: 'system', content: 'You are a cook.' },
      { role: 'user', content: 'How do I cook rice?' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'call_0', type: 'function', function: { name: 'recipes__find', arguments: '{"dish":"rice"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'call_0', content: 'Steam it.' },
    ],
    tools: [
      {
        type: 'function',
        function: { name: 'recipes__find', description: 'Finds a recipe.', parameters: { type: 'object' } },
      },
    ],
    max_tokens: 99,
    stop: ['END'],
    temperature: 0.5,
  });
});

it.each(WAYS)('reads calls of tools, also when their arguments are broken: %s', async (_way, call) => {
  await using server = await ModelServer.start(calls(['find', '{"dish": "rice"}'], ['buy', '{"what": "ri']));
  expect(await (await cook(server)).complete(REQUEST, call)).toMatchObject({
    text: '',
    finishReason: 'tool-calls',
    toolCalls: [
      { id: 'call_0', name: 'find', arguments: { dish: 'rice' } },
      { id: 'call_1', name: 'buy', arguments: '{"what": "ri' },
    ],
  });
});

it('streams the arguments of a call', async () => {
  await using server = await ModelServer.start(calls(['find', '{"dish": "rice"}']));
  const deltas: ModelDelta[] = [];
  await (await cook(server)).complete(REQUEST, { onDelta: (delta) => deltas.push(delta) });
  expect(deltas[0]).toEqual({ type: 'tool-call', id: 'call_0', name: 'find', argumentsText: '' });
  const written = deltas.map((delta) => (delta.type === 'tool-call' ? delta.argumentsText : ''));
  expect(written.join('')).toBe('{"dish": "rice"}');
});

it.each(WAYS)('tells refusals, filters and cut replies apart: %s', async (_way, call) => {
  await using server = await ModelServer.start(
    refuses('I do not cook that.'),
    says('First', 'content_filter'),
    says('Wash the', 'length'),
  );
  const model = await cook(server);
  expect(await model.complete(REQUEST, call)).toMatchObject({
    text: '',
    finishReason: 'refusal',
    refusal: 'I do not cook that.',
  });
  expect(await model.complete(REQUEST, call)).toMatchObject({ text: 'First', finishReason: 'content-filter' });
  expect(await model.complete(REQUEST, call)).toMatchObject({ text: 'Wash the', finishReason: 'length' });
});

it('speaks with OpenAI, which need not keep what was said', async () => {
  const usage = { input_tokens: 30, output_tokens: 7, input_tokens_details: { cached_tokens: 20 } };
  const whole = { id: 'reply', object: 'response', created_at: 1, model: 'gpt-5', status: 'completed', usage };
  const message = { type: 'message', id: 'said', role: 'assistant', status: 'completed' };
  await using server = await ModelServer.start(
    sends({ ...whole, output: [{ ...message, content: [{ type: 'output_text', text: RICE, annotations: [] }] }] }),
    sends({ ...whole, output: [{ ...message, content: [{ type: 'refusal', refusal: 'I do not cook that.' }] }] }),
  );
  const options = { baseUrl: server.baseUrl, environment: { OPENAI_API_KEY: ' secret\n' } };
  const providerOptions = { openai: { reasoningEffort: 'low' } };
  const model = await modelFromConfiguration('openai:gpt-5', { ...options, providerOptions });
  expect(await model.complete(REQUEST)).toEqual({
    text: RICE,
    finishReason: 'stop',
    usage: { inputTokens: 30, outputTokens: 7, cachedInputTokens: 20 },
    responseId: 'reply',
  });
  expect(await model.complete(REQUEST)).toMatchObject({ finishReason: 'refusal', refusal: 'I do not cook that.' });
  expect(model.url).toBe(server.baseUrl);
  expect(server.paths[0]).toBe('/v1/responses');
  expect(server.headers[0]).toMatchObject({ authorization: 'Bearer secret' });
  expect(server.asked[0]).toMatchObject({ store: false, reasoning: { effort: 'low' } });
});

it('speaks with Anthropic', async () => {
  const whole = { type: 'message', id: 'reply', model: 'claude', role: 'assistant' };
  const usage = { input_tokens: 10, cache_read_input_tokens: 20, output_tokens: 7 };
  const call = { type: 'tool_use', id: 'call_0', name: 'find', input: { dish: 'rice' } };
  await using server = await ModelServer.start(
    sends({ ...whole, content: [{ type: 'text', text: 'Let me see.' }, call], stop_reason: 'tool_use', usage }),
    sends({ ...whole, content: [], stop_reason: 'refusal', usage }),
  );
  const model = await modelFromConfiguration('anthropic:claude', {
    environment: { ANTHROPIC_API_KEY: 'secret', ANTHROPIC_BASE_URL: server.baseUrl },
  });
  expect(await model.complete(REQUEST)).toEqual({
    text: 'Let me see.',
    toolCalls: [{ id: 'call_0', name: 'find', arguments: { dish: 'rice' } }],
    finishReason: 'tool-calls',
    usage: { inputTokens: 30, outputTokens: 7, cachedInputTokens: 20 },
    responseId: 'reply',
  });
  expect(await model.complete(REQUEST)).toMatchObject({ finishReason: 'refusal', refusal: '' });
  expect(server.paths[0]).toBe('/v1/messages');
  expect(server.headers[0]).toMatchObject({ 'x-api-key': 'secret' });
});
