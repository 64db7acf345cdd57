import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Trip } from '@wayfarer/contract';
import { expect, it, onTestFinished } from 'vitest';

import { agreeable, type Asked, connectAssistant } from './support/assistant-client.ts';
import { startServerProcess, stop } from './support/server-process.ts';

/** The server in a process of its own, on a port that it had before. */
async function start(folder: string, port = '0') {
  const server = await startServerProcess({ args: ['--data', folder], environment: { PORT: port } });
  if (!server) throw new Error('The server has ended.');
  onTestFinished(async () => void (await stop(server, 'SIGKILL')));
  return server;
}

it(
  'a trip is planned and changed once, although the server is killed while the traveller thinks',
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wayfarer-killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    let server = await start(folder);
    const { port } = new URL(server.url);
    let deaths = 0;
    const { call } = await connectAssistant(server.url, async (asked: Asked) => {
      await stop(server, 'SIGKILL');
      server = await start(folder, port);
      deaths += 1;
      return agreeable(asked);
    });
    const { value: planned } = await call('plan_trip', {
      say: 'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples',
    });
    expect(planned).toMatchObject({ status: 'options' });
    const questions = deaths;
    const id = planned['trip'];
    expect((await call('propose_change', { trip: id, option: 1 })).value).toMatchObject({ outcome: 'done' });
    expect(deaths).toBe(questions + 1);
    const getTrip = async () => (await (await fetch(`${server.url}/api/trips/${String(id)}`)).json()) as Trip;
    const before = await getTrip();
    const stops = before.days.flatMap(({ visits }) => visits).filter(({ kind, locked }) => kind === 'place' && !locked);
    expect(
      (await call('propose_change', { trip: id, edit: { type: 'remove', visit: stops[0]?.id } })).value,
    ).toMatchObject({ outcome: 'done' });
    const after = await getTrip();
    const done = after.history.filter(({ undone }) => !undone);
    expect(done.length - before.history.length).toBe(1);
    expect(after.days.flatMap(({ visits }) => visits.map((visit) => visit.id))).not.toContain(stops[0]?.id);
    const { trips } = (await (await fetch(`${server.url}/api/trips`)).json()) as { trips: unknown[] };
    expect(trips).toHaveLength(1);
  },
);
