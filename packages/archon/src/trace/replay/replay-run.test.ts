import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { draftOf, sealEvents } from '../../events/chain.ts';
import type { NewEvent, StoredEvent } from '../../events/event.ts';
import { ReActAgent, type ReActAgentOptions } from '../../loop/react-agent.ts';
import { stopWhen } from '../../loop/stop-when.ts';
import { containsExpectedOutput } from '../../loop/subtask.ts';
import type { ModelReply } from '../../model/model.ts';
import { nodeDigest } from '../../node/node-digest.ts';
import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../../testing/mock-model.ts';
import { defineTool } from '../../tool/define-tool.ts';
import { calculator } from '../../tools/calculator.ts';
import { replayRun } from './replay-run.ts';

const digest = nodeDigest;

const look = defineTool({
  name: 'kitchen.look',
  description: 'Looks.',
  parametersSchema: { type: 'object' },
  repeatable: true,
  execute: () => 'still raw',
});
const tools = [calculator, look];

async function runOf(script: readonly MockReply[], options: Partial<ReActAgentOptions> = {}) {
  const traits = { nativeTools: options.protocol === 'native', price: { inputPerMillion: 3, outputPerMillion: 15 } };
  const model = options.model ?? new MockModel(script, traits);
  const agent = new ReActAgent({ tools, runtime: new FixedRuntime(), instructions: 'You cook.', ...options, model });
  await agent.executeSubtask({ id: 'sum', description: 'What is 17 * 4?', expectedOutput: '68' });
  return agent.log.read('sum');
}

function call(tool: string, args: object): string {
  return `Thought: so\nAction: ${JSON.stringify({ tool, arguments: args })}`;
}

const sum = call('calculator', { expression: '17 * 4' });
const again = Array.from({ length: 6 }, () => sum);
const broken = call('calculator', { expresion: '1' });

/** As someone would forge it who also mends the hashes. */
function forged(events: readonly StoredEvent[], change: (event: NewEvent, seq: number) => NewEvent | undefined) {
  const changed = events.flatMap(({ type, version, author, content, seq }) => {
    const event = change({ type, version, author, content }, seq);
    return event ? [draftOf(event)] : [];
  });
  const [{ runId, at }] = events as [StoredEvent];
  return sealEvents(changed, { runId, at, key: undefined, after: { seq: 0, hash: '0'.repeat(64) } }, digest);
}

describe('a replay', () => {
  const busy = Object.assign(new Error('Busy.'), { retryable: true });
  const stories: readonly (readonly [string, readonly MockReply[], Partial<ReActAgentOptions>?])[] = [
    ['an answer', [sum, 'Thought: done\nFinal Answer: 68']],
    [
      'calls side by side',
      [
        `Action: [${[1, 2].map((n) => `{"tool":"calculator","arguments":{"expression":"${n}"}}`).join()}]`,
        'Final Answer: 68',
      ],
    ],
    [
      'bad arguments, unknown tools, unreadable replies',
      [broken, call('oven', {}), 'Action: {"tool": ', 'Final Answer: 68'],
    ],
    ['a call that may be made again and again', [...again.map(() => call('kitchen.look', {})), 'Final Answer: 68']],
    ['a refusal', ["I'm sorry, but I cannot help with that."]],
    ['a goal, missed and met', ['Final Answer: no', sum], { goal: containsExpectedOutput }],
    ['a model that fails for a while', [busy, 'Final Answer: 68']],
  ];
  const suspensions: typeof stories = [
    ['a call that is made again and again', again],
    ['nothing readable', ['Action: {', 'Action: {', 'Action: {']],
    ['a limit of steps', [sum, call('calculator', { expression: '1' })], { maxSteps: 2 }],
    ['a limit of tokens', [sum, sum], { stopWhen: stopWhen.overTokens(2_600) }],
    ['a model that fails for good', [sum, new Error('No such key.')]],
    ['no step at all', [], { maxSteps: 0 }],
  ];
  it.each([
    ...stories.map(([name, script, options = {}]) => ({ name, script, options, finished: true })),
    ...suspensions.map(([name, script, options = {}]) => ({ name, script, options, finished: false })),
  ])(
    'of a run with $name comes out as it did, with the tools of the log or those of today',
    async ({ script, options, finished }) => {
      const events = await runOf(script, options);
      const verdict = { ok: true, runId: 'sum', events: events.length, finished };
      expect(await replayRun(events, { digest })).toEqual(verdict);
      expect(await replayRun(events, { digest, tools, instructions: 'You cook.' })).toEqual(verdict);
    },
  );

  it('of native function calls does, too', async () => {
    const reply: ModelReply = { text: '', toolCalls: [{ id: 'a', name: 'kitchen__look', arguments: '{}' }] };
    const events = await runOf([reply, { text: '68' }], { protocol: 'native' });
    expect(await replayRun(events, { digest })).toMatchObject({ ok: true, finished: true });
  });

  it('of a run that was told to stop does, too', async () => {
    const caller = new AbortController();
    const model = new MockModel(() => new Promise<string>(() => setTimeout(() => caller.abort(), 5)));
    const agent = new ReActAgent({ model, tools, runtime: new FixedRuntime() });
    await agent.executeSubtask({ id: 'sum', description: 'x' }, { signal: caller.signal });
    expect(await replayRun(await agent.log.read('sum'), { digest })).toMatchObject({ ok: true, finished: false });
  });

  it('of prompts with steps left out needs to know how much the model takes', async () => {
    const script = [
      ...Array.from({ length: 8 }, (_, n) => call('calculator', { expression: `${n} + ${'1 + '.repeat(150)}1` })),
      'Final Answer: 68',
    ];
    const events = await runOf([], {
      model: new MockModel(script, { contextTokens: 1_200 }),
      maxOutputTokens: 100,
      maxSteps: 20,
    });
    const limits = { contextTokens: 1_200, maxOutputTokens: 100 };
    expect(events.some(({ content }) => (content as { leftOut?: number }).leftOut)).toBe(true);
    expect(await replayRun(events, { digest, ...limits })).toMatchObject({ ok: true });
  });

  it('goes as far as the run does', async () => {
    const events = await runOf([sum, 'Thought: done\nFinal Answer: 68']);
    for (let length = 1; length < events.length; length++) {
      expect(await replayRun(events.slice(0, length), { digest })).toEqual({
        ok: true,
        runId: 'sum',
        events: length,
        finished: false,
      });
    }
  });

  it('calls no tool', async () => {
    let calls = 0;
    const counting = {
      ...calculator,
      execute: (...args: Parameters<typeof calculator.execute>) => (calls++, calculator.execute(...args)),
    };
    const events = await runOf([sum, 'Final Answer: 68'], { tools: [counting, look] });
    expect((await replayRun(events, { digest, tools: [counting, look], instructions: 'You cook.' })).ok).toBe(true);
    expect(calls).toBe(1);
  });
});

describe('a divergence', () => {
  it('is named where an event was changed without mending the chain', async () => {
    const events = [...(await runOf([sum, 'Final Answer: 68']))];
    const at = events.findIndex(({ type }) => type === 'tool-executed');
    events[at] = { ...(events[at] as StoredEvent), author: 'someone' };
    expect(await replayRun(events, { digest })).toMatchObject({
      ok: false,
      code: 'BROKEN_CHAIN',
      seq: at + 1,
      message: `Event ${at + 1} of run "sum" was changed after it was written: its hash is not that of what it says.`,
    });
  });

  it('is named with what was expected and what is there, where the chain was mended', async () => {
    const events = forged(await runOf([sum, 'Final Answer: 68']), (event) =>
      event.type === 'thought-recorded' ? { ...event, content: { step: 1, thought: 'sell' } } : event,
    );
    expect(await replayRun(events, { digest })).toEqual({
      ok: false,
      code: 'REPLAY_DIVERGENCE',
      runId: 'sum',
      seq: 5,
      message:
        'Event 5 of run "sum": expected "thought-recorded", got "thought-recorded", which differs at `content.thought`.',
      expected: { type: 'thought-recorded', version: 1, author: 'agent', content: { step: 1, thought: 'so' } },
      got: { type: 'thought-recorded', version: 1, author: 'agent', content: { step: 1, thought: 'sell' } },
    });
  });

  it('is named where any event of the loop is left out or follows the end', async () => {
    const events = await runOf([sum, 'Thought: done\nFinal Answer: 68']);
    for (let left = 2; left < events.length; left++) {
      const verdict = await replayRun(
        forged(events, (event, seq) => (seq === left ? undefined : event)),
        { digest },
      );
      expect({ left, ok: verdict.ok }).toEqual({ left, ok: false });
    }
    const longer = [...forged(events, (event) => event)];
    const [extra] = sealEvents(
      [draftOf(events[4] as StoredEvent)],
      { runId: 'sum', at: longer[0]?.at ?? '', key: undefined, after: longer.at(-1) as StoredEvent },
      digest,
    );
    expect(await replayRun([...longer, extra as StoredEvent], { digest })).toMatchObject({
      seq: events.length + 1,
      expected: undefined,
    });
  });

  it('is found whatever text of the loop is changed', async () => {
    const events = await runOf([sum, broken, 'Thought: done\nFinal Answer: 68']);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: events.length }), async (seq) => {
        const changed = forged(events, (event, at) =>
          at === seq
            ? {
                ...event,
                content: JSON.parse(
                  JSON.stringify(event.content).replace(/"(text|thought|content|tool|description)":"/g, '$&Not '),
                ),
              }
            : event,
        );
        const isChanged = JSON.stringify(changed) !== JSON.stringify(forged(events, (event) => event));
        expect((await replayRun(changed, { digest })).ok).toBe(!isChanged);
      }),
      { numRuns: 40 },
    );
  });

  it('is found where the tools of today are described otherwise', async () => {
    const events = await runOf([sum, 'Final Answer: 68']);
    const verdict = await replayRun(events, {
      digest,
      tools: [{ ...calculator, description: 'New.' }],
      instructions: 'You cook.',
    });
    expect(verdict).toMatchObject({ code: 'REPLAY_DIVERGENCE', seq: 2 });
  });

  it('is no word for a run of another kind', async () => {
    await expect(replayRun([], { digest })).rejects.toThrow('Expected a run of the loop');
  });
});
