import { MemoryEventLog } from '@wayfarer/archon';
import { FixedRuntime } from '@wayfarer/archon/testing';
import { describe, expect, it } from 'vitest';

import { AgentRouter } from './agent-router.ts';
import { IntentsRegistry } from './intents/index.ts';
import { NullPolicy } from './policy/engines.ts';
import type { AgentRouterOptions } from './router-parts.ts';

const runtime = new FixedRuntime();
const registry = new IntentsRegistry({ intents: [], digest: runtime.digest });
const parts: AgentRouterOptions = {
  intents: () => registry,
  classifier: { classify: async () => ({ intent: null, confidence: 0, candidates: [] }) },
  policy: new NullPolicy(),
  executor: { execute: () => Promise.reject(new Error('No tools.')) },
  log: new MemoryEventLog(runtime),
  runtime,
};

describe('a router made in plain JavaScript', () => {
  it.each<[string, object, string]>([
    ['the registry itself', { intents: registry }, '`() => registry`'],
    ['no classifier', { classifier: undefined }, '`createIntentClassifier(registry.examples())`'],
    ['no policy', { policy: undefined }, '`parsePolicy(…)`'],
    ['no executor', { executor: {} }, '`toolExecutor(engine)`'],
    ['no log', { log: undefined }, 'needs `log`'],
    ['no runtime', { runtime: {} }, 'pass `nodeRuntime` of "@wayfarer/archon/node"'],
    ['another planner', { planner: () => [] }, 'Expected `planner` to have a function `createPlan`'],
    ['other facts', { data: {} }, 'Expected `data` to have a function `factsFor`'],
    ['a sink alone', { telemetry: { record() {} } }, 'Expected `telemetry` to be a list of sinks'],
    ['a number as offer', { humanOffer: 5 }, 'Expected `humanOffer` to be a sentence'],
    ['no time limit', { timeoutMs: Number.NaN }, 'as `timeoutMs`, got NaN'],
  ])('of %s is told what is missing', (_, given, message) => {
    expect(() => new AgentRouter({ ...parts, ...given })).toThrow(message);
  });

  it.each([
    undefined,
    'Hello.',
    { text: 'Hello.' },
    { id: '', text: 'Hello.' },
    { id: 'm', text: 5 },
    { id: 'm', text: 'Hello.', context: { sessionId: '' } },
  ])('takes no message of %j, and notes nothing', async (message) => {
    const log = new MemoryEventLog(runtime);
    const router = new AgentRouter({ ...parts, log });
    await expect(router.handle(message as never)).rejects.toThrow("{ id: 'm1', text: 'Hello.'");
    expect((await log.listRuns()).runs).toEqual([]);
  });
});

it('answers a message that was cut in the middle of a character', async () => {
  const router = new AgentRouter(parts);
  const { status } = await router.handle({ id: 'm', text: 'half \ud83d', context: { sessionId: 'cut' } });
  expect(status).toBe('fallback');
  expect((await router.session('cut')).history[0]).toMatchObject({ text: 'half \ufffd' });
});
