import { describe, expect, it } from 'vitest';

import type { StoredEvent } from '../events/event.ts';
import type { Hook } from '../hook.ts';
import type { ModelMessage, ModelDelta, ModelReply } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { CompositeTool } from '../tool/composite-tool.ts';
import { defineTool } from '../tool/define-tool.ts';
import { ToolResult } from '../tool/tool-result.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent } from './react-agent.ts';

const letters: string[] = [];

const post = defineTool({
  name: 'post',
  description: 'Posts.',
  parametersSchema: { type: 'object', properties: { to: { type: 'string' } }, required: ['to'] },
  execute({ to }) {
    letters.push(String(to));
    if (to === 'nobody') throw new Error('No such address.');
    return `Posted to ${String(to)}, tel. 555-0199.`;
  },
});
const twice = new CompositeTool({
  name: 'twice',
  description: 'Posts two.',
  parametersSchema: { type: 'object' },
  steps: { one: { tool: 'post', arguments: () => ({ to: 'Ann' }) } },
});

function posting(to: unknown): ModelReply {
  return { text: '', toolCalls: [{ id: 'a', name: 'post', arguments: { to } }] };
}

/** A run with these hooks; its log must replay, whatever they did. */
async function runWith(hooks: readonly Hook[], script: readonly MockReply[], heard?: ModelDelta[]) {
  letters.length = 0;
  const model = new MockModel(script, { nativeTools: true, price: { inputPerMillion: 1, outputPerMillion: 1 } });
  const agent = new ReActAgent({ model, tools: [post, twice], runtime: new FixedRuntime(), hooks, modelRetries: 0 });
  const onDelta = heard && ((delta: ModelDelta): void => void heard.push(delta));
  const result = await agent.executeSubtask({ id: 'letter', description: 'Write to 555-0100.' }, { onDelta });
  const events = await agent.log.read('letter');
  expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, events: events.length });
  return { result, model, events, acts: events.filter(({ type }) => type === 'hook-acted').map(told) };
}

function told({ author, content }: StoredEvent): object {
  return { by: author, ...(content as object) };
}

/** Puts a mark for every number that looks like a telephone's. */
const redact = (text: string): string => text.replaceAll(/555-\d{4}/g, '[tel]');

const redaction: Hook = {
  name: 'redaction',
  beforeModel: (request) => {
    const messages = request.messages.map((message): ModelMessage => ({ ...message, text: redact(message.text) }));
    const isClean = messages.every(({ text }, place) => text === request.messages[place]?.text);
    return isClean ? undefined : { request: { ...request, messages } };
  },
  afterTool: (result) => ({ result: { ...result, content: redact(result.content) } }),
  afterModel: (reply) => ({ reply: { ...reply, text: redact(reply.text) } }),
};

describe('a hook around models', () => {
  it('changes what goes out and what comes back; the log says what, and has nothing else', async () => {
    const { model, events, acts, result } = await runWith([redaction], [posting('Ann'), 'Call 555-0123.']);
    expect(JSON.stringify(model.requests)).not.toMatch(/555-\d/);
    expect(result.content).toBe('Call [tel].');
    expect(acts[0]).toEqual({
      by: 'redaction',
      at: 'before-model',
      did: 'changed',
      step: 1,
      instead: { messages: [{ place: 1, message: { role: 'user', text: 'Task: Write to [tel].' } }] },
    });
    expect(JSON.stringify(events.filter(({ type }) => type === 'tool-executed'))).not.toContain('555-0199');
  });

  it('withholds the pieces of a reply that is yet to pass, and only then', async () => {
    const withheld: ModelDelta[] = [];
    await runWith([redaction], ['Call 555-0123.'], withheld);
    expect(withheld).toEqual([]);
    const heard: ModelDelta[] = [];
    await runWith([{ name: 'watch', beforeModel: () => undefined }], ['Call 555-0123.'], heard);
    expect(heard).toEqual([{ type: 'text', text: 'Call 555-0123.' }]);
  });

  it('answers without the model, at no cost, or where the model failed', async () => {
    const cache: Hook = { name: 'cache', beforeModel: () => ({ reply: { text: 'Known.' } }) };
    const known = await runWith([cache], []);
    expect(known.result).toMatchObject({ content: 'Known.', metadata: { spent: { tokens: 0, costMicros: 0 } } });
    const spare: Hook = { name: 'spare', onModelError: () => ({ reply: { text: 'From memory.' } }) };
    const failed = await runWith([spare], [new Error('Out of reach.')]);
    expect(failed.result.content).toBe('From memory.');
    expect(failed.acts).toEqual([{ by: 'spare', at: 'model-error', did: 'answered', step: 1 }]);
  });

  it('refuses what goes in, and what comes out, for good', async () => {
    const gate: Hook = { name: 'gate', beforeModel: () => ({ refuse: 'No letters on Sundays.' }) };
    const before = await runWith([gate], []);
    expect(before.model.requests).toHaveLength(0);
    expect(before.result).toMatchObject({ status: 'error', metadata: { stopReason: 'refusal' } });
    expect(before.result.errorMessage).toContain('No letters on Sundays.');
    const censor: Hook = { name: 'censor', afterModel: () => ({ refuse: 'Not to be said.' }) };
    const usage = { inputTokens: 10, outputTokens: 5 };
    const after = await runWith([censor], [{ text: 'The secret.', usage }]);
    expect(JSON.stringify(after.events)).not.toContain('The secret.');
    expect(after.result.metadata['spent']).toMatchObject({ tokens: 15 });
  });

  it('that throws lets nothing pass; the run can go on when it is mended', async () => {
    const broken: Hook = {
      name: 'broken',
      afterModel: () => {
        throw new TypeError('x is undefined');
      },
    };
    const { result, events } = await runWith([broken], ['The secret.']);
    expect(result.errorMessage).toContain('Hook "broken" failed: x is undefined');
    expect(events.at(-1)?.type).toBe('run-suspended');
    expect(JSON.stringify(events)).not.toContain('The secret.');
  });

  it('sends nothing of a provider that says what a hook has changed', async () => {
    const signed: ModelReply = { ...posting('Ann'), text: 'Call 555-0123.', providerParts: [{ said: '555-0123' }] };
    const { model } = await runWith([redaction], [signed, 'Done.']);
    expect(JSON.stringify(model.requests[1])).not.toContain('555-0123');
  });

  it('comes in order before and in reverse after', async () => {
    const order: string[] = [];
    const noting = (name: string): Hook => ({
      name,
      beforeModel: () => void order.push(`${name} before`),
      afterModel: () => void order.push(`${name} after`),
      beforeTool: () => void order.push(`${name} before tool`),
      afterTool: () => void order.push(`${name} after tool`),
    });
    await runWith([noting('a'), noting('b')], [posting('Ann'), 'Done.']);
    expect(order.slice(0, 8).map((each) => each)).toEqual([
      'a before',
      'b before',
      'b after',
      'a after',
      'a before tool',
      'b before tool',
      'b after tool',
      'a after tool',
    ]);
  });
});

describe('a hook around tools', () => {
  it('changes arguments, which are checked again', async () => {
    const home: Hook = { name: 'home', beforeTool: () => ({ arguments: { to: 'home' } }) };
    const { acts } = await runWith([home], [posting('Ann'), 'Done.']);
    expect(letters).toEqual(['home']);
    expect(acts).toEqual([{ by: 'home', at: 'before-tool', did: 'changed', id: '1.1', instead: { to: 'home' } }]);
    const wrong: Hook = { name: 'wrong', beforeTool: () => ({ arguments: { to: 4 } }) };
    const { model } = await runWith([wrong], [posting('Ann'), 'Done.']);
    expect(letters).toEqual([]);
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('to: expected string, got number 4');
  });

  it('answers, refuses, and knows a result where the tool failed', async () => {
    const cache: Hook = { name: 'cache', beforeTool: () => ({ result: ToolResult.success('Posted before.') }) };
    await runWith([cache], [posting('Ann'), 'Done.']);
    const guard: Hook = { name: 'guard', beforeTool: ({ tool }) => ({ refuse: `"${tool}" is closed today.` }) };
    const refused = await runWith([guard], [posting('Ann'), 'Done.']);
    expect(letters).toEqual([]);
    expect(refused.model.requests[1]?.messages.at(-1)?.text).toBe('Error: "post" is closed today.');
    const spare: Hook = { name: 'spare', onToolError: () => ({ result: ToolResult.success('Kept for tomorrow.') }) };
    const { model } = await runWith([spare], [posting('nobody'), 'Done.']);
    expect(letters).toEqual(['nobody']);
    expect(model.requests[1]?.messages.at(-1)?.text).toBe('Kept for tomorrow.');
  });

  it('stands around the calls that tools make, too', async () => {
    const call = { text: '', toolCalls: [{ id: 'a', name: 'twice', arguments: {} }] };
    const { model } = await runWith([redaction], [call, 'Done.']);
    expect(letters).toEqual(['Ann']);
    expect(JSON.stringify(model.requests[1])).not.toContain('555-0199');
  });

  it('that throws lets no call and no result pass', async () => {
    const fail = (): never => {
      throw new Error('broken');
    };
    const before = await runWith([{ name: 'a', beforeTool: fail }], [posting('Ann'), 'Done.']);
    expect(letters).toEqual([]);
    expect(before.model.requests[1]?.messages.at(-1)?.text).toMatch(/^Error: The call was held back/);
    const { model } = await runWith([{ name: 'a', afterTool: fail }], [posting('Ann'), 'Done.']);
    expect(letters).toEqual(['Ann']);
    expect(model.requests[1]?.messages.at(-1)?.text).not.toContain('Posted');
  });
});

it('takes no hook without a name, or that does nothing', () => {
  const make = (hooks: unknown) => () =>
    new ReActAgent({ model: new MockModel([]), runtime: new FixedRuntime(), hooks: hooks as Hook[] });
  expect(make([{ beforeTool: () => undefined }])).toThrow('a `name`');
  expect(make([{ name: 'x', beforeModels: () => undefined }])).toThrow('Hook "x" does nothing: give it one of before');
  expect(make({ name: 'x' })).toThrow('Expected `hooks` to be a list');
});

describe('a hook whose answer is none', () => {
  const oven = { name: 'oven', arguments: {} };
  it.each<[string, object, string]>([
    [
      'a bare request',
      { beforeModel: (request: object) => ({ ...request }) },
      '`beforeModel` with { messages, tools, maxOutputTokens }: expected one of { request: { ...request, … } }, { reply:',
    ],
    ['a text as reply', { afterModel: () => ({ reply: 'Hi.' }) }, "expected one of { reply: { ...reply, text: '…' } }"],
    [
      'a text as result',
      { beforeTool: () => ({ result: 'Hot.' }) },
      "{ result: ToolResult.success('…') }, { refuse: 'why' }",
    ],
    ['yes', { afterTool: () => true }, '`afterTool` with true: expected one of { result:'],
    ['a reason that is no text', { beforeTool: () => ({ refuse: true }) }, 'with { refuse }: expected one of'],
  ])('is told to whoever wrote it: %s', async (_, hook, message) => {
    const model = new MockModel([{ text: '', toolCalls: [{ id: 'a', ...oven }] }, 'Done.'], { nativeTools: true });
    const tool = defineTool({
      name: 'oven',
      description: 'Heats.',
      parametersSchema: { type: 'object' },
      execute: () => 'Hot.',
    });
    const agent = new ReActAgent({
      model,
      tools: [tool],
      runtime: new FixedRuntime(),
      hooks: [{ name: 'mine', ...hook }],
    });
    await expect(agent.executeSubtask({ id: 'a', description: 'Heat.' })).rejects.toThrow(message);
  });
});
