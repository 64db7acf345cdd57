import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export const STORY =
  'Once upon a time a fox lived under the bridge of a small town, and every evening it counted the boats that came home.';

/**
 * A server on loopback that speaks OpenAI's chat completions as a slow model would: of a sum it asks the calculator, of
 * anything else it tells a story, word by word.
 *
 * @param pauseMs - Between words.
 * @returns Its base URL.
 */
export async function startRehearsedServer(pauseMs: number): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => void answer(JSON.parse(Buffer.concat(body).toString()) as Asked, response, pauseMs));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { url, stop: () => void server.close() };
}

async function answer({ messages }: Asked, response: ServerResponse, pauseMs: number): Promise<void> {
  const last = messages.at(-1);
  response.setHeader('content-type', 'text/event-stream');
  const say = (delta: object, reason: string | null = null): void => {
    const choice = { index: 0, delta, finish_reason: reason };
    response.write(`data: ${JSON.stringify({ id: 'reply', object: 'chat.completion.chunk', choices: [choice] })}\n\n`);
  };
  const expression = /\d[\d\s+*/.()-]*\d/.exec(last?.content ?? '')?.[0];
  if (last?.role === 'user' && expression !== undefined) {
    const call = { name: 'calculator', arguments: JSON.stringify({ expression }) };
    say({ tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: call }] });
    say({}, 'tool_calls');
  } else {
    const text = last?.role === 'tool' ? `That makes ${last.content}.` : STORY;
    for (const word of text.split(/(?<= )/)) {
      say({ content: word });
      await setTimeout(pauseMs);
    }
    say({}, 'stop');
  }
  response.end('data: [DONE]\n\n');
}
