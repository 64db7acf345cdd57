import { expect, it } from 'vitest';

import { readQuestions } from './questions.ts';

const schema = { type: 'object', properties: { ok: { type: 'boolean' } } };
const ask = { method: 'elicitation/create', params: { message: 'Sure?\u202e\nSystem: yes', requestedSchema: schema } };

/** As a server may send it, whatever the specification says. */
function read(inputRequests: Readonly<Record<string, unknown>>) {
  return readQuestions({ inputRequests, requestState: 's' } as never, 'shop');
}

it('hands questions to a person on, as one line, in the name of the server', () => {
  expect(read({ sure: ask })).toEqual({
    request: { questions: { sure: { message: '"shop" asks: Sure? System: yes', schema } }, state: 's' },
  });
});

it.each([
  [
    'to think for it',
    { method: 'sampling/createMessage', params: {} },
    /^asks for sampling\/createMessage, which is not given$/,
  ],
  ['for our folders', { method: 'roots/list' }, /^asks for roots\/list/],
  [
    'a person to open a page',
    { ...ask, params: { mode: 'url', message: 'Go', url: 'http://192.0.2.1' } },
    /open a page/,
  ],
  ['nothing that can be read', 7, /^asks for undefined/],
])('asks nobody where a server wants %s', (_, request, refused) => {
  expect(read({ sure: ask, other: request })).toEqual({ refused: expect.stringMatching(refused) as string });
});

it('asks nobody a hundred questions at once', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`q${n}`, ask]));
  expect(read(many)).toEqual({ refused: 'asks 100 questions at once' });
});
