/**
 * The thread that watches over the memory of a process, and of the programs that it starts, and ends them all at its limit,
 * or when nobody is left to answer to.
 */
import { workerData } from 'node:worker_threads';

import { familyMb, killFamily, mayHaveChildren } from './process-family.ts';

/** Between two looks. In this time a process can fill some tens of megabytes. */
const INTERVAL_MS = 5;

/** A look at other processes costs some milliseconds. */
const FAMILY_INTERVAL_MS = 25;

const { limit, parent } = workerData as { readonly limit: Int32Array; readonly parent: number };
const never = new Int32Array(new SharedArrayBuffer(4));

/** Whether the present job has started a program: one that its parent has left is no child any more, but still of the family. */
let hasFamily = false;

for (;;) {
  if (Atomics.wait(limit, 0, 0) === 'ok') hasFamily = false;
  const megabytes = Atomics.load(limit, 0);
  hasFamily ||= mayHaveChildren();
  const isTooBig = megabytes > 0 && residentMb() > megabytes;
  if (isTooBig || process.ppid !== parent) killFamily(process.pid);
  Atomics.wait(never, 0, 0, hasFamily ? FAMILY_INTERVAL_MS : INTERVAL_MS);
}

function residentMb(): number {
  const own = process.memoryUsage.rss() / 2 ** 20;
  return hasFamily ? Math.max(own, familyMb(process.pid)) : own;
}
