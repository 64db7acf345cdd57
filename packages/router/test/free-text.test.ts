import { describe, expect, it } from 'vitest';

import { createIntentClassifier, type IntentClassifier } from '../src/index.ts';
import { openShop, type Shop } from './shop.ts';

/** Takes every message that speaks of an order for a question about it. */
function sureOf(confidence: number): IntentClassifier {
  return {
    classify: ({ text }) => {
      const intent = /ticket/.test(text) ? 'create_ticket' : /order/.test(text) ? 'order_status' : null;
      return { intent, confidence: intent === 'order_status' ? confidence : 0.99, candidates: [] };
    },
  };
}

/** A shop that has just asked what a ticket is about. */
async function askedForSubject(classifier: IntentClassifier): Promise<Shop> {
  const shop = openShop({ classifier });
  const { waitingForParam } = await shop.say('ticket, ada@mail.example');
  expect(waitingForParam).toBe('subject');
  return shop;
}

describe('a question that any words answer', () => {
  it.each([0.5, 0.7, 0.94])(
    'takes an answer that sounds like a request for one, at a confidence of %d',
    async (sure) => {
      const shop = await askedForSubject(sureOf(sure));
      const { text } = await shop.say('my order has been on its way for weeks');
      expect(text).toBe('We write to ada@mail.example.');
      expect(shop.calls).toEqual([expect.stringContaining('"subject":"my order has been on its way for weeks"')]);
    },
  );

  it('leaves room for what is a request beyond doubt', async () => {
    const shop = await askedForSubject(sureOf(0.95));
    expect(await shop.say('where is my order')).toMatchObject({ waitingForParam: 'order_id' });
    expect(shop.calls).toEqual([]);
    await shop.say('ORD-7');
    expect(await shop.router.session('s1')).toMatchObject({ waiting: { intentId: 'create_ticket', param: 'subject' } });
  });

  it('keeps them apart by what was learned from examples', async () => {
    const classifier = createIntentClassifier([
      ...['where is my order', 'track my package', 'has my order shipped yet', 'what is the status of my order'].map(
        (text) => ({ text, intent: 'order_status' }),
      ),
      ...['open a ticket', 'ticket please', 'I want to complain', 'note a problem for me'].map((text) => ({
        text,
        intent: 'create_ticket',
      })),
      ...['refund my order', 'I want my money back', 'give me back what I paid', 'can I get a refund'].map((text) => ({
        text,
        intent: 'refund',
      })),
    ]);
    const answer = 'my order was shipped to the wrong address';
    const eligible = ['order_status', 'refund', 'create_ticket'];
    const heard = await classifier.classify({ text: answer, eligible });
    expect(heard).toMatchObject({ intent: 'order_status' });
    expect(heard.confidence).toBeGreaterThan(0.5);
    const shop = openShop({ classifier });
    await shop.say('open a ticket');
    await shop.say('ada@mail.example');
    await shop.say(answer);
    expect(shop.calls).toEqual([expect.stringContaining(`"subject":"${answer}"`)]);
  });

  it('hears another request as easily as ever where the words are no answer', async () => {
    const shop = openShop({ classifier: sureOf(0.5) });
    expect(await shop.say('open a ticket')).toMatchObject({ waitingForParam: 'email' });
    expect(await shop.say('where is my order')).toMatchObject({ waitingForParam: 'order_id' });
  });
});
