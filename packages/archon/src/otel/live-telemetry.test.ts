import { expect, it } from 'vitest';

import { MemoryTelemetry } from '../../test/memory-telemetry.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import { ModelError } from '../model/model-error.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { CompositeTool } from '../tool/composite-tool.ts';
import { defineTool } from '../tool/define-tool.ts';
import { liveTelemetry } from './live-telemetry.ts';

async function watch(
  script: (telemetry: MemoryTelemetry, runtime: FixedRuntime) => readonly MockReply[],
  url?: string,
) {
  const telemetry = new MemoryTelemetry();
  const runtime = new FixedRuntime('2026-04-03T09:00:00Z');
  const active: (string | undefined)[] = [];
  const boil = defineTool({
    name: 'boil',
    description: 'Boils.',
    parametersSchema: { type: 'object' },
    async execute() {
      active.push(telemetry.activeSpan);
      await runtime.sleep(2_000);
      active.push(telemetry.activeSpan);
      return 'Soup.';
    },
  });
  const dinner = new CompositeTool({
    name: 'dinner',
    description: 'Cooks.',
    parametersSchema: { type: 'object' },
    steps: { water: { tool: 'boil', arguments: () => ({}) } },
  });
  const model = new MockModel(script(telemetry, runtime), { id: 'acme:small', nativeTools: true, url });
  const agent = new ReActAgent({
    model,
    tools: [boil, dinner],
    runtime,
    name: 'cook',
    modelRetries: 0,
    telemetry: liveTelemetry(telemetry),
  });
  const run = () => agent.executeSubtask({ id: 'run-1', description: 'Cook.' });
  return { telemetry, active, run };
}

const cooking = {
  text: '',
  toolCalls: [{ id: 'call_7', name: 'dinner', arguments: {} }],
  finishReason: 'tool-calls',
  usage: { inputTokens: 120, outputTokens: 9, cachedInputTokens: 100 },
} as const;

it('opens spans while the run works, and makes calls within them', async () => {
  const open: string[][] = [];
  const { telemetry, active, run } = await watch((watched) => [
    () => {
      open.push(watched.spans.filter(({ end }) => !end).map(({ name }) => name));
      open.push([watched.activeSpan ?? '']);
      return cooking;
    },
    'Soup.',
  ]);
  await run();
  expect(open).toEqual([['invoke_agent cook', 'chat small'], ['chat small']]);
  expect(active).toEqual(['execute_tool boil', 'execute_tool boil']);
  expect(telemetry.spans.map(({ name, parent }) => [name, parent])).toEqual([
    ['invoke_agent cook', undefined],
    ['chat small', 'invoke_agent cook'],
    ['execute_tool dinner', 'invoke_agent cook'],
    ['execute_tool boil', 'execute_tool dinner'],
    ['chat small', 'invoke_agent cook'],
  ]);
  expect(telemetry.spans[1]?.attributes).toMatchObject({
    'gen_ai.request.max_tokens': 2048,
    'gen_ai.request.stream': false,
    'gen_ai.response.finish_reasons': ['tool_call'],
  });
  expect(telemetry.spans[2]?.attributes).toMatchObject({ 'gen_ai.tool.call.id': 'call_7' });
  expect(telemetry.spans.every(({ end }) => end)).toBe(true);
  expect(telemetry.activeSpan).toBeUndefined();
});

it('counts tokens and time', async () => {
  const { telemetry, run } = await watch(() => [cooking, 'Soup.']);
  await run();
  const told = (name: string) => telemetry.figures.filter((figure) => figure.name === name).map(({ value }) => value);
  expect(told('gen_ai.client.inference.usage.input_tokens')[0]).toBe(120);
  expect(told('gen_ai.client.inference.usage.output_tokens')[0]).toBe(9);
  expect(told('gen_ai.client.inference.usage.cache_read.input_tokens')).toEqual([100]);
  expect(told('gen_ai.execute_tool.duration')).toEqual([2, 2]);
  expect(told('gen_ai.invoke_agent.duration')).toEqual([2]);
  const chat = telemetry.figures.find(({ name }) => name === 'gen_ai.client.inference.duration');
  expect(chat?.attributes).toEqual({
    'gen_ai.operation.name': 'chat',
    'gen_ai.request.model': 'small',
    'gen_ai.provider.name': 'acme',
  });
});

it('shows a run that fails, and its further life as a span of its own', async () => {
  const fault = new ModelError('No key.', { model: 'acme:small', fault: 'unauthorized' });
  const { telemetry, run } = await watch(() => [fault, 'Soup.']);
  await run();
  expect(telemetry.spans.map(({ name, failed }) => [name, failed !== undefined])).toEqual([
    ['invoke_agent cook', true],
    ['chat small', true],
  ]);
  const failed = telemetry.figures.find(({ name }) => name === 'gen_ai.client.inference.duration');
  expect(failed?.attributes).toMatchObject({ 'error.type': 'unauthorized' });
  await run();
  expect(telemetry.spans.slice(2).map(({ name }) => name)).toEqual(['invoke_agent cook', 'chat small']);
  expect(telemetry.spans.every(({ end }) => end)).toBe(true);
});

it.each([
  ['https://api.example.com/v1', { 'server.address': 'api.example.com' }],
  ['https://api.example.com:443/v1', { 'server.address': 'api.example.com' }],
  ['http://127.0.0.1:11434/v1', { 'server.address': '127.0.0.1', 'server.port': 11_434 }],
  ['http://models.lan/v1', { 'server.address': 'models.lan', 'server.port': 80 }],
  ['https://[::1]:8000/v1', { 'server.address': '::1', 'server.port': 8_000 }],
  ['no url', {}],
  [undefined, {}],
])('says of calls of a model at %s where they went, and of nothing else', async (url, expected) => {
  const { telemetry, run } = await watch(() => [cooking, 'Soup.'], url);
  await run();
  const placed = (attributes: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => name.startsWith('server.')));
  for (const { name, attributes } of telemetry.spans)
    expect([name, placed(attributes)]).toEqual([name, name === 'chat small' ? expected : {}]);
  for (const { name, attributes } of telemetry.figures)
    expect([name, placed(attributes)]).toEqual([name, name.includes('.client.inference.') ? expected : {}]);
});

it.each(['Some were asked.', ''])(
  'shows the call that writes a summary as a span of the model that wrote %j',
  async (text) => {
    const telemetry = new MemoryTelemetry();
    const runtime = new FixedRuntime('2026-04-03T09:00:00Z');
    const within: (string | undefined)[] = [];
    const writer = new MockModel(
      () => {
        within.push(telemetry.activeSpan);
        return { text, usage: { inputTokens: 900, outputTokens: 10 } };
      },
      { id: 'acme:writer', url: 'http://127.0.0.1:9000' },
    );
    const house = defineTool({
      name: 'ask',
      description: 'Asks a house.',
      parametersSchema: { type: 'object' },
      execute: () => 'so it goes on and on. '.repeat(60),
    });
    const call = (n: number) => ({ text: '', toolCalls: [{ id: `c${n}`, name: 'ask', arguments: { n } }] });
    const model = new MockModel([...Array.from({ length: 8 }, (_, n) => call(n)), 'Done.'], {
      id: 'acme:small',
      nativeTools: true,
      contextTokens: 3_000,
    });
    const agent = new ReActAgent({
      model,
      tools: [house],
      runtime,
      name: 'cook',
      maxOutputTokens: 100,
      compaction: { model: writer },
      telemetry: liveTelemetry(telemetry),
    });
    expect((await agent.executeSubtask({ id: 'run-1', description: 'Ask all.' })).content).toBe('Done.');
    const spans = telemetry.spans.filter(({ name }) => name === 'chat writer');
    expect(spans).toHaveLength(writer.requests.length);
    expect(spans.length).toBeGreaterThan(0);
    expect(new Set(within)).toEqual(new Set(['chat writer']));
    for (const { parent, attributes, end, failed } of spans) {
      expect([parent, end !== undefined, failed !== undefined]).toEqual(['invoke_agent cook', true, text === '']);
      expect(attributes).toMatchObject({
        'gen_ai.request.model': 'writer',
        'server.port': 9000,
        'gen_ai.usage.input_tokens': 900,
        'archon.summary': true,
      });
    }
    // Of the agent's own calls nothing is told twice, and every one of them.
    expect(telemetry.spans.filter(({ name }) => name === 'chat small')).toHaveLength(9);
    const input = telemetry.figures.filter(({ name }) => name.endsWith('usage.input_tokens'));
    expect(input.filter(({ attributes }) => attributes['gen_ai.request.model'] === 'writer')).toHaveLength(
      spans.length,
    );
  },
);
