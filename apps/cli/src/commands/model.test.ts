import type { ModelCheck } from '@wayfarer/concierge';
import type { ModelStatus } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { fakeContext } from '../../test/support/fake-context.ts';
import { EXIT } from '../exit.ts';
import { model } from './model.ts';

const STATUS: ModelStatus = {
  ...{ model: 'openai:big', small: null, state: 'ready', research: null, failed: null, today: null, trip: null },
};
const spent = (calls: number, tokens: number, costMicros: number) => ({ calls, tokens, costMicros });

async function run(over: Partial<ModelStatus>, checks: readonly ModelCheck[] = [], options = {}, words: string[] = []) {
  const { context } = fakeContext({ options, words });
  const asked: unknown[] = [];
  const concierge = {
    ...context.concierge,
    checkModels: async () => (asked.push('checked'), checks),
    getModelStatus: async (trip?: string) => (asked.push(trip), { ...STATUS, ...over }),
  };
  const reply = await model.run({ ...context, concierge: concierge });
  return { asked, json: reply?.json, exit: reply?.exit, lines: reply?.text({} as never).split('\n') };
}

describe('a model', () => {
  it('that is not set says how to set one', async () => {
    expect((await run({ model: null })).lines).toEqual([
      'No language model is set: rules do everything. WAYFARER_MODEL=provider:name sets one.',
      '',
    ]);
  });

  it('is told with what it is asked for, and whether it rests', async () => {
    expect((await run({})).lines).toEqual([
      'Model: openai:big',
      'Web research: off; WAYFARER_RESEARCH says with what the web is searched',
      '',
    ]);
    const more = { small: 'openai:small', state: 'resting', research: 'searxng', failed: 'It hung.' } as const;
    expect((await run({ ...more, researchWhen: 'plan' })).lines?.slice(0, 3)).toEqual([
      'Model: openai:big; for sentences openai:small (resting: it was out of reach)',
      'Web research: searxng, for each plan that is chosen, and when you ask',
      'No usable answer: It hung.',
    ]);
    expect((await run({ research: 'searxng', researchWhen: 'asked' })).lines?.[1]).toBe(
      'Web research: searxng, when you ask',
    );
  });

  it('is told with what it has cost, today and for a trip', async () => {
    const none = { tokens: null, costMicros: null };
    const today = { spent: spent(1, 1234, 0), budget: none };
    const trip = { spent: spent(2, 10, 1_500_000), budget: { tokens: 20_000, costMicros: 2_000_000 } };
    const { lines, asked } = await run({ today, trip }, [], {}, ['last']);
    expect(lines?.slice(2, 4)).toEqual([
      'Today: 1 question, 1,234 tokens',
      'This trip: 2 questions, 10 of 20,000 tokens, $1.5000 of $2.0000',
    ]);
    expect(asked).toEqual(['trip_1']);
    const dear = await run({ today: { spent: spent(0, 0, 0), budget: { ...none, costMicros: 1_000_000 } } });
    expect(dear.lines?.[2]).toBe('Today: 0 questions, 0 tokens, $0.0000 of $1.0000');
    const free = await run({ today: { spent: spent(3, 5, 1_000_000), budget: none } });
    expect(free.lines?.[2]).toBe('Today: 3 questions, 5 tokens, $1.0000');
  });
});

describe('a check', () => {
  const checks: readonly ModelCheck[] = [
    { model: 'big', failed: null, ms: 1250 },
    { model: 'small', failed: 'No key.', ms: 3 },
  ];

  it('asks each model, and ends with 3 where one has no answer', async () => {
    const { lines, exit, json, asked } = await run({}, checks, { check: true });
    expect(lines?.slice(2)).toEqual(['big answers, in 1.3 s.', 'small gave no answer. No key.', '']);
    expect([exit, asked]).toEqual([EXIT.sourceUnavailable, ['checked', undefined]]);
    expect(json).toEqual({ ...STATUS, checks });
    expect((await run({}, checks.slice(0, 1), { check: true })).exit).toBe(EXIT.ok);
  });

  it('is made only where it is asked for', async () => {
    const { json, exit, asked } = await run({}, checks);
    expect([json, exit, asked]).toEqual([STATUS, EXIT.ok, [undefined]]);
  });
});
