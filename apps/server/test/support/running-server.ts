import type { ComposeOptions } from '../../src/compose.ts';
import { compose } from '../../src/compose.ts';
import type { Listening } from '../../src/listen.ts';
import { startServer } from '../../src/start-server.ts';
import { LITTLE_EFFORT } from './little-effort.ts';

/** The server as `main.ts` starts it, in this process and on any free port; what it plans, it plans on this thread. */
export async function openServer(options: ComposeOptions): Promise<Listening> {
  const { dataFolder, catalogueFolder } = options;
  const house = await compose({ effort: LITTLE_EFFORT, plansHere: true, ...options });
  const port = { host: '127.0.0.1', port: 0, isPortAsked: true };
  return startServer(house, { ...port, dataFolder, catalogueFolder, rulesFolder: undefined });
}
