import { describe, expect, it } from 'vitest';

import type { PlanStep, RouterPlanner } from '../src/index.ts';
import { openShop } from './shop.ts';

function planOf(...steps: PlanStep[]): RouterPlanner {
  return { createPlan: ({ id }) => ({ intentId: id, steps }) };
}

const TICKET: PlanStep = { type: 'tool_call', tool: 'create_ticket', params: { email: 'x', subject: 'slow' } };
const ORDER: PlanStep = { type: 'tool_call', tool: 'order_status', params: { order_id: 'ORD-9' } };
const POST: PlanStep = { type: 'respond', when: 'post', template: 'Done: {summary}' };

function toolsOf(calls: readonly string[]): string[] {
  return calls.map((call) => call.replace(/ \S+ /, ' '));
}

describe('a planner of one’s own', () => {
  it('has its own tool called with its own parameters, and its own last words said', async () => {
    const { say, calls } = openShop({ planner: planOf(ORDER, POST) });
    const { text, status } = await say('Where is it?');
    expect({ text, status }).toEqual({ text: 'Done: ORD-9 left on Monday.', status: 'answered' });
    expect(toolsOf(calls)).toEqual(['order_status {"order_id":"ORD-9"}']);
  });

  it('has several tools called one after the other, each under a key of its own, and one answer given', async () => {
    const { say, calls, log } = openShop({ planner: planOf(ORDER, TICKET, POST) });
    const { text, messages } = await say('Where is it?');
    expect(text).toBe('Done: We write to x.');
    expect(messages).toHaveLength(1);
    expect(toolsOf(calls)).toEqual([
      'order_status {"order_id":"ORD-9"}',
      'create_ticket {"email":"x","subject":"slow"}',
    ]);
    expect(new Set(calls.map((call) => call.split(' ')[1])).size).toBe(2);
    const types = (await log.read('s1')).map(({ type }) => type);
    expect(types.slice(-5)).toEqual(['policy_check', 'tool_execute', 'policy_check', 'tool_execute', 'respond']);
  });

  it('stops where a call fails, or the policy has something against the next', async () => {
    const failing = openShop({ planner: planOf(ORDER, TICKET) }, new Set(['order_status']));
    expect((await failing.say('Where is it?')).status).toBe('failed');
    expect(toolsOf(failing.calls)).toHaveLength(1);

    const refund: PlanStep = { type: 'tool_call', tool: 'refund', params: { order_id: 'ORD-9', amount: 600 } };
    const denied = openShop({ planner: planOf(ORDER, refund, TICKET) });
    const { status, text } = await denied.say('Where is it?');
    expect(status).toBe('blocked');
    expect(text).toContain('Refunds of more than $500 are not made here.');
    expect(toolsOf(denied.calls)).toHaveLength(1);
  });

  it('goes on with the rest when a person has approved a call in between', async () => {
    const refund: PlanStep = { type: 'tool_call', tool: 'refund', params: { order_id: 'ORD-9', amount: 70 } };
    const { say, calls, router } = openShop({ planner: planOf(refund, TICKET, POST) });
    const { approvalId = '' } = await say('Where is it?');
    expect(calls).toEqual([]);
    const { text } = await router.decideApproval({ sessionId: 's1', approvalId }, { approved: true, by: 'eve' });
    expect(text).toBe('Done: We write to x.');
    expect(toolsOf(calls)).toHaveLength(2);
  });

  it('loses none of its calls when the process dies in one of them', async () => {
    const planner = planOf(ORDER, TICKET, POST);
    const dead = openShop({ planner, executor: { execute: () => new Promise(() => undefined) } });
    void dead.say('Where is it?');
    for await (const { type } of dead.log.subscribe('s1')) if (type === 'policy_check') break;
    const { router, calls, log } = openShop({ log: dead.log });
    await router.resume();
    expect(toolsOf(calls)).toEqual([
      'order_status {"order_id":"ORD-9"}',
      'create_ticket {"email":"x","subject":"slow"}',
    ]);
    expect((await log.read('s1')).at(-1)?.content).toMatchObject({ message: 'Done: We write to x.', final: true });
  });

  it('may call nothing', async () => {
    const { say, calls } = openShop({ planner: planOf({ type: 'respond', when: 'post', template: 'Ask the baker.' }) });
    expect(await say('Where is it?')).toMatchObject({ text: 'Ask the baker.', status: 'answered' });
    expect(calls).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('The model is out of reach.');
      },
    ],
    ['makes nothing', () => undefined],
    ['promises one', async () => ({ intentId: 'order_status', steps: [ORDER] })],
    ['makes a plan without steps', () => ({ intentId: 'order_status' })],
    ['makes a step of another kind', () => ({ steps: [ORDER, { type: 'dance' }] })],
    ['makes a call without a tool', () => ({ steps: [{ type: 'tool_call', params: {} }] })],
    ['makes a call with what is no value', () => ({ steps: [{ ...ORDER, params: { order_id: () => 'ORD-9' } }] })],
  ])('that %s has nothing called, and the message is answered', async (_, createPlan) => {
    const { say, calls, log } = openShop({ planner: { createPlan: createPlan as RouterPlanner['createPlan'] } });
    expect(await say('Where is it?')).toMatchObject({ status: 'failed', error: { code: 'plan-failed' } });
    expect(calls).toEqual([]);
    expect((await log.read('s1')).at(-1)).toMatchObject({ type: 'respond', content: { error_code: 'plan-failed' } });
    expect(await say('Where is it?', 'm2')).toMatchObject({ status: 'failed' });
  });
});
