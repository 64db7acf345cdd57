import type { CityDay, CityId, PlaceId, Terminal } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';
import { expect, it } from 'vitest';

import { toAttributions } from './to-attributions.ts';

const OSM: Provenance = {
  name: 'OpenStreetMap',
  date: '2020-07-20',
  verify: true,
  license: 'ODbL 1.0',
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/way/1',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};
const GUIDE: Provenance = {
  name: 'Wikivoyage',
  date: '2016-10-20',
  verify: true,
  license: 'CC BY-SA 4.0',
  attribution: 'Wikivoyage authors',
  url: 'https://en.wikivoyage.org/wiki/Porto',
};
const METEO: Provenance = {
  name: 'Open-Meteo',
  date: '2026-11-22',
  verify: true,
  license: 'CC BY 4.0',
  attribution: 'Weather data by Open-Meteo.com',
  url: 'https://open-meteo.com/',
};
const OURS: Provenance = { name: 'sample', date: '2026-11-21', verify: true };

function station(source: Provenance, factSources?: Terminal['factSources']): Terminal {
  return {
    kind: 'terminal',
    id: `place_${source.url}` as PlaceId,
    name: 'Station',
    city: 'porto' as Terminal['city'],
    at: { lat: 41.15, lon: -8.61 },
    categories: ['station'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 1,
    summary: null,
    source,
    ...(factSources && { factSources }),
  };
}

const facts = (...places: Terminal[]) => ({ places, calendar: [], journeys: [], currency: 'EUR' });

it('names each source once, with the page its attribution leads to', () => {
  const other = { ...OSM, url: 'https://www.openstreetmap.org/node/2' };
  expect(toAttributions([facts(station(OURS), station(OSM), station(other, { summary: GUIDE }))])).toEqual([
    { text: '© OpenStreetMap contributors', license: 'ODbL 1.0', url: 'https://www.openstreetmap.org/copyright' },
    { text: 'Wikivoyage authors', license: 'CC BY-SA 4.0', url: 'https://en.wikivoyage.org/wiki/Porto' },
  ]);
});

it('names those of the plan and of other options once, and nobody where all is ours', () => {
  expect(toAttributions([facts(station(OSM)), facts(station(OSM)), null])).toHaveLength(1);
  expect(toAttributions([facts(station(OURS)), undefined])).toEqual([]);
});

it('names whom the weather and the ways come from', () => {
  const day: CityDay = {
    ...{ date: '2026-12-01', city: 'porto' as CityId, cityName: 'Porto', zone: 'Europe/Lisbon' },
    ...{ busy: false, holiday: null, transitFare: null },
    weather: { condition: 'rainy', highC: 15, lowC: 9, rain: 0.6, typical: false, source: METEO },
  };
  const travel = { cities: {}, routes: [{ points: [], minutes: [], km: [], source: OSM }] };
  expect(toAttributions([{ ...facts(), calendar: [day, day], travel }])).toEqual([
    { text: 'Weather data by Open-Meteo.com', license: 'CC BY 4.0', url: 'https://open-meteo.com/' },
    { text: '© OpenStreetMap contributors', license: 'ODbL 1.0', url: 'https://www.openstreetmap.org/copyright' },
  ]);
});
