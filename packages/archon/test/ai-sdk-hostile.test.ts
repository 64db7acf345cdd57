import { describe, expect, it, onTestFinished } from 'vitest';

import { modelFromConfiguration } from '../src/ai-sdk/index.ts';
import { ModelError } from '../src/model/index.ts';
import {
  type HostileAnswer,
  HostileServer,
  redirectsTo,
  sendsBomb,
  sendsBytes,
  sendsDeepJson,
  sendsLongLine,
  sendsManyValues,
  sendsTokens,
} from '../src/testing/hostile/index.ts';

const REQUEST = { messages: [{ role: 'user', text: 'I am Ada. How do I cook rice?' }], maxOutputTokens: 100 } as const;
const MAX_BYTES = 1_000_000;
const SLACK_BYTES = 16_000_000;
const STREAMED = { onDelta: () => undefined };

async function start(answer: HostileAnswer): Promise<HostileServer> {
  const server = await HostileServer.start(answer);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

async function faultOf(configuration: string, server: HostileServer, call = {}): Promise<ModelError> {
  const options = { baseUrl: `${server.url}/v1`, apiKey: 'sk-secret', environment: {}, maxAnswerBytes: MAX_BYTES };
  const model = await modelFromConfiguration(configuration, options);
  const error: unknown = await model.complete(REQUEST, call).then(String, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(ModelError);
  return error as ModelError;
}

const PROVIDERS = ['compatible:cook', 'openai:cook', 'anthropic:cook'];

describe.each(PROVIDERS)('%s', (configuration) => {
  it.each<[string, HostileAnswer]>([
    ['100 MB', sendsBytes(100_000_000)],
    ['a bomb', sendsBomb(20_000_000)],
    ['JSON nested deeply', sendsDeepJson(200_000)],
    ['JSON of many values', sendsManyValues(200_000)],
    ['tokens without end', sendsTokens()],
  ])('is left when its server answers with %s', async (_, answer) => {
    const server = await start(answer);
    expect(await faultOf(configuration, server)).toMatchObject({
      fault: 'unreadable',
      message: expect.stringMatching(/^".*" gave a reply that cannot be read: it answered with /) as string,
    });
    await server.allLeft();
    expect(server.sentBytes).toBeLessThan(MAX_BYTES + SLACK_BYTES);
  });

  it.each<[string, HostileAnswer]>([
    ['a line of 100 MB', sendsLongLine(100_000_000)],
    ['tokens without end', sendsTokens()],
  ])('is left when its server streams %s', async (_, answer) => {
    const server = await start(answer);
    await faultOf(configuration, server, STREAMED);
    await server.allLeft();
    expect(server.sentBytes).toBeLessThan(4 * MAX_BYTES + SLACK_BYTES);
  });

  it('sends neither prompt nor key to where its server redirects', async () => {
    const other = await start((_, response) => void response.end('{}'));
    const server = await start(redirectsTo(`${other.url}/v1`));
    for (const call of [{}, STREAMED]) {
      const { message, fault } = await faultOf(configuration, server, call);
      expect(message).toBe(
        `"${configuration}" does not take the request: it redirects to ${other.url}, which is not followed.`,
      );
      expect(fault).toBe('refused-request');
    }
    expect(server.asked).toHaveLength(2);
    expect(other.asked).toEqual([]);
  });
});

it('stops reading when a reply is longer than was allowed', async () => {
  const server = await start(sendsTokens('x'.repeat(200)));
  expect(await faultOf('compatible:cook', server, STREAMED)).toMatchObject({
    fault: 'unreadable',
    message: expect.stringContaining('the reply is longer than 8000 characters') as string,
  });
  await server.allLeft();
});

it('does not take a whole reply that is longer than was allowed', async () => {
  const message = { role: 'assistant', content: 'x'.repeat(8_001) };
  const server = await start((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  });
  expect((await faultOf('compatible:cook', server)).message).toContain('longer than 8000 characters');
});
