import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { compose, type ServerParts } from '../src/compose.ts';
import type { Listening } from '../src/listen.ts';
import { SettingsError } from '../src/settings.ts';
import { startServer } from '../src/start-server.ts';
import { GOLDEN_STORY, send } from './support/golden-story.ts';
import { LITTLE_EFFORT } from './support/little-effort.ts';
import { readEvents } from './support/read-events.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-port-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function start(port = 0, isPortAsked = true): Promise<Listening & { house: ServerParts }> {
  const house = await compose({ dataFolder: folder, effort: LITTLE_EFFORT, plansHere: true });
  const settings = {
    host: '127.0.0.1',
    port,
    isPortAsked,
    dataFolder: folder,
    catalogueFolder: undefined,
    rulesFolder: undefined,
  };
  return { house, ...(await startServer(house, settings)) };
}

describe('a server with a port', () => {
  let server: Listening;
  let trip: Trip;
  beforeAll(async () => {
    server = await start();
    for (const step of GOLDEN_STORY.slice(0, 2)) trip = await send(server.url, step, trip?.id);
  });
  afterAll(() => server.close());

  it('tells the events that were, then those that come, whoever writes them', async () => {
    const other = await start();
    const choose = { key: 'select', path: (id: string) => `/api/trips/${id}/selection`, body: { option: 2 } };
    const seen: string[] = [];
    let chosen: Promise<Trip> | undefined;
    for await (const { id, event, data } of readEvents(`${server.url}/api/runs/${trip.id}/events`)) {
      expect(JSON.parse(data)).toMatchObject({ seq: Number(id), type: event, runId: trip.id });
      seen.push(id);
      if (Number(id) === trip.seq) chosen = send(other.url, choose, trip.id);
      if (event === 'option-selected') break;
    }
    expect(seen).toEqual(Array.from({ length: trip.seq + 1 }, (_, index) => String(index + 1)));
    await chosen;
    await other.close();
  });

  it('tells the stages of the chat as well', async () => {
    const stages: string[] = [];
    for await (const { event } of readEvents(`${server.url}/api/runs/${trip.id}.chat/events`)) {
      stages.push(event);
      if (event === 'respond') break;
    }
    expect([stages[0], stages.at(-1), stages.length]).toEqual(['received', 'respond', 8]);
  });

  it.each([
    ['the last event that was seen', '', { 'Last-Event-ID': '5' }],
    ['the place that was asked for', '?after=5', {}],
    ['the last event rather than the place', '?after=1', { 'Last-Event-ID': '5' }],
  ])('goes on after %s', async (_what, query, headers) => {
    for await (const { id } of readEvents(`${server.url}/api/runs/${trip.id}/events${query}`, {
      headers: headers as Record<string, string>,
    })) {
      expect(id).toBe('6');
      break;
    }
  });

  it('answers a write that comes twice once', async () => {
    const [step] = GOLDEN_STORY;
    if (!step) throw new Error('The story is empty.');
    const again = await Promise.all([send(server.url, step), send(server.url, step)]);
    expect(new Set(again.map(({ seq, id }) => `${id} ${seq}`)).size).toBe(1);
  });
});

describe('stopping', () => {
  it('ends the streams, and the folder can be used again', async () => {
    const first = await start();
    const trip = await send(first.url, { key: 'other', path: () => '/api/trips' });
    const events = readEvents(`${first.url}/api/runs/${trip.id}/events`);
    const reading = (async () => {
      for await (const { id } of events) if (id === '1') void first.close();
    })();
    await reading;
    const second = await start();
    expect(await (await fetch(`${second.url}/api/trips/${trip.id}`)).json()).toEqual(trip);
    await second.close();
  });
});

describe('a port that is taken', () => {
  it('is refused if it was asked for, else the next one is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(start(port)).rejects.toThrow(SettingsError);
    await expect(start(port)).rejects.toThrow(`Port ${port} is taken by another program.`);
    const next = await start(port, false);
    expect(Number(new URL(next.url).port)).toBeGreaterThan(port);
    await next.close();
    other.close();
  });
});
