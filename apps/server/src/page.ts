import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

import { RefusedError } from './refused-error.ts';

/** Files under this path have a digest in their name, so they never change. */
const HASHED = '/assets/';

const NOT_BUILT = new RefusedError(
  'page-not-built',
  'The web page has not been built: `npm start` builds it. The API is described at /api/docs.',
);

/**
 * Serves the built web page. A path without an extension, such as `/trips/…`, is a place inside the page and gets
 * `index.html`; a file that is not there is 404.
 *
 * @param folder - Where the page was built to.
 */
export function servePage(folder: string): Handler {
  return async function servePageFile(c: Context) {
    const path = toFilePath(c.req.path);
    const file = path === undefined ? undefined : await findFile(join(folder, path));
    if (path === undefined || !file)
      throw path === '/index.html' ? NOT_BUILT : new RefusedError('unknown-file', 'There is no such file.');
    const etag = `"${createHash('sha1').update(file).digest('base64url')}"`;
    const caching = {
      ETag: etag,
      'Cache-Control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, caching);
    return c.body(file, 200, {
      ...caching,
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    });
  };
}

/** True if the browser has the file already; compressed, it has it under a weak tag. */
function isKnown(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/** The file's path from the root of the page, with `/`; `undefined` for what is no path, or leads out of the page. */
function toFilePath(requested: string): string | undefined {
  const decoded = decode(requested);
  if (decoded === undefined || decoded.includes('\0') || decoded.includes('\\')) return undefined;
  const path = normalize(decoded).replaceAll(sep, '/');
  // The URL parser has resolved plain dots already; what is left of them came escaped.
  if (!path.startsWith('/') || decoded.split('/').some((part) => part.startsWith('.'))) return undefined;
  return extname(path) === '' ? '/index.html' : path;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** What the system says of a path behind which there is no file for us. */
const ABSENT: readonly string[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM', 'EINVAL'];

async function findFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return undefined;
    throw error;
  }
}
