import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { TransformCallback } from 'node:stream';
import { inflateSync } from 'node:zlib';

import { type OSMOptions, OSMTransform, parse } from 'osm-pbf-parser-node';

import type { Tags } from '../element.ts';

export interface PbfHeader {
  readonly type?: undefined;
  /** Seconds since 1970; 0 where the file does not say how old its data is. */
  readonly osmosis_replication_timestamp?: number;
  readonly required_features: readonly string[];
}
export interface PbfNode {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags?: Tags;
}
export interface PbfWay {
  readonly type: 'way';
  readonly id: number;
  /** Nodes. */
  readonly refs: readonly number[];
  readonly tags?: Tags;
}
export interface PbfRelation {
  readonly type: 'relation';
  readonly id: number;
  readonly members: readonly {
    readonly type: 'node' | 'way' | 'relation';
    readonly ref: number;
    readonly role: string;
  }[];
  readonly tags?: Tags;
}
export type PbfItem = PbfHeader | PbfNode | PbfWay | PbfRelation;

/** Thrown for a file that cannot be imported; the message is for whoever named it. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError';
  readonly code = 'unreadable-extract';
}

export interface ReadOptions {
  /** Which things need their tags; those of the others are not taken apart. */
  readonly withTags: NonNullable<OSMOptions['withTags']>;
  /** So many blocks at the beginning, the header aside, are not unpacked. */
  readonly skip?: number;
  /** Is told how much of the file is read, from 0 to 1. */
  readonly report?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The format allows 32 MB; whoever announces more is no such file, and would have us read it all into memory. */
const LARGEST_BLOCK = 64 * 1024 * 1024;
/** Unpacked, the format allows 32 MB too. */
const LARGEST_UNPACKED = 64 * 1024 * 1024;
const STEP_BYTES = 64 * 1024;
const FEATURES: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes']);

/**
 * The things of a `.osm.pbf` file in its order, some thousands at a time, the header first. A block is unpacked, to fifty times
 * its size, when somebody asks for it and not before, so one is in memory at a time; who stops reading closes the file.
 *
 * @throws {ExtractError} if there is no such file, or it is none or not whole.
 */
export async function* readBlocks(
  file: string,
  { withTags, skip = 0, report, signal }: ReadOptions,
): AsyncGenerator<readonly PbfItem[], void, undefined> {
  const size = await sizeOf(file);
  const source = createReadStream(file, { highWaterMark: STEP_BYTES });
  const blocks = new CarefulTransform({ writeRaw: true }, { readableHighWaterMark: 1 });
  source.on('error', (error) => blocks.destroy(error));
  source.pipe(blocks);
  let seen = 0;
  try {
    for await (const block of blocks as AsyncIterable<Buffer | readonly [PbfHeader]>) {
      signal?.throwIfAborted();
      report?.(source.bytesRead / size);
      if (!Buffer.isBuffer(block)) {
        checkFeatures(file, block[0]);
        yield block;
      } else if (seen++ >= skip) yield unpack(block, withTags);
    }
  } catch (error) {
    if (error instanceof ExtractError || signal?.aborted) throw error;
    throw toExtractError(file, error, { isBegun: blocks.isBegun, share: source.bytesRead / size });
  } finally {
    source.destroy();
    blocks.destroy();
  }
}

function unpack(block: Buffer, withTags: ReadOptions['withTags']): readonly PbfItem[] {
  return parse(inflateSync(block, { maxOutputLength: LARGEST_UNPACKED }), { withTags }) as readonly PbfItem[];
}

/** What the reader throws in the middle of a stream becomes the stream's error. */
class CarefulTransform extends OSMTransform {
  /** How many bytes the reader waits for. */
  declare readonly needed: number;
  /** Whether the file has begun as such a file does; what follows may be unreadable before anybody has read that. */
  isBegun = false;

  override push(block: unknown): boolean {
    this.isBegun ||= block !== null;
    return super.push(block);
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, next: TransformCallback): void {
    try {
      super._transform(chunk, encoding, (error?: Error | null) => {
        next(error ?? (this.needed > LARGEST_BLOCK ? new Error('A block is too large.') : null));
      });
    } catch (error) {
      next(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(next: TransformCallback): void {
    try {
      super._flush(next);
    } catch (error) {
      next(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw new ExtractError(
      `Cannot read ${JSON.stringify(file)}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  if (!found.isFile()) throw new ExtractError(`Expected a file at ${JSON.stringify(file)}, and there is none.`);
  if (found.size === 0) throw new ExtractError(`${JSON.stringify(file)} is empty. Load it again.`);
  return found.size;
}

function checkFeatures(file: string, header: PbfHeader): void {
  const unknown = header.required_features.filter((feature) => !FEATURES.has(feature));
  if (unknown.length === 0) return;
  const message = `${JSON.stringify(file)} needs a reader that understands ${unknown.join(', ')}. Expected a plain extract, e.g. from download.geofabrik.de.`;
  throw new ExtractError(message);
}

function toExtractError(
  file: string,
  cause: unknown,
  { isBegun, share }: { readonly isBegun: boolean; readonly share: number },
): ExtractError {
  const name = JSON.stringify(file);
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (reason.startsWith('inflating'))
    return new ExtractError(
      `${name} is packed in a way that is not read here. \`osmium cat\` writes it anew with zlib.`,
      { cause },
    );
  if (!isBegun) {
    const what = /\.osm(?:\.bz2|\.gz)?$|\.xml$/i.test(file)
      ? ' (XML is not read; `osmium cat FILE -o FILE.osm.pbf` turns it into one)'
      : '';
    return new ExtractError(`${name} is no .osm.pbf file${what}.`, { cause });
  }
  const percent = Math.min(100, Math.round(share * 100));
  const where = percent === 100 ? 'it ends in the middle' : `what follows after ${percent} % of it cannot be read`;
  return new ExtractError(`${name} is damaged or not whole: ${where}. Load it again.`, { cause });
}
