import { describe, expect, it, onTestFinished } from 'vitest';

import { defineTool, ToolExecutionEngine, ToolResult } from '../../src/index.ts';
import type { InputRequest } from '../../src/loop/index.ts';
import { createMcpServer, type McpConnectOptions } from '../../src/mcp/index.ts';
import { nodeRuntime } from '../../src/node/index.ts';
import { connected, officialClient, served } from './served.ts';

const schema = { type: 'object', properties: { window: { type: 'boolean' } }, required: ['window'] } as const;

/** Books a seat, and asks where so often. */
function seat(questions: number) {
  const booked: string[] = [];
  const book = defineTool({
    name: 'book',
    description: 'Books a seat.',
    parametersSchema: { type: 'object', properties: { train: { type: 'string' } } },
    execute({ train }, { input, idempotencyKey }) {
      const round = Number(input?.state ?? 0);
      const answer = input?.answers.seat;
      if (answer?.action === 'decline') return 'not booked';
      if (round >= questions && answer?.action === 'accept') {
        booked.push(idempotencyKey);
        return `${train}, window: ${String(answer.content?.window)}`;
      }
      const message = `A window seat?\u202e${round}`;
      return ToolResult.inputRequired({ questions: { seat: { message, schema } }, state: String(round + 1) });
    },
  });
  return { book, booked };
}

async function foreign(questions: number, options: Partial<McpConnectOptions> = {}) {
  const { book, booked } = seat(questions);
  const { transport } = await served([book]);
  return { ...(await connected({ name: 'rail', transport, ...options })), booked };
}

describe('a question of a foreign tool', () => {
  it('is put to our person, in the name of the server, while the call waits', async () => {
    const asked: unknown[] = [];
    const { call, booked } = await foreign(2, {
      trusted: true,
      onInputRequired: (request, tool) => {
        asked.push([tool, request.questions.seat?.message, request.questions.seat?.schema]);
        return Promise.resolve({ seat: { action: 'accept', content: { window: true } } });
      },
    });
    expect(await call('rail.book', { train: 'ICE 1' })).toMatchObject({ content: 'ICE 1, window: true' });
    expect(asked).toEqual([
      ['book', '"rail" asks: A window seat? 0', schema],
      ['book', '"rail" asks: A window seat? 1', schema],
    ]);
    expect(booked).toHaveLength(1);
  });

  it('ends the call where nobody asks at once, and the call is made again with the answer', async () => {
    const { call, booked } = await foreign(1, { trusted: true });
    const asked = await call('rail.book', { train: 'ICE 1' });
    expect(asked).toMatchObject({
      status: 'error',
      content: 'A person has to be asked first: "rail" asks: A window seat? 0',
      metadata: { code: 'input-required' },
    });
    expect(booked).toEqual([]);
    const { state = '' } = asked.metadata.inputRequest as InputRequest;
    const answers = { seat: { action: 'accept', content: { window: false } } } as const;
    expect(await call('rail.book', { train: 'ICE 1' }, { input: { answers, state } })).toMatchObject({
      content: 'ICE 1, window: false',
    });
    const declined = { answers: { seat: { action: 'decline' } }, state } as const;
    expect(await call('rail.book', { train: 'ICE 1' }, { input: declined })).toMatchObject({ content: 'not booked' });
  });

  it('that never ends is given up', async () => {
    const { call, booked } = await foreign(1_000, {
      onInputRequired: () => Promise.resolve({ seat: { action: 'accept', content: { window: true } } }),
    });
    expect(await call('rail.book')).toMatchObject({ status: 'error', metadata: { code: 'mcp-too-many-questions' } });
    expect(booked).toEqual([]);
  });

  it('goes on to whoever calls us: a server in front of a server asks its own client', async () => {
    const { registry, booked } = await foreign(1, { trusted: true });
    const engine = new ToolExecutionEngine(registry, { runtime: nodeRuntime });
    const server = await createMcpServer({
      name: 'front',
      version: '1',
      tools: registry,
      engine,
      permissions: ['mcp-rail'],
    });
    onTestFinished(() => server.close());
    const { InMemoryTransport } = await import('@modelcontextprotocol/server');
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    server.serve(ours);
    const client = await officialClient(theirs, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { window: true } }));
    const { content } = await client.callTool({ name: 'rail.book', arguments: { train: 'ICE 1' } });
    expect(content).toMatchObject([{ text: 'ICE 1, window: true' }]);
    expect(booked).toHaveLength(1);
  });
});
