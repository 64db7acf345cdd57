import { existsSync, readFileSync } from 'node:fs';

import { DatabaseSync } from './node-sqlite.ts';

/** Sizes in bytes of a write-ahead file's header and of that of each page in it. @see https://www.sqlite.org/fileformat2.html#walformat */
const HEADER = 32;
const PAGE_HEADER = 24;

/** What the header begins with; the last bit says in which order its checksums read bytes. */
const MAGIC = 0x377f0682;

/** A write-ahead file of which SQLite reads less than was written. */
export interface DamagedWriteAhead {
  /** Commits that it does not read. */
  readonly commits: number;
  /** The file as it was found. */
  readonly bytes: Buffer;
}

/**
 * Looks for commits behind the place where SQLite stops reading, which is where a checksum does not hold. What a crash
 * leaves half-written is no commit, and what an earlier round left has another salt.
 */
export function findDamagedWriteAhead(path: string): DamagedWriteAhead | undefined {
  const walPath = `${path}-wal`;
  const bytes = existsSync(walPath) ? readFileSync(walPath) : Buffer.alloc(0);
  if (bytes.length <= HEADER + PAGE_HEADER) return undefined;
  const readable = countReadable(path);
  // Another process has begun a new round meanwhile: what was read says nothing about it.
  if (existsSync(walPath) && !readFileSync(walPath).subarray(0, HEADER).equals(bytes.subarray(0, HEADER))) {
    return undefined;
  }
  const commits = countCommits(bytes, readable);
  return commits === 0 ? undefined : { commits, bytes };
}

/** Commits of the present round from page `first` on. */
function countCommits(bytes: Buffer, first: number): number {
  const isWhole = isHeaderWhole(bytes);
  const salt = isWhole ? bytes.subarray(16, 24) : bytes.subarray(HEADER + 8, HEADER + 16);
  const stride = PAGE_HEADER + (isWhole ? bytes.readUInt32BE(8) : 4096);
  let commits = 0;
  for (let start = HEADER + first * stride; start + stride <= bytes.length; start += stride) {
    const isCommit = bytes.readUInt32BE(start + 4) !== 0;
    if (isCommit && bytes.subarray(start + 8, start + 16).equals(salt)) commits++;
  }
  return commits;
}

function isHeaderWhole(bytes: Buffer): boolean {
  const magic = bytes.readUInt32BE(0);
  if ((magic & ~1) !== MAGIC) return false;
  const read = (at: number): number => (magic & 1 ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  let [one, other] = [0, 0];
  for (let at = 0; at < 24; at += 8) {
    one = (one + read(at) + other) >>> 0;
    other = (other + read(at + 4) + one) >>> 0;
  }
  return one === bytes.readUInt32BE(24) && other === bytes.readUInt32BE(28);
}

/** Pages that SQLite takes from the write-ahead file. */
function countReadable(path: string): number {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 5000 });
    const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
    return Math.max(0, Number(checkpoint?.['log']));
  } catch {
    return 0;
  } finally {
    database?.close();
  }
}
