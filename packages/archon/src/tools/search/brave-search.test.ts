import type { IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { loopbackServer } from '../../../test/loopback-server.ts';
import { braveSearch } from './brave-search.ts';

async function service(status: number, answer: unknown) {
  const requests: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const { url } = await loopbackServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const { search } = braveSearch({ key: 'token-7', url: `${url}/res/v1/web/search` });
  return { find: (limit: number) => search('ramen', { limit, signal: new AbortController().signal }), requests };
}

const ANSWER = {
  type: 'search',
  query: { original: 'ramen', more_results_available: true },
  web: {
    type: 'search',
    results: [
      {
        title: 'Ramen',
        url: 'https://example.org/a',
        description: 'A <strong>soup</strong> &quot;with&quot; noodles.',
      },
      { title: 'More', url: 'https://example.org/b', description: '' },
    ],
  },
};

it('asks with the key, and reads the results of the web', async () => {
  const { find, requests } = await service(200, ANSWER);
  expect(await find(1)).toEqual([{ title: 'Ramen', url: 'https://example.org/a', snippet: 'A soup "with" noodles.' }]);
  expect(requests).toMatchObject([
    { url: '/res/v1/web/search?q=ramen&count=1', headers: { 'x-subscription-token': 'token-7' } },
  ]);
});

it('asks for no more than there can be', async () => {
  const { find, requests } = await service(200, { type: 'search' });
  expect(await find(50)).toEqual([]);
  expect(requests[0]?.url).toContain('count=20');
});

it('says when the key is wrong, without the key', async () => {
  const { find } = await service(401, { type: 'ErrorResponse' });
  await expect(find(5)).rejects.toMatchObject({
    message: 'Brave Search answered 401: its key is wrong or missing.',
    retryable: false,
  });
});
