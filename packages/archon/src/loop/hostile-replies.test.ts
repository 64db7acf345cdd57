import fc from 'fast-check';
import { expect, it } from 'vitest';

import { agentOf, subtask } from '../../test/mock-agent.ts';
import { verifyChain } from '../events/chain.ts';
import type { ModelReply } from '../model/model.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          'Thought: ',
          '\nAction: ',
          '\nAction Input: ',
          '\nFinal Answer: ',
          '\nObservation: ',
          '<tool_call>',
          '</tool_call>',
        ],
        ...[
          '{"tool": "note", "arguments": ',
          '{"it": ',
          '1e999',
          '"\\ud800"',
          '[[[[',
          '}',
          '}}',
          ']',
          '"',
          '```json\n',
          '```',
        ],
        ...[
          'note',
          'note[',
          'note(it=1)',
          '__proto__',
          'constructor',
          '\ud800',
          '\u0000',
          '\u202e',
          '💥',
          '⟦email:1⟧',
          ' ',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

const args = fc.oneof(
  text,
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom('it', '__proto__', 'constructor', '\ud800'), fc.anything({ maxDepth: 2 })),
  fc.anything({ maxDepth: 2, withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
);

const reply = fc.record(
  {
    text,
    toolCalls: fc.array(fc.record({ id: text, name: fc.oneof(fc.constant('note'), text), arguments: args }), {
      maxLength: 4,
    }),
    finishReason: fc.constantFrom('stop', 'length', 'tool-calls', 'other', 'MAX_TOKENS', 'toString'),
    usage: fc.record({ inputTokens: fc.double(), outputTokens: fc.double() }),
    responseId: text,
  },
  { requiredKeys: ['text'] },
) as fc.Arbitrary<ModelReply>;

it.each(['text', 'native'] as const)(
  'whatever a model replies, a run ends, its log holds, and it does the same again (%s)',
  async (protocol) => {
    await fc.assert(
      fc.asyncProperty(fc.array(reply, { minLength: 1, maxLength: 4 }), async (replies) => {
        const note = defineTool({
          name: 'note',
          description: 'Notes.',
          parametersSchema: { type: 'object', properties: { it: {} } },
          execute: (given) => given,
        });
        const { agent } = agentOf([...replies, 'Final Answer: a', 'Final Answer: a'], {
          tools: [note],
          protocol,
          maxSteps: replies.length + 1,
        });
        const { metadata } = await agent.executeSubtask(subtask);
        expect(metadata.stopReason).not.toBe('model-failed');
        const events = await agent.log.read(subtask.id);
        expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true });
        expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true });
      }),
      { numRuns: 150 },
    );
  },
);

const anything = fc.anything({
  maxDepth: 2,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  values: [
    fc.constantFrom('half \ud800', Number.POSITIVE_INFINITY, -0, undefined, null, () => 1),
    fc.string({ unit: 'binary' }),
  ],
});
const result = fc.record({
  status: fc.constantFrom('success', 'error', 'timeout', 'fine'),
  content: fc.oneof(fc.string({ unit: 'binary' }), anything),
  errorMessage: anything,
  metadata: fc.oneof(fc.dictionary(fc.string({ unit: 'binary' }), anything), anything),
});

it('nor does whatever a tool returns or throws keep a run from its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, result), fc.boolean(), async (outcome, throws) => {
      const note = defineTool({
        name: 'note',
        description: 'Notes.',
        parametersSchema: { type: 'object' },
        execute: () => {
          if (throws) throw outcome;
          return outcome;
        },
      });
      const { agent } = agentOf(['Action: {"tool": "note", "arguments": {}}', 'Final Answer: done'], { tools: [note] });
      expect((await agent.executeSubtask(subtask)).content).toBe('done');
      const events = await agent.log.read(subtask.id);
      expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true });
      expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
    }),
    { numRuns: 150 },
  );
});
