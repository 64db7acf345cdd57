import { createApp } from '../../src/app.ts';
import { createFakeConcierge } from './fake-concierge.ts';
import { NO_WORLD } from './no-world.ts';

/** The application before use cases that note how they were called. */
export function setUp(options: Parameters<typeof createFakeConcierge>[0] = {}) {
  const reports: unknown[] = [];
  const concierge = createFakeConcierge(options);
  const app = createApp({
    concierge,
    world: NO_WORLD,
    version: '1.2.3',
    report: (...report) => reports.push(report),
  });
  async function post(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const json =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } };
    const answer = await app.request(path, { method: 'POST', headers, ...json });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  return { app, concierge, post, reports };
}
