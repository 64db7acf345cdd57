import { statSync } from 'node:fs';

import { UnreadableLogFileError } from './unreadable-log-file-error.ts';

/** Where a file was opened. What is written to one that was deleted since goes nowhere, and nobody would notice. */
export class FilePlace {
  readonly #path: string;
  readonly #opened: number | undefined;

  /** @param path - Of the file that has just been opened. */
  constructor(path: string) {
    this.#path = path;
    this.#opened = inodeOf(path);
  }

  /** @throws {UnreadableLogFileError} if the file is gone, or another is in its place. */
  assertSame(): void {
    if (this.#path === ':memory:' || inodeOf(this.#path) === this.#opened) return;
    throw new UnreadableLogFileError(
      this.#path,
      'It was deleted or replaced while it was in use. Nothing was written; start the program again.',
    );
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
