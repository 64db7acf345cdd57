import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

import { ReportedError } from '../reported-error.ts';

/** What we say we understand. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

/**
 * The body of an answer as it comes out of its compression.
 *
 * @throws {ReportedError} if it is compressed in a way that cannot be read.
 */
export function decompressed(response: IncomingMessage): Readable {
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
