import { MisuseError } from '@wayfarer/archon';
import type { Model } from '@wayfarer/archon/model';
import { describe, expect, it } from 'vitest';

import { ModelClassifier } from '../src/classifier/index.ts';
import { type IntentClassifier, modelFallback } from '../src/index.ts';
import { openShop } from './shop.ts';

/** Never answers; keeps the signals that it was given. */
function hangingModel() {
  const signals: (AbortSignal | undefined)[] = [];
  const model: Model = {
    id: 'hanging',
    complete: (_request, call) => {
      signals.push(call?.signal);
      return new Promise(() => undefined);
    },
  };
  return { model, signals };
}

const NOBODY_KNOWS: IntentClassifier = { classify: () => ({ intent: null, confidence: 0, candidates: [] }) };

describe('a model that hangs', () => {
  it('as classifier is given up after its time, and another is asked', async () => {
    const { model, signals } = hangingModel();
    const otherwise: IntentClassifier = {
      classify: () => ({ intent: 'order_status', confidence: 0.9, candidates: [] }),
    };
    const classifier = new ModelClassifier({ model, intents: () => [], timeoutMs: 10, otherwise });
    const { say } = openShop({ classifier });
    expect((await say('Where is ORD-7?')).text).toContain('ORD-7 left on Monday.');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('as any classifier costs the understanding of a message, not the conversation', async () => {
    const classifier: IntentClassifier = { classify: () => new Promise(() => undefined) };
    const { say } = openShop({ classifier, timeoutMs: 10 });
    expect((await say('Where is ORD-7?')).text).toContain('I am not sure what you need.');
  });

  it('as the writer of fallbacks costs its words', async () => {
    const { model, signals } = hangingModel();
    const { say } = openShop({ classifier: NOBODY_KNOWS, fallback: modelFallback(model), timeoutMs: 10 });
    expect((await say('Blub?')).text).toContain('I am not sure what you need.');
    expect(signals[0]?.aborted).toBe(true);
  });

  it.each(['classifier', 'fallback'] as const)(
    'as %s is left with the caller who leaves; nothing is written, so that the message can come again',
    async (role) => {
      const caller = new AbortController();
      const { model, signals } = hangingModel();
      let isBack = false;
      const hanging = new ModelClassifier({ model, intents: () => [], timeoutMs: 60_000 });
      const classifier: IntentClassifier = {
        classify: (input) =>
          isBack
            ? { intent: 'order_status', confidence: 0.9, candidates: [] }
            : (role === 'classifier' ? hanging : NOBODY_KNOWS).classify(input),
      };
      const { router, log } = openShop({ classifier, fallback: modelFallback(model), timeoutMs: 60_000 });
      const message = { id: 'm1', text: 'Where is ORD-7?', context: { sessionId: 's1' } };
      const answer = router.handle(message, { signal: caller.signal });
      const left = expect(answer).rejects.toThrow('The browser was closed.');
      await expect.poll(() => signals.length).toBe(1);
      caller.abort(new Error('The browser was closed.'));
      await left;
      expect(signals[0]?.aborted).toBe(true);
      expect(await log.read('s1')).toEqual([]);
      isBack = true;
      expect((await router.handle(message)).text).toContain('ORD-7 left on Monday.');
    },
  );
});

it('wants a time that is one', () => {
  expect(() => openShop({ timeoutMs: Number('soon') })).toThrow(MisuseError);
});
