import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type {
  hostHeaderValidationResponse,
  McpHttpHandler,
  originValidationResponse,
} from '@modelcontextprotocol/server';

import type { McpCaller, McpServerOptions } from './options.ts';

export interface NodeListenerParts {
  readonly handler: McpHttpHandler;
  readonly options: Pick<McpServerOptions, 'authorize' | 'onError'>;
  /** Names under which browsers may reach it. */
  readonly hosts: string[];
  readonly library: {
    readonly hostHeaderValidationResponse: typeof hostHeaderValidationResponse;
    readonly originValidationResponse: typeof originValidationResponse;
  };
}

/**
 * Answers requests of `node:http`. A page that another site has rebound to this machine is refused by its `Host` and `Origin`,
 * and other machines are, unless somebody says who they are.
 */
export function nodeListener(parts: NodeListenerParts): RequestListener {
  return (request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      parts.options.onError?.(error as Error);
      if (!response.headersSent) response.writeHead(500).end();
      else response.destroy();
    });
  };
}

async function answer(parts: NodeListenerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { handler, hosts, library } = parts;
  const gone = new AbortController();
  response.once('close', () => gone.abort(new Error('The client has gone.')));
  const asked = toWebRequest(request, gone.signal);
  const rejected = library.hostHeaderValidationResponse(asked, hosts) ?? library.originValidationResponse(asked, hosts);
  if (rejected) return send(rejected, response);
  const caller = await findCaller(parts.options, request);
  if (typeof caller === 'number') return send(new Response(null, { status: caller }), response);
  return send(await handler.fetch(asked, { authInfo: authInfoOf(caller) }), response);
}

/** Who calls, as the library hands it on. */
export function authInfoOf(caller: McpCaller) {
  return { token: '', clientId: caller.id, scopes: [], extra: { caller } };
}

/** Who asks, or the status that refuses it. */
async function findCaller(
  { authorize }: Pick<McpServerOptions, 'authorize'>,
  request: IncomingMessage,
): Promise<McpCaller | 401 | 403> {
  if (authorize) return (await authorize(request)) ?? 401;
  return isLoopback(request.socket.remoteAddress) ? { id: '' } : 403;
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

function toWebRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    signal,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

async function send({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  response.writeHead(status, Object.fromEntries(headers));
  if (!body) return void response.end();
  response.flushHeaders();
  // A client that goes away is no fault.
  await pipeline(Readable.fromWeb(body as never), response).catch(() => undefined);
}
