import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Extracts of cities have 10 to 150 MB; a whole region is imported at the terminal. */
export const LARGEST_EXTRACT = 200 * 1024 * 1024;

/**
 * Puts what comes into a file of its own as it comes, so that no more than a piece of it is in memory, and takes the file away
 * when it was used.
 */
export async function withReceived<Result>(
  body: ReadableStream | null,
  { signal, use }: { readonly signal: AbortSignal; readonly use: (file: string) => Promise<Result> },
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-extract-'));
  try {
    const file = join(folder, 'city.osm.pbf');
    await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), createWriteStream(file), { signal });
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
