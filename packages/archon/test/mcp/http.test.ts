import { request } from 'node:http';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { defineTool, type Tool } from '../../src/index.ts';
import type { McpServerOptions } from '../../src/mcp/index.ts';
import { loopbackServer } from '../loopback-server.ts';
import { connected, served } from './served.ts';

const add = defineTool({
  name: 'add',
  description: 'Adds.',
  parametersSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
  execute: ({ a = 0, b = 0 }, { reportProgress }) => {
    reportProgress({ progress: 1 });
    return String(a + b);
  },
});

async function overHttp(tools: readonly Tool[] = [add], options: Partial<McpServerOptions> = {}) {
  const kitchen = await served(tools, options);
  return { ...kitchen, ...(await loopbackServer(kitchen.server.listener)) };
}

async function httpClient(url: string, mode: 'auto' | 'legacy' = 'auto', headers: Record<string, string> = {}) {
  const client = new Client(
    { name: 'guest', version: '1' },
    { versionNegotiation: { mode }, capabilities: { elicitation: {} } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

/** The status of a request whose headers a `fetch` would not send. */
function statusOf(port: number, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const posted = {
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  };
  const sent = request(posted, (response) => resolve(response.resume().statusCode));
  sent.on('error', reject);
  sent.end('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  return promise;
}

describe.each(['auto', 'legacy'] as const)('over HTTP, a client of mode %s', (mode) => {
  it('calls tools, several at once, and hears how far they are', async () => {
    const { url } = await overHttp();
    const client = await httpClient(url, mode);
    const heard: unknown[] = [];
    const sums = await Promise.all(
      [1, 2, 3].map((a) =>
        client.callTool(
          { name: 'add', arguments: { a, b: 10 } },
          { onprogress: ({ progress }) => heard.push(progress) },
        ),
      ),
    );
    expect(sums.map(({ content }) => content)).toMatchObject([[{ text: '11' }], [{ text: '12' }], [{ text: '13' }]]);
    expect(heard).toEqual([1, 1, 1]);
  });
});

it('a tool that comes is heard of over HTTP', async () => {
  const { url, registry } = await overHttp();
  const { registry: ours } = await connected({ name: 'math', url });
  expect(ours.listTools().map(({ name }) => name)).toEqual(['math.add']);
  registry.registerTool({ ...add, name: 'plus' });
  await vi.waitFor(() => expect(ours.listTools().map(({ name }) => name)).toEqual(['math.add', 'math.plus']), 5_000);
});

it('a client that goes away ends its call', { timeout: 20_000 }, async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const slow = {
    ...add,
    execute: (_: unknown, { signal }: { readonly signal: AbortSignal }) => {
      signal.addEventListener('abort', () => ended.resolve('aborted'));
      begun.resolve();
      return new Promise<never>(() => undefined);
    },
  };
  const { url } = await overHttp([slow]);
  const client = await httpClient(url);
  client.callTool({ name: 'add' }).catch(() => undefined);
  await begun.promise;
  await client.close();
  expect(await ended.promise).toBe('aborted');
});

it('a client of 2025-11-25, which cannot be asked over HTTP, is told so', async () => {
  const { url } = await overHttp([add], { askBefore: () => 'Add?' });
  const { isError, content } = await (await httpClient(url, 'legacy')).callTool({ name: 'add', arguments: {} });
  expect(isError).toBe(true);
  expect(content).toMatchObject([
    { text: expect.stringContaining('cannot receive server-to-client requests') as string },
  ]);
});

describe('the listener', () => {
  it('refuses a page that another site has rebound to this machine', async () => {
    const { port } = await overHttp();
    const host = `127.0.0.1:${port}`;
    expect(await statusOf(port, { host: 'evil.example' })).toBe(403);
    expect(await statusOf(port, { host: `localhost.evil.example:${port}` })).toBe(403);
    expect(await statusOf(port, { host, origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(port, { host, origin: 'null' })).toBe(403);
    expect(await statusOf(port, { host, origin: `http://localhost:${port}` })).not.toBe(403);
    expect(await statusOf(port, { host })).not.toBe(403);
  });

  it('takes the hosts that it is given', async () => {
    const { port } = await overHttp([add], { allowedHosts: ['trips.example'] });
    expect(await statusOf(port, { host: 'trips.example' })).not.toBe(403);
    expect(await statusOf(port, { host: 'other.example' })).toBe(403);
  });

  it('refuses other machines, unless somebody says who they are', async () => {
    const { server } = await served([add]);
    const { port } = await loopbackServer((asked, response) => {
      Object.defineProperty(asked.socket, 'remoteAddress', { value: '192.0.2.7' });
      server.listener(asked, response);
    });
    expect(await statusOf(port, { host: 'localhost' })).toBe(403);
  });

  it('answers strangers 401, and gives each caller what they are permitted', async () => {
    const { url, port } = await overHttp([{ ...add, permissions: ['sum'] }], {
      authorize: ({ headers }) =>
        headers.authorization === 'Bearer anna'
          ? { id: 'anna', permissions: ['sum'] }
          : headers.authorization === 'Bearer ben'
            ? { id: 'ben' }
            : undefined,
    });
    expect(await statusOf(port, { host: 'localhost' })).toBe(401);
    const anna = await httpClient(url, 'auto', { authorization: 'Bearer anna' });
    expect((await anna.callTool({ name: 'add', arguments: { a: 1 } })).content).toMatchObject([{ text: '1' }]);
    const ben = await httpClient(url, 'auto', { authorization: 'Bearer ben' });
    expect((await ben.listTools()).tools).toEqual([]);
    await expect(ben.callTool({ name: 'add' })).rejects.toThrow(/No tool is called/);
  });

  it('takes an answer from nobody but whoever was asked', async () => {
    const { url } = await overHttp([add], {
      authorize: ({ headers }) => ({ id: headers.authorization ?? '' }),
      askBefore: () => 'Add?',
    });
    const anna = await httpClient(url, 'auto', { authorization: 'anna' });
    const ben = await httpClient(url, 'auto', { authorization: 'ben' });
    const asked = (await anna.callTool({ name: 'add', arguments: {} }, { allowInputRequired: true })) as unknown as {
      readonly requestState: string;
    };
    const answered = {
      name: 'add',
      arguments: {},
      requestState: asked.requestState,
      inputResponses: { approval: { action: 'accept', content: { approve: true } } },
    } as const;
    await expect(ben.callTool(answered as never)).rejects.toThrow(/Invalid or expired/);
    expect((await anna.callTool(answered as never)).content).toMatchObject([{ text: '0' }]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['more than it reads', `{"x":"${'x'.repeat(5_000_000)}"}`, 413],
  ])('answers %s with a status, and goes on', async (_, body, status) => {
    const { url } = await overHttp();
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(status);
    expect((await httpClient(url)).getServerVersion()?.name).toBe('kitchen');
  });
});
