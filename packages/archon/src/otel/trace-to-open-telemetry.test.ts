import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { MemoryTelemetry } from '../../test/memory-telemetry.ts';
import type { StoredEvent } from '../events/event.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import { ModelError } from '../model/model-error.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { CompositeTool } from '../tool/composite-tool.ts';
import { defineTool } from '../tool/define-tool.ts';
import { SCOPE } from './attributes.ts';
import { traceToOpenTelemetry } from './trace-to-open-telemetry.ts';

const boil = defineTool({
  name: 'boil',
  description: 'Boils.',
  parametersSchema: { type: 'object' },
  execute: () => 'secret soup',
});
const dinner = new CompositeTool({
  name: 'dinner',
  description: 'Cooks.',
  parametersSchema: { type: 'object' },
  steps: { water: { tool: 'boil', arguments: () => ({}) } },
});

async function runOf(script: readonly MockReply[]): Promise<readonly StoredEvent[]> {
  const runtime = new FixedRuntime('2026-04-03T09:00:00Z');
  const model = new MockModel(script, { id: 'acme:small' });
  const agent = new ReActAgent({ model, tools: [boil, dinner], runtime, name: 'cook' });
  await agent.executeSubtask({ id: 'run-1', description: 'Cook the secret.' });
  return agent.log.read('run-1');
}

const busy = Object.assign(new Error('Busy.'), { retryable: true, retryAfterMs: 2000 });
const cooking = 'Action: [{"tool": "dinner", "arguments": {}}, {"tool": "oven", "arguments": {"secret": 1}}]';

it('writes a run as spans by the conventions, each within the one it belongs to', async () => {
  const telemetry = new MemoryTelemetry();
  const usage = { inputTokens: 120, outputTokens: 9 };
  traceToOpenTelemetry(
    await runOf([busy, { text: cooking, usage }, { text: 'Final Answer: secret soup', usage }]),
    telemetry,
  );
  expect(telemetry.spans.map(({ name, kind, parent }) => [name, kind, parent])).toEqual([
    ['invoke_agent cook', 0, undefined],
    ['chat small', 2, 'invoke_agent cook'],
    ['execute_tool dinner', 0, 'invoke_agent cook'],
    ['execute_tool oven', 0, 'invoke_agent cook'],
    ['execute_tool boil', 0, 'execute_tool dinner'],
    ['chat small', 2, 'invoke_agent cook'],
  ]);
  const [run, chat, composite, unknown] = telemetry.spans;
  expect(run?.attributes).toMatchObject({
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.agent.name': 'cook',
    'gen_ai.usage.input_tokens': 240,
    'archon.stop_reason': 'final',
  });
  expect(chat).toMatchObject({
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'acme',
      'gen_ai.request.model': 'small',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.usage.input_tokens': 120,
      'gen_ai.usage.output_tokens': 9,
    },
    events: ['archon.model-retried'],
    start: new Date('2026-04-03T09:00:00Z'),
    end: new Date('2026-04-03T09:00:02Z'),
  });
  expect(composite?.attributes).toMatchObject({ 'gen_ai.tool.name': 'dinner', 'gen_ai.tool.call.id': '1.1' });
  expect(unknown).toMatchObject({ failed: { code: 2 }, attributes: { 'error.type': 'unknown-tool' } });
  expect(telemetry.spans.every(({ end }) => end)).toBe(true);
});

it('keeps to itself what was said, unless it is asked for', async () => {
  const events = await runOf([cooking, 'Final Answer: secret soup']);
  const discreet = new MemoryTelemetry();
  traceToOpenTelemetry(events, discreet);
  expect(JSON.stringify(discreet.spans)).not.toContain('secret');
  const open = new MemoryTelemetry();
  traceToOpenTelemetry(events, open, { content: true });
  const [run, chat, , unknown] = open.spans;
  expect(run?.attributes['archon.answer']).toBe('secret soup');
  expect(JSON.parse(String(chat?.attributes['gen_ai.input.messages'])).at(-1)).toEqual({
    role: 'user',
    parts: [{ type: 'text', content: 'Task: Cook the secret.' }],
  });
  expect(chat?.attributes['gen_ai.output.messages']).toContain('"finish_reason":"stop"');
  expect(unknown?.attributes['gen_ai.tool.call.arguments']).toBe('{"secret":1}');
});

it('ends with the last event what a killed run has left open', async () => {
  const events = await runOf([cooking, 'Final Answer: soup']);
  for (let length = 1; length <= events.length; length++) {
    const telemetry = new MemoryTelemetry();
    traceToOpenTelemetry(events.slice(0, length), telemetry);
    expect(telemetry.spans.every(({ end }) => end)).toBe(true);
  }
});

it('names a conversation where there is one, a call as its provider does, and the class of a fault', async () => {
  const called = {
    text: '',
    toolCalls: [{ id: 'call_7', name: 'boil', arguments: {} }],
    finishReason: 'tool-calls',
    responseId: 'reply_1',
  } as const;
  const usage = { inputTokens: 120, outputTokens: 9, cachedInputTokens: 100, reasoningTokens: 4 };
  const fault = new ModelError('No key.', { model: 'acme:small', fault: 'unauthorized' });
  const model = new MockModel([{ ...called, usage }, fault], { id: 'acme:small', nativeTools: true });
  const agent = new ReActAgent({ model, tools: [boil], runtime: new FixedRuntime(), name: 'cook' });
  await agent.thread('supper').send('Boil it.');
  const telemetry = new MemoryTelemetry();
  traceToOpenTelemetry(await agent.log.read('supper/1'), telemetry);
  const [run, chat, tool, failed] = telemetry.spans.map(({ attributes }) => attributes);
  expect(run).toMatchObject({ 'gen_ai.conversation.id': 'supper' });
  expect(chat).toMatchObject({
    'gen_ai.conversation.id': 'supper',
    'gen_ai.response.model': 'small',
    'gen_ai.response.finish_reasons': ['tool_call'],
    'gen_ai.usage.cache_read.input_tokens': 100,
    'gen_ai.usage.reasoning.output_tokens': 4,
    'gen_ai.response.id': 'reply_1',
  });
  expect(tool).toMatchObject({ 'gen_ai.tool.call.id': 'call_7' });
  expect(failed).toMatchObject({ 'error.type': 'unauthorized' });
  const open = new MemoryTelemetry();
  traceToOpenTelemetry(await agent.log.read('supper/1'), open, { content: true });
  // The tools that go with a prompt are no message of it.
  const said = open.spans
    .filter(({ name }) => name.startsWith('chat'))
    .map(({ attributes }) => JSON.parse(String(attributes['gen_ai.input.messages'])) as { role: string }[]);
  expect(said.map((messages) => messages.map(({ role }) => role))).toEqual([
    ['system', 'user'],
    ['system', 'user', 'assistant', 'tool'],
  ]);
});

it('shows a run that failed as failed', async () => {
  const telemetry = new MemoryTelemetry();
  traceToOpenTelemetry(await runOf([new Error('No such key.')]), telemetry);
  expect(telemetry.spans.map(({ failed, attributes }) => [failed, attributes['error.type']])).toEqual([
    [{ code: 2 }, 'model-failed'],
    [{ code: 2 }, '_OTHER'],
  ]);
});

it('names its scope with the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as object & {
    readonly version: string;
  };
  expect(SCOPE).toEqual({ name: '@wayfarer/archon', version });
});
