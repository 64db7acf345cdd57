import { beforeEach, describe, expect, it } from 'vitest';

import { ReActAgent } from '../../src/loop/react-agent.ts';
import { InProcessBus, InProcessContext, type Message, WorkerAgent } from '../../src/team/index.ts';
import type { Letter } from '../../src/team/message.ts';
import type { TeamTask } from '../../src/team/task.ts';
import type { WorkerAgentOptions } from '../../src/team/worker-agent.ts';
import { MockModel } from '../../src/testing/index.ts';
import { ToolResult } from '../../src/tool/tool-result.ts';
import { SteppedWorld } from './stepped-world.ts';

const SUM: TeamTask = { id: 'sum', description: 'Add.', capabilities: ['sum'] };

let runtime: SteppedWorld;
let bus: InProcessBus;
let shared: InProcessContext;
/** What the worker has sent, with the milliseconds at which it did. */
let sent: (Message & { readonly atMs: number })[];
beforeEach(() => {
  runtime = new SteppedWorld();
  bus = new InProcessBus({ runtime });
  shared = new InProcessContext();
  sent = [];
});

async function start(options: Partial<WorkerAgentOptions> = {}): Promise<WorkerAgent> {
  const worker = new WorkerAgent({
    id: 'worker',
    role: { name: 'Worker', capabilities: ['sum'] },
    bus: {
      publish: async (message) => {
        if (message.senderId === 'worker') sent.push({ ...message, atMs: runtime.elapsedMs });
        await bus.publish(message);
      },
      subscribe: (...rest) => bus.subscribe(...rest),
      unsubscribe: (agentId) => bus.unsubscribe(agentId),
      close: () => bus.close(),
    },
    shared,
    runtime,
    work: async () => '4',
    ...options,
  });
  await worker.start();
  return worker;
}

let told = 0;
async function tell(
  messageType: Message['messageType'],
  content: Letter['content'],
  { senderId = 'asker', receiverId = 'worker' } = {},
): Promise<void> {
  const timestamp = runtime.clock.now().toISOString();
  await bus.publish({ id: `told-${++told}`, senderId, receiverId, messageType, content, timestamp });
  await runtime.pass(0);
}

function request(task: Partial<TeamTask> = {}, attempt = 1): Promise<void> {
  return tell('task_request', { task: { ...SUM, ...task }, attempt });
}

function sentOf(messageType: Message['messageType']): readonly (Message & { readonly atMs: number })[] {
  return sent.filter((message) => message.messageType === messageType);
}

/** The answers to requests: what became of them, and why. */
function answers(): readonly (readonly unknown[])[] {
  return sentOf('status_update')
    .filter(({ receiverId }) => receiverId === 'asker')
    .map(({ content }) => [content['taskId'], content['status'], content['reason']]);
}

/** Work that ends when the test says so. */
function held(): { readonly work: () => Promise<string>; readonly end: (text: string) => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve };
}

describe('a worker', () => {
  it('says once a second that it lives, and what it works on, until it stops', async () => {
    const { work } = held();
    const worker = await start({ work });
    await runtime.pass(1_500);
    await request();
    await runtime.pass(1_000);
    await worker.stop();
    await runtime.pass(5_000);
    expect(
      sentOf('status_update')
        .filter(({ receiverId }) => receiverId === 'broadcast')
        .map(({ atMs, content, priority }) => [atMs, content['status'], content['tasks'], priority]),
    ).toEqual([
      [0, 'available', undefined, 'high'],
      [1_000, 'alive', [], undefined],
      [2_000, 'alive', ['sum'], undefined],
    ]);
  });

  it('sends a result five times while nobody acknowledges it, waiting 2, 4, 6 and 8 seconds', async () => {
    await start();
    await request();
    await runtime.pass(60_000);
    expect(sentOf('task_response').map(({ atMs }) => atMs)).toEqual([0, 2_000, 6_000, 12_000, 20_000]);
    expect(new Set(sentOf('task_response').map(({ id }) => id)).size).toBe(1);
  });

  it('sends a result no more when it is acknowledged, nor when it has stopped', async () => {
    const worker = await start();
    await request();
    await request({ id: 'other' });
    await runtime.pass(2_500);
    await tell('acknowledgement', { taskId: 'sum' });
    await runtime.pass(10_000);
    await worker.stop();
    await runtime.pass(60_000);
    const times = (taskId: string): readonly number[] =>
      sentOf('task_response')
        .filter(({ content }) => content['taskId'] === taskId)
        .map(({ atMs }) => atMs);
    expect([times('sum'), times('other')]).toEqual([
      [0, 2_000],
      [0, 2_000, 6_000, 12_000],
    ]);
  });

  it('takes one task at a time, or as many as its role has room for', async () => {
    const { work, end } = held();
    const worker = await start({ work });
    await request();
    await request({ id: 'two' });
    expect([answers(), worker.load]).toEqual([
      [
        ['sum', 'accepted', undefined],
        ['two', 'rejected', 'It has as many tasks as it takes.'],
      ],
      1,
    ]);
    // What it has already, it does not begin anew.
    await request();
    expect(answers().at(-1)).toEqual(['sum', 'accepted', undefined]);
    end('4');
    await runtime.pass(0);
    expect(worker.load).toBe(0);
    await request({ id: 'two' });
    expect(answers().at(-1)).toEqual(['two', 'accepted', undefined]);
  });

  it('takes two tasks at a time if its role has room for two', async () => {
    const worker = await start({ work: held().work, role: { name: 'Worker', capabilities: ['sum'], capacity: 2 } });
    for (const id of ['one', 'two', 'three']) await request({ id });
    expect([answers().map(([, status]) => status), worker.load]).toEqual([['accepted', 'accepted', 'rejected'], 2]);
  });

  it('does not do again what is done: it sends the result that there is', async () => {
    let times = 0;
    await start({ work: async () => String(++times) });
    await request();
    await request();
    expect([times, sentOf('task_response').map(({ content }) => (content['result'] as ToolResult).content)]).toEqual([
      1,
      ['1', '1'],
    ]);
  });

  it('refuses what has passed through it', async () => {
    await start();
    await request({ chain: ['foreman', 'worker'] });
    expect(answers()).toEqual([['sum', 'rejected', 'It has passed through here already.']]);
  });

  it('takes a task from an earlier attempt of another, and not from the same or a later one', async () => {
    await start();
    const claims = [
      [1, 'accepted'],
      [2, 'rejected'],
      [3, 'rejected'],
    ] as const;
    for (const [attempt, status] of claims) {
      const id = `claimed-at-${attempt}`;
      await shared.set(`claim:${id}`, { agentId: 'other', attempt });
      await request({ id }, 2);
      expect(answers().at(-1)?.slice(0, 2)).toEqual([id, status]);
    }
    // Its own claim, from before it was started anew.
    await shared.set('claim:own', { agentId: 'worker', attempt: 9 });
    await request({ id: 'own' }, 1);
    expect(answers().at(-1)).toEqual(['own', 'accepted', undefined]);
    expect((await shared.get('claim:own')).value).toEqual({ agentId: 'worker', attempt: 1 });
  });

  it('says whether a result is a success, and how sure it is', async () => {
    const results: Record<string, Awaited<ReturnType<Extract<WorkerAgentOptions['work'], CallableFunction>>>> = {
      text: 'four',
      success: ToolResult.success('4'),
      failure: ToolResult.error('Too large.'),
      sure: { result: '4', confidence: 0.9, evidence: 'by heart' },
    };
    await start({ work: async ({ id }) => results[id] ?? '' });
    for (const id of Object.keys(results)) await request({ id }, 3);
    expect(sentOf('task_response').map(({ content }) => content)).toEqual([
      { taskId: 'text', attempt: 3, result: ToolResult.success('four'), status: 'success' },
      { taskId: 'success', attempt: 3, result: ToolResult.success('4'), status: 'success' },
      { taskId: 'failure', attempt: 3, result: ToolResult.error('Too large.'), status: 'failed' },
      {
        taskId: 'sure',
        attempt: 3,
        result: ToolResult.success('4'),
        status: 'success',
        confidence: 0.9,
        evidence: 'by heart',
      },
    ]);
  });

  it('tells what was thrown, which may be tried again unless it says otherwise', async () => {
    const faults: Record<string, unknown> = {
      error: new Error('Away.'),
      'no error': 'Gone.',
      'for good': Object.assign(new Error('Never.'), { retryable: false }),
      'for now': Object.assign(new Error('Not now.'), { retryable: true }),
    };
    await start({
      work: async ({ id }) => {
        throw faults[id];
      },
    });
    for (const id of Object.keys(faults)) await request({ id });
    expect(sentOf('error').map(({ content }) => [content['message'], content['retryable']])).toEqual([
      ['Away.', true],
      ['Gone.', true],
      ['Never.', false],
      ['Not now.', true],
    ]);
  });

  it('sends nothing of what ends after it has stopped', async () => {
    const { work, end } = held();
    const worker = await start({ work });
    await request();
    await worker.stop();
    end('4');
    await runtime.pass(1_000);
    expect(sentOf('task_response')).toEqual([]);
  });

  it('says what it reports, and answers who asks who is there', async () => {
    await start({
      work: async (_, { report }) => {
        await report('Half done.');
        return '4';
      },
    });
    await tell('status_update', { status: 'who-is-there' }, { receiverId: 'broadcast' });
    await tell('status_update', { status: 'alive' }, { receiverId: 'broadcast' });
    await request();
    const said = sentOf('status_update').filter(({ receiverId }) => receiverId === 'broadcast');
    expect(said.map(({ content }) => content)).toEqual([
      { status: 'available', role: { name: 'Worker', capabilities: ['sum'] } },
      { status: 'available', role: { name: 'Worker', capabilities: ['sum'] } },
      { taskId: 'sum', status: 'working', note: 'Half done.' },
    ]);
    expect(said.at(-1)?.correlationId).toBe('sum');
  });

  it('answers a question that it can answer, of somebody else', async () => {
    const asked: string[] = [];
    await start({
      help: async (question) => {
        asked.push(question);
        return question === 'How high?' ? '3776 m' : undefined;
      },
    });
    await tell('help_request', { question: 'How high?' });
    await tell('help_request', { question: 'How high?', capability: 'sum' });
    await tell('help_request', { question: 'How deep?' });
    await tell('help_request', { question: 'How high?', capability: 'draw' });
    await tell('help_request', { question: 'How high?' }, { senderId: 'worker', receiverId: 'broadcast' });
    expect(asked).toEqual(['How high?', 'How high?', 'How deep?']);
    expect(sentOf('help_response').map(({ receiverId, content }) => [receiverId, content['answer']])).toEqual([
      ['asker', '3776 m'],
      ['asker', '3776 m'],
    ]);
  });

  it('waits ten seconds for help, or as long as it says', async () => {
    const ended: (readonly [unknown, number])[] = [];
    await start({
      role: { name: 'Worker', capabilities: ['sum'], capacity: 2 },
      work: async ({ id }, { askHelp }) => {
        const answer = await askHelp('How?', id === 'hasty' ? { timeoutMs: 300, capability: 'draw' } : {});
        ended.push([answer, runtime.elapsedMs]);
        return '';
      },
    });
    await request();
    await request({ id: 'hasty' });
    expect(sentOf('help_request').map(({ content }) => content)).toEqual([
      { question: 'How?' },
      { question: 'How?', capability: 'draw' },
    ]);
    await runtime.pass(20_000);
    expect(ended).toEqual([
      [undefined, 300],
      [undefined, 10_000],
    ]);
  });

  it('bids for what it can do while it has room, and only if it has an offer', async () => {
    await start({
      work: held().work,
      bid: ({ id }) => (id === 'dull' ? undefined : { cost: 2, quality: 0.5, durationMs: 100 }),
    });
    const offer = (task: Partial<TeamTask>): Promise<void> => tell('bid_request', { task: { ...SUM, ...task } });
    await offer({ id: 'lot' });
    await offer({ id: 'anything', capabilities: undefined });
    await offer({ id: 'dull' });
    await offer({ id: 'draw', capabilities: ['sum', 'draw'] });
    await request();
    await offer({ id: 'full' });
    expect(sentOf('bid')).toHaveLength(2);
    expect(sentOf('bid')[0]?.content).toMatchObject({ cost: 2, quality: 0.5, durationMs: 100 });
  });

  it('hears only what its role receives, and that its results have come', async () => {
    await start({
      role: { name: 'Worker', capabilities: ['sum'], receives: ['task_request'] },
      help: async () => 'yes',
    });
    await tell('help_request', { question: '?' });
    await request();
    await tell('acknowledgement', { taskId: 'sum' });
    await runtime.pass(60_000);
    expect([sentOf('help_response').length, sentOf('task_response').length]).toEqual([0, 1]);
  });

  it('goes on from what was saved, and saves no more when somebody else has claimed the task', async () => {
    const seen: unknown[] = [];
    const refused = Promise.withResolvers<unknown>();
    await shared.set('checkpoint:sum', { part: 1 });
    await start({
      work: async (_, { checkpoint, save }) => {
        seen.push(checkpoint);
        await save({ part: 2 });
        await shared.set('claim:sum', { agentId: 'other', attempt: 2 });
        await save({ part: 3 }).catch(refused.resolve);
        return '';
      },
    });
    await request();
    expect(seen).toEqual([{ part: 1 }]);
    expect(String(await refused.promise)).toBe("Error: Task sum is somebody else's now.");
    expect((await shared.get('checkpoint:sum')).value).toEqual({ part: 2 });
  });

  it('tells an agent of the loop what is known already, line by line', async () => {
    const model = new MockModel(['Thought: easy.\nFinal Answer: 4', 'Thought: easy.\nFinal Answer: 5']);
    await start({ work: new ReActAgent({ model, runtime }) });
    await shared.set('checkpoint:sum', { part: 1 });
    await request({ context: { first: 2, second: 'two' }, expectedOutput: 'A number.' });
    await request({ id: 'bare' });
    const [whole, bare] = model.requests.map((each) => JSON.stringify(each));
    expect(whole).toContain(JSON.stringify('first: 2\nsecond: "two"\nWhat was done before: {"part":1}').slice(1, -1));
    expect(whole).toContain('A number.');
    expect(bare).not.toContain('What was done before');
    expect(sentOf('task_response').map(({ content }) => (content['result'] as ToolResult).content)).toEqual(['4', '5']);
  });
});
