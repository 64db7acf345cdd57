/** The thread that watches over the memory of a process and ends it at its limit, or when nobody is left to answer to. */
import { workerData } from 'node:worker_threads';

/** Between two looks. In this time a process can fill some tens of megabytes. */
const INTERVAL_MS = 5;

const { limit, parent } = workerData as { readonly limit: Int32Array; readonly parent: number };
const never = new Int32Array(new SharedArrayBuffer(4));

for (;;) {
  Atomics.wait(limit, 0, 0);
  const megabytes = Atomics.load(limit, 0);
  const isTooBig = megabytes > 0 && process.memoryUsage.rss() > megabytes * 2 ** 20;
  if (isTooBig || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  Atomics.wait(never, 0, 0, INTERVAL_MS);
}
