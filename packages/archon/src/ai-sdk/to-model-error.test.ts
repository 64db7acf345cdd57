import { APICallError, JSONParseError, LoadAPIKeyError } from '@ai-sdk/provider';
import { expect, it } from 'vitest';

import { toModelError } from './to-model-error.ts';

const CALL = { url: 'http://127.0.0.1/v1', requestBodyValues: {} };

it.each([
  [new JSONParseError({ text: '{', cause: new SyntaxError() }), 'unreadable'],
  [new LoadAPIKeyError({ message: 'No key.' }), 'unauthorized'],
  [new DOMException('Late.', 'TimeoutError'), 'timeout'],
  [new APICallError({ ...CALL, message: 'cut', statusCode: 200, isRetryable: true }), 'unavailable'],
  [new APICallError({ ...CALL, message: 'dry', statusCode: 429, isRetryable: false }), 'unauthorized'],
  [{ message: 'Slow down.', type: 'rate_limit_error', statusCode: 429, isRetryable: true }, 'rate-limited'],
  [new TypeError('terminated', { cause: Object.assign(new Error(), { code: 'UND_ERR_SOCKET' }) }), 'unavailable'],
  [new TypeError('x is not a function'), 'refused-request'],
  ['overloaded', 'unavailable'],
  [undefined, 'unavailable'],
])('knows whose fault it is: %s', (thrown, fault) => {
  expect(toModelError(thrown, 'm')).toMatchObject({ fault, model: 'm', cause: thrown });
});

it.each([
  [200, 'unreadable'],
  [399, 'unreadable'],
  [400, 'refused-request'],
  [401, 'unauthorized'],
  [402, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'refused-request'],
  [407, 'refused-request'],
  [408, 'timeout'],
  [409, 'unavailable'],
  [410, 'refused-request'],
  [428, 'refused-request'],
  [429, 'rate-limited'],
  [430, 'refused-request'],
  [499, 'refused-request'],
  [500, 'unavailable'],
  [503, 'unavailable'],
  [504, 'timeout'],
  [599, 'unavailable'],
])('knows whose fault it is by status %i', (statusCode, fault) => {
  expect(toModelError({ message: 'No.', statusCode }, 'm').fault).toBe(fault);
});

it.each([
  [399, 'unavailable'],
  [400, 'refused-request'],
  [429, 'rate-limited'],
  [599, 'unavailable'],
  [600, 'unavailable'],
])('knows whose fault it is by code %i in the middle of a stream', (code, fault) => {
  expect(toModelError({ message: 'No.', code }, 'm').fault).toBe(fault);
});

it.each([
  [{ 'retry-after-ms': '1500.2' }, 1_501],
  [{ 'retry-after-ms': '0' }, 0],
  [{ 'retry-after-ms': '-1', 'retry-after': '2' }, 2_000],
  [{ 'retry-after-ms': '', 'retry-after': '2' }, 2_000],
  [{}, undefined],
])('waits as long as headers ask for: %j', (responseHeaders, retryAfterMs) => {
  expect(toModelError({ message: 'No.', statusCode: 429, responseHeaders }, 'm').retryAfterMs).toBe(retryAfterMs);
});

it('keeps keys, and long pages, out of its message', () => {
  const message = `Incorrect API key provided: sk-proj-abcdefgh12345. ${'<br>'.repeat(200)}`;
  const error = toModelError(new APICallError({ ...CALL, message, statusCode: 401 }), 'm');
  expect(error.message).toContain('"m" does not let us in; check the API key and the account (HTTP 401): Incorrect');
  expect(error.message).toContain('sk…');
  expect(error.message.length).toBeLessThan(420);
});
