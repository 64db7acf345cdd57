import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import { findOutsideAnswerError, readBytes as readPieces } from '@wayfarer/archon/data';

import { BadInputError } from './bad-input-error.ts';

/** More than the largest file that any command takes; a device or a pipe may go on without end. */
const LIMITS = { maxBytes: 64_000_000, totalMs: 120_000, idleMs: 60_000 };

/** @throws {BadInputError} if there is no such file, or it cannot be read. */
export async function readText(path: string): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readBytes(path));
}

/** @throws {BadInputError} if there is no such file, it cannot be read, or is larger than any file that is wanted. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readPieces((signal) => createReadStream(path, { signal }), LIMITS);
  } catch (error) {
    throw new BadInputError(`Cannot read ${JSON.stringify(path)}: ${reasonOf(error)}.`);
  }
}

/** @throws {BadInputError} if it cannot be written there. */
export async function writeFileAt(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, content);
  } catch (error) {
    throw new BadInputError(`Cannot write ${JSON.stringify(path)}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const outside = findOutsideAnswerError(error);
  if (outside) return outside.fault === 'too-big' ? 'it is larger than 64 MB' : `it ${outside.message}`;
  return error instanceof Error ? error.message : String(error);
}
