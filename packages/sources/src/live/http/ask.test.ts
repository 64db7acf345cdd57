import { describe, expect, it } from 'vitest';

import { ANSWER_LIMITS } from './answer-limits.ts';
import { ask, type Fetch, type Question } from './ask.ts';
import { RequestFailedError } from './request-failed-error.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const QUESTION: Question = { url: 'https://maps.example/api', userAgent: 'Wayfarer/1' };

function put(fetch: Fetch, question = QUESTION, signal = new AbortController().signal): Promise<string> {
  return ask(question, { fetch, signal, limits: ANSWER_LIMITS.titles, now: NOW });
}

async function failureOf(fetch: Fetch): Promise<RequestFailedError> {
  const error: unknown = await put(fetch).catch((reason: unknown) => reason);
  if (!(error instanceof RequestFailedError)) throw new Error('It did not fail as it should.', { cause: error });
  return error;
}

const answering =
  (status: number, headers: Record<string, string> = {}): Fetch =>
  () =>
    Promise.resolve(new Response('words', { status, headers }));
const failing =
  (error: unknown): Fetch =>
  () =>
    Promise.resolve().then(() => {
      throw error;
    });

describe('a question', () => {
  const asked: RequestInit[] = [];
  const fetch: Fetch = (_url, init) => {
    asked.push(init ?? {});
    return Promise.resolve(new Response('words'));
  };

  it.each([
    ['is a GET without a body', {}, 'GET', null, undefined],
    ['is a form', { form: { data: 'a b' } }, 'POST', null, 'data=a+b'],
    ['is JSON', { json: { a: 1 } }, 'POST', 'application/json', '{"a":1}'],
    ['is JSON of null', { json: null }, 'POST', 'application/json', 'null'],
  ])('%s', async (_what, over, method, type, body) => {
    asked.length = 0;
    expect(await put(fetch, { ...QUESTION, ...over })).toBe('words');
    const [init] = asked;
    const headers = new Headers(init?.headers);
    expect([init?.method, headers.get('content-type'), headers.get('accept'), headers.get('user-agent')]).toEqual([
      method,
      type,
      'application/json',
      'Wayfarer/1',
    ]);
    expect(init?.body instanceof URLSearchParams ? String(init.body) : init?.body).toBe(body);
  });

  it('may ask for another kind of answer', async () => {
    asked.length = 0;
    await put(fetch, { ...QUESTION, accept: 'text/csv' });
    expect(new Headers(asked[0]?.headers).get('accept')).toBe('text/csv');
  });
});

describe('an answer that is none', () => {
  it.each([
    [201, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [430, 'refused'],
    [499, 'refused'],
    [500, 'down'],
    [599, 'down'],
  ])('with status %i is of someone who is %s', async (status, trouble) => {
    expect(await failureOf(answering(status))).toMatchObject({
      trouble,
      message: `answered with status ${status}`,
      waitMs: null,
    });
  });

  it.each([
    ['60', 60_000],
    [' 0 ', 0],
    ['Thu, 26 Nov 2026 12:00:05 GMT', 5_000],
    ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('may say %j for how long to wait', async (header, waitMs) => {
    expect((await failureOf(answering(503, { 'retry-after': header }))).waitMs).toBe(waitMs);
  });
});

describe('a service that is out of reach', () => {
  it.each([
    [new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }), 'ECONNREFUSED'],
    [new TypeError('fetch failed', { cause: new Error('other side closed') }), 'other side closed'],
    [Object.assign(new Error('x'), { code: 'EPIPE' }), 'EPIPE'],
    [Object.assign(new Error('no number'), { code: 7 }), 'no number'],
    ['words', 'words'],
  ])('is told by why: %s', async (error, reason) => {
    expect(await failureOf(failing(error))).toMatchObject({
      trouble: 'unreachable',
      message: `could not be reached (${reason})`,
      cause: error,
    });
  });

  it('is not told of where the one who asked has left', async () => {
    const gone = new Error('gone');
    const controller = new AbortController();
    const leaving: Fetch = () => {
      controller.abort(gone);
      return Promise.reject(new Error('aborted'));
    };
    await expect(put(leaving, QUESTION, controller.signal)).rejects.toBe(gone);
  });
});

it('reads no more than is allowed', async () => {
  const endless: Fetch = () => Promise.resolve(new Response('x'.repeat(1_000_001)));
  expect((await failureOf(endless)).trouble).toBe('too-big');
  expect(await put(() => Promise.resolve(new Response('x'.repeat(1_000_000))))).toHaveLength(1_000_000);
});
