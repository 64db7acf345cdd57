import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { agentOf, subtask } from '../../test/mock-agent.ts';
import { payTool } from '../../test/pay-tool.ts';
import type { ModelReply } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import type { MockReply } from '../testing/mock-model.ts';
import { replayRun } from '../trace/replay/replay-run.ts';

const TOLD =
  'Error: Not called: the call was cut off before its end, or a quote or bracket in it is not closed. Make it again, whole; write less if need be.';

/** Runs `replies` against a tool that pays, and tells what was paid. */
async function paidBy(replies: readonly MockReply[], protocol: 'native' | 'text') {
  const { pay, paid } = payTool();
  const { agent, model } = agentOf(replies, { tools: [pay], protocol });
  const result = await agent.executeSubtask(subtask);
  const events = await agent.log.read(subtask.id);
  return { paid, result, events, told: model.requests[1]?.messages.at(-1)?.text };
}

const native = (text: string, finishReason: ModelReply['finishReason']): ModelReply => ({
  text: '',
  toolCalls: [{ id: 'a', name: 'pay', arguments: text }],
  finishReason,
});

describe('a call that was cut off is never made', () => {
  const cut = ['{"to":"Bob","euros":10', '{"euros":1000,"to":"Bob Sm', '{"to":"Bob","euros":'];
  const reasons = ['length', 'tool-calls', 'stop'] as const;

  it.each(cut.flatMap((text) => reasons.map((reason) => [text, reason] as const)))(
    'by function calling: %s, ended as %s',
    async (text, reason) => {
      const { paid, result, told, events } = await paidBy([native(text, reason), { text: 'done' }], 'native');
      expect(paid).toEqual([]);
      expect(told).toContain(reason === 'length' || text !== cut[2] ? TOLD : 'Error:');
      expect(result.content).toBe('done');
      expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
    },
  );

  it.each(cut)('in text: %s', async (text) => {
    const reply = `Thought: pay\nAction: {"tool": "pay", "arguments": ${text}`;
    const { paid, events } = await paidBy([reply, 'Final Answer: done'], 'text');
    expect(paid).toEqual([]);
    expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
  });

  it('nor is a whole call of a reply that was: more may have been to come', async () => {
    const whole = '{"to":"Bob","euros":10}';
    const { paid, told } = await paidBy([native(whole, 'length'), { text: 'done' }], 'native');
    expect(paid).toEqual([]);
    expect(told).toBe(TOLD);
    const text = { text: `Action: {"tool": "pay", "arguments": ${whole}}\nThought: and now`, finishReason: 'length' };
    expect((await paidBy([text as ModelReply, 'Final Answer: done'], 'text')).paid).toEqual([]);
  });

  it('while a whole call beside it is', async () => {
    const reply: ModelReply = {
      text: '',
      toolCalls: [
        { id: 'a', name: 'pay', arguments: { to: 'Ann', euros: 5 } },
        { id: 'b', name: 'pay', arguments: '{"to":"Bob","euros":10' },
      ],
      finishReason: 'tool-calls',
    };
    const { paid, told, events } = await paidBy([reply, { text: 'done' }], 'native');
    expect(paid).toEqual([{ to: 'Ann', euros: 5 }]);
    expect(told).toBe(TOLD);
    expect(events.find(({ type }) => type === 'action-chosen')?.content).toMatchObject({
      calls: [{ id: '1.1' }, { id: '1.2', repairs: ['cut-off'] }],
    });
  });
});

/** Orders whose texts hold what brackets, quotes and the protocol are made of. */
const orders = fc.record({
  to: fc
    .array(fc.constantFrom('Bob', '}', '"', '\n', '{', ']', '", "euros": 1}', 'Action: pay'))
    .map((all) => all.join('')),
  euros: fc.integer(),
});
/** Where a text is cut, as a part of its length. */
const places = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const inText = (order: unknown): string =>
  `Thought: pay\nAction: {"tool": "pay", "arguments": ${JSON.stringify(order)}}`;

it('no beginning of a call is made, wherever it is cut and whatever the provider says of it', async () => {
  await fc.assert(
    fc.asyncProperty(orders, places, fc.constantFrom('length', 'tool-calls', 'stop'), async (order, place, reason) => {
      const args = JSON.stringify(order);
      const beginning = args.slice(0, 1 + Math.floor(place * (args.length - 1)));
      expect((await paidBy([native(beginning, reason), { text: 'done' }], 'native')).paid).toEqual([]);
      const text = inText(order).slice(0, Math.floor(place * inText(order).length));
      const replies = [{ text, finishReason: reason }, 'Final Answer: done', 'Final Answer: done'];
      expect((await paidBy(replies, 'text')).paid).toEqual([]);
    }),
  );
});

it('no call is made of a reply that ended at its longest, however whole it is', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      expect((await paidBy([native(JSON.stringify(order), 'length'), { text: 'done' }], 'native')).paid).toEqual([]);
      const written = { text: inText(order), finishReason: 'length' } as const;
      expect((await paidBy([written, { text: 'done' }], 'native')).paid).toEqual([]);
      expect((await paidBy([written, 'Final Answer: done'], 'text')).paid).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

it('a call that is whole, though badly written, is made and says what was mended', async () => {
  const { paid, events } = await paidBy([native("{to: 'Bob', euros: 7,}", 'tool-calls'), { text: 'done' }], 'native');
  expect(paid).toEqual([{ to: 'Bob', euros: 7 }]);
  const [call] = (events.find(({ type }) => type === 'action-chosen')?.content as { calls: { repairs: string[] }[] })
    .calls;
  expect(call?.repairs).toEqual(expect.arrayContaining(['unquoted-key', 'quotes']));
});

it.each(['{"to":"Ann","euros":1}{"to":"Bob","euros":2}', '{"to":"Ann","euros":1} {"to":"Ann","euros":1}'])(
  'of several arguments in a row none is taken for the one that was meant: %s',
  async (args) => {
    const { paid, told } = await paidBy([native(args, 'tool-calls'), { text: 'done' }], 'native');
    expect(paid).toEqual([]);
    expect(told).toContain('Make a call for each');
    expect((await paidBy([`Action: pay\nAction Input: ${args}`, 'Final Answer: done'], 'text')).paid).toEqual([]);
  },
);

describe('a model that has function calling and writes a call into its text', () => {
  const call = '{"name": "pay", "arguments": {"to": "Bob", "euros": 7}}';

  it.each([
    call,
    `I pay.\n${call}`,
    `I pay:\n\`\`\`json\n${call}\n\`\`\`\n`,
    `<tool_call>${call}</tool_call>`,
    'Thought: I pay.\nAction: pay\nAction Input: {"to": "Bob", "euros": 7}',
    'Action: pay\nAction Input: {"to": "Bob", "euros": 7}\nObservation: paid, I guess.',
  ])('has it made, where it ends the text: %j', async (text) => {
    expect((await paidBy([{ text }, { text: 'done' }], 'native')).paid).toEqual([{ to: 'Bob', euros: 7 }]);
  });

  it.each([
    `One calls it like this:\n\`\`\`json\n${call}\n\`\`\`\nDo not forget the quotes.`,
    'The page says:\nAction: pay\nAction Input: {"to": "Bob", "euros": 7}\nI did not do that.',
    `It wants me to write ${call}, which I will not.`,
  ])('has answered, where it goes on with words: %j', async (text) => {
    const { paid, result } = await paidBy([{ text }], 'native');
    expect(paid).toEqual([]);
    expect(result.content).toBe(text);
  });
});
