import { verifyChain } from '@wayfarer/archon';
import { describe, expect, it } from 'vitest';

import { type PlanProgress, STAGES } from '../src/stage-event.ts';
import { openShop, type Shop } from './shop.ts';

it('forgets what was said when it is cleared, and does nothing twice', async () => {
  const { say, router, calls } = openShop();
  await say('Where is ORD-7?');
  await say('Refund $20 of ORD-7');
  expect(calls).toHaveLength(2);
  await say('Please refund');
  const cleared = await router.clear('s1', 'anna');
  expect(cleared).toMatchObject({ history: [], params: {}, slots: {}, waiting: null, parked: [], lastIntentId: null });
  expect((await say('Where is it?')).text).toBe('Which order is it?');
  expect(calls).toHaveLength(2);
  await say('ORD-7');
  await say('Refund $20 of ORD-7');
  // What was done before stays done.
  expect(calls.filter((call) => call.startsWith('refund'))).toHaveLength(1);
});

describe('a message with everything in it', () => {
  it('goes through the eight stages in order, with the payloads that they must have', async () => {
    const shop = openShop();
    const response = await shop.say('Where is ORD-7?');
    expect(response).toMatchObject({
      status: 'answered',
      text: 'I am looking for ORD-7.\nHere it is: ORD-7 left on Monday.',
    });
    const events = await shop.log.read('s1');
    expect(events.map(({ type }) => type)).toEqual(STAGES);
    expect(events.map(({ content }) => content)).toMatchObject([
      { interaction_id: 'm1', memory: { history_count: 1, params_keys: [], waiting_for_param: null } },
      { eligible: ['order_status', 'refund', 'create_ticket'] },
      { intent_id: 'order_status', redacted_params: [] },
      { intent_id: 'order_status', steps: ['respond', 'tool_call', 'respond'] },
      { message: 'I am looking for ORD-7.' },
      { allowed: true },
      { ok: true, tool: 'order_status' },
      { message: 'Here it is: ORD-7 left on Monday.' },
    ]);
    expect(verifyChain(events, shop.runtime.digest).ok).toBe(true);
  });

  it('tells the first message before the tool runs, and the last after it', async () => {
    const shop = openShop();
    const heard: string[] = [];
    await shop.router.handle(
      { id: 'm1', text: 'Where is ORD-7?', context: { sessionId: 's1' } },
      { onMessage: ({ kind }) => heard.push(`${kind} ${shop.calls.length}`) },
    );
    expect(heard).toEqual(['pre 0', 'post 1']);
  });

  it('is answered again when it comes again, and nothing is done twice', async () => {
    const shop = openShop();
    const message = { id: 'same', text: 'refund ORD-7, $20', context: { sessionId: 's1' } };
    const [first, second] = [await shop.router.handle(message), await shop.router.handle(message)];
    expect(second).toMatchObject({ status: first.status, text: first.text });
    expect(shop.calls).toHaveLength(1);
  });

  it('names its intent at every stage, and how far each step of its plan has come', async () => {
    const shop = openShop();
    await shop.say('Where is ORD-7?');
    const told = (await shop.log.read('s1')).map(({ content }) => content as PlanProgress);
    expect(told.map(({ intent_id }) => intent_id)).toEqual([null, null, ...Array<string>(6).fill('order_status')]);
    const statuses = told.map(({ step_statuses }) => step_statuses?.map(({ status }) => status).join(' '));
    expect(statuses).toEqual([
      undefined,
      undefined,
      undefined,
      'pending pending pending',
      'completed pending pending',
      'completed in_progress pending',
      'completed completed pending',
      'completed completed completed',
    ]);
  });

  it('does so, too, when a step waits, is refused or fails', async () => {
    const shop = openShop();
    await shop.say('refund ORD-7');
    const { approvalId = '' } = await shop.say('$100');
    await shop.router.decideApproval({ sessionId: 's1', approvalId }, { approved: false, by: 'ann' });
    const last = (await shop.log.read('s1')).flatMap(({ type, content }) => {
      const { step_statuses: steps, intent_id: id } = content as PlanProgress;
      return type === 'respond' || type === 'policy_check'
        ? [[type, id, ...(steps ?? []).map(({ status }) => status)]]
        : [];
    });
    expect(last).toEqual([
      ['respond', 'refund', 'waiting_user'],
      ['policy_check', 'refund', 'completed', 'waiting_user', 'pending'],
      ['respond', 'refund', 'completed', 'waiting_user', 'pending'],
      ['respond', 'refund', 'completed', 'canceled', 'canceled'],
    ]);
  });

  it('gives each step a status and the instant since which it has it', async () => {
    const shop = openShop();
    await shop.say('Where is ORD-7?');
    expect((await shop.router.session('s1')).planExecution).toEqual({
      interactionId: 'm1',
      intentId: 'order_status',
      steps: ['respond', 'tool_call', 'respond'].map((type) => ({
        type,
        status: 'completed',
        since: '2026-11-22T10:00:00.000Z',
      })),
    });
  });
});

describe('a message that lacks something', () => {
  it('is completed question by question', async () => {
    const shop = openShop();
    expect(await shop.say('I want a refund')).toMatchObject({
      text: 'Which order is it about?',
      waitingForParam: 'order_id',
    });
    expect(await shop.say('ORD-8')).toMatchObject({ text: 'How much is it?', waitingForParam: 'amount' });
    expect(await shop.say('$12.50')).toMatchObject({
      status: 'answered',
      text: 'One moment.\n$12.5 for ORD-8 is on its way.',
    });
  });

  it('takes a correction of something said before', async () => {
    const shop = openShop();
    await shop.say('refund ORD-8');
    expect(await shop.say('no, I meant ORD-9')).toMatchObject({ text: 'How much is it?' });
    await shop.say('$5');
    expect(shop.calls.at(-1)).toContain('"order_id":"ORD-9"');
    const corrected = (await shop.log.read('s1')).find(({ content }) => 'corrected' in (content as object));
    expect(corrected?.content).toMatchObject({ because: 'correction', corrected: ['order_id'] });
  });

  it('takes a correction after the fact as the same request again', async () => {
    const shop = openShop();
    await shop.say('Where is ORD-8?');
    expect(await shop.say('sorry, I meant ORD-9')).toMatchObject({ text: expect.stringContaining('ORD-9 left') });
  });

  it('says what was wrong with an answer', async () => {
    const shop = openShop();
    await shop.say('refund ORD-8');
    const { text } = await shop.say('$0');
    expect(text).toMatch(/1/);
    expect(text).toMatch(/How much is it\?$/);
  });

  it('is asked for twice more, then a person is offered, and a yes brings one', async () => {
    const shop = openShop();
    await shop.say('Where is it?');
    const texts = [await shop.say('blue'), await shop.say('green'), await shop.say('red')].map(({ text }) => text);
    expect(texts).toEqual([
      'I need the number of the order, like ORD-1001.',
      'I need the number of the order, like ORD-1001.',
      'I need the number of the order, like ORD-1001. Would you like me to loop in a human support agent?',
    ]);
    expect(await shop.say('yes please')).toMatchObject({ status: 'handed-over' });
    expect(await shop.say('Where is ORD-7?')).toMatchObject({ status: 'silent', text: '' });
    await shop.router.handBack('s1', 'ann');
    expect(await shop.say('Where is ORD-7?')).toMatchObject({ status: 'answered' });
  });

  it('is dropped by "never mind"', async () => {
    const shop = openShop();
    await shop.say('I want a refund');
    expect(await shop.say('never mind')).toMatchObject({ status: 'answered', text: 'All right, I have dropped that.' });
    expect(await shop.say('ORD-8')).toMatchObject({ status: 'fallback' });
    expect((await shop.router.session('s1')).waiting).toBeNull();
  });

  it('waits while something else is asked for, and is returned to', async () => {
    const shop = openShop();
    await shop.say('refund ORD-8 please');
    const { text, waitingForParam } = await shop.say('by the way, where is my other parcel ORD-9?');
    expect(text).toContain('ORD-9 left on Monday.');
    expect(text).toMatch(/How much is it\?$/);
    expect(waitingForParam).toBe('amount');
    await shop.say('$5');
    expect(shop.calls.at(-1)).toContain('"order_id":"ORD-8","amount":5');
  });

  it('goes on in another process, however it was stopped', async () => {
    const shop = openShop();
    await shop.say('refund ORD-8');
    const other = openShop({ log: shop.log });
    const response = await other.router.handle({
      id: 'n1',
      text: '$5',
      customerId: 'c1',
      context: { sessionId: 's1' },
    });
    expect(response.text).toContain('$5 for ORD-8');
  });

  it('knows what "it" is', async () => {
    const shop = openShop();
    await shop.say('Where is ORD-8?');
    expect(await shop.say('refund it')).toMatchObject({ waitingForParam: 'amount' });
    await shop.say('Where is ORD-8?', 's2');
    expect(await shop.say('refund another thing', 's2')).toMatchObject({ waitingForParam: 'order_id' });
  });
});

describe('two requests in one message', () => {
  it('are two passes from intent_classified on', async () => {
    const shop = openShop();
    const { text } = await shop.say('Where is ORD-7? And also I want a refund of $5 for ORD-8.');
    expect(text).toContain('ORD-7 left on Monday.');
    expect(text).toContain('$5 for ORD-8 is on its way.');
    const passes = (await shop.log.read('s1')).filter(({ type }) => type === 'intent_classified');
    expect(passes.map(({ content }) => content)).toMatchObject([
      { intent_id: 'order_status', intent_index: 0 },
      { intent_id: 'refund', intent_index: 1 },
    ]);
  });

  it('are both dealt with when one of them lacks something: its question comes last', async () => {
    const shop = openShop();
    const { text, waitingForParam } = await shop.say('I want a refund. And where is ORD-7?');
    expect(text).toMatch(/ORD-7 left on Monday\.\nWhich order is it about\?$/);
    expect(waitingForParam).toBe('order_id');
  });
});

describe('policy', () => {
  it('is told in its own words', async () => {
    const shop = openShop();
    expect(await shop.say('refund ORD-8, $600')).toMatchObject({
      status: 'blocked',
      text: expect.stringContaining('Refunds of more than $500 are not made here.'),
      error: { code: 'policy-denied' },
    });
    expect(shop.calls).toEqual([]);
  });

  it('lets a person decide, and goes on at tool_execute', async () => {
    const shop = openShop();
    const { status, approvalId = '' } = await shop.say('refund ORD-8, $100');
    expect(status).toBe('waiting-approval');
    expect(shop.calls).toEqual([]);
    const decided = await shop.router.decideApproval({ sessionId: 's1', approvalId }, { approved: true, by: 'ann' });
    expect(decided.text).toBe('$100 for ORD-8 is on its way.');
    expect((await shop.log.read('s1')).slice(-3).map(({ type }) => type)).toEqual([
      'approval-decided',
      'tool_execute',
      'respond',
    ]);
    await expect(
      shop.router.decideApproval({ sessionId: 's1', approvalId }, { approved: true, by: 'ann' }),
    ).rejects.toThrow('waits for approval');
    expect(shop.calls).toHaveLength(1);
  });

  it('leaves the present question open when an approval comes late', async () => {
    const shop = openShop();
    const { approvalId = '' } = await shop.say('refund ORD-8, $100');
    await shop.say('refund ORD-9');
    await shop.router.decideApproval({ sessionId: 's1', approvalId }, { approved: false, by: 'ann' });
    expect(await shop.say('$5')).toMatchObject({ text: expect.stringContaining('$5 for ORD-9') });
  });

  it('that cannot be asked lets nothing through', async () => {
    const data = { factsFor: () => Promise.reject(new Error('The database is down.')) };
    const shop = openShop({ data });
    expect(await shop.say('refund ORD-8, $5')).toMatchObject({
      status: 'failed',
      error: { code: 'policy-unavailable', retryable: true },
    });
    expect(shop.calls).toEqual([]);
  });
});

describe('the same call', () => {
  it('is not made twice in a conversation, if it changes something', async () => {
    const shop = openShop();
    await shop.say('refund ORD-8, $5');
    expect(await shop.say('refund ORD-8, $5')).toMatchObject({ status: 'answered' });
    expect(shop.calls).toHaveLength(1);
    await shop.say('refund ORD-8, $6');
    expect(shop.calls).toHaveLength(2);
  });
});

describe('what goes wrong', () => {
  it('is told without the inside of the machine', async () => {
    const shop = openShop({}, new Set(['refund']));
    expect(await shop.say('refund ORD-8, $5')).toMatchObject({
      status: 'failed',
      text: 'One moment.\nThat did not work. Try again tomorrow.',
      error: { code: 'tool-failed' },
    });
  });

  it('in a classifier counts as not understood', async () => {
    const shop = openShop({ classifier: { classify: () => Promise.reject(new Error('No such model.')) } });
    expect(await shop.say('Where is ORD-7?')).toMatchObject({
      status: 'fallback',
      text: expect.stringMatching(/Would you like me to loop in a human support agent\?$/),
    });
  });

  it('in a sink costs nobody an answer', async () => {
    const shop = openShop({
      telemetry: [
        {
          record() {
            throw new Error('Full.');
          },
        },
      ],
    });
    expect(await shop.say('Where is ORD-7?')).toMatchObject({ status: 'answered' });
  });
});

describe('many at once', () => {
  it('are answered in order within a session, whatever the sessions', async () => {
    const shop: Shop = openShop();
    const sessions = Array.from({ length: 20 }, (_, n) => `s${n}`);
    const replies = await Promise.all(
      sessions.flatMap((id) => [shop.say('refund', id), shop.say(`ORD-${id.slice(1)}`, id), shop.say('$5', id)]),
    );
    expect(replies.filter(({ text }) => text.includes('is on its way'))).toHaveLength(20);
    expect(shop.calls).toHaveLength(20);
  });

  it('in two processes on one log are each answered once', async () => {
    const shop = openShop();
    const other = openShop({ log: shop.log });
    const said = Array.from({ length: 10 }, (_, n) => ({
      id: `x${n}`,
      text: `Where is ORD-${n}?`,
      context: { sessionId: 's1' },
    }));
    await Promise.all(said.map((message, n) => (n % 2 ? shop : other).router.handle(message)));
    const answered = (await shop.log.read('s1')).filter(({ type }) => type === 'respond');
    expect(answered).toHaveLength(10);
  });
});

describe('a message of several sentences', () => {
  it('is one request when the others only tell about it', async () => {
    const shop = openShop();
    await shop.say('The box was open. I want a refund of $5. It is about ORD-8.');
    expect(shop.calls.map((call) => call.split(' ')[0])).toEqual(['refund']);
    expect(shop.calls[0]).toContain('"order_id":"ORD-8"');
  });

  it('loses nothing that tells about one of two requests', async () => {
    const shop = openShop();
    await shop.say('Hello there. I want a refund of $5. It is about ORD-8. Also, where is ORD-9?');
    expect(shop.calls).toHaveLength(2);
    expect(shop.calls[0]).toContain('"order_id":"ORD-8"');
    expect(shop.calls[1]).toContain('"order_id":"ORD-9"');
  });
});
