/**
 * @module
 * Imported by a server before its own program: notes how much processor time the thread that answers requests has taken at
 * most in one turn of its event loop, and tells its parent, and begins anew, whenever that sends a message. On a busy machine
 * the clock says how long the others were busy; this does not.
 */
import { isMainThread } from 'node:worker_threads';

import { watchTurns } from './turns.ts';

if (isMainThread && process.send) {
  const takeLongestMs = watchTurns();
  process.on('message', () => process.send?.({ longestMs: takeLongestMs() }));
  process.channel?.unref();
}
