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

it('keeps keys, and long pages, out of its message', () => {
  const message = `Incorrect API key provided: sk-proj-abcdefgh12345. ${'<br>'.repeat(200)}`;
  const error = toModelError(new APICallError({ ...CALL, message, statusCode: 401 }), 'm');
  expect(error.message).toContain('"m" does not let us in; check the API key and the account (HTTP 401): Incorrect');
  expect(error.message).toContain('sk…');
  expect(error.message.length).toBeLessThan(420);
});
