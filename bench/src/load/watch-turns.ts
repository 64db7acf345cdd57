/**
 * @module
 * Imported by a server before its own program: notes how much processor time the thread that answers requests has taken at
 * most in one turn of its event loop, and tells its parent, and begins anew, whenever that sends a message. On a busy machine
 * the clock says how long the others were busy; this does not.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  let longestMs = 0;
  let before = threadMs();
  setInterval(() => {
    const now = threadMs();
    longestMs = Math.max(longestMs, now - before);
    before = now;
  }, 1).unref();
  process.on('message', () => {
    process.send?.({ longestMs });
    longestMs = 0;
  });
  process.channel?.unref();
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
