import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server was asked: the body of a chat completion, as far as tests look at it. */
export interface Asked {
  readonly stream?: boolean;
  readonly messages: readonly Record<string, unknown>[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly [key: string]: unknown;
}

/** Answers one request, rightly or not. */
export type Answer = (asked: Asked, response: ServerResponse) => void;

/** A server on loopback that speaks OpenAI's chat completions: it plays a script, one answer for each request. */
export class ModelServer implements AsyncDisposable {
  readonly asked: Asked[] = [];
  readonly headers: IncomingMessage['headers'][] = [];
  readonly paths: (string | undefined)[] = [];
  /** Resolves when a client leaves before it has its answer. */
  readonly left = Promise.withResolvers<void>();
  readonly #script: Answer[];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  private constructor(script: readonly Answer[]) {
    this.#script = [...script];
  }

  static async start(...script: readonly Answer[]): Promise<ModelServer> {
    const server = new ModelServer(script);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of request) body += String(piece);
    const asked = JSON.parse(body) as Asked;
    this.asked.push(asked);
    this.headers.push(request.headers);
    this.paths.push(request.url);
    response.once('close', () => {
      if (!response.writableFinished) this.left.resolve();
    });
    const answer = this.#script.shift() ?? status(418, 'The script is over.');
    answer(asked, response);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

interface Said {
  readonly content?: string;
  readonly refusal?: string;
  readonly tool_calls?: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly finish: string;
}

/** A reply in words. */
export const says = (content: string, finish = 'stop'): Answer => replies({ content, finish });

/** A reply in which the model declines. */
export const refuses = (refusal: string): Answer => replies({ refusal, finish: 'stop' });

/** A reply that calls tools: name and arguments as JSON, which may be broken. */
export const calls = (...pairs: readonly (readonly [name: string, args: string])[]): Answer =>
  callsUntil('tool_calls', ...pairs);

/** As {@link calls}, with another word for its end. */
export const callsUntil = (finish: string, ...pairs: readonly (readonly [name: string, args: string])[]): Answer =>
  replies({
    tool_calls: pairs.map(([name, args], index) => ({ id: `call_${index}`, name, arguments: args })),
    finish,
  });

/** An answer of another kind of server. */
export const sends =
  (body: Readonly<Record<string, unknown>>): Answer =>
  (_asked, response) => {
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(body));
  };

/** A stream of events of another kind of server. */
export const streams =
  (...events: readonly Readonly<Record<string, unknown>>[]): Answer =>
  (_asked, response) => {
    response.writeHead(200, SSE);
    for (const one of events) response.write(`event: ${String(one['type'])}\ndata: ${JSON.stringify(one)}\n\n`);
    response.end();
  };

/** An answer that is an error. */
export const status =
  (code: number, message: string, extra: Readonly<Record<string, string>> = {}): Answer =>
  (_asked, response) => {
    const { errorCode, ...headers } = extra;
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, type: 'error', code: errorCode } }));
  };

/** A stream that ends in good order, but in the middle of the reply. */
export const breaksOff: Answer = (_asked, response) => {
  response.writeHead(200, SSE).write(event({ delta: { content: 'Wash the ' } }));
  response.end();
};

/** A stream whose connection is cut. */
export const isCut: Answer = (_asked, response) => {
  response.writeHead(200, SSE).write(event({ delta: { content: 'Wash the ' } }), () => response.destroy());
};

/** Headers, a word, and then nothing more. */
export const hangs: Answer = (_asked, response) => {
  response.writeHead(200, SSE).write(event({ delta: { content: 'Wash' } }));
};

/** The connection is closed before there is any answer. */
export const hangsUp: Answer = (_asked, response) => {
  response.destroy();
};

/** What should be JSON is none. */
export const babbles: Answer = ({ stream }, response) => {
  response.writeHead(200, stream ? SSE : JSON_TYPE).end(stream ? 'data: {"choices": [oops\n\n' : '{"choices": [oops');
};

/** An error in the middle of a stream, after headers that said all was well. */
export const failsLate =
  (error: Readonly<Record<string, unknown>>): Answer =>
  (_asked, response) => {
    response.writeHead(200, SSE).write(event({ delta: { content: 'Wash the ' } }));
    response.end(`data: ${JSON.stringify({ error })}\n\ndata: [DONE]\n\n`);
  };

const SSE = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };
const USAGE = { prompt_tokens: 30, completion_tokens: 7, prompt_tokens_details: { cached_tokens: 20 } };

/** The same reply whole or in small pieces, as the client wishes. */
function replies(said: Said): Answer {
  return ({ stream }, response) => {
    if (stream) sendPieces(said, response);
    else sendWhole(said, response);
  };
}

function sendWhole({ content = null, refusal, tool_calls: toolCalls, finish }: WholeSaid, response: ServerResponse) {
  const message = {
    role: 'assistant',
    content,
    refusal,
    tool_calls: toolCalls?.map(({ id, name, arguments: args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  };
  response.writeHead(200, JSON_TYPE);
  response.end(JSON.stringify({ id: 'reply', choices: [{ index: 0, message, finish_reason: finish }], usage: USAGE }));
}

type WholeSaid = Omit<Said, 'content'> & { readonly content?: string | null };

function sendPieces({ content, refusal, tool_calls: toolCalls = [], finish }: Said, response: ServerResponse) {
  response.writeHead(200, SSE);
  for (const piece of pieces(content)) response.write(event({ delta: { content: piece } }));
  for (const piece of pieces(refusal)) response.write(event({ delta: { refusal: piece } }));
  toolCalls.forEach(({ id, name, arguments: args }, index) => {
    const start = { index, id, type: 'function', function: { name, arguments: '' } };
    response.write(event({ delta: { tool_calls: [start] } }));
    for (const piece of pieces(args)) {
      response.write(event({ delta: { tool_calls: [{ index, function: { arguments: piece } }] } }));
    }
  });
  response.write(event({ delta: {}, finish_reason: finish }));
  response.write(`data: ${JSON.stringify({ id: 'reply', choices: [], usage: USAGE })}\n\n`);
  response.end('data: [DONE]\n\n');
}

function event(choice: Readonly<Record<string, unknown>>): string {
  return `data: ${JSON.stringify({ id: 'reply', choices: [{ index: 0, ...choice }] })}\n\n`;
}

/** Eight characters each. */
function pieces(text = ''): string[] {
  return text.match(/[^]{1,8}/g) ?? [];
}
