import { ToolResult } from '@wayfarer/archon';
import { describe, expect, it } from 'vitest';

import type { AgentRouterOptions, ClassifierInput, IntentClassifier, RouterToolCall } from '../src/index.ts';
import { openShop, type Shop } from './shop.ts';

/** A shop whose tools only note what they were told. */
function openListening(changes: Partial<AgentRouterOptions> = {}): Shop & { readonly told: RouterToolCall[] } {
  const told: RouterToolCall[] = [];
  const executor: AgentRouterOptions['executor'] = {
    execute(call) {
      told.push(call);
      return Promise.resolve(ToolResult.success('Done.'));
    },
  };
  return { ...openShop({ executor, ...changes }), told };
}

describe('a tool', () => {
  const TEXT = 'refund $20 for ORD-1, and write to anna@example.com';
  const KEPT = { text: 'refund $20 for ORD-1, and write to ⟦email:1⟧', personal: { '⟦email:1⟧': 'anna@example.com' } };

  it('is told the message as the conversation keeps it, with what its placeholders stand for', async () => {
    const { say, told } = openListening();
    await say(TEXT);
    await say('where is ORD-2?');
    expect(told).toMatchObject([KEPT, { text: 'where is ORD-2?', personal: {} }]);
  });

  it('is told it as well when the call was approved long after', async () => {
    const { say, told, router } = openListening();
    const { approvalId = '' } = await say(TEXT.replace('$20', '$80'));
    for (let order = 1; order <= 25; order++) await say(`where is ORD-${order}?`);
    await router.decideApproval({ sessionId: 's1', approvalId }, { approved: true, by: 'clerk' });
    expect(told.at(-1)).toMatchObject({ ...KEPT, text: KEPT.text.replace('$20', '$80') });
  });
});

it('a tool is told the model that its intent names, if it names one', async () => {
  const { say, told } = openListening();
  await say('Where is ORD-7?');
  await say('refund ORD-7, $20');
  expect(told.map(({ tool, model }) => [tool, model])).toEqual([
    ['order_status', 'ollama:small'],
    ['refund', undefined],
  ]);
});

describe('a message that names its intent', () => {
  const classifier: IntentClassifier = { classify: () => Promise.reject(new Error('Nobody was to be asked.')) };
  const named = (text: string, intent: string) => ({ id: text, text, intent, context: { sessionId: 's1' } });

  it('is classified by nobody, and has its parameters read from the text', async () => {
    const { router, told } = openListening({ classifier });
    expect(await router.handle(named('ORD-7, please', 'order_status'))).toMatchObject({ status: 'answered' });
    expect(told).toMatchObject([{ tool: 'order_status', params: { order_id: 'ORD-7' } }]);
  });

  it('is asked for what it lacks', async () => {
    const { router } = openListening({ classifier });
    expect(await router.handle(named('how far is it?', 'order_status'))).toMatchObject({
      status: 'waiting-user',
      waitingForParam: 'order_id',
    });
  });

  it('goes before the open question of another intent, which is put again after it', async () => {
    const { router, told } = openListening({ classifier });
    await router.handle(named('money back', 'refund'));
    const { waitingForParam } = await router.handle(named('ORD-7', 'order_status'));
    expect(told).toMatchObject([{ tool: 'order_status', params: { order_id: 'ORD-7' } }]);
    expect(waitingForParam).toBe('order_id');
  });

  it('is read like any other where there is no such intent', async () => {
    const { router, told } = openListening();
    await router.handle(named('where is ORD-7?', 'dance'));
    expect(told).toMatchObject([{ tool: 'order_status' }]);
  });
});

describe('a classifier that knows commands', () => {
  const asked: (string | undefined)[] = [];
  const readCommand = ({ text, sessionId }: ClassifierInput) => {
    asked.push(sessionId);
    const number = /^status (\d+)$/.exec(text)?.[1];
    const intent = { confidence: 1, candidates: [] };
    if (number !== undefined) return { ...intent, intent: 'order_status', params: { order_id: `number ${number}` } };
    return text === 'refund' ? { ...intent, intent: 'refund', params: { amount: 20 } } : undefined;
  };
  const classifier: IntentClassifier = {
    readCommand,
    classify: (input) => readCommand(input) ?? { intent: null, confidence: 0, candidates: [] },
  };

  it('is told the conversation, and hands on what it has read', async () => {
    const { say, told } = openListening({ classifier });
    await say('status 7', 'another');
    expect(told).toMatchObject([{ tool: 'order_status', params: { order_id: 'number 7' } }]);
    expect(new Set(asked)).toEqual(new Set(['another']));
  });

  it('has what it did not read asked for', async () => {
    const { say, told } = openListening({ classifier });
    expect((await say('refund')).text).toBe('Which order is it about?');
    await say('ORD-3');
    expect(told).toMatchObject([{ tool: 'refund', params: { amount: 20, order_id: 'ORD-3' } }]);
  });

  it('sees a command in a reply, and the question is put again', async () => {
    const { say, told } = openListening({ classifier });
    await say('refund');
    const { messages, waitingForParam } = await say('status 7');
    expect(told).toMatchObject([{ tool: 'order_status' }]);
    expect(messages.map(({ kind }) => kind)).toEqual(['pre', 'post', 'ask']);
    expect(waitingForParam).toBe('order_id');
  });
});

describe('a tool that is refused', () => {
  it('is told apart from one that failed', async () => {
    const { say } = openListening({
      executor: {
        execute: () =>
          Promise.resolve(ToolResult.error('no', { code: 'policy-denied', publicMessage: 'It is Sunday.' })),
      },
    });
    expect(await say('where is ORD-1?')).toMatchObject({
      status: 'blocked',
      error: { code: 'policy-denied' },
      text: 'I am looking for ORD-1.\nI am not able to do that. It is Sunday.',
    });
  });
});
