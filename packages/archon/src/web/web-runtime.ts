import type { Runtime } from '../runtime.ts';
import { webDigest } from './web-digest.ts';

/**
 * The world as a browser or a worker knows it.
 *
 * @example
 * const agent = new ReActAgent({ model, tools, runtime: webRuntime });
 */
export const webRuntime: Runtime = {
  clock: { now: () => new Date() },
  digest: webDigest,
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
