import { afterEach, describe, expect, it } from 'vitest';

import {
  drips,
  type HostileAnswer,
  HostileServer,
  neverAnswers,
  redirectsTo,
  sendsBomb,
  sendsBytes,
  sendsDeepJson,
  sendsHeaders,
  sendsLongLine,
  sendsManyValues,
  sendsTokens,
  stalls,
} from '../../testing/hostile/index.ts';
import type { AnswerLimits } from './answer-limits.ts';
import { boundedFetch } from './bounded-fetch.ts';

const LIMITS: AnswerLimits = { maxBytes: 1_000_000, totalMs: 60_000, idleMs: 60_000 };
/** What the kernel's buffers on both sides may have taken in besides. */
const SLACK_BYTES = 16_000_000;

const servers: HostileServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

async function start(answer: HostileAnswer): Promise<HostileServer> {
  const server = await HostileServer.start(answer);
  servers.push(server);
  return server;
}

async function read(url: string, limits: Partial<AnswerLimits> = {}, init: RequestInit = {}): Promise<string> {
  return (await boundedFetch({ ...LIMITS, ...limits })(url, init)).text();
}

describe('a body without end', () => {
  it.each<[string, HostileAnswer]>([
    ['100 MB in one body', sendsBytes(100_000_000)],
    ['tokens without end', sendsTokens()],
    ['a line of 50 MB', sendsLongLine(50_000_000)],
  ])('is left at its limit: %s', async (_, answer) => {
    const server = await start(answer);
    await expect(read(server.url)).rejects.toMatchObject({
      name: 'OutsideAnswerError',
      fault: 'too-big',
      message: 'answered with more than 1 MB',
      retryable: false,
    });
    await server.allLeft();
    expect(server.sentBytes).toBeLessThan(LIMITS.maxBytes + SLACK_BYTES);
  });

  it('is counted as it comes out of its compression', async () => {
    const server = await start(sendsBomb(20_000_000));
    await expect(read(server.url)).rejects.toMatchObject({ fault: 'too-big' });
  });

  it('is read whole up to its limit', async () => {
    const server = await start(sendsBytes(3 * 64 * 1024, { start: '' }));
    expect(await read(server.url, { maxBytes: 3 * 64 * 1024 })).toHaveLength(3 * 64 * 1024);
    await expect(read(server.url, { maxBytes: 3 * 64 * 1024 - 1 })).rejects.toThrow('answered with more than 197 kB');
  });
});

describe('a body that takes its time', () => {
  it.each<[string, HostileAnswer, Partial<AnswerLimits>, string, string]>([
    ['never begins', neverAnswers, { totalMs: 40 }, 'slow', 'gave no whole answer within 0.04 s'],
    ['comes a byte a second', drips, { totalMs: 40 }, 'slow', 'gave no whole answer within 0.04 s'],
    ['stops half-way', stalls, { idleMs: 40 }, 'stalled', 'sent nothing more for 0.04 s'],
  ])('is left when its time is up: %s', async (_, answer, limits, fault, message) => {
    const server = await start(answer);
    await expect(read(server.url, limits)).rejects.toMatchObject({ fault, message, retryable: true });
    await server.allLeft();
  });

  it('has headers that Node bounds', async () => {
    const server = await start(sendsHeaders);
    await expect(read(server.url)).rejects.toThrow('fetch failed');
    await server.allLeft();
    expect(server.sentBytes).toBeLessThan(SLACK_BYTES);
  });

  it('is left for the reason of the caller when the caller leaves', async () => {
    const server = await start(stalls);
    const leave = new AbortController();
    const answer = await boundedFetch(LIMITS)(server.url, { signal: leave.signal });
    const text = answer.text();
    leave.abort(new Error('Dinner is off.'));
    await expect(text).rejects.toThrow('Dinner is off.');
    await server.allLeft();
  });

  it('is left when its reader has had enough', async () => {
    const server = await start(sendsTokens());
    const answer = await boundedFetch(LIMITS)(server.url);
    await answer.body?.cancel();
    await server.allLeft();
    expect(server.sentBytes).toBeLessThan(SLACK_BYTES);
  });
});

describe('JSON that is hard to read', () => {
  const json = { maxValues: 1000, maxDepth: 20 };
  it.each<[string, HostileAnswer, string]>([
    ['nested', sendsDeepJson(100_000), 'answered with JSON nested more than 20 deep'],
    ['of many values', sendsManyValues(100_000), 'answered with JSON of more than 1000 values'],
  ])('is refused before anybody reads it: %s', async (_, answer, message) => {
    const server = await start(answer);
    await expect(read(server.url, { json })).rejects.toMatchObject({ fault: 'too-complex', message });
  });

  it('is read as before within its limits', async () => {
    const text = JSON.stringify({ a: ['[[[[,,,,\\"[', { 'b\\': 'é,,' }], c: '\\' });
    const server = await start((_, response) => void response.end(text));
    expect(await read(server.url, { json: { maxValues: 5, maxDepth: 3 } })).toBe(text);
    await expect(read(server.url, { json: { maxValues: 4, maxDepth: 3 } })).rejects.toThrow('more than 4 values');
    await expect(read(server.url, { json: { maxValues: 5, maxDepth: 2 } })).rejects.toThrow('more than 2 deep');
  });

  it('is measured line by line where each line is a document', async () => {
    const line = `data: [1,2,3,"\n`;
    const server = await start((_, response) => void response.end(line.repeat(500)));
    const perLine = { maxValues: 4, maxDepth: 1, perLine: true };
    expect(await read(server.url, { json: perLine })).toBe(line.repeat(500));
    await expect(read(server.url, { json: { ...perLine, maxValues: 3 } })).rejects.toThrow('more than 3 values');
  });
});

it('hands over no more than a slice a turn, and lets others have theirs in between', async () => {
  const server = await start((_, response) => void response.end('x\n'.repeat(100_000)));
  const answer = await boundedFetch(LIMITS)(server.url);
  const perTurn: number[] = [0];
  let isOver = false;
  const turn = (): void => {
    perTurn.push(0);
    if (!isOver) setImmediate(turn);
  };
  turn();
  for await (const piece of answer.body ?? []) {
    const lines = Buffer.from(piece).toString().split('\n').length - 1;
    perTurn[perTurn.length - 1] = (perTurn.at(-1) ?? 0) + lines;
  }
  isOver = true;
  expect(perTurn.reduce((sum, lines) => sum + lines, 0)).toBe(100_000);
  // What is left of a piece, and a full slice.
  expect(perTurn.filter((lines) => lines > 800)).toEqual([]);
});

describe('a redirect', () => {
  const init = {
    method: 'POST',
    body: '{"prompt":"I am Ada"}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sk-secret' },
  };

  it.each([301, 302, 303, 307, 308])('to another origin is not followed: %i', async (status) => {
    const other = await start((_, response) => void response.end('{}'));
    const server = await start(redirectsTo(`${other.url}/take?what=Ada`, status));
    const error: unknown = await read(server.url, {}, init).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ fault: 'moved', message: `redirects to ${other.url}, which is not followed` });
    expect(String(error)).not.toMatch(/Ada|secret/);
    expect(other.asked).toEqual([]);
  });

  it('to another scheme, to a name and password, or to nowhere is not followed', async () => {
    const server = await start(redirectsTo('https://127.0.0.1/'));
    await expect(read(server.url, {}, init)).rejects.toThrow('redirects to https://127.0.0.1,');
    server.answerWith(redirectsTo(`http://ada:word@127.0.0.1:${server.port}/`));
    await expect(read(server.url, {}, init)).rejects.toThrow(`redirects to ${server.url},`);
    server.answerWith(redirectsTo('file:///etc/passwd'));
    await expect(read(server.url, {}, init)).rejects.toThrow('redirects to file:,');
    server.answerWith(redirectsTo('http://['));
    await expect(read(server.url, {}, init)).rejects.toThrow('redirects to an address that cannot be read,');
    expect(server.asked).toHaveLength(4);
  });

  it('within the origin is followed three times, with what was sent', async () => {
    const server = await start((request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 3) response.end('there');
      else redirectsTo(`/${step + 1}`)(request, response);
    });
    expect(await read(`${server.url}/0`, {}, init)).toBe('there');
    expect(server.asked.map(({ method, path, body }) => [method, path, body])).toEqual(
      ['/0', '/1', '/2', '/3'].map((path) => ['POST', path, init.body]),
    );
    await expect(read(`${server.url}/-1`, {}, init)).rejects.toThrow('redirects more than 3 times');
  });

  it('that asks for another method is asked without a body', async () => {
    const server = await start((request, response) => {
      if (request.url === '/') redirectsTo('/there', 303)(request, response);
      else response.end('there');
    });
    await read(server.url, {}, init);
    const { method, body, headers } = server.asked[1] ?? {};
    expect([method, body, headers?.['content-type']]).toEqual(['GET', '', undefined]);
  });

  it('without an address is an answer', async () => {
    const server = await start((_, response) => void response.writeHead(304).end());
    expect((await boundedFetch(LIMITS)(server.url)).status).toBe(304);
  });
});

it('passes on status, headers and errors of the network', async () => {
  const server = await start((_, response) => void response.writeHead(418, { 'x-tea': 'pot' }).end('tea'));
  const answer = await boundedFetch(LIMITS)(new URL(server.url));
  expect([answer.status, answer.headers.get('x-tea'), await answer.text()]).toEqual([418, 'pot', 'tea']);
  server.answerWith((_, response) => void response.destroy());
  await expect(read(server.url)).rejects.toThrow('fetch failed');
});
