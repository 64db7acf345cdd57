import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { editOutcomeSchema, type Trip, tripSchema } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

const SENTENCE =
  'Two days in Kyoto for one, 3 to 4 April 2027, from Osaka, mid budget, relaxed pace, temples, I eat everything';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-cli-edit-'));
afterAll(() => rmSync(folder, { recursive: true }));

let trip: Trip;
beforeAll(async () => {
  await run(folder, ['plan', SENTENCE]);
  trip = await json('choose', 'last', '1');
}, 60_000);

async function json(...args: string[]): Promise<Trip> {
  const ran = await run(folder, [...args, '--json']);
  expect([ran.exit, ran.err]).toEqual([0, '']);
  return tripSchema.parse(parseJson(ran));
}

/** Stops as `show` numbers them. */
const stops = () =>
  trip.days.flatMap(({ date, visits }) =>
    visits.filter(({ kind }) => kind === 'place' || kind === 'meal').map((visit) => ({ date, visit })),
  );

describe('an edit by the command line', () => {
  it('names a stop by the number that `show` gives it, its id, or a part of its name', async () => {
    const { out } = await run(folder, ['show', 'last']);
    const [, second] = stops();
    expect(`\n${out}`).toContain(`\n 2   ${second?.visit.arrive}–${second?.visit.depart}  ${second?.visit.name}`);
    const name = second?.visit.name.toLowerCase() ?? '';
    for (const word of ['2', second?.visit.id ?? '', name, `${name.slice(0, -1)}`]) {
      const ran = await run(folder, ['edit', 'last', 'remove', word, '--preview', '--json']);
      expect(editOutcomeSchema.parse(parseJson(ran))).toMatchObject({
        outcome: 'done',
        asked: [{ name: second?.visit.name, to: null }],
      });
    }
    expect((await json('show', 'last')).hash).toBe(trip.hash);
  });

  it('is done, taken back and done again', async () => {
    const [first] = stops();
    const edited = await json('edit', 'last', 'remove', '1');
    expect(edited.days.flatMap(({ visits }) => visits).map(({ id }) => id)).not.toContain(first?.visit.id);
    expect((await json('undo', 'last')).hash).toBe(trip.hash);
    expect((await json('redo', 'last')).hash).toBe(edited.hash);
    const history = await run(folder, ['history', 'last']);
    expect(history.out).toMatch(new RegExp(`you +${first?.visit.name} goes to your ideas\\.`));
    await json('undo', 'last');
    expect((await run(folder, ['history', 'last'])).out).toContain('(taken back)');
  });

  it('takes the edit of the contract as JSON as well', async () => {
    const [first] = stops();
    const visit = first?.visit.id ?? '';
    const locked = await json('edit', 'last', '--json-edit', JSON.stringify({ type: 'lock', visit }));
    expect(locked.days[0]?.visits.find(({ id }) => id === visit)?.locked).toBe(true);
    expect((await run(folder, ['show', 'last'])).out).toMatch(new RegExp(`${first?.visit.name} .* fixed`));
    expect((await json('edit', 'last', 'unlock', '1')).hash).toBe(trip.hash);
  });

  it('says why what does not fit does not, with the command for what would', async () => {
    const ran = await run(folder, ['edit', 'last', 'move', '1', '--at', '23:30']);
    expect([ran.exit, ran.out]).toEqual([4, expect.stringMatching(/^It does not fit\.\n/)]);
    const refused = await run(folder, ['edit', 'last', 'move', '1', '--at', '23:30', '--json']);
    expect(editOutcomeSchema.parse(parseJson(refused))).toMatchObject({ outcome: 'refused' });
    expect((await json('show', 'last')).days).toEqual((await json('show', 'last')).days);
  });

  it.each([
    [['remove', '99'], /There is no stop 99; `show` numbers them 1 to \d+\./],
    [['remove', 'Nowhere at all'], /"Nowhere at all" is no stop of this plan\./],
    [['move', '1', '--to', 'friday'], /no day "friday"\. Its days: 1 Sat 2027-04-03, 2 Sun 2027-04-04\./],
    [['move', '1'], /Where to\? Say --to DAY/],
    [['swap', '1'], /Usage: wayfarer edit TRIP swap STOP STOP/],
    [['shuffle'], /There is no edit "shuffle"\..* Edits: add, /],
    [['start', 'noon'], /expected a time such as "09:30"/],
    [[], /What shall change\? One of: add, /],
    [['--json-edit', '{'], /Expected an edit as JSON/],
  ])('says what is wrong with %j', async (words, message) => {
    const ran = await run(folder, ['edit', 'last', ...words]);
    expect([ran.exit, ran.err]).toEqual([2, expect.stringMatching(message)]);
  });

  it('offers what is near to a name, and never guesses', async () => {
    const [first] = stops();
    const word = first?.visit.name.split(' ')[0] ?? '';
    const slip = `${word.slice(0, 3)}x${word.slice(4)}`;
    const ran = await run(folder, ['edit', 'last', 'remove', slip]);
    expect([ran.exit, ran.err]).toEqual([2, expect.stringContaining(`Near to it: 1 ${first?.visit.name}`)]);
  });
});

describe('"I am here" by the command line', () => {
  it('is asked back before whole days are over, and done with --yes', async () => {
    const last = stops().at(-1)?.visit.id ?? '';
    const asked = await run(folder, ['advance', 'last', last]);
    expect([asked.exit, asked.err]).toEqual([
      2,
      expect.stringMatching(/^That marks \d+ stops of Saturday and Sunday as done/),
    ]);
    await json('advance', 'last', last, '--yes');
    expect((await json('undo', 'last')).hash).toBe(trip.hash);
  });
});
