import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { RunSummary, StoredEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { seededRandom } from '@wayfarer/archon/testing';
import { tripOfRun } from '@wayfarer/concierge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Answer, ask, type Asked, findInFolder, listAll, toTrip } from './support/client.ts';
import { GOLDEN_SENTENCE } from './support/golden-story.ts';
import { killAgainAndAgain, MortalServer } from './support/mortal-server.ts';
import { stop } from './support/server-process.ts';

/** More of both for a longer hunt: `WAYFARER_KILL_ROUNDS=20` sends twenty times as much. */
const ROUNDS = Number(process.env['WAYFARER_KILL_ROUNDS'] ?? 1);
const SEED = Number(process.env['WAYFARER_KILL_SEED'] ?? 20_270_403);
const CLIENTS = 8;
const OPERATIONS = 12 * ROUNDS;
const SHOTS = 8 * ROUNDS;

/** Two are planned whole, two are cheap, and two are erased while others write to them. */
const TRIPS = ['planned', 'forgotten', 'cheap', 'silent', 'erased', 'wiped'] as const;
type Name = (typeof TRIPS)[number];

/** What a client has sent, again and again, until it was answered. */
interface Sent extends Asked {
  readonly key: string;
  readonly trip: Name;
  readonly path: string;
  readonly answer: Answer;
}

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-clients-'));
afterAll(() => rmSync(folder, { recursive: true }));

const random = seededRandom(SEED);
const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0];

/** A word that stands nowhere else. */
const tokenOf = (trip: Name, key: string): string => `zq${trip}x${key}z`;

/** One thing to do, cheap for the most part: planning anew costs a second. */
function choose(trip: Name, key: string): Pick<Sent, 'path' | 'method' | 'body'> {
  const token = tokenOf(trip, key);
  const say = (text: string) => ({ path: '/messages', body: { text } });
  return pick<() => Pick<Sent, 'path' | 'method' | 'body'>>([
    () => say(`crowd ${pick([20, 85, 95])}`),
    () => say(pick(['keep', 'wait', 'skip', 'undo', 'reject'])),
    () => say(`what is next, ${token}?`),
    () => say(`${token} sings in the rain`),
    () => say(`my name is ${token}`),
    () =>
      say(
        trip === 'planned' && random() < 0.8 ? `we are ${token}` : `make it ${pick(['2', '3'])} people, with ${token}`,
      ),
    () => ({ path: '/readings', body: { kind: 'crowd', value: pick([20, 85, 95]) } }),
    () => ({ path: '/readings', body: { kind: 'delay', value: pick([5, 40]) } }),
    () => ({
      path: '/decision',
      body: pick<object>([{ choice: 'keep' }, { choice: 'skip' }, { choice: 'replace', n: 1 }]),
    }),
    () => ({ path: '/autonomy', body: { autonomy: pick(['ask', 'small-changes']) } }),
    () => ({ path: '/approval', body: { approved: pick([true, false]) } }),
    () => ({ path: '/advance', body: { date: '2027-04-03', time: pick(['09:30', '11:00', '13:00']) } }),
    () => ({ path: '/undo' }),
    () => ({ path: '/undo' }),
    () => (trip === 'forgotten' || trip === 'silent' ? { path: '/person', method: 'DELETE' } : { path: '/undo' }),
  ])();
}

describe('eight clients of a server that is killed all the time', () => {
  const server = new MortalServer(join(folder, 'data'), () =>
    random() < 0.6 ? [`${pick(['after', 'before'])}-${1 + Math.floor(random() * 40)}`] : [],
  );
  const ids = new Map<Name, string>();
  const sent: Sent[] = [];
  let events: ReadonlyMap<string, readonly StoredEvent[]>;
  let runs: readonly RunSummary[];

  /** Until it is answered: what the server could not do just now is asked for again. */
  async function send(path: string, asked: Asked): Promise<Answer> {
    for (;;) {
      const answer = await server.try((url) => ask(url, path, asked));
      if (answer.status !== 503) return answer;
    }
  }

  async function create(trip: Name): Promise<void> {
    const text = { planned: `${GOLDEN_SENTENCE}, moderate pace`, forgotten: `${GOLDEN_SENTENCE}, moderate pace` }[
      trip as string
    ];
    const body = trip === 'silent' ? {} : { text: text ?? `Kyoto with ${tokenOf(trip, 'first')}` };
    const { id } = toTrip(await send('/api/trips', { method: 'POST', key: `create-${trip}`, body }));
    ids.set(trip, id);
    if (text !== undefined)
      toTrip(await send(`/api/trips/${id}/selection`, { method: 'POST', key: 'choose', body: { option: 1 } }));
  }

  async function work(client: number): Promise<void> {
    for (let n = 0; n < OPERATIONS; n++) {
      const key = `c${client}n${n}`;
      const isTime = n === Math.floor(OPERATIONS / 2);
      const doomed = ({ 0: 'erased', 1: 'wiped' } as const)[client];
      if (isTime && doomed) {
        const answer = await send(`/api/trips/${ids.get(doomed)}`, { method: 'DELETE' });
        expect([204, 404]).toContain(answer.status); // 404 where it was done before it was cut.
        continue;
      }
      const trip = pick(TRIPS);
      const asked = { method: 'POST', key, trip, ...choose(trip, key) } as const;
      sent.push({ ...asked, answer: await send(`/api/trips/${ids.get(trip)}${asked.path}`, asked) });
    }
  }

  beforeAll(async () => {
    const killer = killAgainAndAgain(server, { times: SHOTS, pause: () => 100 + random() * 1500 });
    await Promise.all(TRIPS.map(create));
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
    killer.stop();
    await stop(await server.getProcess());
    // Once more, so that whatever a kill has left undone is done.
    const last = await server.getProcess();
    await stop(last);
    const log = new SqliteEventLog({ path: join(server.dataFolder, 'events.db') });
    ({ runs } = await log.listRuns({ limit: 1000 }));
    for (const { id } of runs) expect(await log.verifyRun(id)).toMatchObject({ ok: true });
    events = new Map(await Promise.all(runs.map(async ({ id }) => [id, await log.read(id)] as const)));
    await log.close();
  }, 300_000 * ROUNDS);

  const living = (): readonly Sent[] => sent.filter(({ trip }) => trip !== 'erased' && trip !== 'wiped');
  const eventsOf = (trip: Name): readonly StoredEvent[] => events.get(ids.get(trip) ?? '') ?? [];
  const hidden = ({ trip, key }: Sent): string => nodeDigest(`${ids.get(trip)} ${key}`).slice(0, 32);
  const placesOf = (one: Sent): readonly number[] =>
    eventsOf(one.trip).flatMap(({ key, seq }) => (key === hidden(one) ? seq : []));
  const timesHeard = (one: Sent): number =>
    eventsOf(one.trip).filter((event) => interactionOf(event) === hidden(one)).length;

  it('are answered without a fault', () => {
    expect(server.deaths).toBeGreaterThanOrEqual(SHOTS / 2);
    expect(sent.filter(({ answer }) => answer.status >= 500)).toEqual([]);
    expect(living().filter(({ answer }) => ![200, 403, 409].includes(answer.status))).toEqual([]);
    expect(sent.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(sent.length / 4);
  });

  it('find everything that was acknowledged in the trip, once, and nothing that was refused', () => {
    const commands = living().filter(({ path }) => path !== '/messages');
    const said = living().filter(({ path }) => path === '/messages');
    expect(said.filter((one) => timesHeard(one) !== 1)).toEqual([]);
    // Events of one command stand side by side: they were appended at once, and never again.
    const apart = commands.filter((one) => {
      const places = placesOf(one);
      return places.length > 0 && (places.at(-1) ?? 0) - (places[0] ?? 0) !== places.length - 1;
    });
    expect(apart).toEqual([]);
    // What is allowed already is allowed again without an event.
    const mistaken = commands.filter(({ path, answer, ...one }) =>
      placesOf({ path, answer, ...one }).length > 0
        ? answer.status !== 200
        : answer.status === 200 && path !== '/autonomy',
    );
    expect(mistaken).toEqual([]);
  });

  it('see each of their messages once', async () => {
    const { url } = await server.getProcess();
    for (const trip of ['planned', 'cheap'] as const) {
      const { messages } = toTrip(await ask(url, `/api/trips/${ids.get(trip)}`));
      const heard = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
      const own = sent.filter((one) => one.trip === trip && one.path === '/messages' && one.answer.status === 200);
      const texts = own.map(({ body }) => (body as { readonly text: string }).text);
      expect(heard.slice(1).toSorted()).toEqual(texts.toSorted());
    }
  });

  it('find nothing of what was erased, nor anything that came after', async () => {
    const { url } = await server.getProcess();
    const gone = ['erased', 'wiped'].map((trip) => ids.get(trip as Name) ?? '');
    for (const id of gone) expect((await ask(url, `/api/trips/${id}`)).status).toBe(404);
    expect((await listAll(url)).map(({ id }) => id).toSorted()).toEqual(
      TRIPS.map((trip) => ids.get(trip) ?? '')
        .filter((id) => !gone.includes(id))
        .toSorted(),
    );
    expect(runs.map(({ id }) => id).filter((id) => gone.includes(tripOfRun(id)))).toEqual([]);
    await stop(await server.getProcess());
    expect(findInFolder(server.dataFolder, ['zqerased', 'zqwiped'])).toEqual([]);
    expect(countLeft(server.dataFolder)).toEqual({ events: 0, values: 0 });
  });

  it('are forgotten, whenever they were', () => {
    const late = (trip: Name) => {
      const last = eventsOf(trip).findLast(({ type }) => type === 'person-forgotten')?.seq ?? 0;
      const before = eventsOf(trip).flatMap((event) => (event.seq < last ? (interactionOf(event) ?? []) : []));
      return sent.filter((one) => one.trip === trip && before.includes(hidden(one)));
    };
    for (const trip of ['forgotten', 'silent'] as const) {
      const tokens = late(trip).map(({ key }) => `${tokenOf(trip, key)}`);
      const standing = findInFolder(
        server.dataFolder,
        tokens.map((token) => `${token}`),
      );
      expect([trip, standing]).toEqual([trip, []]);
    }
  });
});

function interactionOf({ type, content }: StoredEvent): string | undefined {
  return type === 'message-received' ? (content as { readonly interaction?: string }).interaction : undefined;
}

/** Rows of erased runs that are anything but zeros. */
function countLeft(dataFolder: string): object {
  const database = new DatabaseSync(join(dataFolder, 'events.db'), { readOnly: true });
  const count = (sql: string): unknown => database.prepare(sql).get()?.['n'];
  const erased = 'run_id IN (SELECT id FROM runs WHERE erased = 1)';
  const left = {
    events: count(`SELECT count(*) AS n FROM events WHERE ${erased} AND trim(content || hash || type, '0') <> ''`),
    values: count(`SELECT count(*) AS n FROM personal_values WHERE ${erased} AND trim(salt || value, '0') <> ''`),
  };
  database.close();
  return left;
}
