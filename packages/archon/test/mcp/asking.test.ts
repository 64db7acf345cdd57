import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';

import { defineTool, ToolResult } from '../../src/index.ts';
import type { McpServerOptions } from '../../src/mcp/index.ts';
import { officialClient, served } from './served.ts';

const capabilities = { elicitation: { form: {} } };

function kitchen() {
  const done: string[] = [];
  const keys: string[] = [];
  const empty = defineTool({
    name: 'empty_fridge',
    description: 'Throws everything away.',
    parametersSchema: { type: 'object', properties: { shelf: { type: 'integer' } } },
    execute: ({ shelf }, { idempotencyKey }) => `empty: ${done.push(`${shelf} ${idempotencyKey}`)}`,
  });
  const cook = defineTool({
    name: 'cook',
    description: 'Cooks a dish, and asks how spicy.',
    parametersSchema: { type: 'object', properties: { dish: { type: 'string' } } },
    execute({ dish }, { input, idempotencyKey }) {
      keys.push(idempotencyKey);
      const { action, content } = input?.answers.heat ?? {};
      if (action === 'decline') return `${dish}, mild`;
      if (action !== 'accept') return ask(`cooking ${dish}`);
      done.push(`cook ${idempotencyKey}`);
      return `${dish}, ${String(content?.level)}; ${input?.state ?? ''}`;
    },
  });
  return { tools: [empty, cook], done, keys };
}

function ask(state: string): ToolResult {
  const level = { type: 'string', enum: ['mild', 'hot'] };
  const schema = { type: 'object', properties: { level }, required: ['level'] };
  return ToolResult.inputRequired({ questions: { heat: { message: 'How spicy?', schema } }, state });
}

const askBefore: McpServerOptions['askBefore'] = ({ tool, arguments: { shelf } }) =>
  tool === 'empty_fridge' ? `Throw away all of shelf ${String(shelf)}?` : undefined;

/** A client whose person says the same to each question; what was asked is kept. */
async function guest(
  transport: Parameters<typeof officialClient>[0],
  answer: { readonly action: 'accept' | 'decline' | 'cancel'; readonly content?: Record<string, string | boolean> },
  mode: 'auto' | 'legacy' = 'auto',
) {
  const client = await officialClient(transport, { mode, capabilities });
  const asked: string[] = [];
  client.setRequestHandler('elicitation/create', ({ params }) => {
    asked.push(params.message);
    return answer;
  });
  return { client, asked };
}

const yes = { action: 'accept', content: { approve: true } } as const;
const shelf = { name: 'empty_fridge', arguments: { shelf: 2 } };

describe.each(['auto', 'legacy'] as const)('with a client of mode %s', (mode) => {
  it('a call that needs a yes is made after it', async () => {
    const { tools, done } = kitchen();
    const { transport } = await served(tools, { askBefore });
    const { client, asked } = await guest(transport(), yes, mode);
    expect((await client.callTool(shelf)).content).toMatchObject([{ text: 'empty: 1' }]);
    expect(asked).toEqual(['Throw away all of shelf 2?']);
    expect(done).toHaveLength(1);
  });

  it.each([{ action: 'decline' }, { action: 'cancel' }, { action: 'accept', content: { approve: false } }] as const)(
    '$action is a no',
    async (answer) => {
      const { tools, done } = kitchen();
      const { transport } = await served(tools, { askBefore });
      const { client } = await guest(transport(), answer, mode);
      expect(await client.callTool(shelf)).toMatchObject({
        isError: true,
        content: [{ text: 'The person said no, so nothing was done.' }],
      });
      expect(done).toEqual([]);
    },
  );

  it('a tool that asks has its answer, and its own state back', async () => {
    const { tools } = kitchen();
    const { transport } = await served(tools);
    const { client, asked } = await guest(transport(), { action: 'accept', content: { level: 'hot' } }, mode);
    const { content } = await client.callTool({ name: 'cook', arguments: { dish: 'curry' } });
    expect(content).toMatchObject([{ text: 'curry, hot; cooking curry' }]);
    expect(asked).toEqual(['How spicy?']);
  });

  it('a client that cannot ask is told so, and nothing is done', async () => {
    const { tools, done } = kitchen();
    const { transport } = await served(tools, { askBefore });
    const client = await officialClient(transport(), { mode });
    const told = await client
      .callTool(shelf)
      .then(({ isError, content }) => `${isError} ${JSON.stringify(content)}`, String);
    expect(told).toMatch(/capabilit/);
    expect(done).toEqual([]);
  });
});

it('a tool knows whether anybody can be asked, and so can say what else may be done', async () => {
  const tell = defineTool({
    name: 'tell',
    description: 'Says whether it could ask.',
    parametersSchema: { type: 'object' },
    execute: (_, { canAsk }) => String(canAsk),
  });
  const { transport } = await served([tell]);
  const told = async (mode: 'auto' | 'legacy', options: object) =>
    (await (await officialClient(transport(), { mode, ...options })).callTool({ name: 'tell' })).content;
  for (const mode of ['auto', 'legacy'] as const) {
    expect(await told(mode, { capabilities })).toMatchObject([{ text: 'true' }]);
    expect(await told(mode, {})).toMatchObject([{ text: 'false' }]);
  }
});

/** The first round of a call by hand: what the client holds while a person thinks. */
async function firstRound(client: Client, params: { readonly name: string; readonly arguments: object }) {
  const asked = (await client.callTool(params as never, { allowInputRequired: true })) as unknown as {
    readonly inputRequests: Record<string, unknown>;
    readonly requestState: string;
  };
  const answer = (inputResponses: object, changed: object = {}) =>
    client.callTool({ ...params, inputResponses, requestState: asked.requestState, ...changed } as never, {
      allowInputRequired: true,
    });
  return { asked, answer };
}

describe('an answer', () => {
  it('is good for one call: with other arguments, or changed by the client, it is refused', async () => {
    const { tools, done } = kitchen();
    const { transport } = await served(tools, { askBefore });
    const { client } = await guest(transport(), yes);
    const { asked, answer } = await firstRound(client, shelf);
    await expect(answer({ approval: yes }, { arguments: { shelf: 3 } })).rejects.toThrow(/other arguments/);
    const middle = Math.floor(asked.requestState.length / 2);
    const flipped = asked.requestState[middle] === 'A' ? 'B' : 'A';
    const forged = asked.requestState.slice(0, middle) + flipped + asked.requestState.slice(middle + 1);
    await expect(answer({ approval: yes }, { requestState: forged })).rejects.toThrow(/Invalid or expired/);
    expect(done).toEqual([]);
  });

  it('that is a yes is used once: said again, the question is asked again', async () => {
    const { tools, done } = kitchen();
    const { transport } = await served(tools, { askBefore });
    const { client } = await guest(transport(), yes);
    const { answer } = await firstRound(client, shelf);
    expect((await answer({ approval: yes })).content).toMatchObject([{ text: 'empty: 1' }]);
    expect(await answer({ approval: yes })).toMatchObject({ resultType: 'input_required' });
    expect(done).toHaveLength(1);
  });

  it('that is missing, or no answer, leaves the question open', async () => {
    const { tools, done } = kitchen();
    const { transport } = await served(tools, { askBefore });
    const { client } = await guest(transport(), yes);
    const { answer } = await firstRound(client, shelf);
    for (const none of [{}, { approval: 'yes' }, { approval: { approve: true } }, { other: yes }]) {
      expect(await answer(none)).toMatchObject({ resultType: 'input_required' });
    }
    expect(done).toEqual([]);
  });

  it('does not stand without its question', async () => {
    const { tools, done } = kitchen();
    const { transport } = await served(tools, { askBefore });
    const { client } = await guest(transport(), yes);
    const { answer } = await firstRound(client, shelf);
    expect(await answer({ approval: yes }, { requestState: undefined })).toMatchObject({
      resultType: 'input_required',
    });
    expect(done).toEqual([]);
  });

  it('comes too late after its time', async () => {
    const { tools } = kitchen();
    const { transport } = await served(tools, { askBefore, answerWithinMs: 1 });
    const { client } = await guest(transport(), yes);
    const { answer } = await firstRound(client, shelf);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await expect(answer({ approval: yes })).rejects.toThrow(/Invalid or expired/);
  });

  it('is taken by another process that has the key, and by none that has not', async () => {
    const stateKey = 'a key of more than thirty-two bytes';
    const { tools, done } = kitchen();
    const [first, second, stranger] = [
      await served(tools, { askBefore, stateKey }),
      await served(tools, { askBefore, stateKey }),
      await served(tools, { askBefore }),
    ];
    const { asked } = await firstRound((await guest(first.transport(), yes)).client, shelf);
    const answered = { ...shelf, inputResponses: { approval: yes }, requestState: asked.requestState };
    const elsewhere = (await guest(stranger.transport(), yes)).client;
    await expect(elsewhere.callTool(answered as never)).rejects.toThrow(/Invalid or expired/);
    expect(done).toEqual([]);
    await (await guest(second.transport(), yes)).client.callTool(answered);
    expect(done).toHaveLength(1);
  });
});

it('a call that is approved and then asks keeps its approval and its idempotency key', async () => {
  const { tools, done, keys } = kitchen();
  const { transport } = await served(tools, { askBefore: ({ tool }) => `May I ${tool}?` });
  const { client } = await guest(transport(), yes);
  const cook = { name: 'cook', arguments: { dish: 'dal' } };
  const { answer } = await firstRound(client, cook);
  const asked = (await answer({ approval: yes })) as unknown as { inputRequests: object; requestState: string };
  expect(Object.keys(asked.inputRequests)).toEqual(['heat']);
  const heat = { action: 'accept', content: { level: 'mild' } };
  const last = await answer({ heat }, { requestState: asked.requestState });
  expect(last.content).toMatchObject([{ text: 'dal, mild; cooking dal' }]);
  expect(done).toEqual([`cook ${keys[0]}`]);
  expect(keys).toEqual([keys[0], keys[0]]);
});
