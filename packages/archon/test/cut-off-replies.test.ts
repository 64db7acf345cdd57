import { expect, it } from 'vitest';

import { modelFromConfiguration } from '../src/ai-sdk/index.ts';
import { ReActAgent } from '../src/index.ts';
import { FixedRuntime } from '../src/testing/index.ts';
import { type Answer, calls, callsUntil, ModelServer, says, sends, streams } from './model-server.ts';
import { payTool } from './pay-tool.ts';

const WHOLE = '{"to":"Bob","euros":10}';
/** Of 1000 euros. */
const CUT = '{"to":"Bob","euros":10';

const STREAMED = { onDelta: () => undefined };

/** What an agent pays whose model answers like this, and what the model is told of its call. */
async function paidBy(name: string, script: readonly Answer[], call = {}, settings = {}) {
  await using server = await ModelServer.start(...script);
  const { pay, paid } = payTool();
  const environment = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' };
  const model = await modelFromConfiguration(name, { baseUrl: server.baseUrl, environment, ...settings });
  const agent = new ReActAgent({ model, tools: [pay], runtime: new FixedRuntime() });
  const { content } = await agent.executeSubtask({ id: 'a', description: 'Pay Bob.' }, call);
  return { paid, content, told: JSON.stringify(server.asked[1]) };
}

const CHAT = {
  paid: [],
  content: 'done',
  told: expect.stringContaining('Not called: the call was cut off') as unknown,
};

it.each(['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'max_new_tokens', 'incomplete'])(
  'no call is made of a reply that ended as %s, in chat completions',
  async (finish) => {
    for (const args of [WHOLE, CUT]) {
      for (const call of [{}, STREAMED]) {
        expect(await paidBy('compatible:cook', [callsUntil(finish, ['pay', args]), says('done')], call)).toEqual(CHAT);
      }
    }
  },
);

it.each(['tool_calls', 'stop', 'function_call', 'eos', ''])(
  'nor a call that is cut, though the reply ended as %s',
  async (finish) => {
    for (const call of [{}, STREAMED]) {
      expect(await paidBy('compatible:cook', [callsUntil(finish, ['pay', CUT]), says('done')], call)).toEqual(CHAT);
    }
  },
);

it.each([
  ['length', `Action: {"tool": "pay", "arguments": ${WHOLE}}\nThought: and now`],
  ['max_tokens', `Action: {"tool": "pay", "arguments": ${WHOLE}}`],
  ['length', `Action: pay\nAction Input: ${CUT}`],
  ['stop', `Action: pay\nAction Input: ${CUT}`],
])('nor one in text, ended as %s: %s', async (finish, text) => {
  for (const call of [{}, STREAMED]) {
    const script = [says(text, finish), says('Final Answer: done')];
    expect(await paidBy('compatible:cook', script, call, { nativeTools: false })).toEqual(CHAT);
  }
});

const usage = { input_tokens: 30, output_tokens: 7 };
const RESPONSE = { id: 'reply', object: 'response', created_at: 1, model: 'gpt-5', usage };
const DONE = sends({
  ...RESPONSE,
  status: 'completed',
  output: [
    {
      type: 'message',
      id: 'said',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: 'done', annotations: [] }],
    },
  ],
});

it.each([
  ['incomplete', { reason: 'max_output_tokens' }, WHOLE],
  ['incomplete', { reason: 'max_output_tokens' }, CUT],
  ['completed', null, CUT],
])('nor one of the Responses API: %s, %o, %s', async (status, details, args) => {
  const call = { type: 'function_call', id: 'f', call_id: 'c', name: 'pay', arguments: args, status };
  const cut = sends({ ...RESPONSE, status, incomplete_details: details, output: [call] });
  expect(await paidBy('openai:gpt-5', [cut, DONE])).toEqual(CHAT);
});

const MESSAGE = { type: 'message', id: 'reply', model: 'claude', role: 'assistant', usage };
const ENDS = sends({ ...MESSAGE, content: [{ type: 'text', text: 'done' }], stop_reason: 'end_turn' });

it.each(['max_tokens', 'model_context_window_exceeded'])('nor one of Anthropic, ended as %s', async (stop) => {
  const call = { type: 'tool_use', id: 'c', name: 'pay', input: { to: 'Bob', euros: 10 } };
  const cut = sends({ ...MESSAGE, content: [call], stop_reason: stop });
  expect(await paidBy('anthropic:claude', [cut, ENDS])).toEqual(CHAT);
});

it.each([
  ['max_tokens', WHOLE],
  ['max_tokens', CUT],
  ['tool_use', CUT],
  ['end_turn', CUT],
])('nor one that Anthropic streams, ended as %s: %s', async (stop, args) => {
  const begins = streams(
    { type: 'message_start', message: { ...MESSAGE, content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'c', name: 'pay', input: {} } },
    { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: args } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: stop }, usage },
    { type: 'message_stop' },
  );
  const ends = streams(
    { type: 'message_start', message: { ...MESSAGE, content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'done' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage },
    { type: 'message_stop' },
  );
  expect(await paidBy('anthropic:claude', [begins, ends], STREAMED)).toEqual(CHAT);
});

it('makes a whole call of a reply that ended well', async () => {
  const { paid } = await paidBy('compatible:cook', [calls(['pay', WHOLE]), says('done')]);
  expect(paid).toEqual([{ to: 'Bob', euros: 10 }]);
});
