import { join } from 'node:path';

import { createApp } from './app.ts';
import type { House } from './compose.ts';
import { listen, type Listening } from './listen.ts';
import type { Settings } from './settings.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

/** Opens the port, says where on stdout, and goes on with what an earlier process has left undone. */
export async function startServer(house: House, settings: Settings): Promise<Listening> {
  const closing = new AbortController();
  const app = createApp({ ...house, webFolder: WEB_FOLDER, events: { signal: closing.signal } });
  const listening = await listen(app, settings);
  house.concierge.resume().catch((error: unknown) => {
    if (!closing.signal.aborted) console.error('Going on with unfinished trips:', error);
  });
  console.log(`Wayfarer is at ${listening.url}`);
  return {
    url: listening.url,
    async close() {
      closing.abort();
      await listening.close();
      await house.close();
    },
  };
}
