import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { agentOf, subtask } from '../../test/mock-agent.ts';
import { estimateTokens } from '../model/tokens.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import { fitTexts } from './fit-texts.ts';
import { ReActAgent } from './react-agent.ts';

/** A token for each character, to be counted by hand. */
const each = (text: string): number => text.length;

/** What is said of so many missing characters. */
const mark = (missing: number): string =>
  `\n[Cut here: ${missing} more characters, for which there is no room. Ask for less at a time.]`;

describe('texts that are made to fit', () => {
  it('stay as they are where there is room', () => {
    expect(fitTexts(['a', 'bb'], 3, each)).toEqual(['a', 'bb']);
    expect(fitTexts(['a'.repeat(1e6)], Infinity, each)).toEqual(['a'.repeat(1e6)]);
  });

  it('leave their room to the longer ones, which say how much is missing', () => {
    // Of 310 the short one takes 10, so 150 are left for each of the others, of which the mark of 1001 takes 86.
    expect(mark(1001)).toHaveLength(86);
    const [first, second, third] = fitTexts(['a'.repeat(1065), 'b'.repeat(10), 'c'.repeat(150)], 310, each);
    expect(first).toBe(`${'a'.repeat(64)}${mark(1001)}`);
    expect(second).toBe('b'.repeat(10));
    expect(third).toBe('c'.repeat(150));
  });

  it('are never too long together, unless even what is said of the rest is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 5 }), fc.nat(1_000), (texts, room) => {
        const fitted = fitTexts(texts, room, each);
        const least = texts.length * mark(400).length;
        const taken = fitted.reduce((sum, text) => sum + text.length, 0);
        expect(taken).toBeLessThanOrEqual(Math.max(room, least));
      }),
    );
  });
});

describe.each(['text', 'native'] as const)('an observation that is larger than the window (%s)', (protocol) => {
  it('is cut to the room that is left, so that the model can be asked at all', async () => {
    const long = defineTool({
      name: 'long',
      description: 'Long.',
      parametersSchema: { type: 'object', properties: { n: { type: 'integer' } } },
      execute: () => 'word '.repeat(20_000),
    });
    const call = (n: number) => ({ id: `c${n}`, name: 'long', arguments: { n } });
    const replies =
      protocol === 'native'
        ? [{ text: '', toolCalls: [call(1)] }, { text: '', toolCalls: [call(2), call(3)] }, { text: 'ok' }]
        : [
            'Action: {"tool": "long", "arguments": {"n": 1}}',
            'Action: [{"tool": "long", "arguments": {"n": 2}}, {"tool": "long", "arguments": {"n": 3}}]',
            'Final Answer: ok',
          ];
    const traits = { contextTokens: 8_000, nativeTools: protocol === 'native' };
    const model = new MockModel(replies, traits);
    const agent = new ReActAgent({ model, tools: [long], runtime: new FixedRuntime(), maxOutputTokens: 500 });
    expect((await agent.executeSubtask(subtask)).content).toBe('ok');
    expect(model.requests).toHaveLength(3);
    for (const { messages, tools } of model.requests) {
      const text = messages.map((message) => message.text).join('') + JSON.stringify(tools ?? '');
      expect(estimateTokens(text)).toBeLessThanOrEqual(7_500);
    }
    expect(model.requests[1]?.messages.at(-1)?.text).toMatch(/word\s+\[Cut here: \d+ more characters/);
    const events = await agent.log.read(subtask.id);
    const replayed = await replayRun(events, { digest: nodeDigest, contextTokens: 8_000, maxOutputTokens: 500 });
    expect(replayed).toMatchObject({ ok: true });
  });

  it('stays whole where the model takes any number of tokens', async () => {
    const long = defineTool({
      name: 'long',
      description: 'Long.',
      parametersSchema: { type: 'object' },
      execute: () => 'word '.repeat(15_000),
    });
    const { agent, model } = agentOf(['Action: {"tool": "long", "arguments": {}}', 'Final Answer: ok'], {
      tools: [long],
    });
    await agent.executeSubtask(subtask);
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('word '.repeat(15_000).trim());
  });
});
