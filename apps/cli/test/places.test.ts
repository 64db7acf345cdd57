import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Trip } from '@wayfarer/contract';
import { afterAll, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-places-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'pins.csv');
/** A coffee house that is in no catalogue, a temple that is, and a line without a place. */
writeFileSync(file, 'name,lat,lon\nCafe Kanoko,35.0050,135.7650\nKinkaku-ji,35.0394,135.7292\nNowhere,,\n');

it('places are previewed, kept, planned, said why, listed and forgotten', async () => {
  const preview = await run(folder, ['places', 'add', file, '--preview']);
  expect(preview.out.split('\n')).toEqual([
    'Read as CSV.',
    'line 2  new       Cafe Kanoko  Kyoto',
    'line 3  known     Kinkaku-ji   Kinkaku-ji (Golden Pavilion), Kyoto',
    'line 4  unusable  Nowhere',
    expect.stringMatching(/^Line 4: Nowhere: the file does not say where it is/),
    expect.stringContaining(''),
    'Nothing is kept yet. Without --preview 2 places would be.',
    '',
  ]);
  expect((await run(folder, ['places', 'mine'])).out).toMatch(/^There are none/);

  expect((await run(folder, ['places', 'add', file])).out).toContain('Added 2 places.');
  const said =
    'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food';
  const { id } = parseJson<Trip>(await run(folder, ['plan', said, '--json']));
  const trip = parseJson<Trip>(await run(folder, ['choose', id, '1', '--json']));
  const visits = trip.days.flatMap((day) => day.visits);
  for (const name of ['Cafe Kanoko', 'Kinkaku-ji'])
    expect(visits.find((visit) => visit.name.startsWith(name))?.why).toMatch(/from your list/i);
  expect(visits.find(({ name }) => name === 'Cafe Kanoko')).toMatchObject({
    hours: 'unknown',
    fee: null,
    source: { name: 'your list', verify: true },
  });

  expect((await run(folder, ['places', 'mine'])).out).toBe(
    'Cafe Kanoko  Kyoto\nKinkaku-ji   Kyoto  is Kinkaku-ji (Golden Pavilion)\n',
  );
  expect(await run(folder, ['places', 'forget', 'Cafe Bleu'])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('No place of yours'),
  });
  expect((await run(folder, ['places', 'forget', 'cafe kanoko'])).out).toBe('Forgot 1 place.\n');
});

it('places of one trip are erased with it', async () => {
  const { id } = parseJson<Trip>(await run(folder, ['plan', 'Kyoto', '--json']));
  await run(folder, ['places', 'add', file, '--trip', id]);
  const list = () => readFileSync(join(folder, '.wayfarer', 'my-places.json'), 'utf8');
  expect(list()).toContain(id);
  await run(folder, ['erase', id]);
  expect(list()).not.toContain(id);
});

it('a file that is none is refused with what to bring', async () => {
  writeFileSync(join(folder, 'empty.csv'), '');
  expect(await run(folder, ['places', 'add', join(folder, 'empty.csv')])).toMatchObject({
    exit: 2,
    err: 'The file is empty. Expected a list of places as CSV, GeoJSON, KML, KMZ, GPX or from Google Takeout.\n',
  });
  expect(await run(folder, ['places', 'add', join(folder, 'gone.csv')])).toMatchObject({ exit: 2 });
  expect(await run(folder, ['places', 'ad', file])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('Did you mean'),
  });
});
