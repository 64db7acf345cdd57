import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service was asked. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly userAgent: string;
  /** Of a form, its only field; else of the address. */
  readonly query: string;
  /** As it came. */
  readonly body: string;
}

export type Answer = (response: ServerResponse, asked: Asked) => void;

/** A service on this machine. The answers are given in turn, the last one again and again. */
export class Loopback {
  readonly asked: Asked[] = [];
  /** The most requests that were under way at once. */
  mostAtOnce = 0;
  #underWay = 0;
  #answers: readonly Answer[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(...answers: readonly Answer[]): Promise<Loopback> {
    const server = createServer();
    const loopback = new Loopback(server);
    loopback.answerWith(...answers);
    server.on('request', (request, response) => void loopback.#serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return loopback;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/interpreter`;
  }

  answerWith(...answers: readonly Answer[]): void {
    this.#answers = answers;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay);
    response.on('close', () => (this.#underWay -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = Buffer.concat(chunks).toString();
    const form = new URLSearchParams(body);
    const asked: Asked = {
      method: request.method ?? '',
      path: pathname,
      userAgent: request.headers['user-agent'] ?? '',
      query: [...form.values(), ...searchParams.values()].join('\n'),
      body,
    };
    this.asked.push(asked);
    const answer = this.#answers[Math.min(this.asked.length, this.#answers.length) - 1];
    answer?.(response, asked);
  }
}

export const json =
  (value: unknown): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(code, headers);
    response.end('<html>Something in HTML</html>');
  };

/** Takes the request, and is silent. */
export const hang: Answer = () => undefined;
