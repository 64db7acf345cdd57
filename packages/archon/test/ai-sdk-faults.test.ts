import { expect, it } from 'vitest';

import { modelFromConfiguration } from '../src/ai-sdk/index.ts';
import {
  type Model,
  type ModelDelta,
  ModelError,
  type ModelEvent,
  withFallback,
  withRetry,
  withTimeout,
} from '../src/model/index.ts';
import { FixedRuntime } from '../src/testing/index.ts';
import {
  type Answer,
  babbles,
  breaksOff,
  failsLate,
  hangs,
  hangsUp,
  isCut,
  ModelServer,
  says,
  status,
} from './model-server.ts';

const REQUEST = { messages: [{ role: 'user', text: 'How do I cook rice?' }] } as const;
const RICE = 'Wash the rice, then steam it.';

const STREAMED = { onDelta: () => undefined };
const WAYS = [
  ['whole', {}],
  ['streamed', STREAMED],
] as const;

const cook = ({ baseUrl }: ModelServer): Promise<Model> =>
  modelFromConfiguration('compatible:cook', { baseUrl, environment: {} });

/** Asks through `withRetry`, in a world where waiting takes no time, and tells what happened on the way. */
async function askPatiently(...script: readonly Answer[]) {
  await using server = await ModelServer.start(...script);
  const runtime = new FixedRuntime();
  const deltas: ModelDelta[] = [];
  const events: ModelEvent[] = [];
  const reply = await withRetry(await cook(server), { runtime }).complete(REQUEST, {
    onDelta: (delta) => deltas.push(delta),
    onEvent: (event) => events.push(event),
  });
  return { reply, waits: runtime.waits, asked: server.asked.length, events, heard: heardAtLast(deltas) };
}

/** The text of the last attempt. */
function heardAtLast(deltas: readonly ModelDelta[]): string {
  const last = deltas.slice(deltas.findLastIndex(({ type }) => type === 'restart') + 1);
  return last.map((delta) => (delta.type === 'text' ? delta.text : '')).join('');
}

async function faultOf(answer: Answer, call = {}): Promise<ModelError> {
  await using server = await ModelServer.start(answer);
  const error: unknown = await (await cook(server)).complete(REQUEST, call).then(String, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(ModelError);
  return error as ModelError;
}

it('waits as long as it is asked to, in seconds or until a date, and then asks again', async () => {
  const { reply, waits, events } = await askPatiently(
    status(429, 'Too many cooks.', { 'retry-after': '7' }),
    status(503, 'The kitchen is closed.', {
      date: 'Sat, 03 Apr 2027 09:00:00 GMT',
      'retry-after': 'Sat, 03 Apr 2027 09:00:20 GMT',
    }),
    status(429, 'Too many cooks.', { 'retry-after-ms': '9500', 'retry-after': '60' }),
    says(RICE),
  );
  expect(reply.text).toBe(RICE);
  expect(waits).toEqual([7_000, 20_000, 9_500]);
  expect(events[0]).toMatchObject({
    type: 'model-retried',
    content: {
      attempt: 2,
      delayMs: 7_000,
      reason: '"compatible:cook" is asked too often (HTTP 429): Too many cooks. It asks to wait 7 s.',
    },
  });
});

it.each<[string, readonly Answer[]]>([
  ['fails twice', [status(500, 'Fire.'), status(500, 'Fire.')]],
  ['ends its stream in the middle of the reply', [breaksOff]],
  ['cuts the connection in the middle of the reply', [isCut]],
  ['sends what is no JSON', [babbles]],
  ['closes the connection before it has answered', [hangsUp]],
  ['reports in the middle of the stream that it is overloaded', [failsLate({ type: 'overloaded_error', message: '' })]],
])('asks again when the server %s', async (_what, failures) => {
  const { reply, asked, heard, waits } = await askPatiently(...failures, says(RICE));
  expect([reply.text, heard, asked]).toEqual([RICE, RICE, failures.length + 1]);
  expect(waits).toHaveLength(failures.length);
});

it.each<[string, Answer, Partial<ModelError>]>([
  ['401', status(401, 'Who are you?'), { fault: 'unauthorized', retryable: false }],
  [
    '429 of an account that ran dry',
    status(429, 'Pay first.', { errorCode: 'insufficient_quota' }),
    { fault: 'unauthorized', retryable: false },
  ],
  ['404', status(404, 'No such cook.'), { fault: 'refused-request', retryable: false }],
  ['504', status(504, 'Late.'), { fault: 'timeout', retryable: true }],
  ['529', status(529, 'Overloaded.'), { fault: 'unavailable', retryable: true }],
  ['JSON that is none', babbles, { fault: 'unreadable', retryable: true }],
  ['a closed connection', hangsUp, { fault: 'unavailable', retryable: true }],
])('says whether it may pass: %s', async (_what, answer, traits) => {
  for (const [, call] of WAYS) expect(await faultOf(answer, call)).toMatchObject(traits);
});

it('says whether it may pass: an error in the middle of a stream', async () => {
  const fault = async (error: Record<string, unknown>): Promise<string> =>
    (await faultOf(failsLate({ message: 'Sorry.', ...error }), STREAMED)).fault;
  expect(await fault({ type: 'rate_limit_error' })).toBe('rate-limited');
  expect(await fault({ code: 'context_length_exceeded' })).toBe('refused-request');
  expect(await fault({ code: 502 })).toBe('unavailable');
});

it('says it when nobody listens at the URL', async () => {
  const server = await ModelServer.start();
  const model = await cook(server);
  await server[Symbol.asyncDispose]();
  await expect(model.complete(REQUEST)).rejects.toMatchObject({ fault: 'unavailable', retryable: true });
});

it('waits no longer for a server that hangs when its time is up', async () => {
  await using server = await ModelServer.start(hangs);
  const impatient = withTimeout(await cook(server), 50);
  await expect(impatient.complete(REQUEST, STREAMED)).rejects.toMatchObject({ fault: 'timeout', retryable: true });
});

it('leaves a server that hangs when its caller leaves, for the reason of the caller', async () => {
  await using server = await ModelServer.start(hangs);
  const leave = new AbortController();
  const onDelta = (): void => leave.abort(new Error('Dinner is off.'));
  const reply = (await cook(server)).complete(REQUEST, { signal: leave.signal, onDelta });
  await expect(reply).rejects.toThrow('Dinner is off.');
  await server.left.promise;
  await expect((await cook(server)).complete(REQUEST, { signal: leave.signal })).rejects.toThrow('Dinner is off.');
  expect(server.asked).toHaveLength(1);
});

it('is replaced by the next model when it fails', async () => {
  await using broken = await ModelServer.start(status(401, 'Who are you?'));
  await using server = await ModelServer.start(says(RICE));
  const spare = await modelFromConfiguration('ollama:rice:8b', { baseUrl: server.baseUrl, environment: {} });
  expect(await withFallback(await cook(broken), spare).complete(REQUEST)).toMatchObject({
    text: RICE,
    model: 'ollama:rice:8b',
  });
});
