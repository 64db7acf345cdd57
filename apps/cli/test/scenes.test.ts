import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Trip } from '@wayfarer/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

describe('scenes of one’s own', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wayfarer-scenes-'));
    writeFileSync(join(folder, 'mine.csv'), 'work,name,name_en,lat,lon\nわたしの作品,公園,Park,35.692,139.703\n');
    writeFileSync(join(folder, 'bad.csv'), 'work,name,lat,lon\nx,y,51,139\n');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are taken in, listed, walked past and taken away', async () => {
    expect((await run(folder, ['scenes', 'import', 'mine.csv'])).out).toBe('Took mine: 1 scene of わたしの作品.\n');
    expect((await run(folder, ['scenes', 'list'])).out).toBe('mine: 1 scene of わたしの作品.\n');
    const ran = await run(folder, [
      'pilgrimage',
      'わたしの作品',
      '--from',
      'Shinjuku',
      '--date',
      '2027-04-03',
      '--json',
    ]);
    const stops = parseJson<Trip>(ran).days.flatMap(({ visits }) => visits.filter(({ scenes }) => scenes));
    expect(stops.map(({ name }) => name)).toEqual(['Park']);
    expect(await run(folder, ['scenes', 'remove', 'mine'])).toEqual({
      exit: 0,
      out: 'Took mine away. Trips that were planned with it stay.\n',
      err: '',
    });
    expect((await run(folder, ['scenes', 'list'])).out).toMatch(/^There is no file/);
  });

  it('are counted, and listed with their works', async () => {
    writeFileSync(join(folder, 'two.csv'), 'work,name,lat,lon\nA,One,35.692,139.703\nB,Two,35.692,139.704\n');
    expect((await run(folder, ['scenes', 'import', 'two.csv'])).out).toBe('Took two: 2 scenes of A, B.\n');
    await run(folder, ['scenes', 'import', 'mine.csv']);
    const listed = parseJson<{ files: readonly object[] }>(await run(folder, ['scenes', 'list', '--json']));
    expect(listed.files).toMatchObject([
      { name: 'mine', scenes: 1, works: ['わたしの作品'] },
      { name: 'two', scenes: 2, works: ['A', 'B'] },
    ]);
  });

  it.each([
    [['import', 'bad.csv'], /line 2, lat: expected degrees of latitude/],
    [['import', 'nowhere.csv'], /There is no file/],
    [['remove', 'nothing'], /No file of scenes is called "nothing"/],
    [['import'], /Expected "import FILE", "list" or "remove NAME"/],
    [['remove'], /Expected "import FILE", "list" or "remove NAME"/],
    [['eat', 'x'], /Expected "import FILE", "list" or "remove NAME"/],
  ])('say what is wrong with %j', async (words, message) => {
    const ran = await run(folder, ['scenes', ...words]);
    expect(ran.exit).not.toBe(0);
    expect(ran.err).toMatch(message);
  });
});
