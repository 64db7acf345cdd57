import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { GOLDEN_STORY, send } from './support/golden-story.ts';
import { startServerProcess, stop } from './support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-same-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The plan that a server makes of the golden story, as it was written on the wire. */
async function planIn(place: string, zone: string): Promise<string> {
  const cwd = join(folder, place);
  mkdirSync(cwd);
  const server = await startServerProcess({
    args: ['--data', `${place}-data`],
    cwd,
    environment: { TZ: zone, LANG: `${place}.UTF-8` },
  });
  if (!server) throw new Error('The server did not start.');
  try {
    const [create, ...others] = GOLDEN_STORY.slice(0, 3);
    if (!create) throw new Error('The story is empty.');
    let trip = await send(server.url, { ...create, key: place });
    for (const step of others) trip = await send(server.url, step, trip.id);
    const { days, leftOut, costs, hash } = trip;
    return JSON.stringify({ days, leftOut, costs, hash });
  } finally {
    // One that is left behind holds the output of the whole run open.
    await stop(server);
  }
}

it('makes the same plan of the same request, in any process, folder and zone', { timeout: 180_000 }, async () => {
  const plans = [await planIn('de_DE', 'Pacific/Kiritimati'), await planIn('ja_JP', 'America/Los_Angeles')];
  expect(plans[0]).toContain('Fushimi Inari');
  expect(plans[1]).toBe(plans[0]);
});
