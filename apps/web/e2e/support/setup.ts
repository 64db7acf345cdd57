/**
 * @module
 * Before end-to-end tests: starts what their files share, a browser and a server, since starting takes longer than most of
 * them. Each story opens a context of its own in the browser, and trips of its own on the server.
 */
import type { TestProject } from 'vitest/node';

import { serveBrowser } from './browser.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser takes connections. */
    readonly browser: string;
    /** Address of the server. */
    readonly server: string;
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const [browser, server] = await Promise.all([serveBrowser(), startServer()]);
  project.provide('browser', browser.wsEndpoint());
  project.provide('server', server.url);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
