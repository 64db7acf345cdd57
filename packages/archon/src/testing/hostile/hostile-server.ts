import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { HostileAnswer } from './hostile-answers.ts';

/** What a {@link HostileServer} was sent. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server on this machine that answers every request as a broken or hostile one would, and counts what it gets rid of. */
export class HostileServer implements AsyncDisposable {
  readonly asked: HostileRequest[] = [];
  /** Bytes that were written to connections which have ended since. */
  sentBytes = 0;
  #answer: HostileAnswer;
  readonly #server = createServer((request, response) => {
    void read(request).then((asked) => {
      this.asked.push(asked);
      this.#answer(request, response);
    });
  });

  private constructor(answer: HostileAnswer) {
    this.#answer = answer;
    this.#server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      socket.once('close', () => (this.sentBytes += socket.bytesWritten));
    });
  }

  static async start(answer: HostileAnswer): Promise<HostileServer> {
    const server = new HostileServer(answer);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  /** Without a slash at its end. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Answers in another way from now on. */
  answerWith(answer: HostileAnswer): void {
    this.#answer = answer;
  }

  /** Resolves when nobody is connected any more. */
  async allLeft(): Promise<void> {
    for (;;) {
      const count = await new Promise<number>((resolve) => this.#server.getConnections((_, found) => resolve(found)));
      if (count === 0) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const LOOK_EVERY_MS = 5;

async function read(request: IncomingMessage): Promise<HostileRequest> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
}
