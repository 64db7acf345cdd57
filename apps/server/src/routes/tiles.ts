import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

import type { Api } from '../api.ts';
import { RefusedError } from '../refused-error.ts';

/** Where the page finds the operator's own file of tiles. */
export const TILES_PATH = '/tiles/map.pmtiles';

/** A reader of tiles asks for some kilobytes at a time; who wants more gets so much. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Adds the operator's file of vector tiles, piece by piece: such a file may be gigabytes. */
export function addTiles(api: Api, file: string): void {
  api.get(TILES_PATH, async (c) => {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw new RefusedError('no-tiles', 'There is no file of tiles.');
    const { size, mtimeMs } = found;
    const headers = {
      'Content-Type': 'application/vnd.pmtiles',
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'no-cache',
      ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    };
    const range = readRange(c.req.header('range') ?? `bytes=0-`, size);
    if (!range)
      throw new RefusedError('unsatisfiable-range', `Expected one range of bytes within 0 to ${size - 1}.`, {
        'Content-Range': `bytes */${size}`,
      });
    const { start, end } = range;
    const bytes = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream;
    return c.body(bytes, 206, {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': String(end - start + 1),
    });
  });
}

/** The first and the last byte of one piece; `undefined` for several pieces, and for what the file does not hold. */
function readRange(header: string, size: number): { readonly start: number; readonly end: number } | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = Math.min(last === undefined || last === '' ? size - 1 : Number(last), size - 1, start + MOST_BYTES - 1);
  return start <= end ? { start, end } : undefined;
}
