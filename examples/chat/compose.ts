import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { modelFromConfiguration } from '@wayfarer/archon/ai-sdk';
import { nodeRuntime } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';

import { Chats } from './chat.ts';
import { startRehearsedServer } from './rehearsed-server.ts';

export interface ChatServerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  /** The log's file. */
  readonly file: string;
  /** Such as `ollama:qwen3:8b`. Default: a rehearsed one. */
  readonly model?: string | undefined;
  /** How slowly the rehearsed model speaks: between words. Default 80. */
  readonly pauseMs?: number | undefined;
  /** Files of the page, by their path. */
  readonly page?: ReadonlyMap<string, Uint8Array | string> | undefined;
}

/** The chat on loopback. */
export async function startChatServer({ port, file, model, pauseMs = 80, page }: ChatServerOptions) {
  const rehearsed = model === undefined ? await startRehearsedServer(pauseMs) : undefined;
  const log = new SqliteEventLog({ path: file });
  const chats = new Chats({
    model: await modelFromConfiguration(model ?? 'compatible:rehearsed', { baseUrl: rehearsed?.url }),
    log,
    runtime: nodeRuntime,
  });
  await chats.resume();
  const server = createServer((request, response) => {
    const found = page?.get(request.url === '/' ? '/index.html' : (request.url ?? ''));
    if (found === undefined) void pass(request, response, (asked) => chats.handle(asked));
    else response.setHeader('content-type', typeOf(request.url ?? '')).end(found);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      rehearsed?.stop();
      server.closeAllConnections();
      server.close();
      await log.close();
    },
  };
}

function typeOf(url: string): string {
  return path.extname(url) === '.js' ? 'text/javascript' : 'text/html';
}

/** From Node's request to the web's, and back. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  const hasBody = request.method === 'POST';
  const asked = new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    signal: left.signal,
    ...(hasBody && { body: await new Response(Readable.toWeb(request)).text() }),
  });
  const { status, headers, body } = await handle(asked).catch((error: unknown) => {
    return new Response(error instanceof Error ? error.message : String(error), { status: 400 });
  });
  response.writeHead(status, Object.fromEntries(headers));
  response.flushHeaders();
  if (body) await pipeline(Readable.fromWeb(body), response).catch(() => undefined); // The reader has gone.
  else response.end();
}
