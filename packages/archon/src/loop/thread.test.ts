import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import type { ModelReply } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent, type ReActAgentOptions } from './react-agent.ts';

const runtime = new FixedRuntime('2026-04-03T09:00:00Z');

const oven = defineTool({
  name: 'oven.heat',
  description: 'Heats.',
  parametersSchema: { type: 'object', properties: { degrees: { type: 'number' } } },
  execute: ({ degrees }) => `It has ${String(degrees)} degrees.`,
});

function agentOf(script: readonly MockReply[], options: Partial<ReActAgentOptions> = {}) {
  const model = new MockModel(script, { nativeTools: true, ...options.model });
  return { model, agent: new ReActAgent({ tools: [oven], runtime, ...options, model }) };
}

const heat: ModelReply = {
  text: 'I heat it.',
  toolCalls: [{ id: 'call-a', name: 'oven__heat', arguments: { degrees: 180 } }],
  providerParts: [{ type: 'reasoning', text: 'secret' }],
};

function saidTo(model: MockModel, call: number): string[] {
  return (model.requests[call]?.messages ?? []).slice(1).map(({ role, text }) => `${role}: ${text}`);
}

describe('a thread', () => {
  it('tells the model what was said before, with calls and results, and nothing that was its provider’s own', async () => {
    const { model, agent } = agentOf([heat, 'Done.', '180 degrees.']);
    const thread = agent.thread('cake');
    expect((await thread.send('Heat the oven.')).content).toBe('Done.');
    expect((await thread.send('How hot is it?')).metadata['runId']).toBe('cake/2');
    expect(saidTo(model, 2)).toEqual([
      'user: Heat the oven.',
      'assistant: I heat it.',
      'tool: It has 180 degrees.',
      'assistant: Done.',
      'user: How hot is it?',
    ]);
    expect(JSON.stringify(model.requests[2])).not.toContain('secret');
    expect(await thread.turns()).toMatchObject([
      { turn: 1, text: 'Heat the oven.', end: { status: 'success', stopReason: 'final', answer: 'Done.' } },
      { turn: 2, runId: 'cake/2', end: { answer: '180 degrees.' } },
    ]);
    expect((await agent.log.listRuns({ parent: 'cake' })).runs).toHaveLength(2);
    expect(await replayRun(await agent.log.read('cake/2'), { digest: nodeDigest })).toMatchObject({ ok: true });
  });

  it('speaks in text with a model that knows nothing else', async () => {
    const action = 'Thought: heat\nAction: {"tool": "oven.heat", "arguments": {"degrees": 180}}';
    const { model, agent } = agentOf([action, 'Final Answer: Done.', 'Final Answer: 180.'], { protocol: 'text' });
    await agent.thread('cake').send('Heat the oven.');
    await agent.thread('cake').send('How hot?');
    expect(saidTo(model, 2)).toEqual([
      'user: Heat the oven.',
      `assistant: ${action}`,
      'user: Observation: It has 180 degrees.',
      'assistant: Final Answer: Done.',
      'user: How hot?',
    ]);
  });

  it('goes on, after a crash, with the turn that was left open, before the next one', async () => {
    const log = new MemoryEventLog(runtime);
    let asked = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (asked = resolve));
    const never = (): Promise<string> => (asked(), new Promise<string>(() => undefined));
    const lost = agentOf([heat, never], { log }).agent.thread('cake');
    // Its model is asked once more a minute later, when nobody waits for it any longer.
    lost.send('Heat the oven.', { messageId: 'm-1' }).catch(() => undefined);
    await hanging;

    const { model, agent } = agentOf(['Done.', 'Gladly.'], { log });
    await agent.thread('cake').send('Thank you.');
    expect(saidTo(model, 0).at(-1)).toBe('tool: It has 180 degrees.');
    expect(saidTo(model, 1).slice(-2)).toEqual(['assistant: Done.', 'user: Thank you.']);
    const executed = (await log.read('cake/1')).filter(({ type }) => type === 'tool-executed');
    expect(executed).toHaveLength(1);
    // Sent again, as a client does that heard nothing, a message has the answer that it had.
    expect((await agent.thread('cake').send('Heat the oven.', { messageId: 'm-1' })).content).toBe('Done.');
    await expect(agent.thread('cake').send('Cool it.', { messageId: 'm-1' })).rejects.toThrow('idempotency key');
  });

  it('goes on with a turn that was suspended only when it is asked to', async () => {
    const { model, agent } = agentOf([heat, new Error('Out of reach.'), 'Never mind.', 'All is well.']);
    const thread = agent.thread('cake');
    expect(await thread.send('Heat the oven.')).toMatchObject({ status: 'error' });
    expect((await thread.resume())?.content).toBe('Never mind.');
    expect(await thread.resume()).toBeUndefined();
    expect((await thread.turns())[0]?.end).toEqual({ status: 'success', stopReason: 'final', answer: 'Never mind.' });
    expect((await thread.send('And now?')).content).toBe('All is well.');
    expect(saidTo(model, 3).at(-2)).toBe('assistant: Never mind.');
  });

  it('leaves no call without a result in what it tells of a turn that was stopped', async () => {
    const log = new MemoryEventLog(runtime);
    const caller = new AbortController();
    const abort = (): ModelReply => (caller.abort(), heat);
    const { agent, model } = agentOf([heat, abort, 'Ok.'], { log });
    await agent.thread('cake').send('Heat the oven.', { signal: caller.signal });
    await agent.thread('cake').send('Well?');
    const messages = model.requests[2]?.messages ?? [];
    const calls = messages.flatMap((each) => (each.role === 'assistant' ? (each.toolCalls ?? []) : []));
    expect(messages.filter(({ role }) => role === 'tool')).toHaveLength(calls.length);
  });

  it('answers messages one after the other, however they come', async () => {
    const { model, agent } = agentOf(['One.', 'Two.']);
    await Promise.all([agent.thread('cake').send('First.'), agent.thread('cake').send('Second.')]);
    expect(saidTo(model, 1)).toEqual(['user: First.', 'assistant: One.', 'user: Second.']);
  });

  it('tells so many turns and tokens as its window has: whole, else in short, else not', async () => {
    const long = {
      ...heat,
      toolCalls: [{ id: 'a', name: 'oven__heat', arguments: { degrees: 1, why: 'x '.repeat(600) } }],
    };
    const { model, agent } = agentOf([long, 'Done.', 'Two.', 'Three.', 'Four.']);
    const thread = agent.thread('cake', { history: { turns: 2, tokens: 200 } });
    for (const text of ['First.', 'Second.', 'Third.', 'Fourth.']) await thread.send(text);
    expect(saidTo(model, 2)).toEqual(['user: First.', 'assistant: Done.', 'user: Second.']);
    expect(saidTo(model, 4)).toEqual([
      'user: Second.',
      'assistant: Two.',
      'user: Third.',
      'assistant: Three.',
      'user: Fourth.',
    ]);
    expect(() => agent.thread('cake', { history: { turns: Number.NaN } })).toThrow('history.turns');
    expect(() => agent.thread('')).toThrow('id of a thread');
    await expect(thread.send(' ')).rejects.toThrow('Expected the text of a message');
  });
});

describe('messages in', () => {
  it('are answered as a conversation whose last message is the user’s', async () => {
    const { model, agent } = agentOf(['Two.']);
    const messages = [
      { role: 'user', text: 'One and one?' },
      { role: 'assistant', text: 'Which ones?' },
      { role: 'user', text: 'Any.' },
    ] as const;
    expect((await agent.executeSubtask({ id: 'sum', messages })).content).toBe('Two.');
    expect(saidTo(model, 0)).toEqual(['user: One and one?', 'assistant: Which ones?', 'user: Any.']);
    expect(model.requests[0]?.messages[0]?.text).toContain('You are in a conversation');
  });

  it.each([
    ['a text', 'Buy milk', 'Expected a subtask with an id'],
    ['nothing to do', { id: 'x' }, 'says not what is to be done'],
    ['a last word of the model', { id: 'x', messages: [{ role: 'assistant', text: 'a' }] }, 'the last is the user'],
    [
      'messages as another framework has them',
      { id: 'x', messages: [{ role: 'user', content: 'a' }] },
      '"content":"a"',
    ],
  ])('or a description are wanted, not %s', async (_, asked, message) => {
    await expect(agentOf([]).agent.executeSubtask(asked as never)).rejects.toThrow(message);
  });
});

describe('a message into a running run', () => {
  it('is read before the next step, and an answer before it is not the last word', async () => {
    const heard: boolean[] = [];
    const say = (text: string) => (): void => void agent.steer('cake', text).then((told) => heard.push(told));
    const [sayWarm, sayThanks] = [say('Make it warm, not hot.'), say('Thanks.')];
    const { model, agent } = agentOf([() => (sayWarm(), heat), () => (sayThanks(), 'Done.'), 'You are welcome.']);
    const result = await agent.executeSubtask({ id: 'cake', description: 'Heat the oven.' });
    expect(result.content).toBe('You are welcome.');
    expect(saidTo(model, 1).slice(-2)).toEqual(['tool: It has 180 degrees.', 'user: Make it warm, not hot.']);
    expect(saidTo(model, 2).slice(-2)).toEqual(['assistant: Done.', 'user: Thanks.']);
    expect(heard).toEqual([true, true]);
    expect(await agent.steer('cake', 'Too late.')).toBe(false);
    expect(await replayRun(await agent.log.read('cake'), { digest: nodeDigest })).toMatchObject({ ok: true });
  });

  it('is told to the sender as unheard, if the run ends without it', async () => {
    let heard: Promise<boolean> | undefined;
    const { agent } = agentOf([() => ((heard = agent.thread('cake').steer('Stop.')), new Error('Out of reach.'))]);
    await agent.thread('cake').send('Heat the oven.');
    expect(await heard).toBe(false);
  });
});

it.each([undefined, '', ' \n', { text: 'Stop.' }, 'half \ud83d'])(
  'takes no message of %j, and nothing breaks off for it',
  async (text) => {
    const heard: unknown[] = [];
    const say = async (): Promise<string> => {
      heard.push(await agent.steer('a', text as string).catch((error: unknown) => error));
      return 'Done.';
    };
    const { agent } = agentOf([say]);
    expect((await agent.executeSubtask({ id: 'a', description: 'Bake.' })).content).toBe('Done.');
    expect(heard).toMatchObject([{ name: 'MisuseError', message: expect.stringContaining('the text of a message') }]);
    await expect(agent.thread('cake').send(text as string)).rejects.toThrow('the text of a message');
    expect(await agent.log.read('cake')).toEqual([]);
  },
);
