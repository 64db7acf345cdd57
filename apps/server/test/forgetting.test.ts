import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import type { Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Listening } from '../src/listen.ts';
import { ask, findInFolder, listAll, post, toTrip } from './support/client.ts';
import { GOLDEN_SENTENCE } from './support/golden-story.ts';
import { openServer } from './support/running-server.ts';

/** Said with the first sentence: what the trip begins with. */
const AT_FIRST = [
  ['first.person@example.org', 'Write to first.person@example.org.'],
  ['+31 6 5550 1234', 'My telephone is +31 6 5550 1234.'],
  ['Ferdinand Obermaier', 'Please book for me, Ferdinand Obermaier.'],
] as const;

/** Said while the planner still asks. */
const WHILE_PLANNING = [
  ['ada.second@example.com', 'my e-mail is ada.second@example.com'],
  ['+81 90 1234 5678', 'call me at +81 90 1234 5678'],
  ['(415) 555-0132', 'or at home, (415) 555-0132'],
  ['4111 1111 1111 1111', 'my card is 4111 1111 1111 1111'],
  ['DE89 3704 0044 0532 0130 00', 'my iban is DE89 3704 0044 0532 0130 00'],
  ['078-05-1120', 'my ssn is 078-05-1120'],
  ['Wilhelmina Quackenbush', 'my name is Wilhelmina Quackenbush'],
  ['1984-02-29', 'my date of birth is 1984-02-29'],
  ['C01X00T47', 'my passport number is C01X00T47'],
  ['X12345678', 'passport X12345678, please keep it'],
  ['zoltan kovacsy', 'i am zoltan kovacsy'],
  ['hunter2seventeen', 'my password is hunter2seventeen'],
] as const;

/** Said when a plan is chosen and the traveller under way. */
const UNDER_WAY = [
  ['5500 0000 0000 0004', 'the other card is 5500 0000 0000 0004'],
  ['987654321', 'passport no. 987654321 and two adults'],
  ['Xanthippe Wolfenstein', 'I travel with my wife Xanthippe Wolfenstein'],
  ['anna (at) example dot com', 'write to anna (at) example dot com please'],
  ['12 Rue de la Paix, 75002', 'I live at 12 Rue de la Paix, 75002 Paris'],
  ['7ABC123', 'my car, license plate 7ABC123, needs a garage'],
  ['X7KQ2P', 'booking reference X7KQ2P for the flight'],
  ['203.0.113.42', 'my ip is 203.0.113.42, odd'],
  ['48.8584, 2.2945', 'home is 48.8584, 2.2945'],
  ['type 2 diabetes', 'I have type 2 diabetes and love temples'],
  ['A123456789', 'insurance number A123456789'],
] as const;

/** Nobody could tell that these are personal. */
const UNTELLABLE = [
  ['Zorblatt', 'make it 3 people, for Zorblatt the magnificent comes along'],
  ['Quixibald', 'Quixibald wants more museums'],
  ['flurbonium', 'does flurbonium help against the sun?'],
] as const;

const IN_A_KEY = 'key-of-hieronymus-quist';
const IN_A_REFUSED_FIELD = 'refused-of-hieronymus-quist';

const valuesOf = (told: readonly (readonly [string, string])[]): readonly string[] => told.map(([value]) => value);
const PERSONAL = [...valuesOf(AT_FIRST), ...valuesOf(WHILE_PLANNING), ...valuesOf(UNDER_WAY)];
const EVERYTHING = [...PERSONAL, ...valuesOf(UNTELLABLE), IN_A_KEY, IN_A_REFUSED_FIELD];

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-forget-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A trip from its first sentence until it is under way, in which everything personal is said. */
async function tellEverything(url: string): Promise<Trip> {
  const first = `${GOLDEN_SENTENCE}. ${AT_FIRST.map(([, sentence]) => sentence).join(' ')}`;
  const { id } = toTrip(await ask(url, '/api/trips', { method: 'POST', body: { text: first }, key: IN_A_KEY }));
  const say = async (text: string): Promise<Trip> => toTrip(await post(url, `/${id}/messages`, { text }));
  for (const [, sentence] of WHILE_PLANNING) await say(sentence);
  await say('moderate');
  toTrip(await post(url, `/${id}/selection`, { option: 1 }));
  for (const [, sentence] of [...UNDER_WAY, ...UNTELLABLE]) await say(sentence);
  const refused = await post(url, `/${id}/readings`, { kind: IN_A_REFUSED_FIELD });
  expect(refused.status).toBe(400);
  return toTrip(await ask(url, `/api/trips/${id}`));
}

/** Every public answer in which words of a trip could stand. */
async function readDoors(url: string, id: string): Promise<string> {
  const paths = [`/${id}`, '', `/${id}/calendar.ics`, `/${id}/events.jsonl`].map((path) => `/api/trips${path}`);
  const answers = await Promise.all(paths.map((path) => ask(url, path)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return answers.map(({ text }) => text).join('\n');
}

type Line = Readonly<Record<'runId' | 'hash', string>>;

async function readLines(url: string, id: string): Promise<readonly Line[]> {
  const { text } = await ask(url, `/api/trips/${id}/events.jsonl`);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

const found = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => text.includes(word));

describe('what a person has told', () => {
  const dataFolder = join(folder, 'said');
  let server: Listening;
  let trip: Trip;
  let other: Trip;
  beforeAll(async () => {
    server = await openServer({ dataFolder });
    trip = await tellEverything(server.url);
    other = toTrip(await post(server.url, '', { text: 'Kyoto for Bramblethwaite, my passport number is L01X00T47' }));
  }, 120_000);
  let isOpen = true;
  afterAll(() => (isOpen ? server?.close() : undefined));

  it('is shown to them, and stands in no event', async () => {
    const shown = trip.messages.map(({ text }) => text).join('\n');
    expect(found(shown, [...PERSONAL, ...valuesOf(UNTELLABLE)])).toHaveLength(PERSONAL.length + UNTELLABLE.length);
    const lines = await readLines(server.url, trip.id);
    // What nobody could tell to be personal is in the chat, which goes as a whole.
    const inTrip = lines.filter(({ runId }) => runId === trip.id);
    expect(found(JSON.stringify(inTrip), EVERYTHING)).toEqual([]);
    expect(found(JSON.stringify(lines), [...PERSONAL, IN_A_KEY, IN_A_REFUSED_FIELD])).toEqual([]);
    expect(PERSONAL).toHaveLength(26);
    expect(findInFolder(dataFolder, PERSONAL)).toEqual(PERSONAL);
    expect(findInFolder(dataFolder, [IN_A_KEY, IN_A_REFUSED_FIELD])).toEqual([]);
  });

  it('is gone to the last byte when they are forgotten; the plan stays, and the chat goes on', async () => {
    // Who was told apart by name is somebody now.
    const { hash, options, days } = JSON.parse(JSON.stringify(trip).replaceAll('Quixibald', 'somebody')) as Trip;
    const forgotten = toTrip(await ask(server.url, `/api/trips/${trip.id}/person`, { method: 'DELETE' }));
    expect(findInFolder(dataFolder, EVERYTHING)).toEqual([]);
    expect(found(await readDoors(server.url, trip.id), EVERYTHING)).toEqual([]);
    expect(forgotten).toMatchObject({ hash, options, days, selected: trip.selected });

    const reported = toTrip(await post(server.url, `/${trip.id}/messages`, { text: 'crowd 85' }));
    expect(reported.pending?.reading.level).toBe(85);
    const named = toTrip(await post(server.url, `/${trip.id}/messages`, { text: 'my name is Zebediah Nim' }));
    expect(JSON.stringify(named.messages)).toContain('Zebediah Nim');
    await ask(server.url, `/api/trips/${trip.id}/person`, { method: 'DELETE' });
    expect(findInFolder(dataFolder, ['Zebediah Nim'])).toEqual([]);
    expect(findInFolder(dataFolder, ['Bramblethwaite', 'L01X00T47'])).toHaveLength(2);
  });

  it('is gone with the trip, and so is all else of it', async () => {
    const said = await post(server.url, `/${trip.id}/messages`, {
      text: 'Mordecai will be late, write to mordecai@example.org',
    });
    expect(said.status).toBe(200);
    const lines = await readLines(server.url, trip.id);
    expect(new Set(lines.map(({ runId }) => runId))).toEqual(new Set([trip.id, `${trip.id}.chat3`]));
    const hashes = lines.map(({ hash }) => hash);
    expect(findInFolder(dataFolder, hashes)).toEqual(hashes);
    expect((await ask(server.url, `/api/trips/${trip.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(findInFolder(dataFolder, [...hashes, 'Mordecai', 'mordecai@example.org'])).toEqual([]);
    expect((await ask(server.url, `/api/trips/${trip.id}`)).status).toBe(404);
    expect((await post(server.url, `/${trip.id}/messages`, { text: 'are you there?' })).status).toBe(404);
    expect((await listAll(server.url)).map(({ id }) => id)).toEqual([other.id]);
  });

  it('is gone from all trips when everybody is forgotten', async () => {
    const { status, text } = await ask(server.url, '/api/persons', { method: 'DELETE' });
    expect([status, JSON.parse(text)]).toMatchObject([200, { trips: 1 }]);
    expect(findInFolder(dataFolder, ['Bramblethwaite', 'L01X00T47'])).toEqual([]);
    expect(await ask(server.url, `/api/trips/${other.id}`)).toMatchObject({ status: 200 });
  });

  it('is told anew in the same trip, which opens after the next start', async () => {
    const again = 'my passport number is YB4471920';
    toTrip(await post(server.url, `/${other.id}/messages`, { text: again }));
    await server.close();
    server = await openServer({ dataFolder });
    expect((await listAll(server.url)).map(({ id, problem }) => [id, problem])).toEqual([[other.id, null]]);
    const { messages } = toTrip(await post(server.url, `/${other.id}/messages`, { text: 'what is next' }));
    expect(messages.some(({ text }) => text === again)).toBe(true);
  });

  it('leaves chains that verify', async () => {
    isOpen = false;
    await server.close();
    const log = new SqliteEventLog({ path: join(dataFolder, 'events.db') });
    const { runs } = await log.listRuns();
    expect(runs.map(({ id }) => id)).toEqual(expect.arrayContaining([other.id]));
    for (const { id } of runs) expect(await log.verifyRun(id)).toMatchObject({ ok: true });
    await log.close();
    expect(findInFolder(dataFolder, EVERYTHING)).toEqual([]);
  });
});
