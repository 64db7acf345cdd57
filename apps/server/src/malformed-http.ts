import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { toProblem } from './problem.ts';
import { RefusedError } from './refused-error.ts';

/** Time for a client that is still sending to read the answer, before its connection is cut. */
const LINGER_MS = 500;

/** Answers what never comes to be a request with a problem, too: malformed HTTP, requests that do not end, `CONNECT`, `Expect`. */
export function answerMalformedHttp(server: Server): void {
  const answered = new WeakSet<Duplex>();
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    latest.set(socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // What follows a fault is read on for a while, and is at fault as well.
    if (answered.has(socket)) return;
    answered.add(socket);
    const response = latest.get(socket);
    const isHalfAnswered = response?.headersSent === true && !response.writableFinished;
    if (socket.writable && !isHalfAnswered) refuse(socket, toRefused(error));
    else socket.destroy(error);
  });
  server.on('connect', (_request, socket) => refuse(socket, NO_PROXY));
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = write(NO_EXPECTATION);
    const length = Buffer.byteLength(body);
    response.writeHead(status, { 'Content-Type': TYPE, 'Content-Length': length, Connection: 'close' }).end(body);
  });
}

const TYPE = 'application/json';
const NO_PROXY = new RefusedError('method-not-allowed', 'This server is no proxy: it does not take CONNECT.');
const NO_EXPECTATION = new RefusedError('expectation-failed', 'The only expectation that is met is 100-continue.');

function toRefused(error: NodeJS.ErrnoException & { readonly reason?: string }): RefusedError {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new RefusedError('headers-too-large', 'The address and headers together are larger than 16 kB.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new RefusedError('body-too-large', 'The extensions of a chunk are larger than 16 kB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new RefusedError('request-timeout', 'The whole of the request did not come in time.');
    default:
      return new RefusedError('malformed-http', `This is no HTTP: ${error.reason ?? 'it cannot be read'}.`);
  }
}

function write(error: RefusedError): { readonly status: number; readonly body: string } {
  const { status, problem } = toProblem(error);
  return { status, body: JSON.stringify(problem) };
}

/** Writes the answer by hand, as there is nothing else to write it with, and ends the connection. */
function refuse(socket: Duplex, error: RefusedError): void {
  const { status, body } = write(error);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
