import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
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

import { isAlive } from './is-alive.ts';

/** What a process that may still be there has left half-written is swept away once it is so old, in milliseconds. */
const LEFTOVER_MS = 60 * 60 * 1000;
const UNFINISHED = '.part';

/** Number of the process that writes a draft. */
const WRITER = /\.(\d+)-[\da-f-]{36}\.part$/;

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
  const draft = path.join(scratch, `${path.basename(file)}.${process.pid}-${randomUUID()}${UNFINISHED}`);
  try {
    const handle = openSync(draft, 'wx');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    sweepDrafts(scratch);
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

/**
 * Takes away what processes that were killed have left half-written: what somebody wants forgotten may stand in it. To be
 * called also where nothing is written.
 */
export function sweepDrafts(scratch: string): void {
  if (!existsSync(scratch)) return;
  for (const name of readdirSync(scratch).filter((each) => each.endsWith(UNFINISHED))) {
    const part = path.join(scratch, name);
    const changed = statSync(part, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (isLeft(name, changed)) rmSync(part, { force: true });
  }
}

function isLeft(name: string, changedMs: number): boolean {
  const pid = Number(WRITER.exec(name)?.[1] ?? Number.NaN);
  // Our own number may be that of an earlier process, as after a new start in a container.
  if (pid === process.pid && changedMs < performance.timeOrigin) return true;
  if (pid !== process.pid && pid > 0 && !isAlive(pid)) return true;
  return performance.timeOrigin + performance.now() - changedMs > LEFTOVER_MS;
}
