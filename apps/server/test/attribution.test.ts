import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { CityList, Sketch, Trip } from '@wayfarer/contract';
import { PLAN_FORMAT_NAMES } from '@wayfarer/exports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Listening } from '../src/listen.ts';
import { ask, post, toTrip } from './support/client.ts';
import { openServer } from './support/running-server.ts';

const CITIES = join(import.meta.dirname, '../../../packages/sources/src/catalogue/__fixtures__/imported');
const COMMAND_LINE = join(import.meta.dirname, '../../cli/src/main.ts');
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';
const OSM = { text: '© OpenStreetMap contributors', license: 'ODbL 1.0', url: COPYRIGHT };
const GUIDE = {
  text: 'Wikivoyage contributors',
  license: 'CC BY-SA 4.0',
  url: 'https://en.wikivoyage.org/wiki/Porto',
};

/** Without what formats put between the letters. */
function unfolded(file: string): string {
  return file.replaceAll('\r\n ', '').replaceAll('\\', '');
}

/** The page is held to the same in `apps/web/e2e/imported.e2e.ts`. */
describe('a trip to an imported city names whose data it shows', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-imported-'));
  let server: Listening;
  let trip: Trip;
  const get = async (path: string): Promise<string> => (await ask(server.url, path)).text;
  const command = async (...words: readonly string[]): Promise<string> => {
    const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];
    const args = [...flags, COMMAND_LINE, ...words, '--data', dataFolder];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  };

  beforeAll(async () => {
    cpSync(CITIES, join(dataFolder, 'cities'), { recursive: true });
    server = await openServer({ dataFolder });
    const text =
      'Two days in Porto for two, 3 to 4 May 2027, from Madrid, mid budget, moderate pace, churches and food';
    trip = toTrip(await post(server.url, '', { text }));
    if (trip.options.length === 0) trip = toTrip(await post(server.url, `/${trip.id}/messages`, { text: 'plan it' }));
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataFolder, { recursive: true });
  });

  it('in the answers of the API: options, plan, and what edits are judged by', async () => {
    expect(trip.options).not.toHaveLength(0);
    expect(trip.attributions).toEqual([OSM, GUIDE]);
    trip = toTrip(await post(server.url, `/${trip.id}/selection`, { option: 1 }));
    expect(trip.attributions).toEqual([OSM, GUIDE]);
    const visits = trip.days.flatMap((day) => day.visits).filter(({ placeId }) => placeId.startsWith('place_porto-'));
    expect(visits).not.toHaveLength(0);
    for (const { source } of visits) {
      expect(source).toMatchObject({ attribution: OSM.text, license: OSM.license, attributionUrl: COPYRIGHT });
      expect(source.url).toMatch(/^https:\/\/www\.openstreetmap\.org\/node\/\d+$/);
    }
    const plan = JSON.parse(await get(`/api/trips/${trip.id}/plan`)) as Pick<Trip, 'attributions'>;
    expect(plan.attributions).toEqual([OSM, GUIDE]);
  });

  it('with an open decision', async () => {
    const asked = toTrip(await post(server.url, `/${trip.id}/readings`, { kind: 'closed' }));
    expect(asked.pending).not.toBeNull();
    expect(asked.attributions).toEqual([OSM, GUIDE]);
  });

  it('in the calendar, once of itself and in each event', async () => {
    const calendar = (await get(`/api/trips/${trip.id}/calendar.ics`)).replaceAll('\r\n ', '').replaceAll('\\', '');
    expect(calendar.match(/^X-WR-CALDESC:.*$/m)?.[0]).toBe(
      `X-WR-CALDESC:Planned with data of: ${OSM.text}, ODbL 1.0, ${COPYRIGHT}; ${GUIDE.text}, CC BY-SA 4.0, ${GUIDE.url}`,
    );
    const events = calendar.split('BEGIN:VEVENT').slice(1);
    const ofPlaces = events.filter((event) => event.includes('GEO:'));
    expect(ofPlaces).not.toHaveLength(0);
    for (const event of ofPlaces) expect(event).toContain(`(${OSM.text}, ODbL 1.0)`);
  });

  it.each(PLAN_FORMAT_NAMES)('in what it is taken along as: %s, here and on the command line', async (as) => {
    const file = unfolded(await get(`/api/trips/${trip.id}/export?as=${as}`));
    for (const { text, license, url } of [OSM, GUIDE]) {
      expect(file).toContain(text);
      expect(file).toContain(license);
      expect(file).toContain(url);
    }
    const places = trip.days.flatMap((day) => day.visits).filter(({ kind }) => kind === 'place' || kind === 'meal');
    expect(places).not.toHaveLength(0);
    expect(file.split(OSM.text).length - 1).toBeGreaterThan(places.length);
    expect(unfolded(await command('export', trip.id, '--as', as))).toBe(file);
  });

  it('in an option that was not chosen', async () => {
    const file = await get(`/api/trips/${trip.id}/export?as=md&option=2`);
    expect(file).toContain('not chosen');
    expect(unfolded(file)).toContain(`${GUIDE.text}, ${GUIDE.license}, ${GUIDE.url}`);
  });

  it('in the raw events', async () => {
    expect(await get(`/api/trips/${trip.id}/events.jsonl`)).toContain(COPYRIGHT);
  });

  it('on the command line, which exports the same calendar', async () => {
    expect(await command('show', trip.id)).toContain(`${OSM.text}, ODbL 1.0, ${COPYRIGHT}`);
  });

  it('with its map, and where cities are listed', async () => {
    const sketch = JSON.parse(await get('/api/cities/porto/sketch')) as Sketch;
    expect(sketch).toMatchObject({ attribution: OSM.text, date: '2020-07-20' });
    const { cities } = JSON.parse(await get('/api/cities')) as CityList;
    expect(cities.find(({ id }) => id === 'porto')).toMatchObject({
      hasSketch: true,
      source: { attribution: OSM.text, license: OSM.license, url: COPYRIGHT },
    });
  });
});
