import type { RequestListener } from 'node:http';

import { expect, it } from 'vitest';

import { loopbackServer } from '../../../test/loopback-server.ts';
import { redirectsTo, sendsBomb, sendsBytes, sendsDeepJson, sendsManyValues } from '../../testing/hostile/index.ts';
import { searxngSearch } from './searxng-search.ts';
import { SearchUnavailableError } from './web-search.ts';

async function instance(answer: RequestListener, path = '') {
  const urls: string[] = [];
  const { url } = await loopbackServer((request, response) => {
    urls.push(request.url ?? '');
    answer(request, response);
  });
  const { search } = searxngSearch({ url: `${url}${path}` });
  return { find: (signal = new AbortController().signal) => search('ramen & soup', { limit: 2, signal }), urls };
}

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const ANSWER = {
  query: 'ramen & soup',
  number_of_results: 3,
  results: [
    { url: 'https://example.org/a', title: 'Ramen &amp; more', content: 'A <b>soup</b>.', engine: 'x', score: 4.5 },
    { url: 'javascript:alert(1)', title: 'No page' },
    { url: 'https://example.org/b', title: '', content: null, publishedDate: null },
    { url: 'https://example.org/c', title: 'Third' },
  ],
  answers: [],
  suggestions: ['udon'],
};

it.each(['', '/', '/searx', '/searx/'])('asks an instance at %j for JSON, and reads its results', async (path) => {
  const { find, urls } = await instance(json(ANSWER), path);
  expect(await find()).toEqual([
    { title: 'Ramen & more', url: 'https://example.org/a', snippet: 'A soup.' },
    { title: 'https://example.org/b', url: 'https://example.org/b', snippet: '' },
  ]);
  expect(urls).toEqual([`${path.replace(/\/$/, '')}/search?q=ramen+%26+soup&format=json`]);
});

it.each([[{}], [null], [{ results: 'none' }], [{ results: [null, 4, {}] }]])('finds nothing in %j', async (value) => {
  expect(await (await instance(json(value))).find()).toEqual([]);
});

it.each<[string, RequestListener, RegExp, boolean, number?]>([
  ['forbids JSON', (_, response) => response.writeHead(403).end(), /403: it does not allow.* JSON as a format/, false],
  ['is busy', (_, response) => response.writeHead(429, { 'retry-after': '3' }).end(), /too many searches/, true, 3000],
  ['is broken', (_, response) => response.writeHead(500).end(), /answered 500\.$/, true],
  ['answers in HTML', (_, response) => response.end('<html>'), /not JSON/, false],
  ['sends us round', redirectsTo('/x'), /SearXNG redirects more than 3 times\.$/, false],
  ['sends us elsewhere', redirectsTo('http://127.0.0.1:1/'), /redirects to http:\/\/127.0.0.1:1, which/, false],
  ['hangs up', (_, response) => response.destroy(), /not be reached/, true],
  ['does not stop', sendsBytes(100_000_000), /^SearXNG answered with more than 1 MB\.$/, false],
  ['answers with a bomb', sendsBomb(20_000_000), /more than 1 MB/, false],
  ['answers with deep JSON', sendsDeepJson(100_000), /nested more than 32 deep/, false],
  ['answers with too much JSON', sendsManyValues(100_000), /more than 10000 values/, false],
])('says so when the instance %s', async (_, answer, message, retryable, retryAfterMs) => {
  const error: unknown = await (await instance(answer)).find().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SearchUnavailableError);
  expect(error).toMatchObject({ message: expect.stringMatching(message), retryable, retryAfterMs });
});

it('gives up when nobody waits any more', async () => {
  const { find } = await instance(() => undefined);
  await expect(find(AbortSignal.timeout(30))).rejects.toMatchObject({ name: 'TimeoutError' });
});
