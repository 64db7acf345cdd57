import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import type { ModelReply } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import type { ApprovalRule } from '../tool/approval-rule.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import type { ApprovalAnswer } from './approval-answer.ts';
import { ReActAgent, type ReActAgentOptions } from './react-agent.ts';
import { stopWhen } from './stop-when.ts';

const MINUTE = 60_000;

const ANN: ApprovalAnswer = { verdict: 'approve', by: 'ann', role: 'operator' };

interface Payment {
  readonly order: string;
  readonly euros: number;
}

function payTool(paid: unknown[], approval: true | ApprovalRule<Payment> = true) {
  return defineTool({
    name: 'pay',
    description: 'Pays back.',
    parametersSchema: {
      type: 'object',
      properties: { order: { type: 'string' }, euros: { type: 'number', minimum: 0 } },
      required: ['order', 'euros'],
    },
    approval: approval as true,
    execute: (args, { idempotencyKey }) => {
      paid.push({ ...args, key: idempotencyKey });
      return 'paid';
    },
  });
}

function callOf(...calls: readonly (readonly [string, object])[]): ModelReply {
  return { text: '', toolCalls: calls.map(([name, args], at) => ({ id: `c${at}`, name, arguments: args })) };
}

const refund = callOf(['pay', { order: '7', euros: 30 }]);

/** An agent, and others like it in further processes, on one log. */
function shop(
  script: readonly MockReply[],
  { approval, ...options }: Partial<ReActAgentOptions> & { readonly approval?: true | ApprovalRule<Payment> } = {},
) {
  const paid: unknown[] = [];
  const looked: unknown[] = [];
  const runtime = new FixedRuntime('2027-01-01T09:00:00Z');
  const log = new MemoryEventLog(runtime);
  const look = defineTool({
    name: 'look',
    description: 'Looks an order up.',
    parametersSchema: { type: 'object', properties: { order: { type: 'string' } } },
    execute: ({ order }) => (looked.push(order), 'It was broken.'),
  });
  const model = new MockModel(script, { nativeTools: true });
  const agentNow = () => new ReActAgent({ model, runtime, log, tools: [payTool(paid, approval), look], ...options });
  const run = (agent = agentNow(), more = {}) => agent.executeSubtask({ id: 'r', description: 'Refund 7.' }, more);
  return { paid, looked, runtime, log, model, agentNow, run };
}

describe('a tool that a person has to approve', () => {
  it('is not called before the yes, and once after it, in another process', async () => {
    const { paid, log, agentNow, run } = shop([refund, 'Refunded.']);
    const asked = await run();
    expect(asked).toMatchObject({
      status: 'waiting',
      waiting: {
        runId: 'r',
        approvals: [{ callId: '1.1', tool: 'pay', arguments: { order: '7', euros: 30 }, roles: ['operator', 'admin'] }],
      },
      metadata: { stopReason: 'approval' },
    });
    expect(paid).toEqual([]);
    expect(await log.findRun('r')).toMatchObject({
      standing: 'waiting',
      waiting: { for: 'approval', since: '2027-01-01T09:00:00.000Z' },
    });
    // Asked for again, it still waits, and nothing is added.
    const { seq } = (await log.findRun('r')) ?? {};
    expect(await run()).toMatchObject({ status: 'waiting' });
    expect((await log.findRun('r'))?.seq).toBe(seq);

    expect(await agentNow().answer('r', ANN)).toMatchObject({ status: 'success', content: 'Refunded.' });
    expect(paid).toEqual([{ order: '7', euros: 30, key: 'r:1.1' }]);
    expect(await log.findRun('r')).toMatchObject({ standing: 'ended', ending: 'final' });
    expect(await replayRun(await log.read('r'), { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('is not called after a no, and the model is told why', async () => {
    const { paid, log, model, agentNow, run } = shop([refund, 'Not refunded.']);
    await run();
    const answer = { ...ANN, verdict: 'reject', note: 'Order 7 was paid back in May.' } as const;
    expect(await agentNow().answer('r', answer)).toMatchObject({ content: 'Not refunded.' });
    expect(paid).toEqual([]);
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('a person said no: Order 7 was paid back in May.');
    expect(await replayRun(await log.read('r'), { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('is called with what the person makes of the arguments, if they fit', async () => {
    const { paid, log, model, agentNow, run } = shop([refund, 'Refunded in part.']);
    await run();
    const modify = { ...ANN, verdict: 'modify' } as const;
    await expect(agentNow().answer('r', { ...modify, arguments: { order: '7', euros: -1 } })).rejects.toMatchObject({
      code: 'refused-answer',
      reason: 'arguments',
    });
    await agentNow().answer('r', { ...modify, arguments: { order: '7', euros: 20 } });
    expect(paid).toEqual([{ order: '7', euros: 20, key: 'r:1.1' }]);
    expect(model.requests[1]?.messages.at(-1)?.text).toBe(
      'A person changed the arguments of this call to {"euros":20,"order":"7"}.\npaid',
    );
    expect(await replayRun(await log.read('r'), { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('is asked about by a rule on the arguments; one that breaks asks', async () => {
    const small = callOf(['pay', { order: '7', euros: 5 }]);
    const above = shop([small, 'Done.'], { approval: { when: ({ euros }) => euros > 10 } });
    expect(await above.run()).toMatchObject({ status: 'success' });
    expect(above.paid).toHaveLength(1);
    const broken = shop([small, 'Done.'], {
      approval: {
        when: () => {
          throw new Error('Out of reach.');
        },
      },
    });
    expect(await broken.run()).toMatchObject({ status: 'waiting' });
    expect(broken.paid).toEqual([]);
  });
});

describe('several calls of one reply', () => {
  it('are asked about together, and none is made before all are answered', async () => {
    const both = callOf(['pay', { order: '7', euros: 1 }], ['look', { order: '7' }], ['pay', { order: '8', euros: 2 }]);
    const { paid, looked, log, agentNow, run } = shop([both, 'Done.']);
    expect((await run()).waiting?.approvals.map(({ callId }) => callId)).toEqual(['1.1', '1.3']);
    expect(looked).toEqual([]);
    await expect(agentNow().answer('r', ANN)).rejects.toThrow('Several calls wait for an answer');
    const first = await agentNow().answer('r', { ...ANN, callId: '1.3', verdict: 'reject' });
    expect(first.waiting?.approvals.map(({ callId }) => callId)).toEqual(['1.1']);
    expect([paid, looked]).toEqual([[], []]);
    expect(await agentNow().answer('r', ANN)).toMatchObject({ status: 'success' });
    expect([paid, looked]).toEqual([[{ order: '7', euros: 1, key: 'r:1.1' }], ['7']]);
    expect(await replayRun(await log.read('r'), { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });
});

describe('an answer', () => {
  it('counts once under its key, and another one under the same key is refused', async () => {
    const { paid, log, agentNow, run } = shop([refund, 'Refunded.']);
    await run();
    await agentNow().answer('r', { ...ANN, key: 'click-1' });
    expect(await agentNow().answer('r', { ...ANN, key: 'click-1' })).toMatchObject({ content: 'Refunded.' });
    expect(paid).toHaveLength(1);
    expect((await log.read('r')).filter(({ type }) => type === 'approval-answered')).toMatchObject([
      { author: 'ann', key: 'click-1' },
    ]);
  });

  it('under the key of another one is refused while the question is open', async () => {
    const both = callOf(['pay', { order: '7', euros: 1 }], ['pay', { order: '8', euros: 2 }]);
    const { agentNow, run } = shop([both, 'Done.']);
    await run();
    await agentNow().answer('r', { ...ANN, callId: '1.1', key: 'k' });
    await expect(agentNow().answer('r', { ...ANN, callId: '1.1', verdict: 'reject', key: 'k' })).rejects.toMatchObject({
      code: 'reused-key',
    });
  });

  it('is one, of several that come at once', async () => {
    const { paid, agentNow, run } = shop([refund, 'Refunded.']);
    await run();
    const outcomes = await Promise.allSettled([
      agentNow().answer('r', { ...ANN, key: 'a' }),
      agentNow().answer('r', { ...ANN, by: 'ben', verdict: 'reject', key: 'b' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(paid.length).toBeLessThanOrEqual(1);
  });

  it('is taken only of those who may give it, about what they were shown', async () => {
    const { paid, agentNow, run } = shop([refund, 'Refunded.'], { approval: { roles: ['admin'] } });
    const { waiting } = await run();
    await expect(agentNow().answer('r', ANN)).rejects.toMatchObject({ reason: 'role' });
    const admin = { ...ANN, role: 'admin' } as const;
    await expect(agentNow().answer('r', { ...admin, digest: 'of something else' })).rejects.toMatchObject({
      reason: 'changed',
    });
    await expect(agentNow().answer('r', { ...admin, callId: '1.2' })).rejects.toMatchObject({ reason: 'not-open' });
    await expect(agentNow().answer('nobody', admin)).rejects.toMatchObject({ code: 'unknown-run' });
    expect(paid).toEqual([]);
    const digest = waiting?.approvals[0]?.digest;
    expect(await agentNow().answer('r', { ...admin, digest })).toMatchObject({ status: 'success' });
    await expect(agentNow().answer('r', admin)).rejects.toMatchObject({ reason: 'not-open' });
  });

  it.each([
    ['yes', "Expected an answer such as { verdict: 'approve'"],
    [{ verdict: 'approve', role: 'admin' }, 'Expected `by`'],
    [{ ...ANN, role: 'boss' }, 'Expected `role` to be one of'],
    [{ ...ANN, arguments: {} }, "Expected `arguments` together with `verdict: 'modify'`"],
  ])('that is none, such as %j, is a misuse', async (answer, message) => {
    const { agentNow, run } = shop([refund]);
    await run();
    await expect(agentNow().answer('r', answer as unknown as ApprovalAnswer)).rejects.toThrow(message);
  });
});

describe('time', () => {
  const tenMinutes = { approval: { expiresInMs: 10 * MINUTE } };

  it('turns a question that nobody answers into a no', async () => {
    const { paid, runtime, log, model, agentNow, run } = shop([refund, 'Nobody answered.'], tenMinutes);
    expect((await run()).waiting?.until).toBe('2027-01-01T09:10:00.000Z');
    expect((await log.findRun('r'))?.waiting?.until).toBe('2027-01-01T09:10:00.000Z');
    runtime.clock.advance(10 * MINUTE - 1);
    expect(await run()).toMatchObject({ status: 'waiting' });
    runtime.clock.advance(1);
    await expect(agentNow().answer('r', ANN)).rejects.toMatchObject({ reason: 'expired' });
    expect(await run()).toMatchObject({ status: 'success', content: 'Nobody answered.' });
    expect(paid).toEqual([]);
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('nobody approved it before 2027-01-01T09:10:00.000Z');
    expect(await replayRun(await log.read('r'), { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('makes a yes void that is used too late: a process that died after it starts again in the eleventh minute', async () => {
    const { paid, runtime, log, model, agentNow, run } = shop([refund, 'It came too late.'], tenMinutes);
    await run();
    runtime.clock.advance(9 * MINUTE);
    // Whoever answers dies before anything follows from it.
    const append = log.append.bind(log);
    log.append = (to, events, options) =>
      events.some(({ type }) => type === 'run-resumed')
        ? Promise.reject(new Error('Killed.'))
        : append(to, events, options);
    await expect(agentNow().answer('r', ANN)).rejects.toThrow('Killed.');
    log.append = append;
    expect(await log.findRun('r')).toMatchObject({ standing: 'running' });
    runtime.clock.advance(2 * MINUTE);
    expect(await run()).toMatchObject({ content: 'It came too late.' });
    expect(paid).toEqual([]);
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('its approval was good until 2027-01-01T09:10:00.000Z');
  });

  it('spent waiting is no time of the run', async () => {
    const { paid, runtime, agentNow, run } = shop([refund, 'Refunded.'], { stopWhen: stopWhen.afterMs(MINUTE) });
    await run();
    runtime.clock.advance(600 * MINUTE);
    expect(await agentNow().answer('r', ANN)).toMatchObject({ status: 'success' });
    expect(paid).toHaveLength(1);
  });
});

describe('no way around', () => {
  it('leads through a tool that calls it, a hook that changes it, or the engine itself', async () => {
    const refundAll = (paid: unknown[]) => [
      payTool(paid),
      defineTool({
        name: 'refund_all',
        description: 'Pays everything back.',
        parametersSchema: { type: 'object' },
        execute: (_, { callTool }) => callTool('pay', { order: '7', euros: 1000 }),
      }),
    ];
    const paid: unknown[] = [];
    const within = shop([callOf(['refund_all', {}]), 'No.'], { tools: refundAll(paid) });
    await within.run();
    expect(within.model.requests[1]?.messages.at(-1)?.text).toContain('a person has to approve this call first');

    const raise = { name: 'raise', beforeTool: () => ({ arguments: { order: '7', euros: 1000 } }) };
    const changed = shop([refund, 'No.'], { tools: refundAll(paid), hooks: [raise] });
    await changed.run();
    await changed.agentNow().answer('r', ANN);
    expect(changed.model.requests[1]?.messages.at(-1)?.text).toContain('a person has to approve this call first');
    expect(paid).toEqual([]);
  });

  it('is a rule that cannot ask', () => {
    for (const approval of [false, 'yes', { roles: [] }, { roles: ['boss'] }, { expiresInMs: 0 }, { when: true }])
      expect(() => payTool([], approval as unknown as true)).toThrow('Expected `approval` of tool "pay"');
  });
});

describe('a thread', () => {
  it('waits with its turn, and goes on with it', async () => {
    const { paid, log, agentNow } = shop([refund, 'Refunded.', 'Goodbye.']);
    expect(await agentNow().thread('t').send('Refund 7.')).toMatchObject({ status: 'waiting' });
    expect(await log.findRun('t')).toMatchObject({ standing: 'waiting', waiting: { for: 'approval' } });
    expect(await agentNow().thread('t').answer(ANN)).toMatchObject({ content: 'Refunded.' });
    expect(paid).toHaveLength(1);
    expect((await agentNow().thread('t').turns())[0]?.end).toMatchObject({ status: 'success', answer: 'Refunded.' });
    expect(await agentNow().thread('t').send('Thanks.')).toMatchObject({ content: 'Goodbye.' });
  });
});
