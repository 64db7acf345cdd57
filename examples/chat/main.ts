/**
 * @module
 * A chat that is left in the middle of an answer and taken up again, by the client that AI SDK's `useChat` has inside. Runs on
 * loopback, with a rehearsed model, and checks itself.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { DefaultChatTransport, readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai';

import { startChatServer } from './compose.ts';
import { STORY } from './rehearsed-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-chat-'));
const server = await startChatServer({ port: 0, file: path.join(folder, 'chat.db'), pauseMs: 10 });
const transport = new DefaultChatTransport<UIMessage>({ api: `${server.url}/api/chat` });

/** Sends a message; what comes back is an answer in pieces. */
function send(text: string, id: string, abortSignal?: AbortSignal): Promise<ReadableStream<UIMessageChunk>> {
  const messages: UIMessage[] = [{ id, role: 'user', parts: [{ type: 'text', text }] }];
  return transport.sendMessages({
    trigger: 'submit-message',
    chatId: 'anna',
    messageId: undefined,
    messages,
    abortSignal,
  });
}

/** Puts an answer together, until it ends or has said enough. */
async function read(stream: ReadableStream<UIMessageChunk>, isEnough = (_: string): boolean => false) {
  let message: UIMessage | undefined;
  for await (message of readUIMessageStream({ stream })) if (isEnough(textOf(message))) break;
  return message as UIMessage;
}

function textOf({ parts }: UIMessage): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

try {
  const sum = await read(await send('How much is 17 * 4?', 'm-1'));
  console.log(`Anna: How much is 17 * 4?\nAgent: ${textOf(sum)}`);
  assert.equal(textOf(sum), 'That makes 68.');
  const call = sum.parts.find((part) => part.type === 'dynamic-tool');
  assert.deepEqual(call?.input, { expression: '17 * 4' });
  assert.equal(call?.state, 'output-available');

  const leaving = new AbortController();
  const begun = await read(await send('Tell me a story.', 'm-2', leaving.signal), (text) => text.includes('fox'));
  leaving.abort();
  console.log(`Anna: Tell me a story.\nAgent: ${textOf(begun)}… and Anna closes the page.`);
  assert.ok(textOf(begun).length < STORY.length);

  const resumed = await transport.reconnectToStream({ chatId: 'anna' });
  assert.ok(resumed, 'The answer is still under way.');
  const whole = await read(resumed);
  console.log(`She comes back: ${textOf(whole)}`);
  assert.equal(textOf(whole), STORY);
  assert.equal(whole.id, begun.id);
  assert.equal(await transport.reconnectToStream({ chatId: 'anna' }), null);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
