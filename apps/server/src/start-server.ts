import { join } from 'node:path';

import { createApp } from './app.ts';
import type { ServerParts } from './compose.ts';
import { listen, type Listening } from './listen.ts';
import type { Settings } from './settings.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

/** How often trips that are too old to keep are looked for. */
const SWEEP_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Who comes first must not share the machine with what is done for those who come later. */
const WARM_AFTER_MS = 2_000;

/** Serves until the process is asked to stop. The last line on stdout is the address. */
export async function serveUntilStopped(parts: ServerParts, settings: Settings): Promise<void> {
  const server = await startServer(parts, settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(`Wayfarer is at ${server.url}`);
}

/** Opens the port, goes on with what an earlier process has left undone, and erases what is not to be kept. */
export async function startServer(parts: ServerParts, settings: Settings): Promise<Listening> {
  const closing = new AbortController();
  const prepared = Promise.withResolvers<void>();
  let url: string | undefined;
  // Who serves no assistant need not load what that takes.
  let opened: ReturnType<ServerParts['openAssistant']> | undefined;
  const assistant = {
    async fetch(request: Request): Promise<Response> {
      opened ??= parts.openAssistant(() => url);
      return (await opened).fetch(request);
    },
  };
  const app = createApp({
    ...parts,
    assistant,
    webFolder: WEB_FOLDER,
    events: { signal: closing.signal },
    prepared: prepared.promise,
  });
  const listening = await listen(app, settings);
  ({ url } = listening);
  const report = (what: string) => (error: unknown) => {
    if (!closing.signal.aborted) console.error(what, error);
  };
  const begin = async (): Promise<void> => {
    await parts.prepare(closing.signal).finally(() => prepared.resolve());
    await parts.concierge.resume({ signal: closing.signal });
  };
  begin().catch(report('Going on with unfinished trips:'));
  const sweeping = startSweeping(parts, settings.keepDays, report('Erasing old trips:'));
  const warming = setTimeout(() => parts.warm(), WARM_AFTER_MS).unref();
  return {
    url: listening.url,
    async close() {
      clearInterval(sweeping);
      closing.abort();
      clearTimeout(warming);
      await (await opened)?.close();
      await listening.close();
      await parts.close();
    },
  };
}

/** Erases trips that are too old to keep, now and once a day. */
function startSweeping(
  { concierge }: ServerParts,
  days: number | undefined,
  report: (error: unknown) => void,
): NodeJS.Timeout | undefined {
  if (days === undefined) return undefined;
  const sweep = (): void => void concierge.eraseOld(days).catch(report);
  sweep();
  return setInterval(sweep, SWEEP_INTERVAL_MS).unref();
}
