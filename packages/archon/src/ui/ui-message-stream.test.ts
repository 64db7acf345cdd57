import { describe, expect, it } from 'vitest';

import type { EventLog } from '../events/event-log.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import type { Model, ModelCall, ModelReply } from '../model/model.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { type AgUiEvent, toAgUiStream } from './ag-ui.ts';
import { LiveReplies } from './live-replies.ts';
import { saidIn } from './said-in.ts';
import { toUiMessageStream, type UiMessageChunk, uiMessageResponse } from './ui-message-stream.ts';

const oven = defineTool({
  name: 'oven.heat',
  description: 'Heats.',
  parametersSchema: { type: 'object', properties: { degrees: { type: 'number' } } },
  execute: ({ degrees }) => {
    if (Number(degrees) > 300) throw new Error('Too hot.');
    return 'Hot.';
  },
});

function heat(degrees: number): ModelReply {
  return { text: 'I heat it.', toolCalls: [{ id: 'a', name: 'oven__heat', arguments: { degrees } }] };
}

function agentOf(script: readonly MockReply[], nativeTools = true) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const model = new MockModel(script, { nativeTools });
  return { log, agent: new ReActAgent({ model, tools: [oven], runtime, log, modelRetries: 1 }) };
}

async function read<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The text parts that a client has put together. */
function textsOf(chunks: readonly UiMessageChunk[]): string[] {
  const texts = new Map<string, string>();
  for (const chunk of chunks) {
    if (chunk.type === 'text-delta') texts.set(chunk.id, (texts.get(chunk.id) ?? '') + chunk.delta);
  }
  return [...texts.values()];
}

/** The data of a response, event by event, with the id it would be asked for again. */
async function eventsOf(response: Response): Promise<{ id: string | undefined; data: string }[]> {
  const blocks = (await response.text()).trim().split('\n\n');
  return blocks.map((block) => ({
    id: /^id: (.*)$/m.exec(block)?.[1],
    data: /^data: (.*)$/m.exec(block)?.[1] ?? '',
  }));
}

describe('a UI message stream', () => {
  it('has the parts that the AI SDK knows, in its order', async () => {
    const { log, agent } = agentOf([heat(180), heat(400), 'Done.']);
    await agent.executeSubtask({ id: 'cake', description: 'Heat.' });
    const failed = { toolCallId: 'cake:2.1', dynamic: true };
    expect(await read(toUiMessageStream(log, 'cake'))).toEqual([
      { type: 'start', messageId: 'cake' },
      { type: 'start-step' },
      { type: 'text-start', id: 'cake:text-1' },
      { type: 'text-delta', id: 'cake:text-1', delta: 'I heat it.' },
      { type: 'text-end', id: 'cake:text-1' },
      {
        type: 'tool-input-available',
        toolCallId: 'cake:1.1',
        toolName: 'oven.heat',
        input: { degrees: 180 },
        dynamic: true,
      },
      { type: 'tool-output-available', toolCallId: 'cake:1.1', output: 'Hot.', dynamic: true },
      { type: 'finish-step' },
      { type: 'start-step' },
      { type: 'text-start', id: 'cake:text-2' },
      { type: 'text-delta', id: 'cake:text-2', delta: 'I heat it.' },
      { type: 'text-end', id: 'cake:text-2' },
      { type: 'tool-input-available', toolName: 'oven.heat', input: { degrees: 400 }, ...failed },
      { type: 'tool-output-error', errorText: 'Too hot.', ...failed },
      { type: 'finish-step' },
      { type: 'start-step' },
      { type: 'text-start', id: 'cake:text-3' },
      { type: 'text-delta', id: 'cake:text-3', delta: 'Done.' },
      { type: 'text-end', id: 'cake:text-3' },
      { type: 'finish-step' },
      {
        type: 'finish',
        finishReason: 'stop',
        messageMetadata: { runId: 'cake', stopReason: 'final', totalTokens: expect.any(Number) as number },
      },
    ]);
  });

  it('can be left after any event and taken up again: nothing is missed or told twice', async () => {
    const { log, agent } = agentOf([heat(180), 'Done.']);
    await agent.executeSubtask({ id: 'cake', description: 'Heat.' });
    const whole = await eventsOf(uiMessageResponse(log, 'cake'));
    const ids = whole.flatMap(({ id }, place) => (id === undefined ? [] : [{ id, place }]));
    expect(ids.length).toBeGreaterThan(6);
    for (const { id, place } of ids) {
      const rest = place === whole.length - 2 ? [whole.at(-1)] : whole.slice(place + 1);
      expect(await eventsOf(uiMessageResponse(log, 'cake', { after: id }))).toEqual(rest);
    }
    expect(whole.at(-1)?.data).toBe('[DONE]');
    await expect(read(toUiMessageStream(log, 'cake', { after: 'x' }))).rejects.toThrow('Expected `after` to be');
  });

  it('tells a reply piece by piece, and to who comes late, or comes back within it, what is missing', async () => {
    const live = new LiveReplies();
    let speak: (text: string) => void = () => undefined;
    let end: (reply: string) => void = () => undefined;
    let asked: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const model: Model = {
      id: 'slow',
      nativeTools: true,
      complete: (_, { onDelta } = {}) => {
        speak = (text) => onDelta?.({ type: 'text', text });
        asked();
        return new Promise((resolve) => (end = (text) => resolve({ text })));
      },
    };
    const agent = new ReActAgent({ model, runtime: new FixedRuntime() });
    const { log } = agent;
    const run = agent.executeSubtask({ id: 'cake', description: 'Heat.' }, { onDelta: live.listen });
    await isAsked;
    speak('Once upon');
    const early = uiMessageResponse(log, 'cake', { live });
    const reader = early.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (!seen.includes('Once upon')) seen += (await reader?.read())?.value ?? '';
    const cursor = [...seen.matchAll(/^id: (.*)$/gm)].at(-1)?.[1];
    expect(cursor).toMatch(/^\d+:0:9$/);
    await reader?.cancel();

    const back = read(toUiMessageStream(log, 'cake', { live, after: cursor }));
    const late = read(toUiMessageStream(log, 'cake', { live }));
    speak(' a time.');
    await new Promise((resolve) => setImmediate(resolve));
    end('Once upon a time.');
    await run;
    expect(textsOf(await back)).toEqual([' a time.']);
    expect((await back).map(({ type }) => type)).not.toContain('text-start');
    expect(textsOf(await late)).toEqual(['Once upon a time.']);
  });

  it('begins a text anew where the model was asked again', async () => {
    const live = new LiveReplies();
    const broken = (_: unknown, { onDelta }: ModelCall): Error => {
      onDelta?.({ type: 'text', text: 'Once u' });
      return Object.assign(new Error('Busy.'), { retryable: true });
    };
    const { log, agent } = agentOf([broken, 'Once upon a time.']);
    const chunks = read(toUiMessageStream(log, 'cake', { live }));
    await agent.executeSubtask({ id: 'cake', description: 'Heat.' }, { onDelta: live.listen });
    expect(textsOf(await chunks).at(-1)).toBe('Once upon a time.');
    const opened = (await chunks).filter(({ type }) => type === 'text-start').length;
    expect((await chunks).filter(({ type }) => type === 'text-end')).toHaveLength(opened);
  });

  it('shows thoughts and answers of the text protocol, and neither labels nor actions', async () => {
    const action = 'Thought: it is cold\nAction: {"tool": "oven.heat", "arguments": {"degrees": 1}}';
    const { log, agent } = agentOf([action, 'Thought: so\nFinal Answer: Done.'], false);
    await agent.executeSubtask({ id: 'cake', description: 'Heat.' });
    const chunks = await read(toUiMessageStream(log, 'cake'));
    expect(textsOf(chunks)).toEqual(['Done.']);
    const thoughts = chunks.flatMap((chunk) => (chunk.type === 'reasoning-delta' ? [chunk.delta] : []));
    expect(thoughts).toEqual(['it is cold', 'so']);
  });

  it('ends with an error where the run was suspended, unless it went on', async () => {
    const { log, agent } = agentOf([heat(180), new Error('Out of reach.'), 'Done.']);
    await agent.executeSubtask({ id: 'cake', description: 'Heat.' });
    expect((await read(toUiMessageStream(log, 'cake'))).slice(-3).map(({ type }) => type)).toEqual([
      'finish-step',
      'error',
      'finish',
    ]);
    await agent.executeSubtask({ id: 'cake', description: 'Heat.' });
    const chunks = await read(toUiMessageStream(log, 'cake'));
    expect(chunks.filter(({ type }) => type === 'error' || type === 'finish')).toHaveLength(1);
    expect(textsOf(chunks).at(-1)).toBe('Done.');
  });

  it('follows nobody any more when it is left', async () => {
    let following = 0;
    const { log } = agentOf([]);
    const counting: EventLog = Object.assign(Object.create(log) as EventLog, {
      findRun: log.findRun.bind(log),
      async *subscribe(runId: string, options?: { signal?: AbortSignal }) {
        following++;
        try {
          yield* log.subscribe(runId, options);
        } finally {
          following--;
        }
      },
    });
    const body = uiMessageResponse(counting, 'none').body;
    const reader = body?.getReader();
    void reader?.read();
    await new Promise((resolve) => setImmediate(resolve));
    expect(following).toBe(1);
    await reader?.cancel();
    const caller = new AbortController();
    const left = read(toUiMessageStream(counting, 'none', { signal: caller.signal }));
    caller.abort();
    expect(await left).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(following).toBe(0);
  });
});

describe('an AG-UI stream', () => {
  it('has the events of the protocol', async () => {
    const { log, agent } = agentOf([heat(180), 'Done.']);
    await agent.thread('cake').send('Heat.');
    const events: AgUiEvent[] = await read(toAgUiStream(log, 'cake/1'));
    const call = { toolCallId: 'cake/1:1.1' };
    expect(events).toEqual([
      { type: 'RUN_STARTED', threadId: 'cake', runId: 'cake/1' },
      { type: 'STEP_STARTED', stepName: 'step 1' },
      { type: 'TEXT_MESSAGE_START', messageId: 'cake/1:text-1', role: 'assistant' },
      { type: 'TEXT_MESSAGE_CONTENT', messageId: 'cake/1:text-1', delta: 'I heat it.' },
      { type: 'TEXT_MESSAGE_END', messageId: 'cake/1:text-1' },
      { type: 'TOOL_CALL_START', ...call, toolCallName: 'oven.heat' },
      { type: 'TOOL_CALL_ARGS', ...call, delta: '{"degrees":180}' },
      { type: 'TOOL_CALL_END', ...call },
      { type: 'TOOL_CALL_RESULT', messageId: 'cake/1:1.1.result', ...call, content: 'Hot.', role: 'tool' },
      { type: 'STEP_FINISHED', stepName: 'step 1' },
      { type: 'STEP_STARTED', stepName: 'step 2' },
      { type: 'TEXT_MESSAGE_START', messageId: 'cake/1:text-2', role: 'assistant' },
      { type: 'TEXT_MESSAGE_CONTENT', messageId: 'cake/1:text-2', delta: 'Done.' },
      { type: 'TEXT_MESSAGE_END', messageId: 'cake/1:text-2' },
      { type: 'STEP_FINISHED', stepName: 'step 2' },
      { type: 'RUN_FINISHED', threadId: 'cake', runId: 'cake/1', result: 'Done.' },
    ]);
  });

  it('says why a run has no answer', async () => {
    const { log, agent } = agentOf(['Thought: hm', new Error('Out of reach.')], false);
    await agent.executeSubtask({ id: 'cake', description: 'Heat.' });
    const events = await read(toAgUiStream(log, 'cake'));
    expect(events.map(({ type }) => type)).toContain('REASONING_MESSAGE_CONTENT');
    expect(events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'model-failed' });
  });
});

describe('what a reader is shown of a reply', () => {
  it('only grows while the reply does, wherever it is cut', () => {
    const reply = 'Thought: it is\ncold, Act\nActing: no\nFinal Answer: Heat it.\nAction: none.';
    let before = { reasoning: '', text: '' };
    for (let length = 0; length <= reply.length; length++) {
      const said = saidIn('text', reply.slice(0, length), length === reply.length);
      expect(said.reasoning.startsWith(before.reasoning)).toBe(true);
      expect(said.text.startsWith(before.text)).toBe(true);
      before = said;
    }
    expect(before).toEqual({ reasoning: 'it is\ncold, Act\nActing: no', text: 'Heat it.\nAction: none.' });
    expect(saidIn('text', 'Just prose.', true)).toEqual({ reasoning: '', text: '' });
  });
});
