import { describe, expect, it } from 'vitest';

import { agentOf, subtask, sum, typesIn } from '../../test/mock-agent.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import type { MockReply } from '../testing/mock-model.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import type { ReActAgentOptions } from './react-agent.ts';
import { stopWhen } from './stop-when.ts';

/** Two lives of one run: each with its own script and limits, over one log. */
async function twoLives(
  first: { script: readonly MockReply[]; options?: Partial<ReActAgentOptions>; signal?: AbortSignal },
  second: { script: readonly MockReply[]; options?: Partial<ReActAgentOptions> },
) {
  const log = new MemoryEventLog(new FixedRuntime());
  const before = agentOf(first.script, { ...first.options, log });
  const ended = await before.agent.executeSubtask(subtask, { signal: first.signal });
  const eventsBefore = (await log.read(subtask.id)).length;
  const after = agentOf(second.script, { ...second.options, log });
  const result = await after.agent.executeSubtask(subtask);
  const events = await log.read(subtask.id);
  return { ended, result, model: after.model, types: await typesIn(after.agent), events, eventsBefore };
}

describe('a run that ended without an answer', () => {
  it('because the model was out of reach goes on when it is back, with all that was found', async () => {
    const { ended, result, model, types, events } = await twoLives(
      { script: [sum('17 * 4'), new Error('503')] },
      { script: ['Final Answer: 68'] },
    );
    expect(ended.metadata).toMatchObject({ stopReason: 'model-failed', steps: 1 });
    expect(result).toMatchObject({ status: 'success', content: '68', metadata: { stopReason: 'final', steps: 2 } });
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]?.messages.at(-1)?.text).toContain('68');
    expect(types.filter((type) => type === 'run-suspended' || type === 'run-resumed')).toEqual([
      'run-suspended',
      'run-resumed',
    ]);
    expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('at a limit of steps goes on under a larger one, and under the same one says the same without a word in the log', async () => {
    const first = { script: [sum('1 + 1'), sum('2 + 2')], options: { maxSteps: 2 } };
    const same = await twoLives(first, { script: [], options: { maxSteps: 2 } });
    expect(same.result).toEqual(same.ended);
    expect(same.model.requests).toHaveLength(0);
    expect(same.events).toHaveLength(same.eventsBefore);
    const larger = await twoLives(first, { script: ['Final Answer: 4'], options: { maxSteps: 3 } });
    expect(larger.result).toMatchObject({ content: '4', metadata: { stopReason: 'final', steps: 3 } });
    expect(await replayRun(larger.events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('says which limit forbids it to go on now, not which ended it then', async () => {
    const outage = { script: [sum('17 * 4'), new Error('503')] };
    const poor = await twoLives(outage, { script: [], options: { stopWhen: stopWhen.overTokens(10) } });
    expect(poor.result).toMatchObject({ status: 'error', metadata: { stopReason: 'tokens', steps: 1 } });
    expect(poor.result.content).toContain('68');
    expect(poor.events).toHaveLength(poor.eventsBefore);
  });

  it('because it was told to stop goes on when it is asked again', async () => {
    const caller = new AbortController();
    const hanging: MockReply = () => new Promise<string>(() => setTimeout(() => caller.abort(), 5));
    const { ended, result, events } = await twoLives(
      { script: [sum('17 * 4'), hanging], signal: caller.signal },
      { script: ['Final Answer: 68'] },
    );
    expect(ended.metadata.stopReason).toBe('aborted');
    expect(result.content).toBe('68');
    expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('at a limit of tokens counts what was spent before', async () => {
    const usage = { inputTokens: 300, outputTokens: 50 };
    const replies = (count: number) => Array.from({ length: count }, (_, n) => ({ text: sum(`${n} + 1`), usage }));
    const limited = (tokens: number) => ({ stopWhen: stopWhen.overTokens(tokens), maxOutputTokens: 50 });
    const { ended, result } = await twoLives(
      { script: replies(9), options: limited(1_500) },
      { script: [...replies(1), { text: 'Final Answer: 9', usage }], options: limited(100_000) },
    );
    expect(ended.metadata.stopReason).toBe('tokens');
    const before = ended.metadata.steps;
    expect(result).toMatchObject({
      content: '9',
      metadata: { steps: before + 2, spent: { tokens: 350 * (before + 2) } },
    });
  });

  it('because its replies could not be read, or it called in circles, may try again', async () => {
    const garbled = 'Action: {';
    const unread = await twoLives({ script: [garbled, garbled, garbled] }, { script: [garbled, 'Final Answer: 68'] });
    expect(unread.ended.metadata.stopReason).toBe('unreadable');
    expect(unread.result.content).toBe('68');
    const circles = await twoLives(
      { script: Array.from({ length: 4 }, () => sum('17 * 4')) },
      { script: ['Final Answer: 68'] },
    );
    expect(circles.ended.metadata.stopReason).toBe('repeated-call');
    expect(circles.result.content).toBe('68');
    expect(await replayRun(circles.events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('does so, too, if its log is of the time when every end was called final', async () => {
    const { events } = await twoLives(
      { script: [sum('17 * 4')], options: { maxSteps: 1 } },
      { script: [], options: { maxSteps: 1 } },
    );
    const old = events.map((event) =>
      event.type === 'run-suspended' ? { ...event, type: 'subtask-finished' } : event,
    );
    const log = new MemoryEventLog(new FixedRuntime());
    await log.append({ id: subtask.id, type: 'subtask' }, old, { expectedSeq: 0 });
    expect(await replayRun(await log.read(subtask.id), { digest: nodeDigest })).toMatchObject({ ok: true });
    const { agent } = agentOf(['Final Answer: 68'], { log });
    expect((await agent.executeSubtask(subtask)).content).toBe('68');
  });
});

it.each([
  ['an answer', 'Final Answer: 68'],
  ['a refusal', "I'm sorry, but I cannot help with that."],
])('a run that ended with %s is only read', async (_, reply) => {
  const { ended, result, events, eventsBefore, model } = await twoLives({ script: [reply] }, { script: [] });
  expect(result).toEqual(ended);
  expect(events).toHaveLength(eventsBefore);
  expect(model.requests).toHaveLength(0);
});
