import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import type { ModelDelta } from '../model/model.ts';
import { aiSdkModel } from './ai-sdk-model.ts';

const USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

const REQUEST = { messages: [{ role: 'user', text: 'Rice?' }] } as const;

/** A provider's model that streams `parts`, and keeps what it was asked. */
function providerModel(parts: readonly LanguageModelV4StreamPart[] = [], traits: Partial<LanguageModelV4> = {}) {
  const asked: LanguageModelV4CallOptions[] = [];
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'kitchen.chat',
    modelId: 'cook-1',
    supportedUrls: {},
    async doGenerate(options) {
      asked.push(options);
      const finishReason = { unified: 'stop', raw: 'stop' } as const;
      return { content: [{ type: 'text', text: 'Yes.' }], finishReason, usage: USAGE, warnings: [] };
    },
    async doStream(options) {
      asked.push(options);
      return { stream: ReadableStream.from<LanguageModelV4StreamPart>(parts) };
    },
    ...traits,
  };
  return { model, asked };
}

const finish = (
  unified: 'stop' | 'content-filter' | 'interrupted' | 'error',
  raw?: string,
): LanguageModelV4StreamPart => ({
  type: 'finish',
  finishReason: { unified, raw },
  usage: USAGE,
});

it('takes any model of an AI SDK 7 provider', async () => {
  const { model, asked } = providerModel();
  const adapted = aiSdkModel(model, { providerOptions: { kitchen: { heat: 3 } } });
  expect(adapted).toMatchObject({ id: 'kitchen:cook-1', nativeTools: true });
  expect(await adapted.complete(REQUEST)).toEqual({ text: 'Yes.', finishReason: 'stop', usage: undefined });
  expect(asked).toEqual([
    {
      abortSignal: expect.any(AbortSignal) as unknown,
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Rice?' }] }],
      providerOptions: { kitchen: { heat: 3 } },
    },
  ]);
});

it('refuses a model of another generation', () => {
  const { model } = providerModel([], { specificationVersion: 'v2' as 'v4' });
  expect(() => aiSdkModel(model)).toThrow(MisuseError);
  expect(() => aiSdkModel(model)).toThrow('got "cook-1" of specification "v2"');
});

it('gives back to the model what it wrote as arguments, in an object', async () => {
  const { model, asked } = providerModel();
  const written: readonly unknown[] = [{ dish: 'rice' }, '{"dish', '', undefined, [1], null];
  const toolCalls = written.map((args, index) => ({ id: String(index), name: 'find', arguments: args }));
  await aiSdkModel(model).complete({ messages: [{ role: 'assistant', text: 'Let me see.', toolCalls }] });
  const [message] = asked[0]?.prompt ?? [];
  const parts = message?.role === 'assistant' ? message.content : [];
  expect(parts.map((part) => (part.type === 'tool-call' ? part.input : part.type))).toEqual([
    'text',
    { dish: 'rice' },
    { unreadable: '{"dish' },
    {},
    {},
    { unreadable: [1] },
    { unreadable: null },
  ]);
});

it('leaves to the provider the tools that it runs itself', async () => {
  const call = { type: 'tool-call', toolName: 'look', input: '{}' } as const;
  const { model } = providerModel([
    { type: 'tool-input-start', id: '1', toolName: 'search', providerExecuted: true },
    { type: 'tool-input-delta', id: '1', delta: '{}' },
    { ...call, toolCallId: '1', providerExecuted: true },
    { ...call, toolCallId: '2' },
    finish('stop'),
  ]);
  const deltas: ModelDelta[] = [];
  const reply = await aiSdkModel(model).complete(REQUEST, { onDelta: (delta) => deltas.push(delta) });
  expect(reply.toolCalls).toEqual([{ id: '2', name: 'look', arguments: {} }]);
  expect(reply.finishReason).toBe('tool-calls');
  expect(deltas).toEqual([{ type: 'tool-call', id: '2', name: 'look', argumentsText: '{}' }]);
});

it.each([
  ['stop', 'refusal'],
  ['refusal', 'refusal'],
  [undefined, 'refusal'],
  ['content_filter', 'content-filter'],
  ['SAFETY', 'content-filter'],
])('takes the end of %j for a %s', async (raw, finishReason) => {
  const { model } = providerModel([finish('content-filter', raw)]);
  expect(await aiSdkModel(model).complete(REQUEST, { onDelta: () => undefined })).toMatchObject({ finishReason });
});

it.each([[[]], [[finish('interrupted')]], [[finish('error', 'MALFORMED')]]])(
  'cannot read a reply that has no proper end: %j',
  async (parts) => {
    const { model } = providerModel(parts);
    const reply = aiSdkModel(model).complete(REQUEST, { onDelta: () => undefined });
    await expect(reply).rejects.toMatchObject({ fault: 'unreadable', retryable: true, model: 'kitchen:cook-1' });
  },
);

it('ends the text where it was to stop, whether the provider heeds that or not', async () => {
  const { model } = providerModel([
    { type: 'text-delta', id: '1', delta: 'Wash it.\nObs' },
    { type: 'text-delta', id: '1', delta: 'ervation: clean' },
    finish('stop'),
  ]);
  const request = { ...REQUEST, stop: ['', '\nObservation:', 'never'] };
  expect((await aiSdkModel(model).complete(request, { onDelta: () => undefined })).text).toBe('Wash it.');
});

const OPEN = { type: 'object', properties: { grams: { type: 'number' } } } as const;
const CLOSED = { ...OPEN, required: ['grams'], additionalProperties: false } as const;

it('hands settings on as the provider names them', async () => {
  const { model, asked } = providerModel();
  const settings = { temperature: 0.2, topP: 0.9, topK: 40, presencePenalty: 0.1, frequencyPenalty: 0.3, seed: 7 };
  await aiSdkModel(model).complete({ ...REQUEST, ...settings });
  expect(asked[0]).toMatchObject(settings);
});

it.each([
  ['a model that has such a mode', 'openai.responses', {}, { ...CLOSED }, 'held'],
  ['one that is said to', 'kitchen.chat', { structuredOutput: true }, { ...CLOSED }, 'held'],
  ['one that is said to, where the schema is open', 'openai.responses', {}, { ...OPEN }, 'advised'],
  ['one that has none', 'kitchen.chat', {}, { ...CLOSED }, 'not told'],
  ['any, where the answer is no object', 'openai.responses', {}, { type: 'array', items: CLOSED }, 'not told'],
])('holds %s to the schema of the answer', async (_, provider, options, output, how) => {
  const { model, asked } = providerModel([], { provider });
  await aiSdkModel(model, options).complete({ ...REQUEST, output });
  expect(asked[0]?.responseFormat).toEqual(how === 'not told' ? undefined : { type: 'json', schema: output });
  expect(asked[0]?.providerOptions).toEqual(how === 'advised' ? { openai: { strictJsonSchema: false } } : undefined);
});
