import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import type { Problem, Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Listening } from '../src/listen.ts';
import { ask, listAll, post, toTrip } from './support/client.ts';
import { GOLDEN_SENTENCE } from './support/golden-story.ts';
import { openServer } from './support/running-server.ts';

const home = mkdtempSync(join(tmpdir(), 'wayfarer-foreign-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A catalogue of one's own, with Kyoto under another name in it. */
function writeCatalogue(): string {
  const folder = join(home, 'catalogue');
  mkdirSync(folder);
  const kyoto = join(import.meta.dirname, '../../../packages/sources/catalogue/kyoto.json');
  const mytown = JSON.parse(readFileSync(kyoto, 'utf8')) as { city: object };
  const city = { ...mytown.city, id: 'mytown', name: 'Mytown', aliases: [] };
  writeFileSync(join(folder, 'mytown.json'), JSON.stringify({ ...mytown, city }));
  return folder;
}

const sentence = (city: string): string => GOLDEN_SENTENCE.replace('Kyoto', city);

async function plan(url: string, city: string): Promise<Trip> {
  const { id } = toTrip(await post(url, '', { text: `${sentence(city)}, moderate pace` }));
  return toTrip(await post(url, `/${id}/selection`, { option: 1 }));
}

describe("a trip of yesterday's catalogue", () => {
  const dataFolder = join(home, 'yesterday');
  let server: Listening;
  let before: { readonly mytown: Trip; readonly asked: Trip; readonly kyoto: Trip };
  let mytown: string;
  const write = async (path: string, body?: unknown): Promise<Trip> =>
    toTrip(await post(server.url, `/${mytown}/${path}`, body));

  beforeAll(async () => {
    const catalogueFolder = writeCatalogue();
    server = await openServer({ dataFolder, catalogueFolder });
    const [planned, kyoto] = [await plan(server.url, 'Mytown'), await plan(server.url, 'Kyoto')];
    const asked = toTrip(await post(server.url, '', { text: 'Three days in Mytown for two' }));
    before = { mytown: planned, asked, kyoto };
    mytown = planned.id;
    await server.close();
    server = await openServer({ dataFolder });
  });
  afterAll(() => server.close());

  it('is listed by its name beside all others, and opens as it was', async () => {
    const { asked, kyoto } = before;
    const listed = await listAll(server.url);
    expect(listed.map(({ id, problem }) => [id, problem])).toEqual([
      [asked.id, null],
      [kyoto.id, null],
      [mytown, null],
    ]);
    expect(listed.map(({ title }) => title)).toEqual([asked.title, kyoto.title, before.mytown.title]);
    for (const trip of [kyoto, before.mytown]) {
      expect(toTrip(await ask(server.url, `/api/trips/${trip.id}`))).toEqual(trip);
    }
    expect((await ask(server.url, `/api/trips/${asked.id}`)).status).toBe(200);
  });

  it('goes on: readings, decisions, undo, a step, its calendar', async () => {
    expect((await write('readings', { kind: 'crowd', value: 95 })).pending).not.toBeNull();
    const replaced = await write('decision', { choice: 'replace', n: 1 });
    expect(replaced.hash).not.toBe(before.mytown.hash);
    expect((await write('undo')).hash).toBe(before.mytown.hash);
    expect((await write('messages', { text: 'crowd 20' })).messages.at(-1)?.role).toBe('assistant');
    await write('advance', { date: '2027-04-03', time: '10:30' });
    expect((await write('messages', { text: 'what is next' })).messages.at(-1)?.text).toMatch(/^Next: /);
    expect((await ask(server.url, `/api/trips/${mytown}/calendar.ics`)).status).toBe(200);
  });

  it('answers a wish that needs its city with a sentence', async () => {
    for (const text of ['make it relaxed', 'add a day', 'yes', sentence('Mytown'), 'we are three people now']) {
      for (const id of [mytown, before.asked.id]) {
        const { status, text: answer } = await post(server.url, `/${id}/messages`, { text });
        expect([text, status < 500, answer.length > 0]).toEqual([text, true, true]);
        expect((await ask(server.url, `/api/trips/${id}`)).status).toBe(200);
      }
    }
    expect((await listAll(server.url)).map(({ problem }) => problem)).toEqual([null, null, null]);
  });
});

/** Of later versions, and of shapes that nobody has ever written. */
const FOREIGN = [
  { type: 'trip-created', version: 2, content: {} },
  { type: 'option-selected', version: 9, content: { plan: 'as a text' } },
  { type: 'fact-stated', version: 2, content: { fact: [] } },
  { type: 'decision-requested', version: 3, content: { decision: null } },
  { type: 'message-understood', version: 7, content: { facts: 'many' } },
  { type: 'task-requested', version: 3, content: { id: 7, task: { name: 'x' } } },
  { type: 'arrived-from-the-future', version: 12, content: { any: 'thing' } },
  { type: 'option-selected', version: 1, content: { plan: 'as a text' } },
  { type: 'message-understood', version: 1, content: { facts: 'many' } },
  { type: 'options-composed', version: 1, content: { options: {} } },
] as const;

describe('a trip that another program has written on', () => {
  const dataFolder = join(home, 'future');
  let server: Listening;
  let sound: Trip;
  const ids: string[] = [];

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await openServer({ dataFolder });
    for (let n = 0; n < FOREIGN.length; n++) ids.push(toTrip(await post(server.url, '', { text: 'Kyoto' })).id);
    sound = await plan(server.url, 'Kyoto');
    await server.close();
    const log = new SqliteEventLog({ path: join(dataFolder, 'events.db') });
    for (const [place, event] of FOREIGN.entries()) {
      const id = ids[place] ?? '';
      const { length } = await log.read(id);
      await log.append({ id, type: 'trip' }, [{ author: 'somebody', ...event }], { expectedSeq: length });
    }
    await log.close();
    server = await openServer({ dataFolder });
  });
  afterAll(async () => {
    await server.close();
    vi.restoreAllMocks();
  });

  const names = FOREIGN.map(({ type, version }, place) => [`${type} of version ${version}`, place] as const);
  it.each(names)('is set aside: %s', async (_, place) => {
    const path = `/api/trips/${ids[place]}`;
    const lines = await ask(server.url, `${path}/events.jsonl`);
    const asked = [await ask(server.url, path), await ask(server.url, `${path}/calendar.ics`)];
    const bodies = { messages: { text: 'from Osaka' }, undo: undefined, autonomy: { autonomy: 'ask' } };
    for (const [write, body] of Object.entries(bodies))
      asked.push(await post(server.url, `/${ids[place]}/${write}`, body));
    expect(asked.map(({ status, text }) => [status, (JSON.parse(text) as Problem).code])).toEqual(
      asked.map(() => [409, 'unreadable-trip']),
    );
    expect(await ask(server.url, `${path}/events.jsonl`)).toEqual(lines);
  });

  it('is named in the list, and erased like any other', async () => {
    const named = (await listAll(server.url)).filter(({ problem }) => problem !== null).map(({ id }) => id);
    // A shape that nobody wrote is found out when it is to be shown; a later version at once.
    const later = FOREIGN.flatMap(({ version }, place) => (version > 1 ? (ids[place] ?? []) : []));
    expect(named).toEqual(expect.arrayContaining(later));
    for (const id of ids) expect((await ask(server.url, `/api/trips/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await listAll(server.url)).map(({ id, problem }) => [id, problem])).toEqual([[sound.id, null]]);
  });

  it('harms no other', async () => {
    expect(toTrip(await ask(server.url, `/api/trips/${sound.id}`))).toEqual(sound);
    expect((await post(server.url, `/${sound.id}/readings`, { kind: 'crowd', value: 95 })).status).toBe(200);
  });
});
