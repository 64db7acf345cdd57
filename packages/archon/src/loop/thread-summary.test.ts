import { describe, expect, it } from 'vitest';

import { findFacts } from '../../test/find-facts.ts';
import { MemoryTelemetry } from '../../test/memory-telemetry.ts';
import type { StoredEvent } from '../events/event.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { liveTelemetry } from '../otel/live-telemetry.ts';
import { spentBy } from '../plan/spent-by.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { formatTrace } from '../trace/format-trace.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { ReActAgent, type ReActAgentOptions } from './react-agent.ts';
import { stopWhen } from './stop-when.ts';
import type { ThreadEvent } from './thread-event.ts';
import type { ThreadOptions } from './thread.ts';

/** Counts words, so that the numbers here can be worked out by hand. */
const countTokens = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const tenWords = (first: string): string => `${first} and so it goes on and on about this.`;

/** Ten words for each message and each answer: a turn has twenty. */
function agentOf({ replies, ...options }: Partial<ReActAgentOptions> & { readonly replies: readonly MockReply[] }) {
  const runtime = new FixedRuntime('2026-04-03T09:00:00Z');
  const model = new MockModel(replies, { id: 'acme:small', nativeTools: true, contextTokens: 10_000 });
  const agent = new ReActAgent({
    model,
    runtime,
    log: new MemoryEventLog(runtime),
    countTokens,
    maxOutputTokens: 100,
    compaction: {},
    ...options,
  });
  return { agent, model, log: agent.log };
}

/** Room for five turns, or for a summary of 34 words and three turns: 17 of its frame and text, and a sentence word for word. */
const window = { history: { tokens: 100 } };

const saidTo = (model: MockModel, call: number): string[] =>
  (model.requests[call]?.messages ?? []).slice(1).map(({ role, text }) => `${role}: ${text.split('\n').join(' | ')}`);

const ofType = <Type extends ThreadEvent['type']>(events: readonly StoredEvent[], type: Type) =>
  events.filter((event) => event.type === type).map(({ content }) => content) as Extract<
    ThreadEvent,
    { type: Type }
  >['content'][];

/** A writer that says what it was given. */
const noted = (written: unknown[]): MockModel =>
  new MockModel(
    ({ messages }) => {
      written.push(messages[1]?.text);
      return { text: `Summary ${written.length}.`, usage: { inputTokens: 40, outputTokens: 2 } };
    },
    { id: 'acme:writer' },
  );

async function talk(agent: ReActAgent, from: number, to: number, options: ThreadOptions = window): Promise<void> {
  const thread = agent.thread('talk', options);
  for (let n = from; n <= to; n++) await thread.send(tenWords(`m${n}`));
}

const answers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => tenWords(`a${from + n}`));

describe('turns that do not fit the window of a thread any more', () => {
  it('give way to one summary, until there is no room again', async () => {
    const written: string[] = [];
    const { agent, model, log } = agentOf({
      replies: answers(1, 8),
      compaction: { model: noted(written), findFacts },
    });
    await talk(agent, 1, 8);
    expect(saidTo(model, 5)).toHaveLength(11);
    // Six turns have 120 words of 100; half of 100 keeps the last two.
    const summaries = ofType(await log.read('talk'), 'turns-summarized');
    expect(summaries).toEqual([
      {
        turn: 7,
        leftOut: 4,
        text: 'Summary 1.',
        facts: [tenWords('m4')],
        spent: { inputTokens: 40, outputTokens: 2, costMicros: 0 },
        model: 'acme:writer',
      },
    ]);
    const summary = [
      'user: Earlier messages of this conversation are left out here. What was said and found in them:',
      'Summary 1.',
      'Word for word, from these messages:',
      `- ${tenWords('m4')}`,
    ].join(' | ');
    expect(saidTo(model, 6)).toEqual([
      summary,
      `user: ${tenWords('m5')}`,
      `assistant: ${tenWords('a5')}`,
      `user: ${tenWords('m6')}`,
      `assistant: ${tenWords('a6')}`,
      `user: ${tenWords('m7')}`,
    ]);
    // Prompts after it begin alike.
    expect(saidTo(model, 7).slice(0, 5)).toEqual(saidTo(model, 6).slice(0, 5));
    expect(written[0]).toContain(tenWords('a4'));
    expect(written[0]).not.toContain(tenWords('m5'));
  });

  it('are summarized on top of the summary before, by which the model knows the first of them', async () => {
    const written: string[] = [];
    const { agent, log } = agentOf({ replies: answers(1, 9), compaction: { model: noted(written), findFacts } });
    await talk(agent, 1, 9);
    // Two turns stayed; with those of 7 and 8 there are 80 words, and room for 66. Half of that keeps one.
    const summaries = ofType(await log.read('talk'), 'turns-summarized');
    expect(summaries.map(({ turn, leftOut }) => [turn, leftOut])).toEqual([
      [7, 4],
      [9, 7],
    ]);
    expect(written[1]).toContain('The summary so far:\nSummary 1.');
    expect(written[1]).toContain(tenWords('m5'));
    expect(written[1]).not.toContain(tenWords('m4'));
    for (let turn = 1; turn <= 9; turn++) {
      const verdict = await replayRun(await log.read(`talk/${turn}`), { digest: nodeDigest, countTokens });
      expect(verdict).toMatchObject({ ok: true, finished: true });
    }
    const trace = formatTrace(await log.read('talk'));
    expect(trace).toContain('Turn 7: answered in the run talk/7');
    expect(trace).toContain('Left out: 4 turns from here on');
    expect(trace).toContain('Summary: Summary 1.');
    expect(trace).toContain('Spent: 40 + 2 tokens of acme:writer');
  });

  it('are summarized once: a turn that a crash has left after its summary goes on with that', async () => {
    const written: string[] = [];
    const first = agentOf({ replies: answers(1, 6), compaction: { model: noted(written) } });
    await talk(first.agent, 1, 6);
    const dying = agentOf({
      log: first.log,
      replies: [() => new Promise<string>(() => undefined)],
      compaction: { model: noted(written) },
      modelTimeoutMs: Infinity,
    });
    void dying.agent.thread('talk', window).send(tenWords('m7'));
    while (dying.model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const next = agentOf({ log: first.log, replies: answers(7, 8), compaction: { model: noted(written) } });
    await talk(next.agent, 8, 8);
    expect(written).toHaveLength(1);
    expect(saidTo(next.model, 0)).toEqual(saidTo(dying.model, 0));
    expect(
      saidTo(next.model, 1)
        .slice(1)
        .filter((text) => text.startsWith('user: ')),
    ).toEqual(['m5', 'm6', 'm7', 'm8'].map((name) => `user: ${tenWords(name)}`));
  });

  it('are left out when the summary fails, which the log says, and summarized with the next turn', async () => {
    const written: string[] = [];
    let isBroken = true;
    const good = noted(written);
    const writer = new MockModel((request) => (isBroken ? new Error('Out of paper.') : good.complete(request)));
    const { agent, model, log } = agentOf({ replies: answers(1, 8), compaction: { model: writer }, modelRetries: 0 });
    await talk(agent, 1, 7);
    const [failed] = ofType(await log.read('talk'), 'turns-summary-failed');
    expect(failed).toMatchObject({ turn: 7, reason: expect.stringContaining('Out of paper.') as string });
    expect(saidTo(model, 6)).toHaveLength(11);
    expect(formatTrace(await log.read('talk'))).toContain('old turns are left out without one');
    isBroken = false;
    await talk(agent, 8, 8);
    expect(ofType(await log.read('talk'), 'turns-summarized')).toMatchObject([{ turn: 8, leftOut: 5 }]);
    expect(written[0]).toContain(tenWords('m1'));
  });

  it('are not asked for again for a turn whose process died after a summary that failed', async () => {
    const broken = new MockModel(() => new Error('Out of paper.'));
    const first = agentOf({ replies: answers(1, 6), compaction: { model: broken }, modelRetries: 0 });
    await talk(first.agent, 1, 6);
    const never = [() => new Promise<string>(() => undefined)];
    const dying = agentOf({
      log: first.log,
      replies: never,
      compaction: { model: broken },
      modelRetries: 0,
      modelTimeoutMs: Infinity,
    });
    void dying.agent.thread('talk', window).send(tenWords('m7'));
    while (dying.model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const next = agentOf({ log: first.log, replies: answers(7, 7), compaction: { model: broken }, modelRetries: 0 });
    expect((await next.agent.thread('talk', window).resume())?.content).toBe(tenWords('a7'));
    expect(broken.requests).toHaveLength(1);
  });

  it('count into the budget of the turn for which they are summarized, and are not summarized beyond it', async () => {
    const price = { inputPerMillion: 1_000, outputPerMillion: 1_000 };
    const writer = new MockModel(() => ({ text: 'Short.', usage: { inputTokens: 40, outputTokens: 2 } }), {
      price,
    });
    const priced = (replies: readonly MockReply[]) =>
      new MockModel(replies, { nativeTools: true, contextTokens: 10_000, price });
    const { agent, log } = agentOf({ replies: [], model: priced(answers(1, 7)), compaction: { model: writer } });
    await talk(agent, 1, 6);
    const thread = agent.thread('talk', window);
    const poor = await thread.send('m7', { stopWhen: stopWhen.overMoney(0.01) });
    expect(poor.metadata.stopReason).toBe('money');
    const [forbidden] = ofType(await log.read('talk'), 'turns-summary-failed');
    expect(forbidden?.reason).toMatch(/^It was not asked for: the next step might cost more than it may/);
    expect(writer.requests).toEqual([]);

    // 42 tokens at a thousandth each.
    const seen: number[] = [];
    await thread.send('m8', {
      stopWhen: ({ spent }) => {
        seen.push(spent.costMicros);
        return undefined;
      },
    });
    expect(writer.requests).toHaveLength(1);
    expect(seen[0]).toBe(0);
    expect(seen.slice(1).every((micros) => micros === 42_000)).toBe(true);
  });

  it('give way at a number of turns, too, where one is given, and where none may be told all of them do', async () => {
    const { agent, model, log } = agentOf({ replies: answers(1, 8), compaction: { model: noted([]) } });
    await talk(agent, 1, 8, { history: { turns: 4 } });
    // Five turns are one too many for the sixth: half of four stay.
    expect(ofType(await log.read('talk'), 'turns-summarized').map(({ turn, leftOut }) => [turn, leftOut])).toEqual([
      [6, 3],
    ]);
    expect(saidTo(model, 7)).toHaveLength(1 + 4 * 2 + 1);
    const none = agentOf({ replies: answers(1, 3), compaction: { model: noted([]) } });
    await talk(none.agent, 1, 3, { history: { turns: 0 } });
    expect(saidTo(none.model, 2).map((text) => text.slice(0, 13))).toEqual(['user: Earlier', 'user: m3 and ']);
    const bare = agentOf({ replies: answers(1, 3), compaction: undefined });
    await talk(bare.agent, 1, 3, { history: { turns: 0 } });
    expect(saidTo(bare.model, 2)).toEqual([`user: ${tenWords('m3')}`]);
  });

  it('are told to whoever watches: the figures have the tokens of the model that wrote', async () => {
    const telemetry = new MemoryTelemetry();
    const { agent } = agentOf({
      replies: answers(1, 7),
      compaction: { model: noted([]) },
      telemetry: liveTelemetry(telemetry),
    });
    await talk(agent, 1, 7);
    const input = telemetry.figures.filter(({ name }) => name === 'gen_ai.client.inference.usage.input_tokens');
    const ofWriter = input.filter(({ attributes }) => attributes['gen_ai.request.model'] === 'writer');
    expect(ofWriter.map(({ value }) => value)).toEqual([40]);
  });

  it('are summarized by a function, too, and need a window that somebody knows', async () => {
    const { agent, model } = agentOf({
      replies: answers(1, 7),
      compaction: { summarize: ({ messages }) => `${messages.length} messages` },
    });
    await talk(agent, 1, 7);
    expect(saidTo(model, 6)[0]).toContain('8 messages');
    // Without a window of its own a thread has half of what the model takes: (10,000 − 100) / 2.
    const wide = agentOf({ replies: answers(1, 30), compaction: { model: noted([]) } });
    await talk(wide.agent, 1, 30, {});
    expect(saidTo(wide.model, 29)).toHaveLength(59);
  });
});

it('sums up what the runs of a parent took, summaries of their steps included', async () => {
  const log = new MemoryEventLog(new FixedRuntime());
  const spent = (inputTokens: number) => ({ inputTokens, outputTokens: 1, costMicros: 10 });
  const run = { id: 'part', type: 'subtask', parent: 'task' };
  const event = (type: string, inputTokens: number) => ({
    type,
    version: 1,
    author: 'agent',
    content: { spent: spent(inputTokens) },
  });
  await log.append(
    run,
    [
      event('model-replied', 100),
      event('steps-summarized', 20),
      event('summary-failed', 3),
      {
        type: 'subtask-finished',
        version: 1,
        author: 'agent',
        content: { result: { metadata: { spent: spent(123) } } },
      },
    ],
    { expectedSeq: 0 },
  );
  expect(await spentBy(log, 'task')).toEqual({ inputTokens: 123, outputTokens: 3, costMicros: 30 });
});
