import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createApi } from './api.ts';
import { servePage } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-page-'));
const app = createApi().get('/*', servePage(join(folder, 'dist')));

beforeAll(() => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'dist/assets/main-1a2b.js'), 'export {}');
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'dist/sw.js'), '');
  writeFileSync(join(folder, 'dist/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'dist/data.unheardof'), '');
  writeFileSync(join(folder, 'dist/.hidden.txt'), 'secret');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync('circle.js', join(folder, 'dist/circle.js'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/', 'text/html', 'no-cache'],
  ['/trips/trip_1', 'text/html', 'no-cache'],
  ['/assets/main-1a2b.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  ['/sw.js', 'text/javascript', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
])('answers %s as %s, cached as %s', async (path, type, cache) => {
  const { status, headers } = await app.request(path);
  expect([status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')]).toEqual([
    200,
    type,
    cache,
  ]);
});

it('answers 304 to a browser that has the file', async () => {
  const etag = (await app.request('/icon.svg')).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`]) {
    const again = await app.request('/icon.svg', { headers: { 'If-None-Match': known } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await app.request('/icon.svg', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

it.each([
  '/nothing.js',
  '/assets',
  '/assets/..%2f..%2fsecret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/../secret.txt',
  '/..%5csecret.txt',
  '/%00.txt',
  '/.hidden.txt',
  '/%ff.txt',
  '//secret.txt',
])('never answers %s with a secret', async (path) => {
  const answer = await app.request(path);
  expect(await answer.text()).not.toContain('secret');
});

it.each([
  ['a name that no file can have', `/${'a'.repeat(300)}.js`],
  ['a path that is too long', `/${'b/'.repeat(2500)}c.css`],
  ['links that lead round in a circle', '/circle.js'],
])('knows no file behind %s', async (_, path) => {
  expect((await app.request(path)).status).toBe(404);
});

it('says what to do when the page has not been built', async () => {
  const answer = await createApi()
    .get('/*', servePage(join(folder, 'nowhere')))
    .request('/trips/trip_1');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('`npm start` builds it')]);
});

it.each(['/nothing.js', '/..%2fsecret.txt', '/%00.txt', '/.hidden.txt', '/%ff.txt', '/..%5csecret.txt'])(
  'says of %s that there is no such file',
  async (path) => {
    const answer = await app.request(path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'unknown-file', message: 'There is no such file.' },
    ]);
  },
);

it('knows a file again by what it holds, and names no kind that it does not know', async () => {
  const answer = await app.request('/data.unheardof');
  // SHA-1 of nothing.
  expect(answer.headers.get('etag')).toBe('"2jmj7l5rSw0yVb_vlWAYkK_YBwk"');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
});
