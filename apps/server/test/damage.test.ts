import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { EventLog } from '@wayfarer/archon';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { seededRandom } from '@wayfarer/archon/testing';
import { tripOfRun } from '@wayfarer/concierge';
import type { TripSummary } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { compose } from '../src/compose.ts';
import type { Listening } from '../src/listen.ts';
import { type Answer, ask, listAll } from './support/client.ts';
import { GOLDEN_SENTENCE } from './support/golden-story.ts';
import { LITTLE_EFFORT } from './support/little-effort.ts';
import { openServer } from './support/running-server.ts';

const home = mkdtempSync(join(tmpdir(), 'wayfarer-damage-'));
afterAll(() => rmSync(home, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const TRIPS = 20;
const BYTES = 500;

/** `WAYFARER_DAMAGE_SEEDS=50` damages fifty times as often. */
const SEEDS = Array.from({ length: Number(process.env['WAYFARER_DAMAGE_SEEDS'] ?? 1) }, (_, index) => index + 1);

/** The same trip once more, under another id. */
async function copyTrip(log: EventLog, from: string, to: string): Promise<void> {
  const values = await log.readPersonal(from);
  const events = (await log.read(from)).map(({ type, version, author, content, personal }) => ({
    ...{ type, version, author, content },
    ...(personal && { personal: Object.fromEntries(Object.keys(personal).map((one) => [one, values.get(one) ?? ''])) }),
  }));
  await log.append({ id: to, type: 'trip' }, events, { expectedSeq: 0 });
}

/** Twenty trips, some planned and under way, all of them at rest. */
async function fill(dataFolder: string): Promise<void> {
  const house = await compose({ dataFolder, effort: LITTLE_EFFORT, plansHere: true });
  const { concierge } = house;
  const { id } = await concierge.createTrip({ text: `${GOLDEN_SENTENCE}, moderate pace` }, { key: 'whole' });
  await concierge.write(id, 'selection', { option: 1 });
  await concierge.write(id, 'message', { text: 'crowd 20' });
  for (let n = 0; n < TRIPS - 4; n++) {
    const trip = await concierge.createTrip({ text: `A trip for ${1 + (n % 5)} people` }, { key: `cheap-${n}` });
    await concierge.write(trip.id, 'message', { text: `my name is Number${n} Traveller, and I come from Osaka` });
  }
  await house.close();
  const log = new SqliteEventLog({ path: join(dataFolder, 'events.db') });
  for (const copy of ['copy-1', 'copy-2', 'copy-3']) await copyTrip(log, id, copy);
  await log.close();
  const again = await compose({ dataFolder, plansHere: true });
  await again.concierge.resume();
  await again.close();
}

/** Everything that stands of a trip and its chats, as text. */
function readTrips(path: string): ReadonlyMap<string, string> {
  const database = new DatabaseSync(path, { readOnly: true });
  const trips = new Map<string, string>();
  const tables = [
    'SELECT id AS run_id, type, parent, erased FROM runs',
    'SELECT * FROM events',
    'SELECT * FROM personal_values',
  ];
  for (const sql of tables) {
    for (const { ordinal: _, ...row } of database.prepare(`${sql} ORDER BY run_id, rowid`).all()) {
      const trip = tripOfRun(String(row['run_id']));
      trips.set(trip, `${trips.get(trip) ?? ''}${JSON.stringify(row)}\n`);
    }
  }
  database.close();
  return trips;
}

const original = join(home, 'original');
let whole: ReadonlyMap<string, string>;
beforeAll(async () => {
  await fill(original);
  whole = readTrips(join(original, 'events.db'));
  expect(whole.size).toBe(TRIPS);
}, 60_000);

interface Damage {
  readonly seed: number;
  /** So many bytes side by side. */
  readonly burst: number;
  /** The first byte that may be changed. */
  readonly from: number;
}

/** Changes five hundred bytes of a file. */
function damage(path: string, { seed, burst, from }: Damage): void {
  const random = seededRandom(seed);
  const bytes = readFileSync(path);
  for (let done = 0; done < BYTES; done += burst) {
    const start = from + Math.floor(random() * (bytes.length - from - burst));
    for (let at = start; at < start + burst; at++) bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(random() * 255));
  }
  writeFileSync(path, bytes);
}

/** Whatever may be asked about a trip. */
const QUESTIONS = ['', '/calendar.ics', '/events.jsonl'];
const WRITES: Readonly<Record<string, unknown>> = {
  messages: { text: 'what is next' },
  readings: { kind: 'crowd', value: 20 },
  advance: { date: '2027-04-03', time: '10:30' },
  decision: { choice: 'keep' },
  autonomy: { autonomy: 'ask' },
  approval: { approved: false },
  selection: { option: 1 },
  undo: undefined,
};

async function askEverything(url: string, id: string): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  const path = `/api/trips/${encodeURIComponent(id)}`;
  for (const question of QUESTIONS) answers.set(question, await ask(url, `${path}${question}`));
  for (const [write, body] of Object.entries(WRITES)) {
    answers.set(write, await ask(url, `${path}/${write}`, { method: 'POST', body }));
  }
  expect([...answers].filter(([, { status }]) => status >= 500)).toEqual([]);
  return answers;
}

const PROBLEM = expect.stringMatching(/^(Nothing of it is left|Event \d+ is not what|Its chat is damaged, )/) as string;

async function expectWhole(url: string, trip: TripSummary): Promise<void> {
  const answers = await askEverything(url, trip.id);
  const statuses = ['', '/events.jsonl', 'messages', 'autonomy'].map((one) => answers.get(one)?.status);
  expect([trip, ...statuses]).toEqual([{ ...trip, problem: null }, 200, 200, 200, 200]);
  const underWay = ['/calendar.ics', 'readings', 'advance'].map((one) => answers.get(one)?.status);
  expect(underWay).toEqual(trip.selected === null ? [409, 409, 409] : [200, 200, 200]);
}

/** It is named, gives out what is left of it, and takes nothing. */
async function expectSetAside(url: string, trip: TripSummary | undefined): Promise<void> {
  expect(trip).toMatchObject({ problem: PROBLEM });
  const answers = await askEverything(url, trip?.id ?? '');
  expect(answers.get('/events.jsonl')?.status).toBe(200);
  const isChatAlone = trip?.problem?.startsWith('Its chat') === true;
  if (!isChatAlone) expect(new Set([...answers.values()].map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.get('')?.status).toBe(isChatAlone ? 200 : 409);
  expect(answers.get('messages')?.status).toBe(409);
}

function openDamaged(name: string, how: Damage): Promise<Listening> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const dataFolder = join(home, name);
  cpSync(original, dataFolder, { recursive: true });
  damage(join(dataFolder, 'events.db'), how);
  return openServer({ dataFolder });
}

describe.each([1, 25, 125])('five hundred bytes that are changed, %i side by side', (burst) => {
  it.each(SEEDS)('harm the trips that they are of, and no other (seed %i)', { timeout: 60_000 }, async (seed) => {
    const name = `damaged-${burst}-${seed}`;
    // Not the page that says what the tables are: without it nothing can be read.
    const server = await openDamaged(name, { seed, burst, from: 4096 });
    const path = join(home, name, 'events.db');
    const left = readTrips(path);
    const hit = [...whole.keys()].filter((id) => left.get(id) !== whole.get(id));
    expect(hit.length).toBeGreaterThan(0);
    const listed = new Map((await listAll(server.url)).map((trip) => [trip.id, trip]));
    for (const [id, trip] of listed) if (!hit.includes(id) && whole.has(id)) await expectWhole(server.url, trip);
    for (const id of hit) await expectSetAside(server.url, listed.get(id));
    expect([...whole.keys()].filter((id) => !listed.has(id))).toEqual([]);

    for (const { id, problem } of listed.values()) {
      if (problem === null) continue;
      expect((await ask(server.url, `/api/trips/${encodeURIComponent(id)}`, { method: 'DELETE' })).status).toBe(204);
    }
    expect((await listAll(server.url)).map(({ problem }) => problem)).toEqual(Array(TRIPS - hit.length).fill(null));
    await server.close();
    await expectQuietStart(name);
  });
});

async function expectQuietStart(name: string): Promise<void> {
  const told = [vi.spyOn(console, 'error').mockClear(), vi.spyOn(process, 'emitWarning').mockClear()];
  const server = await openServer({ dataFolder: join(home, name) });
  const ids = (await listAll(server.url)).map(({ id }) => id);
  await server.close();
  // A chat whose very name is damaged belongs to no trip any more; of it alone one still hears.
  // A damaged byte may stand in the id of a run, which is then nobody's: letters that are none, or "srip_1" for "trip_1".
  const isOfATrip = ([text, ...more]: readonly unknown[]): boolean => {
    const words = [text, ...more].map(String).join(' ');
    return ids.some((id) => words.includes(id)) || !/\u{fffd}|\bGoing on with (?!trip_)/u.test(words);
  };
  expect(told.flatMap(({ mock }) => mock.calls).filter(isOfATrip)).toEqual([]);
}

it.each([
  ['kind', "UPDATE runs SET type = 'zonversation' WHERE id = ?"],
  ['owner', "UPDATE runs SET parent = 'zrip' WHERE id = ?"],
  ['missing owner', 'UPDATE runs SET parent = NULL WHERE id = ?'],
])('a chat that is filed under a damaged %s is set aside, and no error of the server', async (what, sql) => {
  const dataFolder = join(home, `filed-${what.replace(' ', '-')}`);
  cpSync(original, dataFolder, { recursive: true });
  const database = new DatabaseSync(join(dataFolder, 'events.db'));
  const chat = database
    .prepare("SELECT id, parent FROM runs WHERE type = 'conversation' ORDER BY ordinal LIMIT 1")
    .get();
  expect(database.prepare(sql).run(String(chat?.['id'])).changes).toBe(1);
  database.close();
  const server = await openServer({ dataFolder });
  const path = `/api/trips/${encodeURIComponent(String(chat?.['parent']))}`;
  const { status, text } = await ask(server.url, `${path}/messages`, {
    method: 'POST',
    body: { text: 'what is next' },
  });
  expect({ status, isNamed: text.includes('Its chat is filed as') }).toEqual({ status: 409, isNamed: true });
  expect((await ask(server.url, path)).status).toBe(200);
  await server.close();
});

it('a file whose list of runs is lost names every trip, and they can be gone on with', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const dataFolder = join(home, 'listless');
  cpSync(original, dataFolder, { recursive: true });
  const path = join(dataFolder, 'events.db');
  const database = new DatabaseSync(path, { readOnly: true });
  const { page } = database.prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = 'runs'").get() ?? {};
  database.close();
  writeFileSync(path, readFileSync(path).fill(0xff, 4096 * (Number(page) - 1), 4096 * Number(page)));
  const server = await openServer({ dataFolder });
  const listed = new Map((await listAll(server.url)).map((trip) => [trip.id, trip]));
  expect(new Set(listed.keys())).toEqual(new Set(whole.keys()));
  for (const trip of [...listed.values()].slice(0, 2)) await expectWhole(server.url, trip);
  expect([...listed.values()].map(({ problem }) => problem)).toEqual(Array(TRIPS).fill(null));
  await server.close();
});

it('a file whose first bytes are changed is refused with a sentence', async () => {
  const dataFolder = join(home, 'headless');
  cpSync(original, dataFolder, { recursive: true });
  const path = join(dataFolder, 'events.db');
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0x5a, 0, 100));
  const { status, stderr } = spawnServer(dataFolder);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Cannot use ".*events\.db" as an event log\. .+\.\n$/)]);
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

describe('a write-ahead file that a kill has left', () => {
  it.each(SEEDS)('harms, when it is damaged, what is in it and nothing before (seed %i)', async (seed) => {
    const told = [vi.spyOn(console, 'error'), vi.spyOn(process, 'emitWarning')];
    for (const one of told) one.mockImplementation(() => undefined);
    const [used, name] = [join(home, `used-${seed}`), `killed-${seed}`];
    cpSync(original, used, { recursive: true });
    const running = await openServer({ dataFolder: used });
    const trips = await listAll(running.url);
    const cheap = trips.filter(({ selected }) => selected === null).map(({ id }) => id);
    for (const id of cheap.slice(0, 6)) {
      expect(
        (await ask(running.url, `/api/trips/${id}/messages`, { method: 'POST', body: { text: 'make it 3 people' } }))
          .status,
      ).toBe(200);
    }
    cpSync(used, join(home, name), { recursive: true }); // What a kill leaves: the file, and what stands beside it.
    await running.close();
    damage(join(home, name, 'events.db-wal'), { seed, burst: 25, from: 0 });

    const server = await openServer({ dataFolder: join(home, name) });
    expect(JSON.stringify(told.map(({ mock }) => mock.calls))).toMatch(/-wal was damaged: the newest \d+ changes/);
    const listed = await listAll(server.url);
    expect(listed.map(({ id }) => id)).toEqual(trips.map(({ id }) => id));
    for (const trip of listed) {
      if (trip.problem === null) await expectWhole(server.url, trip);
      else await expectSetAside(server.url, trip);
    }
    // Those that nobody wrote to are as they were.
    const others = listed.filter(({ id }) => !cheap.slice(0, 6).includes(id));
    expect(others.map(({ problem }) => problem)).toEqual(Array(TRIPS - 6).fill(null));
    await server.close();
  });
});

/** Starts the server for good, to see how it ends. */
function spawnServer(dataFolder: string): { readonly status: number | null; readonly stderr: string } {
  const main = join(import.meta.dirname, '../src/main.ts');
  const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];
  const started = spawnSync(process.execPath, [...flags, main, '--port', '0', '--data', dataFolder], {
    timeout: 20_000,
  });
  return { status: started.status, stderr: String(started.stderr) };
}
