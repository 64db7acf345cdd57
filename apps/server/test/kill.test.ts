import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StoredEvent } from '@wayfarer/archon';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { seededRandom } from '@wayfarer/archon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { GOLDEN_STORY, send, type Step } from './support/golden-story.ts';
import { killAgainAndAgain, MortalServer } from './support/mortal-server.ts';
import { stop } from './support/server-process.ts';

/** Also what is said, allowed, approved, and forgotten. */
const STORY: readonly Step[] = [
  ...GOLDEN_STORY.slice(0, -1),
  ...[
    'My name is Wilhelmina Quackenbush. What is next?',
    'crowd 95',
    'keep',
    'make it a high budget',
    'I have no idea, Quixibald',
  ].map((text, n) => ({ key: `say-${n}`, path: (id: string) => `/api/trips/${id}/messages`, body: { text } })),
  { key: 'allow', path: (id) => `/api/trips/${id}/autonomy`, body: { autonomy: 'small-changes' } },
  { key: 'approve', path: (id) => `/api/trips/${id}/approval`, body: { approved: true } },
  { key: 'forget', path: (id) => `/api/trips/${id}/person`, method: 'DELETE' },
  { key: 'again', path: (id) => `/api/trips/${id}/messages`, body: { text: 'crowd 85' } },
  { key: 'slower', path: (id) => `/api/trips/${id}/messages`, body: { text: 'make it relaxed' } },
  { key: 'undo', path: (id) => `/api/trips/${id}/undo` },
];

const SEED = 20_270_403;
const KILLS = 8;

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Tells the story to its end and answers the log that is left. */
async function tell(server: MortalServer): Promise<readonly object[]> {
  let tripId: string | undefined;
  try {
    for (const step of STORY) tripId = (await server.try((url) => send(url, step, tripId))).id;
  } catch (error) {
    await stop(await server.getProcess(), 'SIGKILL');
    throw error;
  }
  return readLog(server, tripId ?? '');
}

async function readLog(server: MortalServer, tripId: string): Promise<readonly object[]> {
  await stop(await server.getProcess());
  const log = new SqliteEventLog({ path: join(server.dataFolder, 'events.db') });
  const events = await log.read(tripId);
  expect(await log.verifyRun(tripId)).toMatchObject({ ok: true, head: { seq: events.length } });
  await log.close();
  return events.map(withoutChance);
}

/** Digests of personal values hang on their salt, and the links of the chain on those digests. */
function withoutChance({ hash: _hash, prevHash: _prevHash, personal, ...event }: StoredEvent): object {
  return personal === undefined ? event : { ...event, personal: Object.keys(personal) };
}

describe('a server that is killed', () => {
  let uninterrupted: readonly object[];
  beforeAll(async () => {
    uninterrupted = await tell(new MortalServer(join(folder, 'whole')));
    expect(uninterrupted.slice(-2)).toMatchObject([{ type: 'undone' }, { type: 'message-sent' }]);
  }, 60_000);

  it(
    `${KILLS} times, between one append and the next, leaves the log of one that is not`,
    { timeout: 120_000 },
    async () => {
      const random = seededRandom(SEED);
      const deaths = Array.from({ length: KILLS }, () => (random() < 0.5 ? 'after-1' : 'before-2'));
      const server = new MortalServer(join(folder, 'cut'), (count) => deaths.slice(count, count + 1));
      expect(await tell(server)).toEqual(uninterrupted);
      expect(server.deaths).toBe(KILLS);
    },
  );

  it('from outside at any moment leaves the log of one that is not', { timeout: 120_000 }, async () => {
    const random = seededRandom(SEED);
    const server = new MortalServer(join(folder, 'shot'));
    const told = tell(server);
    const killer = killAgainAndAgain(server, { times: 8, pause: (shot) => 20 + random() * 40 * (shot + 1) });
    expect(await told).toEqual(uninterrupted);
    killer.stop();
    expect(server.deaths).toBeGreaterThanOrEqual(4);
  });
});
