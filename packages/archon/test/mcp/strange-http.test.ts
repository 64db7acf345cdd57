import type { RequestListener, ServerResponse } from 'node:http';

import { describe, expect, it } from 'vitest';

import { defineTool } from '../../src/index.ts';
import { connectMcpServer } from '../../src/mcp/index.ts';
import { loopbackServer } from '../loopback-server.ts';
import { connected, served } from './served.ts';

const answer = defineTool({
  name: 'answer',
  description: 'Answers.',
  parametersSchema: { type: 'object' },
  execute: () => 'ok',
});

/** A server that is itself until it is asked to call a tool. */
async function untilCalled(call: (response: ServerResponse) => void, name = 'tools/call') {
  const { server } = await served([answer]);
  const listener: RequestListener = (request, response) => {
    if (request.headers['mcp-method'] === name) call(response);
    else server.listener(request, response);
  };
  return loopbackServer(listener);
}

describe('an answer over HTTP', () => {
  it.each([307, 302])('that redirects to another origin (%i) is not followed', async (status) => {
    const seen: unknown[] = [];
    const elsewhere = await loopbackServer((request, response) => {
      seen.push(request.headers);
      response.end('{}');
    });
    const { url } = await untilCalled((response) => response.writeHead(status, { location: elsewhere.url }).end());
    const { call } = await connected({ name: 's', url, headers: { authorization: 'Bearer secret' } });
    expect(await call('s.answer')).toMatchObject({ status: 'error', metadata: { code: 'mcp-unreachable' } });
    expect(seen).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json', '{"jsonrpc":"2.0","id":1,"result":"'],
    ['one event', 'text/event-stream', 'event: message\ndata: '],
    ['an error', 'text/plain', ''],
  ])(
    'of endless %s is read up to the limit, and the connection is ended',
    { timeout: 30_000 },
    async (_, type, begin) => {
      let sent = 0;
      const closed = Promise.withResolvers<void>();
      const { url } = await untilCalled((response) => {
        response.writeHead(type === 'text/plain' ? 500 : 200, { 'content-type': type });
        response.write(begin);
        response.on('close', closed.resolve);
        const more = (): void => {
          if (response.destroyed) return;
          sent += 100_000;
          if (response.write('x'.repeat(100_000))) setImmediate(more);
          else response.once('drain', more);
        };
        more();
      });
      const { call } = await connected({ name: 's', url, maxResultBytes: 500_000 });
      expect(await call('s.answer', {}, { timeoutMs: 10_000 })).toMatchObject({
        status: 'error',
        metadata: { code: 'result-too-large' },
      });
      await closed.promise;
      expect(sent).toBeLessThan(50_000_000);
    },
  );

  it.each(['\n', '\r\n'])('of many small events is no large one (%j)', async (end) => {
    const { url } = await untilCalled((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const note = {
        jsonrpc: '2.0',
        method: 'notifications/message',
        params: { level: 'info', data: 'x'.repeat(500) },
      };
      for (let n = 0; n < 200; n++) response.write(`event: message${end}data: ${JSON.stringify(note)}${end}${end}`);
      const result = { resultType: 'complete', content: [{ type: 'text', text: 'ok' }] };
      // Ids count from nought, discovery and the list included; whichever it is, one of these is it.
      for (let id = 0; id < 10; id++) {
        response.write(`event: message${end}data: ${JSON.stringify({ jsonrpc: '2.0', id, result })}${end}${end}`);
      }
      response.end();
    });
    const { call } = await connected({ name: 's', url, maxResultBytes: 10_000, trusted: true });
    expect(await call('s.answer')).toMatchObject({ status: 'success', content: 'ok' });
  });

  it.each([
    ['nothing', (response: ServerResponse) => response.end()],
    ['a page', (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    [
      'half of it',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"js'),
    ],
    ['a broken connection', (response: ServerResponse) => response.destroy()],
  ])('of %s is an error, and says that the rest is not known', async (_, call) => {
    const { url } = await untilCalled(call);
    const result = await (await connected({ name: 's', url })).call('s.answer', {}, { timeoutMs: 5_000 });
    expect(result).toMatchObject({ status: 'error', metadata: { code: 'mcp-unreachable', retryable: false } });
    expect(result.content).toMatch(/^The MCP server "s" did not answer: .+ Whether it made the call is not known\.$/);
  });
});

it('a server that never answers while it is connected to is given up in time', async () => {
  const { url } = await loopbackServer(() => undefined);
  await expect(connectMcpServer({ name: 's', url, connectTimeoutMs: 200 })).rejects.toThrow();
});

it('names and limits that are none are refused before anything is started', async () => {
  const command = 'there-is-no-such-command';
  await expect(connectMcpServer({ name: 'a b', command })).rejects.toThrow(/Expected a tool's name/);
  await expect(connectMcpServer({ name: 'x'.repeat(40), command })).rejects.toThrow(/has at most 32 characters/);
  await expect(connectMcpServer({ name: 'a', command, maxResultBytes: NaN })).rejects.toThrow(
    /`maxResultBytes`, got NaN/,
  );
});
