import { describe, expect, it } from 'vitest';

import { findFacts } from '../../test/find-facts.ts';
import type { StoredEvent } from '../events/event.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import type { ModelRequest } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { formatTrace } from '../trace/format-trace.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { type CompactionOptions, SUMMARY_BEGINS } from './compaction.ts';
import type { LoopEvent } from './loop-event.ts';
import { OMISSION } from './prompt-writer.ts';
import { ReActAgent, type ReActAgentOptions } from './react-agent.ts';
import { stopWhen } from './stop-when.ts';

const STEPS = 12;
const task = { id: 'survey', description: 'Ask every house.' };

/** About 250 tokens, with one fact that is the house's own. */
const ask = defineTool({
  name: 'ask',
  description: 'Asks a house.',
  parametersSchema: { type: 'object', properties: { house: { type: 'integer' } } },
  execute: ({ house }) =>
    `${'So it goes on and on about this and that. '.repeat(24)}The owner of house ${house} is Ms Quill-${house}.`,
});

/** Asks house after house, then answers. In text the call stands in the reply. */
function surveyor(price?: { inputPerMillion: number; outputPerMillion: number }): MockModel {
  const script = Array.from(
    { length: STEPS },
    (_, n) => `Thought: Next.\nAction: {"tool": "ask", "arguments": {"house": ${n}}}`,
  );
  return new MockModel([...script, 'Final Answer: All asked.'], { contextTokens: 3000, ...(price && { price }) });
}

function agentWith(compaction: CompactionOptions | undefined, options: Partial<ReActAgentOptions> = {}) {
  const runtime = new FixedRuntime();
  const model = surveyor();
  const log = new MemoryEventLog(runtime);
  const agent = new ReActAgent({
    model,
    tools: [ask],
    runtime,
    log,
    maxSteps: 20,
    maxOutputTokens: 100,
    compaction,
    ...options,
  });
  return { agent, model, log, runtime };
}

type Told<Type extends LoopEvent['type']> = Extract<LoopEvent, { type: Type }>['content'];

async function told<Type extends LoopEvent['type']>(agent: ReActAgent, type: Type): Promise<Told<Type>[]> {
  return (await agent.log.read(task.id))
    .filter((event) => event.type === type)
    .map(({ content }) => content as Told<Type>);
}

const textOf = ({ messages }: ModelRequest): string => messages.map(({ text }) => text).join('\n');

const replayed = (events: readonly StoredEvent[]) =>
  replayRun(events, { digest: nodeDigest, contextTokens: 3000, maxOutputTokens: 100 });

describe('steps that do not fit the window any more', () => {
  it('give way to a summary in time, by a model of its own, with what it took', async () => {
    let written = 0;
    const writer = new MockModel(() => ({
      text: `Summary ${++written}.`,
      usage: { inputTokens: 900, outputTokens: 10 },
    }));
    const { agent, model } = agentWith({ model: writer });
    const { content, metadata } = await agent.executeSubtask(task);
    expect(content).toBe('All asked.');
    const summaries = await told(agent, 'steps-summarized');
    expect(summaries.length).toBeGreaterThanOrEqual(2);
    expect(writer.requests).toHaveLength(summaries.length);
    // What prompts hold is always under 70 % of the window.
    for (const { tokens } of await told(agent, 'prompt-sent')) expect(tokens).toBeLessThanOrEqual(0.7 * 3000);
    const last = model.requests.at(-1)?.messages ?? [];
    expect(last.slice(0, 4).map(({ role }) => role)).toEqual(['system', 'user', 'user', 'assistant']);
    expect(last[2]?.text).toContain(`${SUMMARY_BEGINS}\nSummary ${summaries.length}.`);
    expect(last.map(({ text }) => text)).not.toContain(OMISSION);
    const spent = (await told(agent, 'model-replied')).map((reply) => reply.spent.inputTokens);
    const asked = spent.reduce((sum, tokens) => sum + tokens, 0);
    expect(metadata['spent']).toMatchObject({ inputTokens: asked + 900 * summaries.length });
    // The later summary is told the earlier one, and the steps behind it alone.
    expect(textOf(writer.requests[1] as ModelRequest)).toContain('The summary so far:\nSummary 1.');
    expect(textOf(writer.requests[1] as ModelRequest)).not.toContain('"house": 0}');
  });

  it('leave facts word for word, whatever the summary says', async () => {
    const { agent, model } = agentWith({ summarize: () => 'They talked.', findFacts });
    await agent.executeSubtask(task);
    const last = textOf(model.requests.at(-1) as ModelRequest);
    for (let house = 0; house < STEPS; house++)
      expect(last).toContain(`The owner of house ${house} is Ms Quill-${house}.`);
    expect(last).not.toContain('"house": 0}');
  });

  it('go on without a summary where facts cannot be found', async () => {
    const findNone = (): never => {
      throw new Error('No such language.');
    };
    const { agent } = agentWith({ summarize: () => 'They talked.', findFacts: findNone });
    expect((await agent.executeSubtask(task)).content).toBe('All asked.');
    expect((await told(agent, 'summary-failed'))[0]).toEqual({
      leftOut: expect.any(Number),
      reason: 'No such language.',
    });
  });

  it('are summarized by the agent’s own model where no other is named', async () => {
    const { agent, model } = agentWith(
      {},
      {
        model: new MockModel(
          ({ messages }) => {
            if (messages[0]?.text.startsWith('You shorten')) return 'Some were asked.';
            const asked = messages.filter(({ role }) => role === 'assistant').length;
            return messages.some(({ text }) => text.includes('Some were asked.')) && asked > 1
              ? 'Final Answer: Enough.'
              : `Action: {"tool": "ask", "arguments": {"house": ${messages.length}}}`;
          },
          { contextTokens: 3000 },
        ),
      },
    );
    expect((await agent.executeSubtask(task)).content).toBe('Enough.');
    expect(await told(agent, 'steps-summarized')).toMatchObject([{ text: 'Some were asked.' }]);
    expect(model.requests).toEqual([]);
  });

  it('are left out when the summary fails, which the log and the model are told', async () => {
    for (const writer of [
      new MockModel(() => new Error('Out of paper.')),
      new MockModel(() => ({ text: '', refusal: 'I would rather not.' })),
      new MockModel(() => ' '),
    ]) {
      const { agent, model } = agentWith({ model: writer });
      expect((await agent.executeSubtask(task)).content).toBe('All asked.');
      const [failed] = await told(agent, 'summary-failed');
      expect(failed?.reason).toMatch(/Out of paper|rather not|said nothing/);
      expect(model.requests.at(-1)?.messages[2]?.text).toBe(OMISSION);
      const events = await agent.log.read(task.id);
      expect(formatTrace(events)).toContain('steps are left out without one');
      expect(await replayed(events)).toMatchObject({ ok: true, finished: true });
    }
  });

  it('are not summarized for more than the run may use up', async () => {
    const writer = new MockModel(() => 'Never said.', {
      price: { inputPerMillion: 1, outputPerMillion: 1_000_000 },
    });
    const model = surveyor({ inputPerMillion: 0, outputPerMillion: 0 });
    const limits = { model, stopWhen: stopWhen.overMoney(1) };
    const { agent } = agentWith({ model: writer }, limits);
    expect((await agent.executeSubtask(task)).content).toBe('All asked.');
    expect(writer.requests).toEqual([]);
    expect((await told(agent, 'summary-failed'))[0]?.reason).toMatch(
      /^It was not asked for: the next step might cost more than it may: up to 300\.0\d+, and 0 of 1 is spent\.$/,
    );
    const free = agentWith(
      { model: new MockModel(() => 'For nothing?') },
      { ...limits, model: surveyor({ inputPerMillion: 0, outputPerMillion: 0 }) },
    );
    await free.agent.executeSubtask(task);
    expect((await told(free.agent, 'summary-failed'))[0]?.reason).toContain('needs a model with a price');
  });

  it('are summarized once: a run that goes on after any event says the same, and so does a replay', async () => {
    const summarize = ({ messages, before }: { messages: readonly unknown[]; before: string | undefined }) =>
      `${messages.length} messages after ${before ?? 'nothing'}`;
    const whole = agentWith({ summarize });
    await whole.agent.executeSubtask(task);
    const events = await whole.log.read(task.id);
    expect(await replayed(events)).toMatchObject({ ok: true, finished: true });
    const places = events.flatMap(({ type, seq }) => (type === 'steps-summarized' ? [seq] : []));
    for (const place of places) {
      for (const killed of [place - 1, place, place + 1, place + 2]) {
        const runtime = new FixedRuntime();
        const log = new MemoryEventLog(runtime);
        const before = events.slice(0, killed);
        await log.append(
          { id: task.id, type: 'subtask' },
          before.map(({ type, version, author, content }) => ({ type, version, author, content })),
          { expectedSeq: 0 },
        );
        let written = 0;
        const asked = before.filter(({ type }) => type === 'model-replied').length;
        const model = new MockModel(
          Array.from({ length: STEPS + 1 }, (_, n) =>
            n < STEPS
              ? `Thought: Next.\nAction: {"tool": "ask", "arguments": {"house": ${n}}}`
              : 'Final Answer: All asked.',
          ).slice(asked),
          { contextTokens: 3000 },
        );
        const agent = new ReActAgent({
          model,
          tools: [ask],
          runtime,
          log,
          maxSteps: 20,
          maxOutputTokens: 100,
          compaction: { summarize: (steps) => (written++, summarize(steps)) },
        });
        await agent.executeSubtask(task);
        const after = await told(agent, 'steps-summarized');
        expect(after).toEqual(events.filter(({ type }) => type === 'steps-summarized').map(({ content }) => content));
        expect(written).toBe(places.filter((other) => other > killed).length);
      }
    }
  });

  it('cannot be summarized in time where nobody says how much the model takes', () => {
    const model = new MockModel([]);
    expect(() => agentWith({}, { model })).toThrow('give the model, or `compaction`, `contextTokens`');
    expect(() => agentWith({ from: NaN })).toThrow('a share from 0.1 to 1, got NaN');
    expect(() => agentWith({ contextTokens: 8_000 }, { model })).not.toThrow();
  });
});
