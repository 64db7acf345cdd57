import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Listening } from '../src/listen.ts';
import { type Answer, ask, listAll, post, toTrip } from './support/client.ts';
import { GOLDEN_SENTENCE } from './support/golden-story.ts';
import { openServer } from './support/running-server.ts';

const home = mkdtempSync(join(tmpdir(), 'wayfarer-once-'));
afterAll(() => rmSync(home, { recursive: true }));

const dataFolder = join(home, 'data');
let servers: readonly [Listening, Listening];
let trip: Trip;

beforeAll(async () => {
  servers = [await openServer({ dataFolder }), await openServer({ dataFolder })];
  const { id } = toTrip(await post(servers[0].url, '', { text: `${GOLDEN_SENTENCE}, moderate pace` }));
  trip = toTrip(await post(servers[0].url, `/${id}/selection`, { option: 1 }));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly method?: 'DELETE';
}

/** Sends a write under a key to one of the two servers. */
function send(key: string, { path, body, method }: Sent, server = 0): Promise<Answer> {
  const url = servers[server]?.url ?? '';
  return ask(url, `/api/trips/${trip.id}${path}`, { method: method ?? 'POST', key, body });
}

const view = async (): Promise<Trip> => toTrip(await ask(servers[1].url, `/api/trips/${trip.id}`));
const say = (text: string): Sent => ({ path: '/messages', body: { text } });
const heard = ({ messages }: Trip, text: string): number =>
  messages.filter((message) => message.role === 'user' && message.text === text).length;

const REUSED = { status: 422, text: expect.stringContaining('reused-key') as string };

describe('a key that comes again', () => {
  it.each<readonly [string, Sent, Sent]>([
    ['another text', say('crowd 20'), say('undo')],
    ['a message after a command', { path: '/readings', body: { kind: 'crowd', value: 20 } }, say('crowd 20')],
    ['a command after a message', say('crowd 21'), { path: '/readings', body: { kind: 'crowd', value: 21 } }],
    [
      'another value',
      { path: '/readings', body: { kind: 'crowd', value: 22 } },
      { path: '/readings', body: { kind: 'crowd', value: 23 } },
    ],
    ['another command', { path: '/autonomy', body: { autonomy: 'small-changes' } }, { path: '/undo' }],
    ['forgetting', say('crowd 24'), { path: '/person', method: 'DELETE' }],
  ])('is refused for %s, on both servers, and answered for the same', async (name, first, second) => {
    const key = `key of ${name}`;
    expect((await send(key, first)).status).toBe(200);
    const before = await view();
    expect(await send(key, second)).toMatchObject(REUSED);
    expect(await send(key, second, 1)).toMatchObject(REUSED);
    expect((await send(key, first)).status).toBe(200);
    expect((await send(key, first, 1)).status).toBe(200);
    expect(await view()).toEqual(before);
  });

  it('is refused for another first sentence, and for none', async () => {
    const create = (body: object, server: 0 | 1) =>
      ask(servers[server].url, '/api/trips', { method: 'POST', key: 'begin', body });
    const first = await create({ text: 'Kyoto for three' }, 0);
    expect(await create({ text: 'Kyoto for four' }, 0)).toMatchObject(REUSED);
    expect(await create({ text: 'Kyoto for three', seed: 7 }, 1)).toMatchObject(REUSED);
    expect(await create({}, 1)).toMatchObject(REUSED);
    expect(toTrip(await create({ text: 'Kyoto for three' }, 1))).toEqual(toTrip(first));
    expect(await listAll(servers[0].url)).toHaveLength(2);
  });

  it('is remembered after sixty others, for as long as the trip', async () => {
    const old = say('crowd 25');
    await send('OLD', old);
    for (let n = 0; n < 60; n++) expect((await send(`later ${n}`, say(`crowd ${n % 20}`))).status).toBe(200);
    const before = await view();
    expect(toTrip(await send('OLD', old))).toEqual(before);
    expect(toTrip(await send('OLD', old, 1))).toEqual(before);
    expect(heard(before, 'crowd 25')).toBe(1);
    expect(await send('OLD', say('undo'))).toMatchObject(REUSED);
  });

  it('is answered when the words that came with it have been forgotten', async () => {
    await send('said before', say('crowd 26'));
    expect((await send('forgets', { path: '/person', method: 'DELETE' })).status).toBe(200);
    const before = await view();
    expect((await send('said before', say('crowd 26'))).status).toBe(200);
    expect((await send('forgets', { path: '/person', method: 'DELETE' })).status).toBe(200);
    expect(await view()).toEqual(before);
  });
});

it('does what twenty ask at once of two servers under one key once', async () => {
  const twenty = Array.from({ length: 20 }, (_, n) => n % 2);
  for (const one of [say('crowd 27'), { path: '/readings', body: { kind: 'crowd', value: 28 } }]) {
    const { length } = (await view()).messages;
    const answers = await Promise.all(twenty.map((server) => send(`at once ${one.path}`, one, server)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await view();
    expect(after.messages.length - length).toBe(one.path === '/messages' ? 2 : 1);
  }
});

describe('the name of a chat', () => {
  const asked: readonly Sent[] = [
    say('hello'),
    { path: '/autonomy', body: { autonomy: 'ask' } },
    { path: '/selection', body: { option: 1 } },
    { path: '/advance', body: { date: '2027-04-03', time: '09:30' } },
    { path: '/readings', body: { kind: 'crowd', value: 20 } },
    { path: '/decision', body: { choice: 'keep' } },
    { path: '/approval', body: { approved: true } },
    { path: '/undo' },
    { path: '/person', method: 'DELETE' },
    { path: '', method: 'DELETE' },
  ];

  it('is no trip, by whatever route, and makes none', async () => {
    await send('has a chat', say('crowd 29'));
    const [{ url }] = servers;
    const { text } = await ask(url, `/api/trips/${trip.id}/events.jsonl`);
    const chat = /"runId":"(trip_[^"]+\.chat\d*)"/.exec(text)?.[1] ?? '';
    const before = [await view(), await listAll(url), text];
    for (const id of [chat, `${chat}.chat`, `${trip.id}.chat99`]) {
      for (const { path, body, method = 'POST' } of asked) {
        const answer = await ask(url, `/api/trips/${id}${path}`, { method, body });
        expect([id, path, answer]).toEqual([
          id,
          path,
          { status: 404, text: expect.stringContaining('unknown-trip') as string },
        ]);
      }
      for (const path of ['', '/calendar.ics', '/events.jsonl']) {
        expect([path, (await ask(url, `/api/trips/${id}${path}`)).status]).toEqual([path, 404]);
      }
    }
    const after = await ask(url, `/api/trips/${trip.id}/events.jsonl`);
    expect([await view(), await listAll(url), after.text]).toEqual(before);
  });

  it('leaves nothing that the next start would tell of', async () => {
    const told = vi.spyOn(console, 'error');
    const next = await openServer({ dataFolder });
    expect((await ask(next.url, `/api/trips/${trip.id}`)).status).toBe(200);
    await next.close();
    expect(told.mock.calls).toEqual([]);
  });
});
