import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PilgrimageApiError } from '@wayfarer/pilgrimage/ports';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { searchWith } from '../../pilgrimage/titles/search-with.ts';
import { openWorksIndex } from '../../pilgrimage/titles/works-index.ts';
import { type Answer, hang, json, Loopback, status } from '../__fixtures__/loopback.ts';
import { createBangumi } from './create-bangumi.ts';

/** In the shape of `/v0/search/subjects`. */
const SUBJECT = {
  id: 400602,
  type: 2,
  name: '葬送のフリーレン',
  name_cn: '葬送的芙莉莲',
  date: '2023-09-29',
  platform: 'TV',
};
const answering = (...data: readonly unknown[]): Answer => json({ data, total: data.length, limit: 5, offset: 0 });

let folder: string;
let service: Loopback;
let now: Date;
const signal = new AbortController().signal;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'titles-'));
  service = await Loopback.start(answering(SUBJECT));
  now = statSync(folder).mtime;
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

function search(keyword: string, { timeoutMs = 5_000 } = {}) {
  const clock = { now: () => now };
  return createBangumi({ folder, clock, contact: 'me@example.org', bangumi: service.url, timeoutMs }).search(keyword, {
    signal,
  });
}

it('asks for subjects, and says who asks', async () => {
  expect(await search('フリーレン')).toEqual([
    {
      ...{ id: 400602, title: '葬送のフリーレン', title_cn: '葬送的芙莉莲', title_en: null },
      ...{ kind: 'tv', date: '2023-09-29', matched: '葬送のフリーレン', has_points: false },
    },
  ]);
  expect(service.asked[0]?.path).toBe('/api/interpreter/v0/search/subjects');
  expect(service.asked[0]?.userAgent).toMatch(/^Wayfarer\/.* \(\+me@example\.org\)$/);
});

it('leaves out what is no subject, and finds nothing where nothing is', async () => {
  service.answerWith(answering({ id: 'x' }, { ...SUBJECT, date: 'soon', name_cn: '' }, null), answering(), status(404));
  expect(await search('a')).toMatchObject([{ id: 400602, title_cn: null, date: null }]);
  expect([await search('b'), await search('c')]).toEqual([[], []]);
});

it('leaves the service alone for as long as it asks for', async () => {
  service.answerWith((response) => void response.writeHead(429, { 'retry-after': '60' }).end(), answering(SUBJECT));
  await expect(search('a')).rejects.toMatchObject({ code: 'api-error', retryAt: now.getTime() + 60_000 });
  await expect(search('a')).rejects.toMatchObject({ code: 'api-error' });
  expect(service.asked).toHaveLength(1);
  now = new Date(now.getTime() + 60_001);
  expect(await search('a')).toHaveLength(1);
});

it.each<[string, Answer, RegExp]>([
  ['hangs', hang, /no whole answer within 0\.2 s/],
  ['is no JSON', (response) => response.end('<html>'), /bangumi|something else|no JSON|list of subjects/i],
  ['answers something else', json({ list: [] }), /something else than a list/],
  ['is down', status(503), /status 503/],
])('says so when the service %s', async (_, answer, reason) => {
  service.answerWith(answer);
  await expect(search('a', { timeoutMs: 200 })).rejects.toThrow(reason);
});

it('is asked only for what no title of ours is, and done without where it is silent', async () => {
  const asked: string[] = [];
  const [found] = await search('フリーレン');
  if (!found) throw new Error('Nothing was found.');
  const index = openWorksIndex();
  const service = {
    search: (keyword: string) => (asked.push(keyword), Promise.resolve([{ ...found, id: 999_999_999 }])),
  };
  const all = searchWith(() => index, service);
  expect((await all('Your Name', { signal }))[0]?.id).toBe(160209);
  expect(asked).toEqual([]);
  expect((await all('xyzzy', { signal }))[0]).toMatchObject({ id: 999_999_999, confidence: 0.5 });
  const silent = searchWith(() => index, { search: () => Promise.reject(new PilgrimageApiError('down')) });
  expect((await silent('Your Nmae', { signal }))[0]?.id).toBe(160209);
  await expect(silent('xyzzy', { signal })).rejects.toThrow('down');
});
