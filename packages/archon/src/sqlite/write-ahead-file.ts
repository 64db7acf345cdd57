import { existsSync, readFileSync } from 'node:fs';

import { DatabaseSync } from './node-sqlite.ts';
import { isBusy } from './sqlite-errors.ts';

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

/** Time that a commit of another process may take; ours take milliseconds. */
const COMMIT_TIMEOUT_MS = 5000;

/**
 * Looks for commits behind the place where SQLite stops reading, which is where a checksum does not hold. What a crash
 * leaves half-written is no commit, and what an earlier round left has another salt. A commit that another process is just
 * writing is waited for: it stands in the file before SQLite reads it.
 */
export function findDamagedWriteAhead(path: string): DamagedWriteAhead | undefined {
  const walPath = `${path}-wal`;
  const bytes = existsSync(walPath) ? readFileSync(walPath) : Buffer.alloc(0);
  if (bytes.length <= HEADER + PAGE_HEADER) return undefined;
  const commits = countUnread(path, bytes);
  // Another process has begun a new round meanwhile: what was read says nothing about it.
  if (existsSync(walPath) && !readFileSync(walPath).subarray(0, HEADER).equals(bytes.subarray(0, HEADER))) {
    return undefined;
  }
  return commits === 0 ? undefined : { commits, bytes };
}

/** Commits among `bytes` that SQLite does not read. None is found where another process has the file in use and lets nobody look. */
function countUnread(path: string, bytes: Buffer): number {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: COMMIT_TIMEOUT_MS });
    const unread = countCommits(bytes, countReadable(database));
    if (unread === 0) return 0;
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    return countCommits(bytes, countReadable(database));
  } catch (error) {
    return isBusy(error) ? 0 : countCommits(bytes, 0);
  } finally {
    database?.close();
  }
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

/** Pages that SQLite takes from the write-ahead file; all of them while another process empties it, which has read it. */
function countReadable(database: DatabaseSync): number {
  const { busy, log } = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() ?? {};
  return busy === 1 ? Infinity : Math.max(0, Number(log));
}
