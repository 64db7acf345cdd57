import { constants, type FileHandle, lstat, mkdir, open, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { isBelow, isSameFile } from './confined-path.ts';

/** A folder, and no link to one. Windows knows neither flag, and opens no folders. */
const FOLDER = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** On Linux, a name in a folder can be looked up from the folder's own descriptor, as `openat` does. */
const DESCRIPTORS = process.platform === 'linux' ? '/proc/self/fd' : undefined;

/**
 * A folder to look names up in. On Linux it is open, and stays the same folder whatever its path comes to mean; elsewhere,
 * and where `/proc` is not mounted, it is a path that somebody may point elsewhere between two looks.
 */
export class HeldFolder {
  /** Of the outermost folder. */
  readonly #root: string;
  readonly #path: string;
  readonly #handle: FileHandle | undefined;

  private constructor(root: string, path: string, handle: FileHandle | undefined) {
    this.#root = root;
    this.#path = path;
    this.#handle = handle;
  }

  /** @param root - All links followed. */
  static async open(root: string): Promise<HeldFolder> {
    const handle = DESCRIPTORS === undefined ? undefined : await open(root, FOLDER);
    const lies = handle && (await placeOf(handle));
    if (lies !== undefined) return new HeldFolder(lies, root, handle);
    await handle?.close();
    return new HeldFolder(root, root, undefined);
  }

  /** A path of what has that name in this very folder. */
  at(name: string): string {
    return this.#handle ? join(DESCRIPTORS ?? '', String(this.#handle.fd), name) : join(this.#path, name);
  }

  /** @throws {Error} Node's, with the code `ENOTDIR` or `ELOOP` if it is a link or no folder. */
  async enter(name: string): Promise<HeldFolder> {
    const path = join(this.#path, name);
    if (this.#handle) return new HeldFolder(this.#root, path, await open(this.at(name), FOLDER));
    if ((await lstat(path)).isDirectory()) return new HeldFolder(this.#root, path, undefined);
    throw Object.assign(new Error(`${path} is no folder.`), { code: 'ENOTDIR' });
  }

  /** Whether what was opened as `at(name)` lies below the outermost folder, so that it may be read or written. */
  async isInPlace(file: FileHandle, name: string): Promise<boolean> {
    if (this.#handle) return isBelow(this.#root, (await placeOf(this.#handle)) ?? '');
    const isUnmoved = (await realpath(this.#path).catch(() => '')) === this.#path;
    return isUnmoved && (await isSameFile(join(this.#path, name), await file.stat({ bigint: true })));
  }

  async close(): Promise<void> {
    await this.#handle?.close();
  }
}

export interface Way {
  /** The outermost folder, all links followed. */
  readonly root: string;
  /** Folders below it, one in the other. */
  readonly parts: readonly string[];
  /** Folders that are not there are made. Default: no. */
  readonly isMade?: boolean;
}

/** Does `work` in the folder at the end of `way`. No part of it may be a link: that is what {@link HeldFolder.enter} throws. */
export async function inFolder<T>(way: Way, work: (folder: HeldFolder) => Promise<T>): Promise<T> {
  let folder = await HeldFolder.open(way.root);
  try {
    for (const part of way.parts) {
      if (way.isMade) await makeFolder(folder.at(part));
      const next = await folder.enter(part);
      await folder.close();
      folder = next;
    }
    return await work(folder);
  } finally {
    await folder.close();
  }
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  });
}

/** Where an open file lies at present; `undefined` where the system does not tell. */
async function placeOf({ fd }: FileHandle): Promise<string | undefined> {
  return readlink(join(DESCRIPTORS ?? '', String(fd))).catch(() => undefined);
}
