import { describe, expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { ModelError, type ModelFault } from './model-error.ts';
import type { ModelEvent } from './model-event.ts';
import type { ModelDelta, ModelRequest } from './model.ts';
import { estimateTokens } from './tokens.ts';
import { withCache } from './with-cache.ts';
import { withFallback } from './with-fallback.ts';
import { withRateLimit } from './with-rate-limit.ts';
import { withRetry } from './with-retry.ts';
import { withTimeout } from './with-timeout.ts';

const request: ModelRequest = { messages: [{ role: 'user', text: 'Which dish?' }] };

function fault(kind: ModelFault, retryAfterMs?: number): ModelError {
  return new ModelError(`It is ${kind}.`, { model: 'cook', fault: kind, retryAfterMs });
}

/** What was heard of a call besides its reply. */
function ears() {
  const events: ModelEvent[] = [];
  const deltas: ModelDelta[] = [];
  return {
    events,
    deltas,
    onEvent: (event: ModelEvent) => events.push(event),
    onDelta: (delta: ModelDelta) => deltas.push(delta),
  };
}

describe('withRetry', () => {
  it('tries again what may pass, after waits that grow, and voids what was streamed', async () => {
    const runtime = new FixedRuntime();
    const heard = ears();
    const model = withRetry(new MockModel([fault('unavailable'), fault('timeout'), 'soup']), { runtime });
    expect((await model.complete(request, heard)).text).toBe('soup');
    expect(runtime.waits).toHaveLength(2);
    expect(runtime.waits[1]).toBeGreaterThanOrEqual(500);
    expect(heard.events.map(({ type, content }) => [type, 'attempt' in content && content.attempt])).toEqual([
      ['model-retried', 2],
      ['model-retried', 3],
    ]);
    expect(heard.deltas.map(({ type }) => type)).toEqual(['restart', 'restart', 'text']);
  });

  it('waits as long as the provider asks, but not for ever', async () => {
    const runtime = new FixedRuntime();
    const patient = withRetry(new MockModel([fault('rate-limited', 30_000), 'soup']), { runtime });
    await patient.complete(request);
    expect(runtime.waits).toEqual([30_000]);
    const hopeless = withRetry(new MockModel([fault('rate-limited', 3_600_000), 'soup']), { runtime });
    await expect(hopeless.complete(request)).rejects.toThrow('It is rate-limited.');
  });

  it('passes on what will not pass, and what has not passed', async () => {
    const runtime = new FixedRuntime();
    await expect(
      withRetry(new MockModel([fault('unauthorized'), 'soup']), { runtime }).complete(request),
    ).rejects.toThrow('unauthorized');
    const broken = new MockModel(() => fault('unavailable'));
    await expect(withRetry(broken, { runtime, retries: 2 }).complete(request)).rejects.toThrow('unavailable');
    expect(broken.requests).toHaveLength(3);
  });
});

describe('withTimeout', () => {
  it('gives a call so long', async () => {
    const model = withTimeout(new MockModel([() => new Promise<string>(() => undefined)]), 10);
    await expect(model.complete(request)).rejects.toMatchObject({ fault: 'timeout', retryable: true });
  });
});

describe('withFallback', () => {
  it('asks the next model when one fails, whatever its fault, and says who answered at which price', async () => {
    const heard = ears();
    const usage = { inputTokens: 10, outputTokens: 10 };
    const cheap = new MockModel([fault('unauthorized')], {
      id: 'cheap',
      price: { inputPerMillion: 1, outputPerMillion: 1 },
    });
    const dear = new MockModel([{ text: 'soup', usage }], {
      id: 'dear',
      price: { inputPerMillion: 5, outputPerMillion: 9 },
    });
    const model = withFallback(cheap, dear);
    expect(model).toMatchObject({ id: 'cheap|dear', price: { inputPerMillion: 5, outputPerMillion: 9 } });
    expect(await model.complete(request, heard)).toMatchObject({
      text: 'soup',
      model: 'dear',
      usage: { costMicros: 140 },
    });
    expect(heard.events).toEqual([
      { type: 'model-replaced', version: 1, author: 'cheap', content: { by: 'dear', reason: 'It is unauthorized.' } },
    ]);
  });

  it('has the limits of the narrowest', () => {
    const [small, large] = [
      new MockModel([], { contextTokens: 10, nativeTools: true }),
      new MockModel([], { contextTokens: 99 }),
    ];
    expect(withFallback(large, small)).toMatchObject({ contextTokens: 10, nativeTools: false });
    expect(withFallback(new MockModel([])).contextTokens).toBeUndefined();
  });

  it('fails as the last one does', async () => {
    const model = withFallback(new MockModel([fault('timeout')]), new MockModel([fault('refused-request')]));
    await expect(model.complete(request)).rejects.toThrow('It is refused-request.');
  });
});

describe('withCache', () => {
  it('answers from memory what was asked before in the same words, at no cost', async () => {
    const inner = new MockModel([{ text: 'soup', usage: { inputTokens: 9, outputTokens: 1 } }, 'rice']);
    const model = withCache(inner, { digest: new FixedRuntime().digest });
    await model.complete(request);
    expect(await model.complete({ ...request })).toMatchObject({
      text: 'soup',
      usage: { inputTokens: 0, outputTokens: 0 },
    });
    expect((await model.complete({ ...request, temperature: 1 })).text).toBe('rice');
    expect(inner.requests).toHaveLength(2);
  });

  it('remembers no failure', async () => {
    const model = withCache(new MockModel([fault('timeout'), 'soup']), { digest: new FixedRuntime().digest });
    await expect(model.complete(request)).rejects.toThrow();
    expect((await model.complete(request)).text).toBe('soup');
  });
});

describe('withRateLimit', () => {
  it('lets calls that come too fast wait their turn', async () => {
    const runtime = new FixedRuntime();
    const heard = ears();
    const model = withRateLimit(new MockModel(() => 'soup'), { runtime, requestsPerMinute: 30 });
    await Promise.all([1, 2, 3].map(() => model.complete(request, heard)));
    expect(runtime.waits).toEqual([2000, 2000]);
    expect(heard.events.map(({ type }) => type)).toEqual(['model-delayed', 'model-delayed']);
    runtime.clock.advance(60_000);
    await model.complete(request);
    expect(runtime.waits).toHaveLength(2);
  });

  it('makes a call that took many tokens be felt by the next one', async () => {
    const runtime = new FixedRuntime();
    const usage = { inputTokens: 900, outputTokens: 100 };
    const model = withRateLimit(new MockModel(() => ({ text: 'soup', usage })), { runtime, tokensPerMinute: 6_000 });
    await model.complete(request);
    await model.complete(request);
    expect(runtime.waits).toEqual([10_000]);
  });

  it('is not held up by a call that was given up', async () => {
    const runtime = new FixedRuntime();
    const model = withRateLimit(new MockModel(() => 'soup'), { runtime, requestsPerMinute: 30 });
    await expect(model.complete(request, { signal: AbortSignal.abort(new Error('Never mind.')) })).rejects.toThrow(
      'Never mind.',
    );
    expect((await model.complete(request)).text).toBe('soup');
  });
});

describe('estimateTokens', () => {
  it.each([
    ['', 0],
    ['four', 1],
    ['seventeen', 3],
    ['東京は雨', 4],
  ])('of %j is %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});
