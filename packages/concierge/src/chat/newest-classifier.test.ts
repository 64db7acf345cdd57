import type { Classification, IntentClassifier, IntentsRegistry } from '@wayfarer/archon/router';
import { describe, expect, it } from 'vitest';

import { NewestClassifier } from './newest-classifier.ts';

const MESSAGE = { text: 'hm', eligible: ['wait'] } as Parameters<IntentClassifier['classify']>[0];

/** One that always has the same guess. */
function guessing(intent: string): IntentClassifier {
  return { classify: (): Classification => ({ intent, confidence: 1, candidates: [] }) };
}

function setUp() {
  const learning = new Map<IntentsRegistry, PromiseWithResolvers<IntentClassifier>>();
  let current = {} as IntentsRegistry;
  const classifier = new NewestClassifier({
    intents: () => current,
    trainClassifier: (intents) => {
      const one = Promise.withResolvers<IntentClassifier>();
      learning.set(intents, one);
      return one.promise;
    },
  });
  return {
    learning,
    edit: () => (current = {} as IntentsRegistry),
    current: () => current,
    guess: async () => (await classifier.classify(MESSAGE)).intent,
  };
}

describe('the newest classifier', () => {
  it('is waited for where there is none yet, and learned once', async () => {
    const { learning, current, guess } = setUp();
    const [one, two] = [guess(), guess()];
    learning.get(current())?.resolve(guessing('first'));
    expect(await Promise.all([one, two])).toEqual(['first', 'first']);
    expect(learning.size).toBe(1);
  });

  it('is not waited for once there is another: that one guesses until it is there', async () => {
    const { learning, current, edit, guess } = setUp();
    const first = guess();
    learning.get(current())?.resolve(guessing('first'));
    await first;
    edit();
    expect(await guess()).toBe('first');
    learning.get(current())?.resolve(guessing('edited'));
    await Promise.resolve();
    await Promise.resolve();
    expect(await guess()).toBe('edited');
  });

  it('makes no guess where nothing could be learned, and tries again with the next message', async () => {
    const { learning, current, guess } = setUp();
    const first = guess();
    learning.get(current())?.reject(new Error('no thread'));
    expect(await first).toBeNull();
    const second = guess();
    learning.get(current())?.resolve(guessing('at last'));
    expect(await second).toBe('at last');
  });
});
