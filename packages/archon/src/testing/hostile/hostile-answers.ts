import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Answers one request. */
export type HostileAnswer = (request: IncomingMessage, response: ServerResponse) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS = { 'content-type': 'text/event-stream' };
const PIECE = 64 * 1024;
const DRIP_MS = 1000;

/** So many bytes of blanks behind `start`, a JSON document that is never closed. */
export const sendsBytes =
  (bytes: number, { start = '{"choices":"', type = 'application/json' } = {}): HostileAnswer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type }).write(start);
    pour(response, () => Buffer.alloc(PIECE, ' '), bytes / PIECE);
  };

/** A stream of events, each of them one token, that never ends. */
export const sendsTokens =
  (token = 'rice '): HostileAnswer =>
  (_, response) => {
    const event = JSON.stringify({ id: 'reply', choices: [{ index: 0, delta: { content: token } }] });
    const piece = Buffer.from(`data: ${event}\n\n`.repeat(500));
    response.writeHead(200, EVENTS);
    pour(response, () => piece, Infinity);
  };

/** One event whose line has so many bytes. */
export const sendsLongLine = (bytes: number): HostileAnswer =>
  sendsBytes(bytes, { start: 'data: {"id":"', type: 'text/event-stream' });

/** A whole document that is small when compressed, and has so many bytes when it is not. */
export const sendsBomb =
  (bytes: number): HostileAnswer =>
  (_, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' });
    response.end(gzipSync(Buffer.alloc(bytes, ' ')));
  };

/** JSON of so many arrays inside one another. */
export const sendsDeepJson =
  (depth: number): HostileAnswer =>
  (_, response) => {
    response.writeHead(200, JSON_TYPE).end('['.repeat(depth) + ']'.repeat(depth));
  };

/** JSON of so many small objects beside one another. */
export const sendsManyValues =
  (values: number): HostileAnswer =>
  (_, response) => {
    response.writeHead(200, JSON_TYPE).end(`{"choices":[${Array<string>(values).fill('{}').join(',')}]}`);
  };

/** One byte a second, without end. */
export const drips: HostileAnswer = (_, response) => {
  response.writeHead(200, JSON_TYPE).write('[');
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.once('close', () => clearInterval(timer));
};

/** Half an answer, and then nothing more. */
export const stalls: HostileAnswer = (_, response) => {
  response.writeHead(200, JSON_TYPE).write('{"choices":[');
};

/** The request is taken, and no answer ever begins. */
export const neverAnswers: HostileAnswer = () => undefined;

/** Headers that go on and on. */
export const sendsHeaders: HostileAnswer = (_, { socket }) => {
  socket?.write('HTTP/1.1 200 OK\r\n');
  const more = (): void => {
    if (socket?.destroyed === false) socket.write(`x-more: ${'x'.repeat(1000)}\r\n`, () => setImmediate(more));
  };
  more();
};

/** Sends whoever asks on to another address. */
export const redirectsTo =
  (location: string, status = 307): HostileAnswer =>
  (_, response) => {
    response.writeHead(status, { location }).end();
  };

/** As fast as they are taken, and no faster. */
function pour(response: ServerResponse, piece: () => Buffer, count: number): void {
  let left = count;
  const more = (): void => {
    while (left-- > 0) {
      if (response.destroyed) return;
      if (!response.write(piece())) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}
