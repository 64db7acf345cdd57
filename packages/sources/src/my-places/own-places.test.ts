import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CityId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { harbourtonCatalogue } from '../catalogue/__fixtures__/harbourton.ts';
import { createEmbeddedPlaces } from '../embedded/places.ts';
import { createGazetteer } from '../gazetteer/create-gazetteer.ts';
import { type OpenedOwnPlaces, openOwnPlaces } from './own-places.ts';

const HARBOURTON = 'harbourton' as CityId;
const ALL = { trip: null };
const TODAY = { now: new Date('2026-11-22T12:00:00Z') };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Harbourton's Sea Museum is at 53.3001, -6.2001; its bounds are 53.2 to 53.4 and -6.4 to -6. */
const LIST = bytes(
  [
    'name,lat,lon,type,note',
    'Sea Museum,53.3010,-6.2001,museum,',
    'Sea Museum,53.3900,-6.2001,museum,another one of that name',
    "Anna's Bakery,53.3100,-6.2100,bakery,ask for Tom",
    "ANNA'S BAKERY,53.3101,-6.2100,,",
    'Lighthouse,53.5,-6.2,,22 km from the middle',
    'Far Rock,53.7,-6.2,,44 km from the middle',
    'Exchanged,-6.2,53.3,,',
    'Old Pier,,,,',
    'Unheard Of,,,,',
    'Broken,a,b,,',
  ].join('\n'),
);

let folder: string;
let file: string;
let own: OpenedOwnPlaces;
let reports: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-places-'));
  file = path.join(folder, 'my-places.json');
  reports = [];
  own = open();
});
afterEach(() => rmSync(folder, { recursive: true }));

const catalogue = harbourtonCatalogue();
function open(): OpenedOwnPlaces {
  return openOwnPlaces(() => catalogue, { file, report: (text) => reports.push(text) });
}

describe('a preview', () => {
  it('says of each line what would become of it, and keeps nothing', async () => {
    const { format, rows, added } = await own.preview(LIST, ALL);
    expect([format, added]).toEqual(['CSV', 0]);
    expect(rows.map(({ line, status, city, known }) => [line, status, city, known])).toEqual([
      [2, 'known', 'Harbourton', 'Sea Museum'],
      [3, 'new', 'Harbourton', null],
      [4, 'new', 'Harbourton', null],
      [5, 'double', null, null],
      [6, 'new', 'Harbourton', null],
      [7, 'waiting', null, null],
      [8, 'unusable', null, null],
      [9, 'known', 'Harbourton', 'Old Pier'],
      [10, 'unusable', null, null],
      [11, 'unusable', null, null],
    ]);
    expect(rows.flatMap(({ line, text }) => (text === null ? [] : [`${line}: ${text}`]))).toEqual([
      "5: ANNA'S BAKERY is on line 4 already.",
      '7: No city that can be planned is within 30 km of Far Rock. It is kept, and used once there is one.',
      '8: Exchanged: no city is near -6.2, 53.3, but with latitude and longitude exchanged it is in Harbourton. Exchange them in the file.',
      '10: Unheard Of: the file does not say where it is, and no place we know has just this name. Add its latitude and longitude.',
      '11: Broken: expected degrees such as 48.8584 and 2.2945, found "a".',
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('what is kept', () => {
  it('is a sight of its city, marked, with nothing made up; the note stays in the file', async () => {
    expect((await own.keep(LIST, { ...ALL, ...TODAY })).added).toBe(6);
    const sights = await findSights();
    expect(sights.filter(({ onList }) => onList).map(({ name }) => name)).toEqual([
      'Sea Museum',
      'Old Pier',
      'Sea Museum',
      "Anna's Bakery",
      'Lighthouse',
    ]);
    expect(sights.find(({ name }) => name === "Anna's Bakery")).toMatchObject({
      id: expect.stringMatching(/^place_harbourton-own-annas-bakery-[0-9a-f]{8}$/),
      categories: ['food'],
      hours: 'unknown',
      fee: null,
      usualMinutes: 60,
      significance: 4,
      summary: null,
      source: { name: 'your list', date: '2026-11-22', verify: true },
    });
    expect(readFileSync(file, 'utf8')).toContain('ask for Tom');
  });

  it('is found by its name in a sentence, at once and by another process', async () => {
    const other = open();
    const find = ({ catalogueFor }: OpenedOwnPlaces) =>
      createGazetteer(() => catalogueFor())
        .findPlaces("we must see Anna's Bakery", HARBOURTON)
        .map(({ text }) => text);
    expect(find(other)).toEqual([]);
    await own.keep(LIST, { ...ALL, ...TODAY });
    expect([find(own), find(other)]).toEqual([["Anna's Bakery"], ["Anna's Bakery"]]);
  });

  it('is kept once, however often it is added, and can be forgotten', async () => {
    await own.keep(LIST, { ...ALL, ...TODAY });
    const again = await own.keep(LIST, { ...ALL, ...TODAY });
    expect(again.added).toBe(0);
    expect(again.rows[0]?.text).toBe('Sea Museum is on your list already.');
    expect(await own.forget({ ...ALL, ...TODAY, name: 'annas bakery' })).toBe(1);
    expect(own.list(ALL).map(({ name, city, known }) => [name, city, known])).toEqual([
      ['Sea Museum', 'Harbourton', 'Sea Museum'],
      ['Sea Museum', 'Harbourton', null],
      ['Lighthouse', 'Harbourton', null],
      ['Far Rock', null, null],
      ['Old Pier', 'Harbourton', 'Old Pier'],
    ]);
    expect(await own.forget({ ...ALL, ...TODAY })).toBe(5);
    expect(await findSights()).toHaveLength(2);
  });

  it('for one trip is in no other, and goes with it', async () => {
    await own.keep(LIST, { trip: 'trip_a', ...TODAY });
    const countOf = async (trip?: string) => (await findSights(trip)).filter(({ onList }) => onList).length;
    expect([await countOf(), await countOf('trip_a'), await countOf('trip_b')]).toEqual([0, 5, 0]);
    expect(own.list(ALL)).toEqual([]);
    expect(await own.forget({ trip: 'trip_a', ...TODAY })).toBe(6);
    expect(await countOf('trip_a')).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('Anna');
  });

  it('leaves nothing in what a killed process has half-written, even where there is nothing to forget', async () => {
    const scratch = path.join(folder, '.my-places');
    mkdirSync(scratch);
    writeFileSync(
      path.join(scratch, `my-places.json.${2 ** 22 + 1}-00000000-0000-4000-8000-000000000000.part`),
      'Anna',
    );
    expect(await own.forget({ ...ALL, ...TODAY })).toBe(0);
    expect(readdirSync(scratch)).toEqual([]);
  });

  it('is not lost when two add at a time', async () => {
    const other = open();
    await Promise.all([
      own.keep(bytes('name,lat,lon\nA,53.3,-6.2'), { ...ALL, ...TODAY }),
      other.keep(bytes('name,lat,lon\nB,53.3,-6.2'), { ...ALL, ...TODAY }),
    ]);
    expect(
      own
        .list(ALL)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['A', 'B']);
  });
});

describe('a list that somebody else goes on writing', () => {
  it('is left as it is, and may be asked for again', async () => {
    mkdirSync(path.join(folder, '.my-places'));
    const holder = { pid: process.ppid, since: TODAY.now.getTime(), token: 'other' };
    writeFileSync(path.join(folder, '.my-places', 'lock'), JSON.stringify(holder));
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('The time is up.')));
    await expect(own.keep(LIST, { ...ALL, ...TODAY })).rejects.toMatchObject({
      code: 'own-list-busy',
      retryAfterSeconds: 10,
      message:
        'The list of your places is being written by somebody else. Nothing was changed: try again in 10 seconds.',
    });
    vi.restoreAllMocks();
  });
});

describe('a list that is damaged', () => {
  it('is told, leaves the cities as they are, and is not written over', async () => {
    writeFileSync(file, '{"format":1,"places":[{');
    expect(await findSights()).toHaveLength(2);
    expect(reports).toEqual([
      `${file} cannot be read as a list of your places. Mend it, or move it away to begin a new one.`,
    ]);
    await expect(own.keep(LIST, { ...ALL, ...TODAY })).rejects.toThrow('move it away to begin a new one');
    expect(readFileSync(file, 'utf8')).toBe('{"format":1,"places":[{');
  });
});

async function findSights(trip?: string) {
  const dates = ['2027-05-04' as IsoDate];
  const { sights } = await createEmbeddedPlaces(own.catalogueFor).findSights(
    { segments: [{ city: HARBOURTON, dates }], currency: 'EUR', budget: null, ...(trip !== undefined && { trip }) },
    { report: async () => undefined, signal: new AbortController().signal },
  );
  return sights;
}
