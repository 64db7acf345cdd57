import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Trip, TripList } from '@wayfarer/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

const home = mkdtempSync(join(tmpdir(), 'wayfarer-care-'));
afterAll(() => rmSync(home, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(home, 'house-'));
});

async function begin(sentence: string): Promise<string> {
  return parseJson<Trip>(await run(folder, ['plan', sentence, '--json'])).id;
}

function inLog(sql: string, ...values: string[]): void {
  const database = new DatabaseSync(join(folder, '.wayfarer', 'events.db'));
  database.prepare(sql).run(...values);
  database.close();
}

function bytesInFolder(): string {
  const data = join(folder, '.wayfarer');
  return readdirSync(data)
    .map((name) => readFileSync(join(data, name), 'latin1'))
    .join('');
}

describe('a trip that was changed behind our back', () => {
  it('is named, harms no other command, can be saved and erased', async () => {
    const [damaged, whole] = [await begin('Kyoto'), await begin('Paris')];
    inLog(`UPDATE events SET content = replace(content, 'destinations', 'destinatiens') WHERE run_id = ?`, damaged);
    const listed = await run(folder, ['list']);
    expect(listed.exit).toBe(0);
    expect(listed.out).toContain(`${damaged}  A trip that cannot be read`);
    expect(listed.out).toMatch(
      /Not whole, and so set aside as far as they cannot be read:\ntrip_\S+: Event \d+ is not what was once written/,
    );
    for (const args of [
      ['show', whole],
      ['say', whole, 'two people'],
      ['show', 'last'],
    ]) {
      expect((await run(folder, args)).exit).toBe(0);
    }
    const refused = await run(folder, ['say', damaged, 'two people']);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/cannot be read, so it is left as it is/)]);
    expect(await run(folder, ['verify'])).toMatchObject({ exit: 1, out: expect.stringContaining('1 of 2 trips are') });
    const saved = await run(folder, ['export', damaged, '--format', 'events']);
    const lines = saved.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { runId: string; seq: number });
    expect(lines[0]).toMatchObject({ runId: damaged, seq: 1, type: 'trip-created' });
    expect(lines.at(-1)?.runId).toBe(`${damaged}.chat`);
    expect((await run(folder, ['erase', damaged])).out).toBe(`Erased ${damaged}.\n`);
    const { trips } = parseJson<TripList>(await run(folder, ['list', '--json']));
    expect(trips.map(({ id }) => id)).toEqual([whole]);
    expect(await run(folder, ['verify'])).toMatchObject({ exit: 0, out: '1 of 1 trips are as they were written.\n' });
  });
});

describe('erasing', () => {
  it('takes the words of a person out of a trip and leaves the rest of it', async () => {
    const id = await begin('Kyoto for two with Zorblatt the magnificent, 3 to 5 April 2027');
    const other = await begin('Paris with Quixalotl the small');
    expect(bytesInFolder()).toContain('Zorblatt');
    const erased = await run(folder, ['erase', id, '--person']);
    expect(erased.out).toBe(`Erased what was said in ${id}. Its plan stays.\n`);
    expect(bytesInFolder()).not.toContain('Zorblatt');
    expect(bytesInFolder()).toContain('Quixalotl');
    const { facts, messages } = parseJson<Trip>(await run(folder, ['show', id, '--json']));
    expect(facts.find(({ name }) => name === 'start')?.value).toBe('2027-04-03');
    expect(messages[0]).toMatchObject({ role: 'user', text: '(erased)' });
    const answered = parseJson<Trip>(await run(folder, ['say', id, 'from Osaka', '--json']));
    expect(answered.facts.find(({ name }) => name === 'origin')?.value).toBe('Osaka');
    expect((await run(folder, ['verify'])).exit).toBe(0);
    expect((await run(folder, ['erase', '--person'])).out).toBe('Erased what was said in 2 trips. Their plans stay.\n');
    expect(bytesInFolder()).not.toContain('Quixalotl');
    expect((await run(folder, ['show', other])).exit).toBe(0);
  });

  it('wants to know what', async () => {
    const refused = await run(folder, ['erase']);
    expect([refused.exit, refused.err]).toEqual([2, 'Expected a trip, or --person for what was said in all trips.\n']);
  });
});

describe('a backup', () => {
  it('holds every trip, is for its owner alone, and can be put back', async () => {
    const id = await begin('Kyoto');
    const file = join(folder, 'trips.backup');
    const made = await run(folder, ['backup', file]);
    expect(made.out).toMatch(/^Wrote .*trips\.backup: 2 runs, \d+ events, read back whole\.\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await run(folder, ['erase', id]);
    const restored = await run(folder, ['restore', file]);
    expect(restored.out).toMatch(/^Restored 2 runs with \d+ events\. What was there is kept as .*replaced-1\.\n$/);
    expect((await run(folder, ['show', id])).exit).toBe(0);
  });

  it('brings places of one’s own and fetched cities back, and leaves the others', async () => {
    const id = await begin('Kyoto');
    const file = join(folder, 'trips.backup');
    const pins = join(folder, 'pins.csv');
    writeFileSync(pins, 'name,lat,lon\nCafe Kanoko,35.0050,135.7650\n');
    await run(folder, ['places', 'add', pins, '--trip', id]);
    const cities = join(folder, '.wayfarer', 'cities');
    mkdirSync(join(cities, '.fetch'), { recursive: true });
    writeFileSync(join(cities, 'faro.json'), '{"city":"of then"}');
    writeFileSync(join(cities, 'faro.sketch.json'), '{"map":"of then"}');
    const made = await run(folder, ['backup', file]);
    expect(made.out).toContain('trips.backup.places: your own places and 2 files of cities.\n');
    expect(readdirSync(`${file}.places`).toSorted()).toEqual(['cities', 'my-places.json']);

    await run(folder, ['places', 'forget', 'all', '--trip', id, '--yes']);
    writeFileSync(join(cities, 'faro.json'), '{"city":"of now"}');
    writeFileSync(join(cities, 'lagos.json'), '{"city":"unknown to the backup"}');
    const restored = await run(folder, ['restore', file]);
    expect(restored.out).toContain('Brought back your own places and 2 files of cities.\n');
    const mine = await run(folder, ['places', 'mine', '--trip', id]);
    expect([mine.err, mine.out]).toEqual(['', expect.stringContaining('Cafe Kanoko')]);
    expect(readdirSync(cities).toSorted()).toEqual(['.fetch', 'faro.json', 'faro.sketch.json', 'lagos.json']);
    expect(readFileSync(join(cities, 'faro.json'), 'utf8')).toBe('{"city":"of then"}');
  });

  it('that is none, or is damaged, changes nothing', async () => {
    const id = await begin('Kyoto');
    const file = join(folder, 'trips.backup');
    writeFileSync(file, 'Dear diary');
    const refused = await run(folder, ['restore', file]);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringContaining('cannot be used as a backup')]);
    await run(folder, ['backup', file]);
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 * 2, 4096 * 6);
    writeFileSync(file, bytes);
    expect((await run(folder, ['restore', file])).err).toContain('Nothing was changed.');
    expect((await run(folder, ['show', id])).exit).toBe(0);
    expect((await run(folder, ['restore', join(folder, 'nowhere')])).err).toContain('there is no such file');
  });
});

describe('a trip that is played again', () => {
  it('comes out as it was written down; where an event was changed, the first that leads elsewhere is named', async () => {
    const sentence =
      'Two days in Kyoto for two, 3 to 4 April 2027, from Osaka, mid budget, temples, no diets, moderate pace';
    const id = await begin(sentence);
    await run(folder, ['choose', id, '1']);
    for (const args of [
      ['what-if', id, 'delay', '30', '--take'],
      ['undo', id],
      ['reading', id, 'closed'],
      ['decide', id, 'skip'],
    ])
      expect((await run(folder, args)).exit).toBe(0);
    const whole = await run(folder, ['replay', id]);
    expect([whole.exit, whole.out]).toEqual([
      0,
      expect.stringMatching(/^\d+ events were played; 4 of them changed the plan/),
    ]);
    inLog(
      `UPDATE events SET content = replace(content, '"skipped":["', '"skipped":["place_elsewhere","') WHERE run_id = ?`,
      id,
    );
    const edited = await run(folder, ['replay', id]);
    expect(edited.exit).toBe(1);
    expect(edited.out).toMatch(
      /It diverges\. Event \d+ \(decision-made\): it leads to another plan than was written down/,
    );
  });
});
