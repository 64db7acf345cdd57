import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Trip, tripListSchema, tripSchema } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function json(...args: string[]): Promise<Trip> {
  const ran = await run(folder, [...args, '--json']);
  expect([ran.exit, ran.err]).toEqual([0, '']);
  return tripSchema.parse(parseJson(ran));
}

describe('the golden story, step by step as JSON', () => {
  let trip: Trip;
  beforeAll(async () => {
    trip = await json('plan', SENTENCE);
  });

  it('assumes what is missing, composes options and makes one the plan', async () => {
    expect(trip.facts.find(({ name }) => name === 'pace')).toMatchObject({ text: 'moderate', status: 'assumed' });
    expect(trip.options).toHaveLength(3);
    trip = await json('choose', 'last', '1');
    expect(trip.selected).toBe(trip.options[0]?.id);
    expect(trip.days.map(({ date }) => date)).toEqual(['2027-04-03', '2027-04-04', '2027-04-05']);
  }, 20_000);

  it('asks before it changes the day, and takes back what it changed', async () => {
    const before = trip;
    trip = await json('reading', 'last', 'crowd', '85');
    expect(trip.pending?.reading).toMatchObject({ kind: 'crowd', level: 85, limit: 35 });
    const first = trip.pending?.alternatives[0];
    trip = await json('decide', 'last', 'replace', '1');
    expect(trip.days[0]?.visits.map(({ placeId }) => placeId)).toContain(first?.placeId);
    expect(trip.hash).not.toBe(before.hash);
    trip = await json('undo', 'last');
    expect(trip.hash).toBe(before.hash);
  });

  it('answers a write that comes twice under its key once', async () => {
    const second = trip.days[0]?.visits.find(({ id }) => id === trip.nextVisitId)?.depart ?? '';
    const once = await json('advance', 'last', '2027-04-03', second, '--key', 'on');
    expect(await json('advance', 'last', '2027-04-03', second, '--key', 'on')).toEqual(once);
    expect(once.now).toEqual({ date: '2027-04-03', time: second });
  });

  it('notes what was spent and how one is, and says who was asked', async () => {
    const before = await json('show', 'last');
    const spent = await json('spend', 'last', '1200', 'food');
    expect(spent.hash).toBe(before.hash);
    expect(spent.traveller?.spent).toEqual([{ category: 'food', amount: { amount: 1200, currency: 'JPY' } }]);
    const refused = await run(folder, ['spend', 'last', '12.50', 'food']);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringContaining('Expected an amount such as 1200')]);
    const asked = await json('event', 'last', 'slower');
    expect(asked).toMatchObject({ hash: before.hash, approval: { edit: { type: 'pace', pace: 'slower' } } });
    expect((await json('reject', 'last')).approval).toBeNull();
    const { out } = await run(folder, ['agents', 'last']);
    expect(out).toMatch(/BudgetAgent +asked by "budget"/);
    expect(out).toMatch(/PreferenceAgent +asked by "slower"/);
    expect(out.replace(/\s+/g, ' ')).toContain('It needs your yes: pace.');
    expect(out.split('Now\n')[1]?.match(/\w+Agent/g)).toHaveLength(6);
  });

  it('says what it answers to words on the way', async () => {
    const { out, exit } = await run(folder, ['say', 'last', 'never mind']);
    expect(out).toContain('All right, nothing changes.');
    expect(exit).toBe(0);
    const asked = await run(folder, ['say', 'last', 'make it a high budget']);
    expect(asked.out).toContain('Shall your plan change?');
    expect((await run(folder, ['reject', 'last'])).out).toContain('Your plan stays as it is, and so does');
  });

  it('shows the same trip to people', async () => {
    const { out } = await run(folder, ['show', trip.id.slice(0, 12), '--why']);
    expect(out).toContain('Sat 3 April 2027 · Kyoto');
    expect(out).toMatch(/│ \d+ min by transit, [\d.]+ km \(estimate\)/);
    expect(out).toContain('Matches your interest in temples');
    expect(out).toMatch(/in all +¥[\d,]+/);
    expect(out).toContain('Left out');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('lists it', async () => {
    const listed = await run(folder, ['list', '--json']);
    expect(tripListSchema.parse(parseJson(listed)).trips).toMatchObject([
      { id: trip.id, start: '2027-04-03', end: '2027-04-05' },
    ]);
    expect((await run(folder, ['list'])).out).toContain('Osaka to Kyoto');
  });

  it('takes it along as a calendar', async () => {
    const printed = await run(folder, ['export', 'last', '--format', 'ics']);
    expect(printed.out).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const file = join(folder, 'trip.ics');
    expect((await run(folder, ['export', 'last', '--out', file])).out).toBe(`Wrote ${file}\n`);
    expect(readFileSync(file, 'utf8')).toBe(printed.out);
  });
});

describe('a shared trip', () => {
  it('is opened elsewhere with the same plan, and gone on with', { timeout: 20_000 }, async () => {
    const file = join(folder, 'kyoto.wayfarer.json');
    expect((await run(folder, ['export', 'last', '--as', 'share', '--out', file])).out).toBe(`Wrote ${file}\n`);
    const here = tripSchema.parse(parseJson(await run(folder, ['show', 'last', '--json'])));
    const there = join(folder, 'there');
    const opened = tripSchema.parse(parseJson(await run(there, ['open', file, '--json', '--data', there])));
    expect(opened.hash).toBe(here.hash);
    expect(opened.messages.map(({ text }) => text)).toEqual([expect.stringMatching(/^This trip came out of a file\./)]);
    expect((await run(there, ['show', 'last', '--data', there])).out).toContain('Sat 3 April 2027 · Kyoto');
    expect((await run(there, ['edit', 'last', 'remove', '20', '--data', there])).exit).toBe(0);
    const refused = await run(there, ['open', join(folder, 'trip.ics'), '--data', there]);
    expect([refused.exit, refused.err]).toEqual([
      2,
      'The file cannot be opened as a trip. It is no JSON; perhaps it was cut off. Nothing of it was kept.\n',
    ]);
  });
});

describe('chat', () => {
  it('leads from a sentence to a plan and through a crowd', { timeout: 20_000 }, async () => {
    const own = join(folder, 'chat');
    const { exit, out } = await run(
      own,
      ['chat', '--data', own],
      [SENTENCE, '1', 'crowd 85', 'replace 1', 'undo', 'option 9', 'quit', 'not read'],
    );
    expect(exit).toBe(0);
    const parts = [
      'I assumed moderate pace.',
      'free time a day',
      'Sat 3 April 2027',
      'is 85 % full',
      'replace 1  ',
      'goes on.',
    ];
    const places = parts.map((part) => out.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('numbers what it asks, and is answered by these numbers', { timeout: 20_000 }, async () => {
    const own = join(folder, 'numbers');
    const lines = [
      'We would like to go away, mid budget',
      '2',
      '3 to 4 April 2027',
      'la première',
      '1',
      'remove it',
      '2',
      'quit',
    ];
    const { exit, out } = await run(own, ['chat', '--data', own], lines);
    expect(exit).toBe(0);
    expect(out).toMatch(/1\. Where would you like to go\?\n {2}- Kyoto\n[^]*2\. When would you like to go/);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'I assumed 2 people, no journey from home, moderate pace and sights of every kind.',
    );
    const [, second] = /Which stop do you mean\?\n\n {2}1 .*\n {2}2 (.*)\n/.exec(out) ?? [];
    expect(out).toContain(`${second} is out of the plan`);
  });
});

describe('what would be', () => {
  it('is shown before and after, changes nothing, and is taken over in a word', async () => {
    const planned = await json('plan', `${SENTENCE}, moderate pace`);
    const before = await json('choose', planned.id, '1');
    const shown = await run(folder, ['what-if', planned.id, 'delay', '40']);
    expect(shown.exit).toBe(0);
    expect(shown.out).toMatch(/Everything else is later: .*Before.*After.*Difference {2}/s);
    expect((await json('show', planned.id)).hash).toBe(before.hash);
    const asked = await json('say', planned.id, 'What if we are 40 minutes late?');
    expect([asked.hash, asked.chips]).toEqual([before.hash, ['Do it']]);
    const taken = await json('say', planned.id, 'do it');
    expect(taken.hash).not.toBe(before.hash);
    expect((await json('undo', planned.id)).hash).toBe(before.hash);
    const byWord = await json('what-if', planned.id, 'delay', '40', '--take');
    expect(byWord.hash).toBe(taken.hash);
  });
});
