import { readFile, writeFile } from 'node:fs/promises';

import { BadInputError } from './bad-input-error.ts';

/** @throws {BadInputError} if there is no such file, or it cannot be read. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new BadInputError(`Cannot read ${JSON.stringify(path)}: ${reasonOf(error)}.`);
  }
}

/** @throws {BadInputError} if there is no such file, or it cannot be read. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
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
  return error instanceof Error ? error.message : String(error);
}
