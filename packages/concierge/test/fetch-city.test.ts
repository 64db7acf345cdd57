import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { EventLog } from '@wayfarer/archon';
import { type CityFetcher, CityUnavailableError, type WantedCity } from '@wayfarer/planner/ports';
import { parsePolicy } from '@wayfarer/router';
import { createEmbeddedSources, type EmbeddedSources } from '@wayfarer/sources';
import { afterAll, describe, expect, it } from 'vitest';

import { type PolicySource, TRAVEL_POLICY_FILE } from '../src/index.ts';
import { openHouse } from './house.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const OUTLINE = new URL('../../../packages/sources/outlines/lisbon.json', import.meta.url);

interface Spot {
  lat: number;
  lon: number;
}
interface CityText {
  source: { name: string };
  city: { id: string; name: string; aliases: string[]; center: Spot; bounds: object; districts: Spot[] };
}

/** Lisbon, moved to where the wanted city is: a city file as an import would write it. */
function toCityFile({ name, at }: WantedCity): CityText {
  const text = readFileSync(OUTLINE, 'utf8');
  const { center } = (JSON.parse(text) as CityText).city;
  const move = (key: string, value: unknown): unknown => {
    if (typeof value !== 'number') return value;
    if (['lat', 'south', 'north'].includes(key)) return value + at.lat - center.lat;
    return ['lon', 'west', 'east'].includes(key) ? value + at.lon - center.lon : value;
  };
  const file = JSON.parse(text, move) as CityText;
  return {
    ...file,
    source: { ...file.source, name: 'OpenStreetMap' },
    city: { ...file.city, id: name.toLowerCase(), name, aliases: [], districts: [] },
  };
}

/** A house whose cities are fetched from nowhere; `problem` is why one cannot be had. */
function openFetching(
  changes: {
    readonly problem?: () => string | undefined;
    readonly policy?: PolicySource;
    readonly log?: EventLog;
    /** Told that it was asked; never answers then. */
    readonly hang?: () => void;
  } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cities-'));
  folders.push(folder);
  const citiesFolder = path.join(folder, 'cities');
  mkdirSync(citiesFolder);
  const sources: EmbeddedSources = createEmbeddedSources({ citiesFolder });
  const wanted: string[] = [];
  const cityFetcher: CityFetcher = {
    offer: () => ({ from: 'OpenStreetMap', requests: 1, megabytes: 0.52 }),
    async fetch(city, { report }) {
      wanted.push(`${city.name}, ${city.country}`);
      await report(`Asking for ${city.name}`);
      if (changes.hang) {
        changes.hang();
        await new Promise(() => undefined);
      }
      const problem = changes.problem?.();
      if (problem !== undefined) throw new CityUnavailableError(problem);
      const file = toCityFile(city);
      const target = path.join(citiesFolder, `${file.city.id}.json`);
      writeFileSync(`${target}.part`, JSON.stringify(file));
      renameSync(`${target}.part`, target);
      return { id: file.city.id as never, sights: 27, eateries: 4, lodgings: 3 };
    },
  };
  const { policy, log } = changes;
  return {
    ...openHouse({ sources, cityFetcher, ...(policy && { policy }), ...(log && { log }) }),
    wanted,
  };
}

const FIRST = 'Three days in Ghent for two, 3 to 5 April 2027, from Boston, mid budget, history, relaxed pace';
type Shown = Awaited<ReturnType<ReturnType<typeof openHouse>['concierge']['getTrip']>>;
const lastWords = (trip: Shown) => trip.messages.at(-1)?.text ?? '';
const chipsOf = (trip: Shown, fact: string) => trip.questions.find((question) => question.fact === fact)?.chips;
const destinationsOf = (trip: Shown) => trip.facts.find(({ name }) => name === 'destinations')?.value;

describe('a city that is not there', () => {
  it('is offered and not fetched unasked', async () => {
    const { concierge, wanted } = openFetching();
    const trip = await concierge.createTrip({ text: FIRST });
    expect(lastWords(trip)).toContain(
      'I have no map of Ghent yet. I can fetch it from OpenStreetMap (one request, about 0.5 MB).',
    );
    expect(chipsOf(trip, 'destinations')?.[0]).toBe('Fetch Ghent');
    expect(chipsOf(trip, 'destinations')).toContain('Amsterdam');
    expect(wanted).toEqual([]);
  });

  it.each(['Fetch Ghent', 'fetch it', 'yes, fetch Ghent', 'Yes', 'please fetch ghent now', 'OK, download it'])(
    'is fetched on %j, and the plan is made of all that was said before',
    async (words) => {
      const { concierge, wanted } = openFetching();
      const { id } = await concierge.createTrip({ text: FIRST });
      const trip = await concierge.write(id, 'message', { text: words });
      expect(wanted).toEqual(['Ghent, BE']);
      expect(destinationsOf(trip)).toEqual(['ghent']);
      expect(trip.messages.map(({ text }) => text).join('\n')).toContain(
        'Ghent is here: 27 sights, 4 places to eat, 3 places to stay.',
      );
      expect(trip.mode).toBe('FINALIZE');
      expect(trip.options[0]?.days.map(({ date }) => date)).toEqual(['2027-04-03', '2027-04-04', '2027-04-05']);
    },
  );

  it('is told with how it could be had where nobody fetches', async () => {
    const { concierge } = openHouse();
    const trip = await concierge.createTrip({ text: FIRST });
    expect(lastWords(trip)).toContain(
      'can switch fetching on, or import an extract: `wayfarer places import FILE.osm.pbf`.',
    );
    expect(chipsOf(trip, 'destinations')).not.toContain('Fetch Ghent');
    const again = await concierge.write(trip.id, 'message', { text: 'fetch Ghent' });
    expect(lastWords(again)).toContain('switch fetching on');
    expect(destinationsOf(again)).toBeUndefined();
  });

  it('is told why it cannot be had, with the chips again, and comes at the next try', async () => {
    let problem: string | undefined = 'The map service is busy; it asks to wait a minute.';
    const { concierge } = openFetching({ problem: () => problem });
    const { id } = await concierge.createTrip({ text: FIRST });
    const failed = await concierge.write(id, 'message', { text: 'Fetch Ghent' });
    expect(lastWords(failed)).toContain('The map service is busy; it asks to wait a minute.');
    expect(chipsOf(failed, 'destinations')?.[0]).toBe('Fetch Ghent');
    expect(failed.progress).toEqual([{ task: 'fetch', status: 'failed', note: problem }]);
    problem = undefined;
    const trip = await concierge.write(id, 'message', { text: 'Fetch Ghent' });
    expect(trip.mode).toBe('FINALIZE');
  });

  it('can be left for another', async () => {
    const { concierge, wanted } = openFetching();
    const { id } = await concierge.createTrip({ text: FIRST });
    const asked = await concierge.write(id, 'message', { text: 'no, another city' });
    expect(lastWords(asked)).toContain('Which city shall it be instead?');
    const trip = await concierge.write(id, 'message', { text: 'Paris' });
    expect(destinationsOf(trip)).toEqual(['paris']);
    expect(trip.mode).toBe('FINALIZE');
    expect(wanted).toEqual([]);
  });

  it('is offered and fetched in the language of the traveller', async () => {
    const { concierge } = openFetching();
    const { id, ...trip } = await concierge.createTrip({
      text: 'Drei Tage in Gent für zwei Personen, vom 3. bis 5. April 2027',
    });
    expect(lastWords({ id, ...trip })).toContain('Von Gent habe ich noch keine Karte.');
    expect(chipsOf({ id, ...trip }, 'destinations')?.[0]).toBe('Gent laden');
    const fetched = await concierge.write(id, 'message', { text: 'Gent laden' });
    expect(destinationsOf(fetched)).toEqual(['gent']);
  });

  it('is fetched by the next process when the one that was asked has ended meanwhile', async () => {
    const asked = Promise.withResolvers<void>();
    const house = openFetching({ hang: () => asked.resolve() });
    const { id } = await house.concierge.createTrip({ text: FIRST });
    void house.concierge.write(id, 'message', { text: 'Fetch Ghent' });
    await asked.promise;
    const next = openFetching({ log: house.log });
    await next.concierge.resume();
    expect(next.wanted).toEqual(['Ghent, BE']);
    expect(destinationsOf(await next.concierge.getTrip(id))).toEqual(['ghent']);
  });

  it('is not fetched where the policy forbids it, and that is said', async () => {
    const text = readFileSync(TRAVEL_POLICY_FILE, 'utf8').replace(/^ +fetch_city,$/m, '');
    const closed = parsePolicy(text);
    const { concierge, wanted } = openFetching({ policy: () => closed });
    const { id } = await concierge.createTrip({ text: FIRST });
    const trip = await concierge.write(id, 'message', { text: 'Fetch Ghent' });
    expect(lastWords(trip)).toBe('Fetching a city is not allowed here.');
    expect(wanted).toEqual([]);
  });
});

describe('a city that is known in outline', () => {
  it('is planned at once, said to be an outline, and offered with its details', async () => {
    const { concierge, wanted } = openFetching();
    const trip = await concierge.createTrip({ text: 'Three days in Lisbon for two in May' });
    const sights = (JSON.parse(readFileSync(OUTLINE, 'utf8')) as { sights: unknown[] }).sights.length;
    expect(trip.messages.map(({ text }) => text).join('\n')).toContain(
      `I know Lisbon in outline: ${sights} sights, no houses, hours mostly not known. Check before you go.`,
    );
    expect(trip.chips).toContain('Fetch Lisbon for details');
    expect(destinationsOf(trip)).toEqual(['lisbon']);
    expect(wanted).toEqual([]);
    await concierge.write(trip.id, 'message', { text: 'Fetch Lisbon for details' });
    expect(wanted).toEqual(['Lisbon, PT']);
  });
});
