import { join } from 'node:path';

import { createApp } from './app.ts';
import type { House } from './compose.ts';
import { listen, type Listening } from './listen.ts';
import type { Settings } from './settings.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

/** Who comes first must not share the machine with what is done for those who come later. */
const WARM_AFTER_MS = 2_000;

/** Serves until the process is asked to stop. The last line on stdout is the address. */
export async function serveUntilStopped(house: House, settings: Settings): Promise<void> {
  const server = await startServer(house, settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(`Wayfarer is at ${server.url}`);
}

/** Opens the port, and goes on with what an earlier process has left undone. */
export async function startServer(house: House, settings: Settings): Promise<Listening> {
  const closing = new AbortController();
  const app = createApp({ ...house, webFolder: WEB_FOLDER, events: { signal: closing.signal } });
  const listening = await listen(app, settings);
  house.concierge.resume().catch((error: unknown) => {
    if (!closing.signal.aborted) console.error('Going on with unfinished trips:', error);
  });
  const warming = setTimeout(() => house.warm(), WARM_AFTER_MS).unref();
  return {
    url: listening.url,
    async close() {
      closing.abort();
      clearTimeout(warming);
      await listening.close();
      await house.close();
    },
  };
}
