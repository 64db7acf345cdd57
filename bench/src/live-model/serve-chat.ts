import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ChatAnswer, ChatMessage, ChatQuestion } from './tiny-model.ts';

/** A model that may be asked over HTTP, as OpenAI's chat completions are. */
export interface ChatServer {
  /** With its version: `http://127.0.0.1:PORT/v1`. */
  readonly url: string;
  close(): void;
}

const LONGEST_ANSWER = 200;

/** Serves a model on loopback, one question at a time. Whoever goes away is not answered further. */
export async function serveChat(answer: (question: ChatQuestion) => Promise<ChatAnswer>): Promise<ChatServer> {
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    turn = turn.then(() => reply(request, response, answer)).catch((error: unknown) => refuse(response, error));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, close: () => void server.close() };
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (question: ChatQuestion) => Promise<ChatAnswer>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const body = JSON.parse(await textOf(request)) as {
    readonly model: string;
    readonly messages: readonly ChatMessage[];
    readonly max_tokens?: number;
    readonly stop?: readonly string[];
    readonly stream?: boolean;
  };
  if (body.stream === true)
    throw new Error('Expected a question whose answer is wanted whole: `stream` is not served.');
  const { text, isCutOff, inputTokens, outputTokens } = await answer({
    messages: body.messages,
    maxTokens: Math.min(body.max_tokens ?? LONGEST_ANSWER, LONGEST_ANSWER),
    stop: body.stop ?? [],
    signal: gone.signal,
  });
  const message = { role: 'assistant', content: text };
  send(response, 200, {
    id: 'chat-1',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
    choices: [{ index: 0, message, finish_reason: isCutOff ? 'length' : 'stop' }],
    usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
  });
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  send(response, 500, { error: { message: error instanceof Error ? error.message : String(error) } });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  return text;
}
