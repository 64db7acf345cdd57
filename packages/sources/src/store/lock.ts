import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { isAlive } from './is-alive.ts';

const LOCK = 'lock';

/** Nothing that is done under the lock takes so long; who holds it longer is another process under a pid used again. */
const STALE_MS = 15 * 60 * 1000;
/** Breaking a lock takes a moment; who has not ended by then was killed in it. */
const BREAKING_MS = 10_000;
const LOOK_EVERY_MS = 200;

const holderSchema = z.object({ pid: z.int().min(1), since: z.number(), token: z.string() });
type Holder = Readonly<z.infer<typeof holderSchema>>;

export interface LockOptions {
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called once when somebody else holds it. */
  readonly onWait?: () => Promise<void>;
}

/**
 * Does `work` while nobody else does any under the lock of that folder, in this process or in another. The lock of a process
 * that was killed counts for nothing.
 *
 * @throws What `work` throws, or what `signal` was aborted with.
 */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  { signal, now, onWait }: LockOptions,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const token = randomUUID();
  let told = false;
  while (!take(folder, { pid: process.pid, since: now(), token })) {
    if (breakStale(folder, now())) continue;
    if (!told) await onWait?.();
    told = true;
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    letGo(folder, token);
  }
}

/** Whoever took longer than anything takes may have lost it to somebody else meanwhile. */
function letGo(folder: string, token: string): void {
  const lock = path.join(folder, LOCK);
  if (readHolder(lock)?.token === token) rmSync(lock, { force: true });
}

function take(folder: string, holder: Holder): boolean {
  try {
    writeFileSync(path.join(folder, LOCK), JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** One process breaks at a time: a lock that was just taken anew must not be thrown away for the one before it. */
function breakStale(folder: string, now: number): boolean {
  if (!isStale(folder, now)) return false;
  const breaking = path.join(folder, `${LOCK}.breaking`);
  try {
    mkdirSync(breaking);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    if (ageOf(breaking, now) > BREAKING_MS) rmdirSync(breaking);
    return false;
  }
  try {
    if (!isStale(folder, now)) return false;
    rmSync(path.join(folder, LOCK), { force: true });
    return true;
  } finally {
    rmdirSync(breaking);
  }
}

function isStale(folder: string, now: number): boolean {
  const file = path.join(folder, LOCK);
  const holder = readHolder(file);
  // Between making and filling the file there is a moment; a crash in it, or a full disk, leaves an empty one.
  if (!holder) return ageOf(file, now) > BREAKING_MS;
  if (now - holder.since > STALE_MS) return true;
  // Another thread of ours may hold it; a pid that is used again, as after a new start in a container, is told by the time.
  if (holder.pid === process.pid) return now - holder.since > process.uptime() * 1000;
  return !isAlive(holder.pid);
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function ageOf(file: string, now: number): number {
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return since === undefined ? 0 : now - since;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
