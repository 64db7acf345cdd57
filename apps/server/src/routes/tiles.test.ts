import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createApi } from '../api.ts';
import { addTiles, TILES_PATH } from './tiles.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfarer-tiles-'));
  file = join(folder, 'map.pmtiles');
  writeFileSync(file, '0123456789');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function get(range?: string) {
  const api = createApi();
  addTiles(api, file);
  const answer = await api.request(TILES_PATH, range === undefined ? {} : { headers: { range } });
  return {
    status: answer.status,
    text: await answer.text(),
    range: answer.headers.get('content-range'),
    length: answer.headers.get('content-length'),
  };
}

it.each<[string | undefined, string, string]>([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=9-9', '9', 'bytes 9-9/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=8-40', '89', 'bytes 8-9/10'],
  [undefined, '0123456789', 'bytes 0-9/10'],
])('%s is that piece', async (asked, text, range) => {
  expect(await get(asked)).toEqual({ status: 206, text, range, length: String(text.length) });
});

it.each(['bytes=10-12', 'bytes=5-4', 'bytes=-4', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=0x1-2'])(
  '%s is none',
  async (asked) => {
    expect(await get(asked)).toMatchObject({
      status: 416,
      text: expect.stringContaining('unsatisfiable-range') as string,
      range: 'bytes */10',
    });
  },
);

it('gives at most 16 MB at once', async () => {
  writeFileSync(file, Buffer.alloc(17 * 1024 * 1024));
  expect(await get()).toMatchObject({ status: 206, length: String(16 * 1024 * 1024) });
});

it('says that there is no file, and serves the next one', async () => {
  rmSync(file);
  expect((await get()).status).toBe(404);
  writeFileSync(file, 'new');
  expect((await get()).text).toBe('new');
});
