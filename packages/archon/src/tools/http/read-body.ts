import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

import { ReportedError } from '../reported-error.ts';

export interface Body {
  readonly bytes: Buffer;
  /** There was more than was read. */
  readonly cut: boolean;
}

/** What we say we understand. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

/**
 * Reads at most `maxBytes` of what the body holds once decompressed, whatever its headers say of its length, and then
 * closes the connection.
 *
 * @throws {ReportedError} if it is compressed in a way that cannot be read.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = [];
  let left = maxBytes;
  let cut = false;
  try {
    for await (const chunk of decompressed(response)) {
      const bytes = chunk as Buffer;
      cut = bytes.length > left;
      chunks.push(bytes.subarray(0, left));
      left -= bytes.length;
      if (cut) break;
    }
  } finally {
    response.destroy();
  }
  return { bytes: Buffer.concat(chunks), cut };
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  // What goes wrong in the pipe is thrown where the last stream is read.
  const heard = (): void => undefined;
  switch (encoding) {
    case 'identity':
    case '':
      return response;
    case 'gzip':
      return pipeline(response, createGunzip(), heard);
    case 'br':
      return pipeline(response, createBrotliDecompress(), heard);
    default:
      throw new ReportedError(
        'encoding-refused',
        `The answer is compressed as ${JSON.stringify(encoding.slice(0, 100))}, which cannot be read; ${ACCEPTED_ENCODINGS} can. Try another page.`,
      );
  }
}
