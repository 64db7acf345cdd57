import { describe, expect, it } from 'vitest';

import { agentOf, subtask, sum, typesIn } from '../../test/mock-agent.ts';
import { MisuseError } from '../errors.ts';
import type { Usage } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { calculator } from '../tools/calculator.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent } from './react-agent.ts';
import { stopWhen } from './stop-when.ts';

const script = (usage: unknown, replies = 9) =>
  Array.from({ length: replies }, (_, n) => ({ text: sum(`${n} + 1`), usage: usage as Usage }));

describe('a usage that cannot be', () => {
  it.each([
    { inputTokens: -5000, outputTokens: -5000 },
    { inputTokens: NaN, outputTokens: 10 },
    { inputTokens: Infinity, outputTokens: 10 },
    { inputTokens: '12', outputTokens: 10 },
    { outputTokens: 10 },
    { inputTokens: 1, outputTokens: 1e300 },
    {},
  ])('gives nothing back to a budget, ends no run, and stands in the log: %j', async (usage) => {
    const { agent } = agentOf(script(usage), { stopWhen: stopWhen.overTokens(3000), maxOutputTokens: 50 });
    const { metadata } = await agent.executeSubtask(subtask);
    expect(metadata.stopReason).toBe('tokens');
    expect((metadata.spent as { tokens: number }).tokens).toBeGreaterThan(500);
    const events = await agent.log.read(subtask.id);
    const marks = events.filter(({ type }) => type === 'model-usage-ignored');
    expect(marks).toHaveLength(metadata.steps);
    expect((marks[0]?.content as { reason: string }).reason).toMatch(
      /^Expected whole numbers from 0 on, got `(in|out)putTokens` /,
    );
    expect(await replayRun(events, { digest: nodeDigest, maxOutputTokens: 50 })).toMatchObject({ ok: true });
  });

  it.each([{ cachedInputTokens: -1e6 }, { cachedInputTokens: 5000 }, { costMicros: -1e6 }, { costMicros: NaN }])(
    'makes nothing cheaper: %j',
    async (figure) => {
      const usage = { inputTokens: 1000, outputTokens: 100, ...figure };
      const price = { inputPerMillion: 3, outputPerMillion: 15, cachedInputPerMillion: 1 };
      const model = new MockModel(script(usage), { price });
      const limits = { maxOutputTokens: 100, stopWhen: stopWhen.overMoney(0.02) };
      const agent = new ReActAgent({ model, tools: [calculator], runtime: new FixedRuntime(), ...limits });
      // 1,000 × 3 + 100 × 15 = 4,500 millionths a step.
      expect((await agent.executeSubtask(subtask)).metadata).toMatchObject({ steps: 4, spent: { costMicros: 18_000 } });
    },
  );

  it('is not looked for where there is none', async () => {
    const { agent } = agentOf([sum('1 + 1'), 'Final Answer: 2']);
    await agent.executeSubtask(subtask);
    expect(await typesIn(agent)).not.toContain('model-usage-ignored');
  });
});

describe('a limit of money', () => {
  it('with a model that has no price is a misuse, told before the model is asked', async () => {
    const { agent, model } = agentOf(script({ inputTokens: 1, outputTokens: 1 }), {
      stopWhen: stopWhen.anyOf(stopWhen.afterSteps(60), stopWhen.overMoney(0.0001)),
    });
    const ending = agent.executeSubtask(subtask);
    await expect(ending).rejects.toThrow(MisuseError);
    await expect(ending).rejects.toThrow('price: { inputPerMillion: 0.25');
    expect(model.requests).toEqual([]);
    expect(await agent.log.read(subtask.id)).toEqual([]);
  });

  it('takes a model that costs nothing at its word', async () => {
    const model = new MockModel(['Final Answer: 68'], { price: { inputPerMillion: 0, outputPerMillion: 0 } });
    const options = { runtime: new FixedRuntime(), stopWhen: stopWhen.overMoney(0) };
    expect((await new ReActAgent({ model, ...options }).executeSubtask(subtask)).content).toBe('68');
  });
});

describe('a limit that is none', () => {
  it.each([NaN, -1, undefined, '10', null])('is a misuse: %s', (limit) => {
    for (const make of [stopWhen.afterSteps, stopWhen.overTokens, stopWhen.overMoney, stopWhen.afterMs]) {
      expect(() => make(limit as number)).toThrow(MisuseError);
    }
  });

  it.each(['maxSteps', 'maxCalls', 'maxCallsPerReply', 'maxOutputTokens', 'modelTimeoutMs', 'modelRetries'])(
    'is a misuse of the agent, as `%s`',
    (name) => {
      for (const limit of [NaN, -1]) expect(() => agentOf([], { [name]: limit })).toThrow(MisuseError);
    },
  );

  it.each([
    { inputPerMillion: NaN, outputPerMillion: 1 },
    { inputPerMillion: 1, outputPerMillion: -1 },
  ])('is a price that is none, too: %j', (price) => {
    const model = new MockModel([], { price });
    expect(() => new ReActAgent({ model, runtime: new FixedRuntime() })).toThrow(/`price\.\w+`, got/);
  });
});
