import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it, vi } from 'vitest';

import { defineTool, ToolResult } from '../../src/index.ts';
import type { ToolContext } from '../../src/loop/index.ts';
import { officialClient, served } from './served.ts';

const dish = { type: 'object', properties: { dish: { type: 'string' } }, required: ['dish'] } as const;

function recipe(execute: (args: { readonly dish: string }, context: ToolContext) => unknown) {
  return defineTool({
    name: 'recipe.find',
    description: 'Finds a recipe by the name of a dish.',
    parametersSchema: dish,
    annotations: { title: 'Recipes', readOnlyHint: true, idempotentHint: true },
    execute,
  });
}

const call = { name: 'recipe.find', arguments: { dish: 'ramen' } };

describe.each(['auto', 'legacy'] as const)('a client of mode %s', (mode) => {
  it('is told the tools, and what they do to the world', async () => {
    const { transport } = await served([recipe(() => 'boil')], { instructions: 'Ask for one dish at a time.' });
    const client = await officialClient(transport(), { mode });
    expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
    expect(client.getServerVersion()).toMatchObject({ name: 'kitchen', version: '1.2.3' });
    expect(client.getInstructions()).toBe('Ask for one dish at a time.');
    const { tools } = await client.listTools();
    expect(tools).toMatchObject([
      {
        name: 'recipe.find',
        title: 'Recipes',
        description: 'Finds a recipe by the name of a dish.',
        inputSchema: dish,
        annotations: { readOnlyHint: true, idempotentHint: true },
      },
    ]);
  });

  it('gets a result as text and as a value', async () => {
    const { transport } = await served([recipe(({ dish: name }) => ({ name, minutes: 20 }))]);
    const client = await officialClient(transport(), { mode });
    const result = await client.callTool(call);
    expect(result).toMatchObject({
      content: [{ type: 'text', text: '{"name":"ramen","minutes":20}' }],
      structuredContent: { name: 'ramen', minutes: 20 },
    });
    expect(result.isError).toBeUndefined();
  });

  it('gets the text and the value that a tool gives apart', async () => {
    const { transport } = await served([
      recipe(() => ToolResult.success('Ramen takes 20 minutes.', { structuredContent: { minutes: 20 } })),
    ]);
    const client = await officialClient(transport(), { mode });
    expect(await client.callTool(call)).toMatchObject({
      content: [{ type: 'text', text: 'Ramen takes 20 minutes.' }],
      structuredContent: { minutes: 20 },
    });
  });

  it('reads what is wrong with a call as the tool’s own error, and calls again', async () => {
    const { transport } = await served([recipe(({ dish: name }) => `boil ${name}`)]);
    const client = await officialClient(transport(), { mode });
    const wrong = await client.callTool({ name: 'recipe.find', arguments: { dsh: 'ramen' } });
    expect(wrong.isError).toBe(true);
    expect(wrong.content).toMatchObject([{ text: expect.stringContaining('did you mean `dish`?') as string }]);
    expect((await client.callTool(call)).content).toMatchObject([{ text: 'boil ramen' }]);
  });

  it('hears a thrown fault as a sentence, without a stack', async () => {
    const { transport } = await served([recipe(() => Promise.reject(new Error('The oven is cold.')))]);
    const client = await officialClient(transport(), { mode });
    const result = await client.callTool(call);
    expect(result).toMatchObject({ isError: true, content: [{ type: 'text', text: 'The oven is cold.' }] });
    expect(JSON.stringify(result)).not.toContain(import.meta.dirname);
  });

  it('is refused a tool that there is not, with the nearest name', async () => {
    const { transport } = await served([recipe(() => 'boil')]);
    const client = await officialClient(transport(), { mode });
    await expect(client.callTool({ name: 'recipe.fin' })).rejects.toThrow(/Did you mean "recipe.find"\?/);
  });

  it('hears of tools that come and go', async () => {
    const { registry, transport } = await served([recipe(() => 'boil')]);
    const onChanged = vi.fn();
    const client = await officialClient(transport(), { mode, listChanged: { tools: { onChanged, debounceMs: 1 } } });
    expect((await client.listTools()).tools).toHaveLength(1);
    registry.unregisterTool('recipe.find');
    await vi.waitFor(() => expect(onChanged).toHaveBeenLastCalledWith(null, []));
    expect((await client.listTools()).tools).toEqual([]);
  });

  it('hears how far a call is, in growing numbers', async () => {
    const { transport } = await served([
      recipe((_, { reportProgress }) => {
        for (const progress of [1, 2, 2, 1, 3]) reportProgress({ progress, total: 3, message: `step ${progress}` });
        return 'done';
      }),
    ]);
    const client = await officialClient(transport(), { mode });
    const heard: unknown[] = [];
    await client.callTool(call, { onprogress: (progress) => heard.push(progress) });
    expect(heard).toMatchObject([1, 2, 3].map((progress) => ({ progress, total: 3, message: `step ${progress}` })));
  });

  it('ends a call that it gives up', { timeout: 20_000 }, async () => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<unknown>();
    const { transport } = await served([
      recipe(async (_, { signal }) => {
        signal.addEventListener('abort', () => ended.resolve('aborted'));
        begun.resolve();
        return ended.promise;
      }),
    ]);
    const client = await officialClient(transport(), { mode });
    const giveUp = new AbortController();
    const calling = client.callTool(call, { signal: giveUp.signal });
    await begun.promise;
    giveUp.abort(new Error('Not hungry.'));
    await expect(calling).rejects.toThrow('Not hungry.');
    expect(await ended.promise).toBe('aborted');
  });

  it('waits no longer than the tool may take', async () => {
    const { transport } = await served([
      { ...recipe((_, { signal }) => sleep(60_000, '', { signal })), timeoutMs: 20 },
    ]);
    const client = await officialClient(transport(), { mode });
    expect(await client.callTool(call)).toMatchObject({
      isError: true,
      content: [{ text: 'No answer within 20 ms.' }],
    });
  });
});

it('sends no more than it may, and says how much there is', async () => {
  const rows = Array.from({ length: 100 }, (_, row) => ({ row, text: 'x'.repeat(100) }));
  const tool = recipe(() => ToolResult.success('100 rows.', { structuredContent: { rows } }));
  const { transport } = await served([tool], { maxResultBytes: 5_000 });
  const client = await officialClient(transport());
  const result = await client.callTool(call);
  expect(result.isError).toBe(true);
  expect(result.structuredContent).toBeUndefined();
  expect(result.content).toMatchObject([
    { text: expect.stringMatching(/^The result has 1\d{4} bytes, and 5000 is/) as string },
  ]);
});

it('says no more of a tool that is set up wrongly than that, and tells us', async () => {
  const isolated = { module: new URL('file:///secret/place.js') };
  const heard: string[] = [];
  const { transport } = await served([{ ...recipe(() => 'boil'), isolated }], {
    onError: ({ message }) => heard.push(message),
  });
  expect(await (await officialClient(transport())).callTool(call)).toMatchObject({
    isError: true,
    content: [{ text: 'The tool is not set up as it should be, so it was not called.' }],
  });
  expect(heard).toEqual([expect.stringContaining('isolation: new ProcessPool()')]);
});

it('takes limits without end', async () => {
  const limits = { answerWithinMs: Infinity, maxResultBytes: Infinity, listTtlMs: Infinity };
  const { transport } = await served([recipe(() => 'boil')], limits);
  expect((await (await officialClient(transport())).callTool(call)).content).toMatchObject([{ text: 'boil' }]);
});

it('keeps a tool from those who are not permitted to call it', async () => {
  const risky = { ...recipe(() => 'boil'), permissions: ['fire'] };
  const { transport } = await served([risky]);
  const client = await officialClient(transport());
  expect((await client.listTools()).tools).toEqual([]);
  await expect(client.callTool(call)).rejects.toThrow(/No tool is called "recipe.find"/);
  const allowed = await served([risky], { permissions: ['fire'] });
  expect((await (await officialClient(allowed.transport())).callTool(call)).content).toMatchObject([{ text: 'boil' }]);
});

it('gives each call an idempotency key of its own, however often a client counts from one', async () => {
  const keys: string[] = [];
  const { transport } = await served([recipe((_, { idempotencyKey }) => keys.push(idempotencyKey))]);
  for (let guest = 0; guest < 2; guest++) await (await officialClient(transport())).callTool(call);
  expect(new Set(keys).size).toBe(2);
});

it('serves two clients side by side: neither waits for the other', async () => {
  const both = Promise.withResolvers<string>();
  let begun = 0;
  const { transport } = await served([
    recipe(({ dish: name }) => {
      if (++begun === 2) both.resolve('both');
      return both.promise.then((who) => `${name} for ${who}`);
    }),
  ]);
  const clients = [await officialClient(transport()), await officialClient(transport(), { mode: 'legacy' })];
  const results = await Promise.all(
    clients.map((client, at) => client.callTool({ name: 'recipe.find', arguments: { dish: `dish ${at}` } })),
  );
  expect(results).toMatchObject([
    { content: [{ text: 'dish 0 for both' }] },
    { content: [{ text: 'dish 1 for both' }] },
  ]);
});

it('refuses limits that are none, and a key that is too short', async () => {
  await expect(served([], { maxResultBytes: NaN })).rejects.toThrow(/`maxResultBytes`, got NaN/);
  await expect(served([], { stateKey: 'short' })).rejects.toThrow('`stateKey` must have at least 32 bytes, got 5.');
});

it('tells what a result looks like, and answers requests that somebody else has let in', async () => {
  const outputSchema = { type: 'object', properties: { minutes: { type: 'integer' } }, required: ['minutes'] } as const;
  const cook = defineTool({
    ...{ name: 'cook', description: 'Says how long it cooks.', parametersSchema: { type: 'object' }, outputSchema },
    execute: () => ToolResult.success('Ten minutes.', { structuredContent: { minutes: 10 } }),
  });
  const { server } = await served([cook]);
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  const client = new Client({ name: 'guest', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const transport = new StreamableHTTPClientTransport(new URL('http://kitchen.example/mcp'), {
    fetch: (url, init) => server.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  expect((await client.listTools()).tools).toMatchObject([{ name: 'cook', outputSchema }]);
  expect(await client.callTool({ name: 'cook' })).toMatchObject({ structuredContent: { minutes: 10 } });
  await client.close();
});
