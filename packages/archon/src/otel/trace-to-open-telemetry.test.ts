import { expect, it } from 'vitest';

import type { StoredEvent } from '../events/event.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import { FixedWorld } from '../testing/fixed-world.ts';
import { RehearsedModel, type RehearsedReply } from '../testing/rehearsed-model.ts';
import { CompositeTool } from '../tool/composite-tool.ts';
import { defineTool } from '../tool/define-tool.ts';
import type { Attributes, OpenTelemetry, OtelSpan, OtelSpanOptions } from './open-telemetry.ts';
import { traceToOpenTelemetry } from './trace-to-open-telemetry.ts';

interface SpanSeen {
  readonly name: string;
  readonly kind: number;
  readonly parent: string | undefined;
  readonly attributes: Attributes;
  readonly events: string[];
  readonly start: Date;
  end?: Date;
  failed?: object;
}

/** Keeps spans in the order in which they were started. */
class MemoryTelemetry implements OpenTelemetry {
  readonly spans: SpanSeen[] = [];
  readonly context = { active: () => ({}) };
  readonly trace = {
    getTracer: () => ({ startSpan: (...args: [string, OtelSpanOptions, unknown]) => this.#start(...args) }),
    setSpan: (_: unknown, span: OtelSpan) => ({ span }),
  };
  readonly #names = new Map<OtelSpan, string>();

  #start(name: string, { kind, startTime, attributes }: OtelSpanOptions, context: unknown): OtelSpan {
    const above = (context as { span?: OtelSpan }).span;
    const seen: SpanSeen = {
      name,
      kind,
      parent: above && this.#names.get(above),
      attributes: { ...attributes },
      events: [],
      start: startTime,
    };
    this.spans.push(seen);
    const span: OtelSpan = {
      setAttributes: (more) => Object.assign(seen.attributes, more),
      addEvent: (event) => seen.events.push(event),
      setStatus: (status) => (seen.failed = status),
      end: (time) => {
        expect(seen.end).toBeUndefined();
        seen.end = time;
      },
    };
    this.#names.set(span, name);
    return span;
  }
}

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

async function runOf(script: readonly RehearsedReply[]): Promise<readonly StoredEvent[]> {
  const world = new FixedWorld('2026-04-03T09:00:00Z');
  const model = new RehearsedModel(script, { id: 'acme:small' });
  const agent = new ReActAgent({ model, tools: [boil, dinner], world, name: 'cook' });
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
    ['chat acme:small', 2, 'invoke_agent cook'],
    ['execute_tool dinner', 0, 'invoke_agent cook'],
    ['execute_tool oven', 0, 'invoke_agent cook'],
    ['execute_tool boil', 0, 'execute_tool dinner'],
    ['chat acme:small', 2, 'invoke_agent cook'],
  ]);
  const [run, chat, composite, unknown] = telemetry.spans;
  expect(run?.attributes).toMatchObject({
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.agent.name': 'cook',
    'gen_ai.conversation.id': 'run-1',
    'gen_ai.usage.input_tokens': 240,
    'archon.stop_reason': 'final',
  });
  expect(chat).toMatchObject({
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'acme',
      'gen_ai.request.model': 'acme:small',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.usage.input_tokens': 120,
      'gen_ai.usage.output_tokens': 9,
    },
    events: ['model-retried'],
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

it('shows a run that failed as failed', async () => {
  const telemetry = new MemoryTelemetry();
  traceToOpenTelemetry(await runOf([new Error('No such key.')]), telemetry);
  expect(telemetry.spans.map(({ failed, attributes }) => [failed, attributes['error.type']])).toEqual([
    [{ code: 2 }, 'model-failed'],
    [{ code: 2 }, '_OTHER'],
  ]);
});
