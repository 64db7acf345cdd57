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
  eateries?: object[];
  lodgings?: object[];
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
    eateries: [0, 1, 2, 3].map((number) => ({
      ...spot(`table-${number}`, at, number),
      ...{ meals: ['lunch', 'dinner'], cuisine: 'local', level: 'mid', hours: 'Mo-Su 11:00-23:00' },
    })),
    lodgings: [0, 1, 2].map((number) => ({ ...spot(`inn-${number}`, at, number), style: 'hotel', level: 'mid' })),
  };
}

const spot = (id: string, { lat, lon }: Spot, number: number) => ({
  ...{ id, name: `The ${id}`, significance: 3 },
  ...{ lat: lat + number * 0.001, lon },
});

/** A house whose cities are fetched from nowhere; `problem` is why one cannot be had. */
function openFetching(
  changes: {
    readonly problem?: () => string | undefined;
    readonly policy?: PolicySource;
    readonly log?: EventLog;
    /** Told that it was asked; never answers then. */
    readonly hang?: () => void;
    /** The traveller has allowed all cities beforehand. */
    readonly isAllowed?: true;
    /** Is waited for once it was asked. */
    readonly until?: Promise<void>;
  } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cities-'));
  folders.push(folder);
  const citiesFolder = path.join(folder, 'cities');
  mkdirSync(citiesFolder);
  const sources: EmbeddedSources = createEmbeddedSources({ citiesFolder });
  const wanted: string[] = [];
  const cityFetcher: CityFetcher = {
    offer: () => ({
      ...{ from: 'OpenStreetMap', requests: 1, megabytes: 0.52, seconds: 13 },
      ...(changes.isAllowed === true && { isAllowed: true }),
    }),
    async fetch(city, { report }) {
      wanted.push(`${city.name}, ${city.country}`);
      await report({ kind: 'asking', host: 'osm.example', km: 5, city: city.name });
      if (changes.hang) {
        changes.hang();
        await new Promise(() => undefined);
      }
      await changes.until;
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

const GET_LISBON = 'Get Lisbon from OpenStreetMap (about 0.5 MB, 13 s)';
const FIRST = 'Three days in Ghent for two, 3 to 5 April 2027, from Boston, mid budget, history, relaxed pace';
type Shown = Awaited<ReturnType<ReturnType<typeof openHouse>['concierge']['getTrip']>>;
const lastWords = (trip: Shown) => trip.messages.at(-1)?.text ?? '';
const chipsOf = (trip: Shown, fact: string) => trip.questions.find((question) => question.fact === fact)?.chips;
const destinationsOf = (trip: Shown) => trip.facts.find(({ name }) => name === 'destinations')?.value;

describe('a city that is not there', () => {
  it('is offered and not fetched unasked', async () => {
    const { concierge, wanted } = openFetching();
    const trip = await concierge.createTrip({ text: FIRST });
    expect(lastWords(trip)).toContain('I have no map of Ghent yet. I can get it from OpenStreetMap.');
    expect(chipsOf(trip, 'destinations')?.[0]).toBe('Get Ghent from OpenStreetMap (about 0.5 MB, 13 s)');
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
      'Fetching cities is switched off here. An extract of OpenStreetMap can be imported instead: `wayfarer places import FILE.osm.pbf`.',
    );
    expect(chipsOf(trip, 'destinations')).not.toContain('Get Ghent from OpenStreetMap (about 0.5 MB, 13 s)');
    const again = await concierge.write(trip.id, 'message', { text: 'fetch Ghent' });
    expect(lastWords(again)).toContain('Fetching cities is switched off here.');
    expect(destinationsOf(again)).toBeUndefined();
  });

  it('is told why it cannot be had, with the chips again, and comes at the next try', async () => {
    let problem: string | undefined = 'The map service is busy; it asks to wait a minute.';
    const { concierge } = openFetching({ problem: () => problem });
    const { id } = await concierge.createTrip({ text: FIRST });
    const failed = await concierge.write(id, 'message', { text: 'Fetch Ghent' });
    expect(lastWords(failed)).toContain('The map service is busy; it asks to wait a minute.');
    expect(chipsOf(failed, 'destinations')?.[0]).toBe('Get Ghent from OpenStreetMap (about 0.5 MB, 13 s)');
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
    expect(chipsOf({ id, ...trip }, 'destinations')?.[0]).toBe('Gent von OpenStreetMap holen (etwa 0,5 MB, 13 s)');
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
      `For Lisbon I only have the ${sights} main sights so far – no hotels or restaurants, and few opening hours.`,
    );
    expect(trip.chips).toContain(GET_LISBON);
    expect(destinationsOf(trip)).toEqual(['lisbon']);
    expect(wanted).toEqual([]);
    await concierge.write(trip.id, 'message', { text: GET_LISBON });
    expect(wanted).toEqual(['Lisbon, PT']);
  });

  const ASKED = 'Three days in Lisbon for two, 3 to 5 May 2027';
  const nightsOf = (trip: Shown) => trip.options[0]?.days.filter(({ stay }) => stay?.placeId !== undefined).length;
  const tablesOf = (trip: Shown) =>
    trip.options[0]?.days.flatMap(({ visits }) => visits).filter(({ name }) => name.startsWith('The table-')).length;

  it('keeps its plan while the details come, says what is done, and is offered anew with the difference', async () => {
    const gate = Promise.withResolvers<void>();
    const { concierge } = openFetching({ until: gate.promise });
    const { id } = await concierge.createTrip({ text: ASKED });
    const asked = concierge.write(id, 'message', { text: GET_LISBON });
    await expect
      .poll(async () => (await concierge.getTrip(id)).cityOffer)
      .toMatchObject({
        city: 'Lisbon',
        status: 'fetching',
        note: expect.stringContaining('Asking osm.example') as string,
      });
    const meanwhile = await concierge.getTrip(id);
    expect([meanwhile.mode, meanwhile.options.length > 0, tablesOf(meanwhile)]).toEqual(['FINALIZE', true, 0]);
    gate.resolve();
    const trip = await asked;
    // Two lunches and two dinners on whole days; the last day has no dinner, as one leaves.
    expect(nightsOf(trip)).toBe(2);
    expect(tablesOf(trip)).toBeGreaterThan(3);
    expect(lastWords(trip)).toContain(
      `With all of Lisbon, the plan has a hotel for 2 nights (before: 0), ${tablesOf(trip)} meals at a named table (before: 0)`,
    );
    expect(trip).not.toHaveProperty('cityOffer');
  });

  it('proposes the new plan beside one that was chosen, which stays as it is until that is approved', async () => {
    const { concierge, wanted } = openFetching();
    const begun = await concierge.createTrip({ text: ASKED });
    const option = begun.options[0]?.id ?? '';
    const chosen = await concierge.write(begun.id, 'selection', { option });
    expect(chosen.cityOffer).toMatchObject({ city: 'Lisbon', status: 'offered', megabytes: 0.52, seconds: 13 });
    const trip = await concierge.write(begun.id, 'message', { text: GET_LISBON });
    expect(wanted).toEqual(['Lisbon, PT']);
    expect(trip.days).toEqual(chosen.days);
    expect(trip.approval).not.toBeNull();
    expect(trip.messages.map(({ text }) => text).join('\n')).toContain('With all of Lisbon, the plan has a hotel');
    const approved = await concierge.write(begun.id, 'message', { text: 'Approve' });
    expect(approved.days[0]?.stay?.name).toMatch(/^The inn-/);
  });

  it('is stopped at once, and can be asked for again', async () => {
    const asked = Promise.withResolvers<void>();
    const changes: { hang?: () => void } = { hang: () => asked.resolve() };
    const { concierge } = openFetching(changes);
    const { id } = await concierge.createTrip({ text: ASKED });
    const writing = concierge.write(id, 'message', { text: GET_LISBON });
    await asked.promise;
    await concierge.stopFetching(id);
    const stopped = await writing;
    expect(lastWords(stopped)).toContain('Stopped. Lisbon stays as it is.');
    expect(stopped.cityOffer).toMatchObject({ status: 'failed', note: 'Stopped. Lisbon stays as it is.' });
    expect(stopped.chips).toContain(GET_LISBON);
    expect(stopped.options.length).toBeGreaterThan(0);
    delete changes.hang;
    expect(tablesOf(await concierge.write(id, 'message', { text: GET_LISBON }))).toBeGreaterThan(3);
    // Where nothing is on its way there is nothing to stop.
    expect((await concierge.stopFetching(id)).id).toBe(id);
  });

  it('comes at once where all cities are allowed beforehand, and is planned in outline meanwhile', async () => {
    const { concierge, wanted } = openFetching({ isAllowed: true });
    const trip = await concierge.createTrip({ text: ASKED });
    expect(wanted).toEqual(['Lisbon, PT']);
    expect(trip.messages.map(({ text }) => text).join('\n')).toContain('I am getting Lisbon from OpenStreetMap.');
    expect(nightsOf(trip)).toBe(2);
  });

  it.each([
    [
      'de',
      'Drei Tage in Lissabon für zwei, 3. bis 5. Mai 2027',
      'Lissabon',
      ' von OpenStreetMap holen (etwa 0,5 MB, 13 s)',
    ],
    [
      'fr',
      'Trois jours à Lisbonne pour deux, du 3 au 5 mai 2027',
      'Télécharger Lisbon',
      ' depuis OpenStreetMap (environ 0,5 Mo, 13 s)',
    ],
    [
      'es',
      'Tres días en Lisboa para dos, del 3 al 5 de mayo de 2027',
      'Descargar Lisbo',
      ' de OpenStreetMap (unos 0,5 MB, 13 s)',
    ],
    ['ja', '2027年5月3日から5日までリスボンに3日間、2人で', 'OpenStreetMapから', 'を取得(約0.5 MB、13秒)'],
    ['zh', '2027年5月3日到5日去里斯本玩三天,两个人', '从 OpenStreetMap 获取', '(约 0.5 MB,13 秒)'],
  ])('is offered, fetched and told of in %s', async (_language, text, begins, ends) => {
    const { concierge, wanted } = openFetching();
    const begun = await concierge.createTrip({ text });
    const chip = begun.chips.find((one) => one.includes('OpenStreetMap')) ?? '';
    expect(chip.endsWith(ends)).toBe(true);
    expect(chip.includes(begins) || chip.startsWith('Lisbon')).toBe(true);
    const trip = await concierge.write(begun.id, 'message', { text: chip });
    expect(wanted).toEqual(['Lisbon, PT']);
    expect(nightsOf(trip)).toBe(2);
    expect(trip.messages.map(({ text: said }) => said).join('\n')).not.toMatch(/With all of|I am getting/);
  });
});
