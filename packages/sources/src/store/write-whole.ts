import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** What an earlier process has left half-written is swept away once it is so old, in milliseconds. */
const LEFTOVER_MS = 60 * 60 * 1000;
const UNFINISHED = '.part';

export interface WriteOptions {
  /** A folder on the same disk, for what is not whole yet. */
  readonly scratch: string;
}

/**
 * Puts a file in its place whole: whoever reads sees the one before or this one, also after a crash or a cut of power.
 *
 * @throws What the disk says: full, or not to be written.
 */
export function writeWhole(file: string, text: string, { scratch }: WriteOptions): void {
  mkdirSync(path.dirname(file), { recursive: true });
  mkdirSync(scratch, { recursive: true });
  const draft = path.join(scratch, `${path.basename(file)}.${randomUUID()}${UNFINISHED}`);
  try {
    const handle = openSync(draft, 'wx');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    sweep(scratch, statSync(draft).mtimeMs);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(path.dirname(file));
}

/** The name stands in the folder, which is a file of its own. Windows knows no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** @param now - By the clock of the disk. */
function sweep(scratch: string, now: number): void {
  const parts = readdirSync(scratch).filter((name) => name.endsWith(UNFINISHED));
  for (const name of parts) {
    const part = path.join(scratch, name);
    const changed = statSync(part, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (now - changed > LEFTOVER_MS) rmSync(part, { force: true });
  }
}
