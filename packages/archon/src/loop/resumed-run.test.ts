import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { StoredEvent } from '../events/event.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import type { Model, ModelReply, ModelRequest } from '../model/model.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineTool } from '../tool/define-tool.ts';
import { ReActAgent } from './react-agent.ts';
import { rebuildPrompt } from './rebuild-prompt.ts';
import { containsExpectedOutput } from './subtask.ts';

/** Numbers that make the tool throw, and meet the goal. */
const THROWS = 8;
const MEETS_GOAL = 9;

/** What the model does in each step; what a call does is in its number. */
type Move =
  | { readonly kind: 'calls'; readonly numbers: readonly number[] }
  | { readonly kind: 'garbled' }
  | { readonly kind: 'wrong-answer' }
  | { readonly kind: 'refusal' };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('calls' as const),
      numbers: fc.array(fc.nat(MEETS_GOAL), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('garbled' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wrong-answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refusal' as const) }) },
);

const story = fc.record({
  moves: fc.array(move, { maxLength: 6 }),
  protocol: fc.constantFrom('text' as const, 'native' as const),
});

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

const subtask = { id: 'run', description: 'Count.', expectedOutput: 'counted' };

/** Answers by what it is shown, as a real model does: so a prompt that differs would show in the log. */
function modelOf({ moves, protocol }: Story, asked: ModelRequest[]): Model {
  return {
    id: 'counting',
    nativeTools: protocol === 'native',
    contextTokens: 6_000,
    async complete(request): Promise<ModelReply> {
      asked.push(request);
      const step = request.messages.filter(({ role }) => role === 'assistant').length;
      const next = moves[step];
      const usage = { inputTokens: request.messages.length, outputTokens: 1 };
      if (!next) return { text: 'Final Answer: counted', usage };
      if (next.kind === 'garbled') return { text: protocol === 'native' ? '' : 'Action: {"tool": ', usage };
      if (next.kind === 'wrong-answer') return { text: 'Final Answer: no', usage };
      if (next.kind === 'refusal') return { text: '', refusal: 'I will not.', usage };
      const calls = next.numbers.map((number) => ({ tool: 'count', arguments: { number } }));
      if (protocol === 'text') return { text: `Thought: step ${step}\nAction: ${JSON.stringify(calls)}`, usage };
      const toolCalls = calls.map((call, index) => ({
        id: `${step}-${index}`,
        name: call.tool,
        arguments: call.arguments,
      }));
      return { text: `step ${step}`, toolCalls, usage };
    },
  };
}

/** One life of the agent: it goes on with `before`, and `finished` tells of each call that the tool made to its end. */
async function live(told: Story, before: readonly StoredEvent[]) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  await log.append({ id: 'run', type: 'subtask' }, before, { expectedSeq: 0 });
  const made: string[] = [];
  const asked: ModelRequest[] = [];
  const count = defineTool({
    name: 'count',
    description: 'Counts.',
    parametersSchema: { type: 'object', properties: { number: { type: 'integer' } }, required: ['number'] },
    execute({ number }, { idempotencyKey }) {
      made.push(idempotencyKey);
      if (number === THROWS) throw new Error('That is too many.');
      return number === MEETS_GOAL ? 'counted' : `came to ${number}`;
    },
  });
  const agent = new ReActAgent({
    model: modelOf(told, asked),
    tools: [count],
    runtime,
    log,
    goal: containsExpectedOutput,
    maxSteps: 8,
    maxOutputTokens: 100,
  });
  const result = await agent.executeSubtask(subtask);
  return { result, made, asked, events: await log.read('run') };
}

/** Events without what a log adds, and without stacks: those tell of the process. */
function plain(events: readonly StoredEvent[]): unknown[] {
  return events.map(({ type, author, content }) =>
    JSON.parse(
      JSON.stringify({ type, author, content }, (name, value: unknown) =>
        name === 'errorMessage' ? undefined : value,
      ),
    ),
  );
}

describe('a run that is killed after any event', () => {
  it('goes on to the same end, asks the model for nothing again, and calls no finished tool twice', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const whole = await live(told, []);
        // A run that was suspended does not end there, but goes on.
        const cuts = whole.events.length - (whole.events.at(-1)?.type === 'run-suspended' ? 1 : 0);
        for (let cut = 0; cut <= cuts; cut++) {
          const before = whole.events.slice(0, cut);
          const resumed = await live(told, before);
          // It is told where the second life begins, and nothing else differs.
          const isCut = cut > 0 && cut < whole.events.length;
          expect(resumed.events.filter(({ type }) => type === 'run-continued').map(({ seq }) => seq)).toEqual(
            isCut ? [cut + 1] : [],
          );
          expect(plain(resumed.events.filter(({ type }) => type !== 'run-continued'))).toEqual(plain(whole.events));
          expect({ ...resumed.result, errorMessage: '' }).toEqual({ ...whole.result, errorMessage: '' });
          const finished = before.flatMap(({ type, content }) =>
            type === 'tool-executed' ? `run:${(content as { id: string }).id}` : [],
          );
          expect(resumed.made.filter((key) => finished.includes(key))).toEqual([]);
          const replies = before.filter(({ type }) => type === 'model-replied').length;
          expect(resumed.asked).toEqual(whole.asked.slice(replies));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('has every prompt in its log as the model was sent it', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const { asked, events } = await live(told, []);
        asked.forEach((request, index) => {
          const parts = rebuildPrompt(events, index + 1) ?? [];
          expect(parts.map(({ message }) => message).filter(({ role }) => role !== 'tools')).toEqual(request.messages);
        });
        expect(rebuildPrompt(events, asked.length + 1)).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });
});

it('says in its prompt events only what has changed', async () => {
  const moves = Array.from({ length: 6 }, (_, number) => ({ kind: 'calls' as const, numbers: [number % 3] }));
  const { events } = await live({ moves, protocol: 'text' }, []);
  const prompts = events
    .filter(({ type }) => type === 'prompt-sent')
    .map(({ content }) => content as { added: string[]; keep: number });
  expect(prompts.map(({ added }) => added.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect(prompts.map(({ keep }) => keep)).toEqual([0, 2, 4, 6, 8, 10, 12]);
});
